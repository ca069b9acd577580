import type { Uuid } from '#domain/common'
import type { AnyCollection, DocumentReader } from '#domain/documents'
import { factKinds } from '#domain/events/facts'
import type { DirectedRequest } from '#domain/operation'
import { Client } from '../entities/client.js'
import { Container } from '../entities/container.js'
import { type AnyEntity, entityId } from '../entities/entity.js'
import { type Names, namesIn } from '../entities/names.js'
import type { Observation } from '../entities/observation.js'
import { AuditEvent, type AuditRow, subjectOf } from '../trail/row.js'
import { eventLabels } from '../trail/texts.js'
import { namedThing } from './named.js'
import { refOf } from './refs.js'
import type { ExplainedEvent } from './response.js'
import { thingTexts } from './texts.js'

/** A thing that a number rests on, by the collection of its document. */
export interface Thing {
  readonly collection: Pick<AnyCollection, 'name'>
  readonly document: object
}

export type Event = Omit<ExplainedEvent, 'contribution' | 'without'>

/** Kinds of things of which a client is told: those that its own answers list. */
const TOLD_TO_CLIENTS: ReadonlySet<string> = new Set([
  'work_item',
  'code_change',
  'release',
  'objective',
  'milestone',
  'invoice',
  'scope_lock',
  'change_order',
  'client_question',
])
export const isToldTo = ({ forClient }: Pick<DirectedRequest, 'forClient'>, kind: string): boolean =>
  !forClient || TOLD_TO_CLIENTS.has(kind)

/** The reach of a caller over events: the projects, clients and containers that they may concern. */
export interface Sight {
  readonly isSeen: (place: Uuid) => boolean
  readonly isSeenContainer: (container: string) => boolean
}

export const sightOf = async (
  { workspaceId, readable, caller: { dataAccess } }: DirectedRequest,
  docs: DocumentReader,
): Promise<Sight> => {
  const projects: ReadonlySet<Uuid> = new Set(readable.map(({ projectId }) => projectId))
  if (dataAccess.all) {
    const clients = await docs.find(Client, { where: { workspaceId: { eq: workspaceId } } })
    const places = new Set([workspaceId, ...projects, ...clients.map(({ clientId }) => clientId)])
    return { isSeen: (place) => places.has(place), isSeenContainer: () => true }
  }
  const containers = await docs.find(Container, { where: { workspaceId: { eq: workspaceId } } })
  const seen = containers.filter(({ mappings }) => mappings.some(({ projectId }) => projects.has(projectId)))
  const names = new Set(seen.map(({ container }) => container))
  const places = new Set([...projects, ...dataAccess.clients])
  return { isSeen: (place) => places.has(place), isSeenContainer: (container) => names.has(container) }
}

const entityOf = ({ collection, document }: Thing): Event['entity'] =>
  namedThing(refOf(collection.name, document)?.kind ?? collection.name, document)

const isFact = (kind: string): kind is keyof typeof factKinds => Object.hasOwn(factKinds, kind)
/** Kinds of facts that name their project themselves. */
const OF_PROJECTS: ReadonlySet<string> = new Set(['time_entry', 'invoice'])

const eventOfRow = (row: AuditRow, entity: Event['entity'], request: DirectedRequest): Event => ({
  eventId: row.eventId,
  type: row.type,
  label: eventLabels[row.type],
  occurredAt: row.occurredAt,
  entity,
  connectionId: request.forClient ? null : row.connectionId,
  projectId: row.projectId,
})

/** The observations that a document is made of, each by its event. */
const observationsOf = (thing: Thing, request: DirectedRequest, sight: Sight): readonly Event[] => {
  const kind = thing.collection.name
  if (!isFact(kind)) return []
  const { place, observations } = thing.document as {
    readonly place: string
    readonly observations: readonly Observation<object>[]
  }
  const isOfProject = OF_PROJECTS.has(kind)
  if (isOfProject ? !sight.isSeen(place) : !sight.isSeenContainer(place)) return []
  const entity = entityOf(thing)
  return observations.map(({ eventId, occurredAt, connectionId }) => ({
    eventId,
    type: factKinds[kind].stated.type,
    label: eventLabels[factKinds[kind].stated.type],
    occurredAt,
    entity,
    connectionId: request.forClient ? null : connectionId,
    projectId: isOfProject ? place : null,
  }))
}

/** The most events of the trail that are read of one thing that has many: a connection has two for each run. */
const MOST_OF_ONE = 50

const rowsAbout = async (
  { workspaceId }: DirectedRequest,
  subjects: readonly string[],
  most: number,
  docs: DocumentReader,
): Promise<readonly AuditRow[]> =>
  subjects.length === 0
    ? []
    : docs.find(AuditEvent, {
        where: { workspaceId: { eq: workspaceId }, subject: { in: subjects } },
        sort: [{ by: 'order', direction: 'desc' }],
        limit: most,
      })

/** The most things whose events are looked for: more than can be told. */
const MOST_THINGS = 250

/** Events by thing, and how many of them there are beyond those that were read. */
export interface ThingEvents {
  readonly events: ReadonlyMap<object, readonly Event[]>
  readonly more: number
}

