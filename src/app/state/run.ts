import { randomUUID } from 'node:crypto'
import { type Either, isLeft, left, right } from 'fp-ts/lib/Either.js'
import { generateKey, keyDigest, keyPrefix } from '#access/key'
import type { Ports } from '#app/environment'
import type { FoldAll, FoldError } from '#app/folding'
import { type Instant, Uuid } from '#domain/common'
import { type DocumentReader, idsUnder } from '#domain/documents'
import { type DomainEvent, streamOf } from '#domain/events/catalogue'
import type { Aggregate } from '#domain/events/envelope'
import type { Outcome, StoreError } from '#domain/outcome'
import { type Cause, uuidOf } from '#eventlog/new-event'
import type { NewEvent, Position } from '#eventlog/port'
import type { ConnectionState } from '#projections/entities/connection'
import { partitionOf } from '#readstore/partitions'
import type { ReadStore } from '#readstore/port'
import { forgetConnections } from '#secrets/forget'
import { settleAccess } from './access.js'
import { acting, namesOf, rolesFor } from './acting.js'
import { decideAndAppend, holds, readWhole } from './append.js'
import type { CarryError } from './carrier.js'
import type { AnyCommand, Decision, Look } from './command.js'
import { connectionsOf, reachOver, theConnection } from './connections.js'
import { accessOf, type Context, directoryOf, planOf, timeZoneOf } from './context.js'
import { decideEach, type Item } from './deciding.js'
import { isRefusal, type Refusal } from './refusal.js'
import { seesPlaces } from './seen-places.js'
import { BEING_DELETED, type CommandError } from './workspace.js'

/** The member who states something by a command, and where. */
interface Stating {
  readonly command: AnyCommand
  readonly workspaceId: Uuid
  /** The actor by id or display name; the owner by default. */
  readonly as: string | null
  /** The key by which the actor states it, if it is one. */
  readonly keyId?: Uuid | null
  /** The import over HTTP of which it is a part, if it is of one. */
  readonly importId?: Uuid | null | undefined
  /** The secret of the command's new key, if it was generated before. */
  readonly secret?: string
  /**
   * The receipt of a request over HTTP. The ids of the events and of new records derive from it, so that a repetition is
   * recognised; they are random without it.
   */
  readonly receiptId?: Uuid
}

export interface Statement extends Stating, Item {}

/** Several things to state by one command in one stream: all of them or none. */
export interface StatementOfMany extends Stating {
  readonly items: readonly Item[]
}

/** The reason for which a statement was refused. */
export type StateError = Refusal | CommandError | CarryError

/** The result of a statement. */
export interface Done extends Pick<Decision, 'ids' | 'events'> {
  /** The last event that was appended, which is the version of its entity; null if none was. */
  readonly version: Uuid | null
  /** Counts of moved or withdrawn evidence, if any. */
  readonly carried?: Readonly<Record<string, number>>
  readonly key: string | null
  readonly warnings: readonly string[]
  /** Says whether anything changed: events were appended, or a member was renamed. */
  readonly changed: boolean
  /** The position up to which all of it is in the log; '' if nothing was appended. */
  readonly position: Position
}

/** The documents that a command looks up. */
export const lookUp = async (look: Look, docs: DocumentReader): Promise<readonly unknown[]> => {
  const { collection } = look
  if ('where' in look) return docs.find(collection, { where: look.where })
  if ('ids' in look) return [...(await docs.get(collection, look.ids)).values()]
  return [...(await docs.get(collection, await idsUnder(look.terms, collection, docs))).values()]
}

const documentsOf = (look: Look, workspaceId: Uuid, readStore: ReadStore): Outcome<StoreError, readonly unknown[]> =>
  readStore.read(partitionOf(workspaceId, readStore), (docs) => lookUp(look, docs))

const STREAMS = ['access', 'directory', 'billing', 'settings'] as const
/** The streams of a workspace that every decision may depend on. */
type Streams = Readonly<Record<(typeof STREAMS)[number], readonly DomainEvent[]>>

