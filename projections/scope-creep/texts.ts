/** By what an added item is valued. */
export const valueBases = {
  order: (reference: string) => `amount of change order ${reference}, which counts once for all its items`,
  labour: 'time entries at the rates in force',
  hidden: "hidden by this workspace's privacy settings",
  orders: 'change order amounts',
  all: 'change order amounts, otherwise time entries at the rates in force; never an estimate',
  allHidden:
    "change order amounts, otherwise time entries at the rates in force; hidden by this workspace's privacy settings",
} as const