/** The events of some things, of each those that made it what it is: its observations, then what people stated of it. */
export const eventsOf = async (
  things: readonly Thing[],
  request: DirectedRequest,
  sight: Sight,
  docs: DocumentReader,
): Promise<ThingEvents> => {
  const events = new Map<object, Event[]>()
  const bySubject = new Map<string, Thing>()
  const busy: string[] = []
  for (const thing of things.slice(0, MOST_THINGS)) {
    const { collection, document } = thing
    if (collection.name === AuditEvent.name) {
      const row = document as AuditRow
      const entity = { kind: thingTexts.kind(row.target), key: null, title: null }
      events.set(document, sight.isSeen(row.place) ? [eventOfRow(row, entity, request)] : [])
      continue
    }
    events.set(document, [...observationsOf(thing, request, sight)])
    const ref = refOf(collection.name, document)
    if (ref === null) continue
    const subject = subjectOf(request.workspaceId, ref)
    bySubject.set(subject, thing)
    if (ref.kind === 'connection') busy.push(subject)
  }
  const rows = [
    ...(await rowsAbout(
      request,
      [...bySubject.keys()].filter((subject) => !busy.includes(subject)),
      2 * MOST_THINGS,
      docs,
    )),
  ]
  let more = 0
  for (const subject of busy) {
    const found = await rowsAbout(request, [subject], MOST_OF_ONE, docs)
    rows.push(...found)
    const all =
      found.length < MOST_OF_ONE
        ? found.length
        : await docs.count(AuditEvent, {
            where: { workspaceId: { eq: request.workspaceId }, subject: { eq: subject } },
          })
    if (found.some(({ place }) => sight.isSeen(place))) more += all - found.length
  }
  for (const row of rows) {
    const thing = bySubject.get(row.subject)
    const known = thing === undefined ? undefined : events.get(thing.document)
    if (thing === undefined || known === undefined || !sight.isSeen(row.place)) continue
    // What a person entered by hand is an observation and stands in the trail, too.
    if (!known.some(({ eventId }) => eventId === row.eventId)) known.push(eventOfRow(row, entityOf(thing), request))
  }
  return { events, more }
}

/** Neighbours of things: what they mention, and what mentions them. Their documents are not what they would be without. */
export const neighboursOf = async (
  things: readonly Thing[],
  workspaceId: Uuid,
  entities: ReadonlyMap<string, AnyEntity>,
  docs: DocumentReader,
): Promise<readonly Thing[]> => {
  const terms = new Set<string>()
  const own = new Set<string>()
  const ids = new Map<string, Set<string>>()
  const put = (collection: string, id: string): void => {
    const known = ids.get(collection) ?? new Set()
    ids.set(collection, known.add(id))
  }
  for (const { collection, document } of things) {
    const entity = entities.get(collection.name)
    const ref = refOf(collection.name, document)
    if (entity === undefined || ref === null) continue
    const id = entityId(workspaceId, ref)
    own.add(`${collection.name} ${id}`)
    if (entity.relations === undefined) continue
    const names: Names = namesIn(entity, id, document)
    for (const { speaking, answering } of names.own) terms.add(speaking).add(answering)
    for (const { answering, owner } of names.mentions) {
      terms.add(answering)
      put(owner.collection, owner.id)
    }
  }
  const found = await docs.withTerms([...terms].slice(0, MOST_TERMS), MOST_THINGS)
  for (const refs of found.values()) for (const { collection, id } of refs) put(collection, id)
  const all: Thing[] = []
  for (const [name, some] of ids) {
    const entity = entities.get(name)
    if (entity === undefined) continue
    const wanted = [...some].filter((id) => !own.has(`${name} ${id}`)).slice(0, MOST_THINGS)
    for (const document of (await docs.get(entity, wanted)).values()) all.push({ collection: entity, document })
  }
  return all
}
/** The most names by which neighbours are looked for. */
const MOST_TERMS = 2_000

/** Those of some things that share a name with another of their kind, which would count otherwise without them. */
export const tiedAmong = async (
  things: readonly Thing[],
  workspaceId: Uuid,
  entities: ReadonlyMap<string, AnyEntity>,
  docs: DocumentReader,
): Promise<ReadonlySet<Thing>> => {
  const tied = new Set<Thing>()
  const named: { readonly thing: Thing; readonly id: string; readonly terms: readonly string[] }[] = []
  for (const thing of things) {
    const { collection, document } = thing
    const entity = entities.get(collection.name)
    const ref = refOf(collection.name, document)
    if (entity?.relations === undefined || ref === null) continue
    const id = entityId(workspaceId, ref)
    const { own, mentions } = namesIn(entity, id, document)
    const terms = [...own.flatMap(({ speaking, answering }) => [speaking, answering])]
    for (const { answering, owner } of mentions) {
      terms.push(answering)
      if (owner.collection === collection.name && owner.id !== id) tied.add(thing)
    }
    named.push({ thing, id, terms })
  }
  const all = new Set(named.flatMap(({ terms }) => terms))
  const found = await docs.withTerms([...all].slice(0, MOST_TERMS), MOST_THINGS)
  for (const { thing, id, terms } of named) {
    const others = terms.flatMap((term) => found.get(term) ?? [])
    const isTied = others.some((ref) => ref.collection === thing.collection.name && ref.id !== id)
    if (isTied || all.size > MOST_TERMS) tied.add(thing)
  }
  return tied
}
