import type { ChangeOrderView, ScopeReport, ScopeRow } from '@workspace-delivery-intelligence/client'
import { type CivilDate, civilDateIn } from '../../address/civil.js'

/** A row of the ledger with its place in the report, by which its numbers open their evidence. */
export interface PlacedRow {
  readonly row: ScopeRow
  readonly place: number
}

/** The rows of one cause: a change order, or a kind of change that no order explains. */
export type LedgerGroup =
  | {
      readonly kind: 'order'
      readonly reference: string
      /** Null where the report does not list the order. */
      readonly order: ChangeOrderView | null
      readonly rows: readonly PlacedRow[]
      /** Keys of its items that are in no row. */
      readonly others: readonly string[]
    }
  | { readonly kind: ScopeRow['change']; readonly rows: readonly PlacedRow[] }

/** A line of the ledger: the head of a group, or a row of it. */
export type LedgerLine = { readonly kind: 'head'; readonly group: LedgerGroup } | ({ readonly kind: 'row' } & PlacedRow)

const CHANGES: readonly ScopeRow['change'][] = ['added', 'reestimated', 'removed']

const hasKey = (rows: readonly PlacedRow[], key: string): boolean =>
  rows.some(({ row }) => row.key.toUpperCase() === key.toUpperCase())

const groupOfOrder = (reference: string, order: ChangeOrderView | null, rows: readonly PlacedRow[]): LedgerGroup => ({
  kind: 'order',
  reference,
  order,
  rows,
  others: (order?.items ?? []).filter((key) => !hasKey(rows, key)),
})

/** The ledger in groups: each change order once, the newest first, then what no order explains by its change. */
export const ledgerGroups = ({
  rows,
  changeOrders,
}: Pick<ScopeReport, 'rows' | 'changeOrders'>): readonly LedgerGroup[] => {
  const placed = rows.map((row, place): PlacedRow => ({ row, place }))
  const ofOrder = (reference: string) => placed.filter(({ row }) => row.changeRequestReference === reference)
  const listed = new Set(changeOrders.map(({ reference }) => reference))
  const unlisted = new Set(
    rows.flatMap(({ changeRequestReference: one }) => (one === null || listed.has(one) ? [] : [one])),
  )
  const unexplained = CHANGES.flatMap((change): readonly LedgerGroup[] => {
    const some = placed.filter(({ row }) => row.changeRequestReference === null && row.change === change)
    return some.length === 0 ? [] : [{ kind: change, rows: some }]
  })
  return [
    ...changeOrders.map((order) => groupOfOrder(order.reference, order, ofOrder(order.reference))),
    ...[...unlisted].map((reference) => groupOfOrder(reference, null, ofOrder(reference))),
    ...unexplained,
  ]
}

/** Says whether any source has an item of an order: without one its amount is not in the total. */
export const hasKnownItem = ({ items, unknownItems }: Pick<ChangeOrderView, 'items' | 'unknownItems'>): boolean =>
  items.length > unknownItems.length

/** The day of a row's change in a zone. */
const dayOf = ({ row }: PlacedRow, timeZone: string): CivilDate => civilDateIn(Date.parse(row.at), timeZone)

/** The months in which rows changed, as `YYYY-MM`, the newest first. */
export const monthsOf = (groups: readonly LedgerGroup[], timeZone: string): readonly string[] =>
  [...new Set(groups.flatMap(({ rows }) => rows.map((row) => dayOf(row, timeZone).slice(0, 7))))].sort().reverse()

/** The part of the ledger that is shown: empty for all since the lock, `period`, or a month. */
export type When = string

/** Groups with the rows of some days. An order stays where it was approved on one of them. */
export const groupsOn = (
  groups: readonly LedgerGroup[],
  isOn: (day: CivilDate) => boolean,
  timeZone: string,
): readonly LedgerGroup[] =>
  groups.flatMap((group): readonly LedgerGroup[] => {
    const rows = group.rows.filter((row) => isOn(dayOf(row, timeZone)))
    if (group.kind !== 'order') return rows.length === 0 ? [] : [{ ...group, rows }]
    const wasApproved = group.order !== null && isOn(group.order.approvedOn)
    return rows.length === 0 && !wasApproved ? [] : [{ ...group, rows }]
  })

/** The days that a part of the ledger covers. */
export const daysOfPart = (when: When, period: { readonly start: CivilDate; readonly end: CivilDate }) => {
  if (when === '') return (): boolean => true
  if (when === 'period') return (day: CivilDate): boolean => day >= period.start && day <= period.end
  return (day: CivilDate): boolean => day.startsWith(`${when}-`)
}

/** The lines of groups: each head, then its rows. */
export const ledgerLines = (groups: readonly LedgerGroup[]): readonly LedgerLine[] =>
  groups.flatMap((group): readonly LedgerLine[] => [
    { kind: 'head', group },
    ...group.rows.map((row): LedgerLine => ({ kind: 'row', ...row })),
  ])
