/** Reasons for which figures of months and projects are not known, or not whole. */
export const monthTexts = {
  partlyRead: 'Evidence covers only a part of these days.',
  noChanges: 'No code was read for these days.',
} as const

export const portfolioTexts = {
  cutSince: (years: number) => `The engagement began earlier: this counts its last ${years} years.`,
  noTracker: 'No tracker data covers the days since the lock.',
  emptyLock: 'The lock has no items, so there is no share of it.',
  partlyReadSince: 'Tracker data covers only a part of the days since the lock, and shows nothing that was added.',
  noInvoices: 'No invoices were read or entered.',
  invoicesByHand: 'Invoices were entered by people: this counts those that were.',
  partOfInvoices: 'Invoices were read for only a part of the time.',
  severalCurrencies: 'The amounts are in more than one currency, so there is no sum.',
  noneKnown: 'The figure is known of no project.',
  someKnown: (known: number, all: number) => `The figure is known of ${known} of ${all} projects, some of it in part.`,
} as const
