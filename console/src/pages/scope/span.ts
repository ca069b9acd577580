import { addDays, type CivilDate } from '../../address/civil.js'

/** The days of the burn-up. */
export interface Span {
  readonly start: CivilDate
  readonly end: CivilDate
  /** The first day that the plan shows, where the lock is older; null where all since the lock is shown. */
  readonly cutAt: CivilDate | null
}

/** The days from the lock to the end of a period, as far back as the plan shows. The period's own where they begin with the lock. */
export const spanSinceLock = (
  lockedOn: CivilDate,
  { start, end }: { readonly start: CivilDate; readonly end: CivilDate },
  today: CivilDate,
  windowDays: number | null,
): Span => {
  if (lockedOn >= start) return { start, end, cutAt: null }
  const earliest = windowDays === null ? start : addDays(today, 1 - windowDays)
  if (lockedOn >= earliest) return { start: lockedOn, end, cutAt: null }
  const cutAt = earliest < start ? earliest : start
  return { start: cutAt, end, cutAt }
}

interface Approval {
  readonly reference: string
  readonly approvedOn: CivilDate
}

/** A line in the burn-up, at a point of its series. Its label is empty where it would cover the one before. */
export interface ApprovalLine {
  readonly point: number
  readonly label: string
}

/** The most labels that stand beside each other on a phone. */
const MOST_LABELS = 5

const labelOf = (references: readonly string[]): string =>
  references.length === 1 ? (references[0] ?? '') : `${references.length} orders`

/** A line at each point of a series that begins on a day, for the orders that were approved since the point before. */
export const approvalLines = (
  series: readonly { readonly date: CivilDate }[],
  start: CivilDate,
  orders: readonly Approval[],
): readonly ApprovalLine[] => {
  const room = series.length / MOST_LABELS
  const lines: ApprovalLine[] = []
  let before: CivilDate | null = null
  let labelled: number | null = null
  for (const [point, { date }] of series.entries()) {
    const approved = orders.filter(
      ({ approvedOn }) => (before === null ? approvedOn >= start : approvedOn > before) && approvedOn <= date,
    )
    before = date
    if (approved.length === 0) continue
    const hasRoom = labelled === null || point - labelled >= room
    lines.push({ point, label: hasRoom ? labelOf(approved.map(({ reference }) => reference)) : '' })
    if (hasRoom) labelled = point
  }
  return lines
}
