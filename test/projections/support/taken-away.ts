import type { DataOf } from '#domain/events/catalogue'
import type { Metadata } from '#domain/events/envelope'
import { contentHashOf } from '#eventlog/new-event'
import { type Told, uuid } from './events.js'

// Sources of the small world that are taken away, wholly or from the middle of the month on, or that observe something else.

const MIDDLE = '2026-03-16T00:00:00.000Z'
const isOf = (source: string, { event }: Told): boolean => (event.metadata as Metadata).connectionId === uuid(source)

/** As if the source had never been connected. */
export const without = (events: readonly Told[], source: string): readonly Told[] =>
  events.filter((told) => !isOf(source, told))

const instantOf = ({ event }: Told): string => {
  const data = event.data as Record<string, string | null>
  return (
    data['doneAt'] ??
    data['createdAt'] ??
    data['mergedAt'] ??
    data['releasedAt'] ??
    data['startsAt'] ??
    data['day'] ??
    data['to'] ??
    ''
  )
}
/** As if it told of the first half of March only. */
export const onlyUntilTheMiddle = (events: readonly Told[], source: string): readonly Told[] =>
  events.flatMap((told): readonly Told[] => {
    if (!isOf(source, told)) return [told]
    const { stream, event } = told
    if (event.type !== 'SyncCompleted') return instantOf(told) < MIDDLE ? [told] : []
    const data = event.data as DataOf<'SyncCompleted'>
    const coverage = data.coverage.map((one) => ({ ...one, to: MIDDLE }))
    // It was read at the end of the month all the same: the export itself ended in the middle.
    return [{ stream, event: { ...event, data: { ...data, coverage, readAt: '2026-03-31T23:50:00.000Z' } } }]
  })

/** The same observation with other members, and the hash that goes with them. */
export const observedAs = (told: Told, members: object): Told => {
  const data = { ...(told.event.data as object), ...members }
  const metadata = { ...(told.event.metadata as object), contentHash: contentHashOf(data) }
  return { ...told, event: { ...told.event, data, metadata: metadata as Told['event']['metadata'] } }
}
