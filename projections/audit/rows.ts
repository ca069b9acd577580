import type { CivilDate, Uuid } from '#domain/common'
import type { DocumentReader } from '#domain/documents'
import { addDays, startOfDay } from '#domain/time'
import { AuditEvent, type AuditRow } from '../trail/row.js'
import type { Counted, Part } from './counts.js'

const PAGE = 200

/** The matching events of one part of a period as they were counted: on which days there are any, and of whom. */
export interface CountedPart extends Part {
  readonly counted: readonly Counted[]
}

/**
 * Rows from the newest on, below `below` in the trail's order: `most` of them, or all there are. The counters say on
 * which days there is anything to be found, so that no other day is read.
 */
export const rowsBelow = async (
  workspaceId: Uuid,
  parts: readonly CountedPart[],
  below: string | null,
  most: number,
  matches: (row: AuditRow, today: boolean) => boolean,
  docs: DocumentReader,
): Promise<readonly AuditRow[]> => {
  const rows: AuditRow[] = []
  for (const { interval, today, counted } of parts) {
    const places = new Map<CivilDate, Set<Uuid>>()
    for (const { days, place } of counted)
      for (const day of days) places.set(day, (places.get(day) ?? new Set()).add(place))
    for (const day of [...places.keys()].sort().reverse()) {
      const [dawn, dusk] = [startOfDay(day, 'UTC'), startOfDay(addDays(day, 1), 'UTC')]
      const from = dawn > interval.from ? dawn : interval.from
      const end = dusk < interval.to ? dusk : interval.to
      const where = { workspaceId: { eq: workspaceId }, place: { in: [...(places.get(day) ?? [])] } }
      for (let upTo = below !== null && below < end ? below : end; upTo > from; ) {
        const found = await docs.find(AuditEvent, {
          where: { ...where, order: { from, below: upTo } },
          sort: [{ by: 'order', direction: 'desc' }],
          limit: PAGE,
        })
        for (const row of found) {
          if (!matches(row, today)) continue
          rows.push(row)
          if (rows.length === most) return rows
        }
        const last = found.at(-1)
        if (last === undefined || found.length < PAGE) break
        upTo = last.order
      }
    }
  }
  return rows
}