const readStreams = async (workspaceId: Uuid, eventLog: Ports['eventLog']): Outcome<StoreError, Streams> => {
  const streams: Record<(typeof STREAMS)[number], readonly DomainEvent[]> = {
    access: [],
    directory: [],
    billing: [],
    settings: [],
  }
  for (const name of STREAMS) {
    const events = await readWhole(streamOf[name](workspaceId), eventLog)
    if (isLeft(events)) return events
    streams[name] = events.right
  }
  return right(streams)
}

/** The facts that a statement knows besides the streams of its workspace. */
type Known = Pick<Context, 'now' | 'names' | 'newKey'>

const readKnown = async (
  { access }: Streams,
  { workspaceId, secret }: Stating,
  { registry }: Ports,
  now: Instant,
): Outcome<StoreError, Known> => {
  const names = await namesOf(accessOf(workspaceId, access), { registry })
  if (isLeft(names)) return names
  const peppers = await registry.peppers()
  if (isLeft(peppers)) return peppers
  const [pepper] = peppers.right
  const newKey: Context['newKey'] = (environment) => {
    const key = secret ?? generateKey(environment)
    return { key, prefix: keyPrefix(key), digest: keyDigest(key, pepper.secret), pepperId: pepper.id }
  }
  return right({ now, names: names.right, newKey })
}

/** The id of the new record of an item, by its place. */
const newIdOf = ({ receiptId }: Stating, place: number): Uuid => {
  if (receiptId === undefined) return randomUUID()
  return place === 0 ? uuidOf(receiptId, 'id') : uuidOf(receiptId, 'id', String(place))
}

const contextOf = (
  { access: accessEvents, directory, billing, settings }: Streams,
  { workspaceId, command, as }: Stating,
  known: Known,
  { documents, newId }: Pick<Context, 'documents' | 'newId'> = { documents: [], newId: workspaceId },
): Either<Refusal, Context> => {
  const access = accessOf(workspaceId, accessEvents)
  const actor = acting(as, command, { access, names: known.names })
  if (isLeft(actor)) return actor
  const ofDirectory = directoryOf(directory)
  if (ofDirectory.closed) return left({ tag: 'conflict', message: BEING_DELETED })
  return right({
    ...known,
    workspaceId,
    today: known.now.slice(0, 10),
    timeZone: timeZoneOf(settings),
    actor: actor.right,
    access,
    directory: ofDirectory,
    plan: planOf(billing, known.now),
    documents,
    newId,
  })
}

/** Ends all by which a member is, or can be, signed in: sessions, links, and the address and account at the provider. */
const signOut = async (
  workspaceId: Uuid,
  memberId: Uuid,
  { signIns, identities }: Ports['registry'],
): Outcome<StoreError, void> => {
  const signedOut = await signIns.endAll(workspaceId, memberId)
  return isLeft(signedOut) ? signedOut : identities.remove(workspaceId, memberId)
}

/**
 * Signs former members out where their removal was killed halfway: all of it has to be gone before one of them can join again.
 */
const signOutFormer = async (
  workspaceId: Uuid,
  former: readonly { readonly memberId: Uuid }[],
  registry: Ports['registry'],
): Outcome<StoreError, void> => {
  const sessions = await registry.signIns.sessionsOf(workspaceId, null)
  if (isLeft(sessions)) return sessions
  const links = await registry.signIns.linksOf(workspaceId)
  if (isLeft(links)) return links
  const identities = await registry.identities.ofWorkspace(workspaceId)
  if (isLeft(identities)) return identities
  const known = new Set([...sessions.right, ...links.right, ...identities.right].map(({ memberId }) => memberId))
  for (const { memberId } of former) {
    if (!known.has(memberId)) continue
    const ended = await signOut(workspaceId, memberId, registry)
    if (isLeft(ended)) return ended
  }
  return right(undefined)
}

