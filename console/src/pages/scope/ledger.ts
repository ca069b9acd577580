import type { ScopeRow } from '@workspace-delivery-intelligence/client'

/** The row of an item that a change order names: keys are compared without case. */
export const rowOfItem = (rows: readonly ScopeRow[], key: string): ScopeRow | undefined =>
  rows.find((row) => row.key.toUpperCase() === key.toUpperCase())

/** The rows of a kind of change and of a cause; undefined stands for all. */
export const chosenRows = (
  rows: readonly ScopeRow[],
  change: string | undefined,
  cause: string | undefined,
): readonly ScopeRow[] =>
  rows.filter(
    (row) => (change === undefined || row.change === change) && (cause === undefined || row.attribution === cause),
  )
