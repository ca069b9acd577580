import type { Either } from 'fp-ts/lib/Either.js'
import { isLeft, left, right } from 'fp-ts/lib/Either.js'
import type * as t from 'io-ts'
import { type AnyCodec, decode, describe } from '../codec.js'
import type { Uuid } from '../common.js'
import * as access from './access.js'
import * as billing from './billing.js'
import * as directory from './directory.js'
import { type EventDefinition, type EventOf, Metadata } from './envelope.js'
import * as observed from './observed.js'

/** Every event that there is; codecs, docs and subscriptions derive from this list. */
export const catalogue = [
  directory.WorkspaceSlugTaken,
  directory.WorkspaceOpened,
  directory.ClientAdded,
  directory.ProjectAdded,
  directory.ContainerMapped,
  access.MemberJoined,
  access.ApiKeyIssued,
  access.ApiKeyRevoked,
  billing.PlanChanged,
  observed.ConnectionRegistered,
  observed.SyncStarted,
  observed.SyncCompleted,
  observed.SyncFailed,
  observed.CodeChangeObserved,
  observed.CodeChangeWithdrawn,
  observed.ReleaseObserved,
  observed.ReleaseWithdrawn,
] as const

type Definition = (typeof catalogue)[number]
export type EventType = Definition['type']
export type DomainEvent = Definition extends infer D
  ? D extends EventDefinition<infer T, infer C>
    ? EventOf<T, t.TypeOf<C>>
    : never
  : never
export type EventNamed<T extends EventType> = Extract<DomainEvent, { type: T }>
export type DataOf<T extends EventType> = EventNamed<T>['data']

const byType: ReadonlyMap<string, EventDefinition<EventType, AnyCodec>> = new Map(
  catalogue.map((definition) => [definition.type, definition]),
)

/** The definition of a type of the catalogue. */
export const definitionOf = (type: EventType): EventDefinition<EventType, AnyCodec> =>
  byType.get(type) as EventDefinition<EventType, AnyCodec>

/** An event as a log holds it. */
export interface Recorded {
  readonly eventId: Uuid
  readonly type: string
  readonly schemaVersion: number
  readonly data: unknown
  readonly metadata: unknown
}

/** A recorded event that this build cannot read, and why. */
export interface Unreadable {
  readonly tag: 'unreadable_event'
  readonly eventId: string
  readonly type: string
  readonly reason: string
}

/** A recorded event as an event of the catalogue. */
export const decodeEvent = (recorded: Recorded & { readonly revision: number }): Either<Unreadable, DomainEvent> => {
  const { eventId, type, schemaVersion, revision } = recorded
  const unreadable = (reason: string) => left({ tag: 'unreadable_event' as const, eventId, type, reason })
  const definition = byType.get(type)
  if (definition === undefined) return unreadable('this build does not know its type')
  if (schemaVersion !== definition.schemaVersion)
    return unreadable(`its schema version ${schemaVersion} is not ${definition.schemaVersion}`)
  const metadata = decode(Metadata, recorded.metadata)
  if (isLeft(metadata)) return unreadable(`metadata: ${describe(metadata.left)}`)
  const data = decode(definition.data, recorded.data)
  if (isLeft(data)) return unreadable(`data: ${describe(data.left)}`)
  return right({
    eventId,
    type: definition.type,
    schemaVersion,
    revision,
    data: data.right,
    metadata: metadata.right,
  } as DomainEvent)
}

/** The stream of an aggregate: the workspace's id in the name lets a server filter by it. */
export const streamOf = {
  slug: (organization: string, workspace: string): string => `slug-${organization}/${workspace}`,
  directory: (workspaceId: Uuid): string => `directory-${workspaceId}`,
  access: (workspaceId: Uuid): string => `access-${workspaceId}`,
  billing: (workspaceId: Uuid): string => `billing-${workspaceId}`,
  connection: (workspaceId: Uuid, connectionId: Uuid): string => `connection-${workspaceId}-${connectionId}`,
} as const