/** The one stream to which all items append. */
const streamFor = ({ command, items }: StatementOfMany, context: Context): Either<Refusal, string> => {
  const streams = new Set<string>()
  for (const { input } of items) {
    const stream = command.stream(input, context)
    if (isLeft(stream)) return stream
    streams.add(stream.right)
  }
  const [only = '', ...more] = streams
  return more.length === 0
    ? right(only)
    : left({
        tag: 'misused',
        message: 'several at once must be of one project: state those of another one by themselves',
      })
}

/** The part of a look-up that differs between items of one command. */
const askedBy = (look: Look | null): string => {
  if (look === null) return ''
  const { collection: _, ...asked } = look
  return JSON.stringify(asked)
}

/** The documents that each item looks up. */
const readDocuments = async (
  { command, items, workspaceId }: StatementOfMany,
  context: Context,
  { readStore }: Ports,
  foldAll: FoldAll,
): Outcome<Refusal | StoreError | FoldError, readonly (readonly unknown[])[]> => {
  const looks: (Look | null)[] = []
  for (const { input } of items) {
    const look = command.looksUp(input, context)
    if (isLeft(look)) return look
    looks.push(look.right)
  }
  if (looks.every((look) => look === null)) return right(looks.map(() => []))
  const before = await foldAll()
  if (isLeft(before)) return before
  // Several items often look up the same.
  const read = new Map<string, readonly unknown[]>()
  const documents: (readonly unknown[])[] = []
  for (const look of looks) {
    const known = read.get(askedBy(look))
    if (known !== undefined) {
      documents.push(known)
      continue
    }
    const found = look === null ? right([]) : await documentsOf(look, workspaceId, readStore)
    if (isLeft(found)) return found
    read.set(askedBy(look), found.right)
    documents.push(found.right)
  }
  return right(documents)
}

/**
 * The statement with the ids of the connections that its items name, because their streams do not hold the names. A connection has to be
 * one of projects that the actor sees, and of no other: what is stated about it holds for all of them.
 */
const withConnections = async (
  statement: StatementOfMany,
  { actor, directory, now }: Context,
  { readStore }: Ports,
  foldAll: FoldAll,
): Outcome<Refusal | StoreError | FoldError, StatementOfMany> => {
  const { command, workspaceId } = statement
  if (command.aggregate !== 'connection') return right(statement)
  const items: Item[] = []
  let visible: readonly ConnectionState[] | null = null
  for (const item of statement.items) {
    const named = item.input['connection'] as string
    if (actor.dataAccess.all && Uuid.is(named.toLowerCase())) {
      items.push({ ...item, input: { ...item.input, connection: named.toLowerCase() } })
      continue
    }
    if (visible === null) {
      const before = await foldAll()
      if (isLeft(before)) return before
      const connections = await connectionsOf(workspaceId, readStore)
      if (isLeft(connections)) return connections
      visible = connections.right.filter((one) => reachOver(one, actor, directory, now) !== 'none')
    }
    const found = theConnection(named, visible)
    if (isLeft(found)) return found
    if (reachOver(found.right, actor, directory, now) === 'part')
      return left({ tag: 'not_allowed', role: actor.role, roles: rolesFor(command) })
    items.push({ ...item, input: { ...item.input, connection: found.right.connectionId } })
  }
  return right({ ...statement, items })
}

/** A statement as it is decided: with ids of connections, what is known of its workspace, and its stream. */
interface Opened {
  readonly statement: StatementOfMany
  readonly streams: Streams
  readonly known: Known
  readonly context: Context
  readonly stream: string
}

const opened = async (
  given: StatementOfMany,
  stores: Ports,
  now: Instant,
  foldAll: FoldAll,
): Outcome<Refusal | StoreError | FoldError, Opened> => {
  const streams = await readStreams(given.workspaceId, stores.eventLog)
  if (isLeft(streams)) return streams
  const known = await readKnown(streams.right, given, stores, now)
  if (isLeft(known)) return known
  const context = contextOf(streams.right, given, known.right)
  if (isLeft(context)) return context
  const statement = await withConnections(given, context.right, stores, foldAll)
  if (isLeft(statement)) return statement
  const stream = streamFor(statement.right, context.right)
  if (isLeft(stream)) return stream
  return right({
    statement: statement.right,
    streams: streams.right,
    known: known.right,
    context: context.right,
    stream: stream.right,
  })
}

