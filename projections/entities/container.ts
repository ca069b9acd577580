import * as t from 'io-ts'
import { closed } from '#domain/codec'
import { type CivilDate, Instant, NonEmptyString, Uuid } from '#domain/common'
import { ContainerKind } from '#domain/events/connections'
import { containerSpelling } from '#domain/events/spelling'
import { BEGINNING_OF_TIME, END_OF_TIME, type Interval, startOfDay } from '#domain/time'
import { entity } from './entity.js'

const Mapping = closed('Mapping', { projectId: Uuid, from: Instant, below: Instant })
const State = closed('Container', {
  workspaceId: Uuid,
  kind: ContainerKind,
  container: NonEmptyString,
  /** In order of time, without overlap. */
  mappings: t.readonlyArray(Mapping),
})
export type ContainerState = t.TypeOf<typeof State>

const fromDay = (day: CivilDate | null): Instant => (day === null ? BEGINNING_OF_TIME : startOfDay(day, 'UTC'))

const mappedBefore = (state: ContainerState | undefined, at: Instant): ContainerState['mappings'] =>
  (state?.mappings ?? [])
    .filter((mapping) => mapping.from < at)
    .map((mapping) => (mapping.below > at ? { ...mapping, below: at } : mapping))

/** A repository, tracker project, calendar, cloud or AI account, and whose it was when. */
export const Container = entity({
  name: 'container',
  codec: State,
  indexes: [['workspaceId']],
  on: {
    ContainerMapped: (state, { data, metadata }) => {
      const from = fromDay(data.from)
      return {
        workspaceId: metadata.workspaceId,
        kind: data.kind,
        container: containerSpelling(data.kind, data.container),
        mappings: [...mappedBefore(state, from), { projectId: data.projectId, from, below: END_OF_TIME }],
      }
    },
    // What it was mapped to is said of its new name.
    ContainerRenamed: () => undefined,
    ContainerUnmapped: (state, { data }) => state && { ...state, mappings: mappedBefore(state, fromDay(data.from)) },
  },
})

/** The times within the interval at which the container belonged to one of the projects. */
export const mappedTimes = (
  { mappings }: ContainerState,
  projectIds: ReadonlySet<Uuid>,
  { from, to }: Interval,
): readonly Interval[] =>
  mappings
    .filter((mapping) => projectIds.has(mapping.projectId))
    .map((mapping) => ({
      from: mapping.from > from ? mapping.from : from,
      to: mapping.below < to ? mapping.below : to,
    }))
    .filter((interval) => interval.from < interval.to)
