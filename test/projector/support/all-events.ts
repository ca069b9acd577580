import fc from 'fast-check'
import type { AnyCodec } from '#domain/codec'
import type { Uuid } from '#domain/common'
import { type DataOf, definitionOf, type EventType, streamOf } from '#domain/events/catalogue'
import { PLACE_OF } from '#domain/events/connections'
import type { Channel, EntityRef } from '#domain/events/envelope'
import { contentHashOf, newEvent } from '#eventlog/new-event'
import type { AnyEntity } from '#projections/entities/entity'
import { entities } from '#projections/index'
import { type Told, uuid, WORKSPACE } from '#test/projections/support/events'
import { anyOf, TEXTS, UUIDS } from '#test/support/arbitrary/codec'

// Events of every type that some entity folds, made up from their codecs, about few things in few places.

const WORKSPACES = [WORKSPACE, uuid('another workspace')]
const CHANNELS = ['api', 'export', 'git', 'csv'] as const satisfies readonly Channel[]
const CONTAINERS = ['github.com/acme/api', 'acme|tracker']
const START = Date.UTC(2026, 2, 1)

interface Circumstances {
  readonly workspaceId: Uuid
  readonly key: string
  readonly place: number
  readonly source: number
  readonly byHand: boolean
}
const anyCircumstances: fc.Arbitrary<Circumstances> = fc.record({
  workspaceId: fc.constantFrom(...WORKSPACES),
  key: fc.constantFrom(...TEXTS.slice(0, 4)),
  place: fc.nat(1),
  source: fc.nat(CHANNELS.length - 1),
  byHand: fc.nat(9).map((n) => n === 0),
})

/** How an event of an entity names it. */
export const refOf = (
  kind: string,
  { workspaceId, key, place }: Circumstances,
  connectionId: Uuid,
  type: EventType,
): EntityRef => {
  const container = CONTAINERS[place] as string
  const project = UUIDS[place] as string
  if (kind === 'workspace' || kind === 'subscription') return { kind, key: workspaceId }
  if (kind === 'connection') return { kind, key: connectionId }
  // A record that could not be taken is one connection's.
  if (kind === 'dead_letter') return { kind, key: `${connectionId} ${key}` }
  if (kind === 'ai_rule') return { kind, key, container }
  if (Object.hasOwn(PLACE_OF, kind))
    return PLACE_OF[kind as keyof typeof PLACE_OF] === 'project' ? { kind, key, project } : { kind, key, container }
  return definitionOf(type).aggregate === 'engagement' ? { kind, key, project } : { kind, key }
}

const streamFor = (
  type: EventType,
  { workspaceId, place }: Circumstances,
  connectionId: Uuid,
  data: object,
): string => {
  const { aggregate } = definitionOf(type)
  const project = (data as { projectId?: Uuid }).projectId ?? (UUIDS[place] as string)
  switch (aggregate) {
    case 'connection':
      return streamOf.connection(workspaceId, connectionId)
    case 'engagement':
      return streamOf.engagement(workspaceId, project)
    case 'links':
      return streamOf.links(workspaceId, project)
    case 'slug':
      return streamOf.slug('acme', workspaceId)
    default:
      return streamOf[aggregate](workspaceId)
  }
}

const anyEventOf = ({ name: kind, on }: AnyEntity): fc.Arbitrary<(at: string) => Told> => {
  const types = Object.keys(on) as EventType[]
  // What is observed outweighs what is withdrawn.
  const weighed = types.flatMap((type) => (definitionOf(type).observes === 'stated' ? [type, type, type] : [type]))
  return fc.constantFrom(...weighed).chain((type) =>
    fc
      .tuple(anyCircumstances, anyOf(definitionOf(type).data as AnyCodec))
      .map(([circumstances, made]) => (at: string) => {
        const { workspaceId, source, byHand, key } = circumstances
        const definition = definitionOf(type)
        const channel = CHANNELS[source] as Channel
        const connectionId = uuid(`${channel} of ${workspaceId}`)
        // What names itself is named as it is.
        const data = made as DataOf<typeof type>
        const ref = refOf(kind, circumstances, connectionId, type)
        const hand = byHand && kind === 'invoice'
        const seen =
          definition.aggregate !== 'connection' || hand ? { channel: 'hand' as const } : { connectionId, channel }
        const more = definition.observes === 'stated' ? { ...seen, contentHash: contentHashOf(data) } : seen
        const stream = hand ? streamOf.commercial(workspaceId) : streamFor(type, circumstances, connectionId, data)
        const actor = { kind: 'user', id: key } as const
        const cause = { workspaceId, actor, correlationId: uuid('run'), now: at }
        return { stream, event: newEvent(type, ref, data, cause, more) }
      }),
  )
}

/** The types that `anyEvents` makes. */
export const FOLDED_TYPES: readonly EventType[] = [
  ...new Set(entities.flatMap(({ on }) => Object.keys(on) as EventType[])),
]

/** Any events of any kind, in the order in which they were recorded; code and work items weigh more, for they meet. */
export const anyEvents: fc.Arbitrary<readonly Told[]> = fc
  .array(
    fc.oneof(
      ...entities.map((entity) => ({
        weight: ['code_change', 'work_item'].includes(entity.name) ? 8 : entity.name === 'release' ? 4 : 1,
        arbitrary: anyEventOf(entity),
      })),
    ),
    { minLength: 1, maxLength: 60, size: 'max' },
  )
  .map((all) => all.map((make, i) => make(new Date(START + i * 60_000).toISOString())))
