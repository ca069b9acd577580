import type { AssumptionFacts, Pack } from '@workspace-delivery-intelligence/client'

// The printed page is handed to a client: of money it tells invoices, prices and orders, never what work cost.

type Claim = Pack['claims'][number]

/** Amounts of invoices are the client's own; any other amount may follow from what an hour costs. */
export const isForClients = ({ figure, evidence }: Pick<Claim, 'figure' | 'evidence'>): boolean =>
  figure === null || figure.unit !== 'cents' || evidence.includes('invoice')

/** The basis of costs may name what an hour costs. */
export const isAssumptionForClients = ({ id }: Pick<AssumptionFacts, 'id'>): boolean => id !== 'cost-basis'
