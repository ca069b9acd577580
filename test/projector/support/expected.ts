import type { DomainEvent } from '#domain/events/catalogue'
import { foldAccess } from '#projections/access/fold'
import { observedFactId } from '#projections/sources/observed'
import type { Told } from '#test/projections/support/events'
import { World } from '#test/projections/support/world'
import type { Documents } from './stores.js'

// What there should be, by a plain fold and by looking at all events at once: nothing here is the projector's.

const isSight = ({ type }: DomainEvent): boolean => /^(CodeChange|Release)(Observed|Withdrawn)$/.test(type)

/** What each connection said last of each thing. */
const observedOf = (events: readonly DomainEvent[]): Pick<Documents, 'observed_fact' | 'observed_head'> => {
  const sights = events.filter(isSight)
  const connections = [...new Set(sights.map(({ metadata }) => metadata.connectionId as string))]
  const facts = connections.flatMap((connectionId) => {
    const own = sights.filter(({ metadata }) => metadata.connectionId === connectionId)
    const things = [...new Set(own.map(({ metadata }) => JSON.stringify(metadata.entity)))]
    return things.flatMap((thing) => {
      const { type, metadata } = own.findLast((one) => JSON.stringify(one.metadata.entity) === thing) as DomainEvent
      const { kind, container = '', key } = metadata.entity
      const fact = { connectionId, kind, container, key, occurredAt: metadata.occurredAt, hash: metadata.contentHash }
      return type.endsWith('Withdrawn') ? [] : [[observedFactId(connectionId, kind, container, key), fact] as const]
    })
  })
  const heads = connections.map((connectionId) => {
    const { metadata, revision } = sights.findLast((one) => one.metadata.connectionId === connectionId) as DomainEvent
    const records = facts.filter(([, fact]) => fact.connectionId === connectionId).length
    return [connectionId, { workspaceId: metadata.workspaceId, connectionId, revision, records }] as const
  })
  return { observed_fact: Object.fromEntries(facts), observed_head: Object.fromEntries(heads) }
}

/** The documents that events come to. */
export const expectedDocuments = (events: readonly Told[]): Documents => {
  const world = new World(events)
  return { ...world.documents(), ...observedOf(world.events) }
}

/** The keys and members that events come to, by workspace. */
export const expectedAccess = (events: readonly Told[]): ReadonlyMap<string, readonly unknown[]> =>
  new Map(
    [...new World(events).access].map(([stream, entries]) => {
      const workspaceId = stream.slice('access-'.length)
      const documents = [...foldAccess(workspaceId, entries)].sort(([a], [b]) => (a < b ? -1 : 1))
      return [workspaceId, documents.map(([, { document }]) => document)]
    }),
  )
