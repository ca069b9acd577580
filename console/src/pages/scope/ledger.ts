import type { ScopeRow } from '@workspace-delivery-intelligence/client'

/** The items that one change order approved. */
export interface ChangeOrder {
  readonly reference: string
  readonly rows: readonly ScopeRow[]
}

/** The change orders that items name, each with its items, in the order of their first item. */
export const changeOrders = (rows: readonly ScopeRow[]): readonly ChangeOrder[] => {
  const byReference = new Map<string, ScopeRow[]>()
  for (const row of rows) {
    if (row.changeRequestReference === null) continue
    const ofOrder = byReference.get(row.changeRequestReference)
    if (ofOrder === undefined) byReference.set(row.changeRequestReference, [row])
    else ofOrder.push(row)
  }
  return [...byReference].map(([reference, ofOrder]) => ({ reference, rows: ofOrder }))
}

/** The rows of a kind of change and of a cause; undefined stands for all. */
export const chosenRows = (
  rows: readonly ScopeRow[],
  change: string | undefined,
  cause: string | undefined,
): readonly ScopeRow[] =>
  rows.filter(
    (row) => (change === undefined || row.change === change) && (cause === undefined || row.attribution === cause),
  )