type Appended = Outcome<
  Refusal | CommandError | FoldError,
  { readonly each: readonly Done[]; readonly items: readonly Item[]; readonly cause: Cause }
>

const appendStated = async (given: StatementOfMany, stores: Ports, now: Instant, foldAll: FoldAll): Appended => {
  const open = await opened(given, stores, now, foldAll)
  if (isLeft(open)) return open
  const { statement, streams, known, context, stream } = open.right
  const { command, workspaceId, receiptId, keyId = null, importId = null } = statement
  const { eventLog, registry } = stores
  const newIds = statement.items.map((_, place) => newIdOf(statement, place))
  const documents = await readDocuments(statement, context, stores, foldAll)
  if (isLeft(documents)) return documents

  if (command.aggregate === 'access') {
    const signedOut = await signOutFormer(workspaceId, context.access.left, registry)
    if (isLeft(signedOut)) return signedOut
  }
  const correlationId = randomUUID()
  const causeOf = ({ memberId }: Context['actor']): Cause => ({
    workspaceId,
    actor: keyId === null ? { kind: 'user', id: memberId } : { kind: 'api_key', id: keyId },
    correlationId,
    causationId: receiptId ?? importId ?? undefined,
    now,
  })
  let decisions: readonly Decision[] = []
  let drafts: readonly NewEvent[] = []
  const appended = await decideAndAppend<Refusal>(
    stream,
    eventLog,
    (events) => {
      const contextFor = (told: readonly DomainEvent[], place: number) => {
        // The stream to append to is read again, and may be one of those.
        const newer = { ...streams, [command.aggregate]: told }
        const own = { documents: documents.right[place] ?? [], newId: newIds[place] ?? workspaceId }
        return contextOf(newer, statement, known, own)
      }
      const decided = decideEach(statement, statement.items, events, contextFor, causeOf)
      if (isLeft(decided)) return decided
      decisions = decided.right.decisions
      drafts = decided.right.drafts
      return right(drafts)
    },
    { looksAt: command.looksAt, receiptId: receiptId ?? null },
  )
  if (isLeft(appended)) return appended
  const { position, isRepeated } = appended.right
  const each: Done[] = []
  for (const decision of decisions) {
    const effect = await takeEffect(decision, workspaceId, registry)
    if (isLeft(effect)) return effect
    const { ids, events, name, key = null, warnings = [] } = decision
    const renamed = name !== undefined && known.names.get(name.memberId) !== name.name
    each.push({
      ids,
      events,
      // The secret of an earlier try is known to nobody but its caller.
      key: isRepeated ? null : key,
      warnings,
      changed: events.length > 0 || renamed,
      version: drafts.at(-1)?.eventId ?? null,
      position,
    })
  }
  return right({ each, items: statement.items, cause: causeOf(context.actor) })
}

/** Does what a decision asks of the registry. */
const takeEffect = async (
  { name, signsOut, forgets }: Decision,
  workspaceId: Uuid,
  registry: Ports['registry'],
): Outcome<StoreError, void> => {
  if (name !== undefined) {
    const named = await registry.setName(name.memberId, name.name)
    if (isLeft(named)) return named
  }
  if (forgets !== undefined) {
    const forgotten = await forgetConnections({ connectionId: forgets }, registry)
    if (isLeft(forgotten)) return forgotten
  }
  return signsOut === undefined ? right(undefined) : signOut(workspaceId, signsOut, registry)
}

