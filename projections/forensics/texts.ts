/** Labels of nodes; those of other nodes are names that sources give. */
export const nodeTexts = {
  engagement: (startsOn: string) => `Engagement from ${startsOn}`,
  lock: (lockedOn: string) => `Scope locked on ${lockedOn}`,
  invoice: (number: string) => `Invoice ${number}`,
  costHidden: (label: string) => `${label} (cost hidden)`,
} as const