/** Applies a statement to evidence, on behalf of its actor. */
const carriedOut = async (
  done: Done,
  input: Item['input'],
  { command }: Stating,
  cause: Cause,
  stores: Ports,
  foldAll: FoldAll,
): Outcome<CarryError, Done> => {
  const carrier = { ...cause, correlationId: randomUUID(), stores, foldAll }
  const carrying = command.carryOut?.(input, carrier) ?? null
  const carried = carrying === null ? null : await carrying
  if (carried === null) return right(done)
  if (isLeft(carried)) return carried
  const all = { ...done, carried: carried.right }
  if (done.position === '') return right(all)
  const end = await stores.eventLog.end()
  return isLeft(end) ? end : right({ ...all, position: end.right })
}

/** Statements about these have to hold in every process from their acknowledgement on. */
const HOLDING_AT_ONCE: ReadonlySet<Aggregate> = new Set<Aggregate>(['access', 'directory', 'settings'])

/**
 * Refuses a repetition of statements whose target the actor may not see or change any more. The rest was decided when they were
 * carried out. `ids` are those that each was answered with.
 */
export const refusalOfTarget = async (
  statement: StatementOfMany,
  ids: readonly Done['ids'][],
  stores: Ports,
  now: Instant,
  foldAll: FoldAll,
): Outcome<Refusal | StoreError | FoldError, void> => {
  const found = await opened(statement, stores, now, foldAll)
  if (isLeft(found)) return found
  for (const [place, { input }] of statement.items.entries()) {
    const visible = seesPlaces(input, ids[place] ?? {}, found.right.context)
    if (isLeft(visible)) return visible
  }
  return right(undefined)
}

/**
 * Says whether an earlier try of a statement, by anybody, may stand in the log: its events stand in its stream, or the stream is not
 * found any more.
 */
export const mayBeStated = async (
  statement: StatementOfMany,
  stores: Ports,
  now: Instant,
  foldAll: FoldAll,
): Outcome<StoreError | FoldError, boolean> => {
  // As the owner, whatever was taken from its actor meanwhile.
  const found = await opened({ ...statement, as: null }, stores, now, foldAll)
  if (isLeft(found)) return isRefusal(found.left) ? right(true) : left(found.left)
  return holds(found.right.stream, statement.receiptId ?? null, stores.eventLog)
}

/** States several facts by one command: all of them or none. They have to go to one stream, that of one project for instance. */
export const stateAll = async (
  given: StatementOfMany,
  stores: Ports,
  now: Instant,
  foldAll: FoldAll,
): Outcome<StateError, readonly Done[]> => {
  const appended = await appendStated(given, stores, now, foldAll)
  const done = isLeft(appended) ? appended : await carryOutEach(appended.right, given, stores, foldAll)
  if (!HOLDING_AT_ONCE.has(given.command.aggregate)) return done
  // Also if nothing is left to append or it is refused now: this completes a command that was killed.
  const settled = await settleAccess(given.workspaceId, stores)
  return isLeft(settled) ? settled : done
}

const carryOutEach = async (
  { each, items, cause }: Extract<Awaited<Appended>, { readonly _tag: 'Right' }>['right'],
  stating: Stating,
  stores: Ports,
  foldAll: FoldAll,
): Outcome<CarryError, readonly Done[]> => {
  const all: Done[] = []
  for (const [place, done] of each.entries()) {
    const carried = await carriedOut(done, items[place]?.input ?? {}, stating, cause, stores, foldAll)
    if (isLeft(carried)) return carried
    all.push(carried.right)
  }
  return right(all)
}

/**
 * States a fact: decides from its stream, with the workspace's directory, members and plan,
 * and appends at the revision of the decision. Changes of access, privacy, archiving and deletion are in force in every
 * process when it returns.
 */
export const state = async (
  { input, version = null, ...stating }: Statement,
  stores: Ports,
  now: Instant,
  foldAll: FoldAll,
): Outcome<StateError, Done> => {
  const all = await stateAll({ ...stating, items: [{ input, version }] }, stores, now, foldAll)
  if (isLeft(all)) return all
  const [done] = all.right
  if (done === undefined) throw new Error('a statement of one item has one result')
  return right(done)
}
