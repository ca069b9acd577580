import { randomUUID } from 'node:crypto'
import { type Either, isLeft, left, right } from 'fp-ts/lib/Either.js'
import { generateKey, keyDigest, keyPrefix } from '#access/key'
import type { Ports } from '#app/environment'
import type { FoldAll, FoldError } from '#app/folding'
import { decode, describe } from '#domain/codec'
import { type Instant, Uuid } from '#domain/common'
import { type DocumentReader, idsUnder } from '#domain/documents'
import { type DomainEvent, definitionOf, streamOf } from '#domain/events/catalogue'
import type { Aggregate } from '#domain/events/envelope'
import type { Outcome, StoreError } from '#domain/outcome'
import { type Cause, newEvent, uuidOf } from '#eventlog/new-event'
import type { Position } from '#eventlog/port'
import { partitionOf } from '#readstore/partitions'
import type { ReadStore } from '#readstore/port'
import { settleAccess } from './access.js'
import { acting, namesOf } from './acting.js'
import { amountGiven } from './amount.js'
import { decideAndAppend, readWhole } from './append.js'
import type { CarryError } from './carrier.js'
import type { AnyCommand, Decision, Look, Stated } from './command.js'
import { connectionsOf, theConnection } from './connections.js'
import { accessOf, type Context, directoryOf, planOf, timeZoneOf } from './context.js'
import type { Fields, Given } from './field.js'
import type { Refusal } from './refusal.js'
import { BEING_DELETED, type CommandError } from './workspace.js'

/** A command's input by field. */
export type AllGiven = Readonly<Record<string, Given>>

/** `--amount-cents` for `amountCents`. */
export const optionName = (field: string): string =>
  `--${field.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`

/** Reads the input field by field; an error never quotes the value, which may be a secret. */
export const readInput = (
  { fields }: { readonly fields: Fields },
  given: AllGiven,
): Either<Refusal, Readonly<Record<string, unknown>>> => {
  const input: Record<string, unknown> = {}
  for (const [name, { form, placeholder, read }] of Object.entries(fields) as [
    string,
    AnyCommand['fields'][string],
  ][]) {
    const words = form === 'money' ? amountGiven(given) : right(given[name])
    if (isLeft(words)) return left({ tag: 'misused', message: words.left })
    const value: Either<string, unknown> = read(words.right)
    const shown = form === 'argument' || form === 'words' ? `<${placeholder}>` : optionName(name)
    if (isLeft(value))
      return left({ tag: 'misused', message: `${shown}: ${value.left}`, field: { name, problem: value.left } })
    input[name] = value.right
  }
  return right(input)
}

export interface Statement {
  readonly command: AnyCommand
  readonly input: Readonly<Record<string, unknown>>
  readonly workspaceId: Uuid
  /** The actor by id or display name; the owner by default. */
  readonly as: string | null
  /** The secret of the command's new key, if it was generated before. */
  readonly secret?: string
  /** The id from which those of its events and of a new record derive, so that a repetition is recognised; random ids without it. */
  readonly receiptId?: Uuid
}

/** The reason for which a statement was refused. */
export type StateError = Refusal | CommandError | CarryError

/** The result of a statement. */
export interface Done extends Pick<Decision, 'ids' | 'events'> {
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

/** Turns drafts into events of the log; refuses events that could not be read back. */
const newEvents = (
  stated: readonly Stated[],
  cause: Cause,
  receiptId: Uuid | undefined,
): Either<Refusal, readonly ReturnType<typeof newEvent>[]> => {
  const events = []
  for (const [i, { type, entity, data, more, eventId }] of stated.entries()) {
    const sound = decode(definitionOf(type).data, data)
    if (isLeft(sound)) return left({ tag: 'misused', message: `${type}: ${describe(sound.left)}` })
    const derived = receiptId === undefined ? undefined : uuidOf(receiptId, String(i))
    events.push(newEvent(type, entity, data as never, cause, more, eventId ?? derived))
  }
  return right(events)
}

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
type Known = Pick<Context, 'now' | 'names' | 'newId' | 'newKey'>

const readKnown = async (
  { access }: Streams,
  { workspaceId, secret, receiptId }: Statement,
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
  return right({
    now,
    names: names.right,
    newId: receiptId === undefined ? randomUUID() : uuidOf(receiptId, 'id'),
    newKey,
  })
}

const contextOf = (
  { access: accessEvents, directory, billing, settings }: Streams,
  documents: readonly unknown[],
  { workspaceId, command, as }: Statement,
  known: Known,
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

const appendStated = async (
  statement: Statement,
  stores: Ports,
  now: Instant,
  foldAll: FoldAll,
): Outcome<Refusal | CommandError | FoldError, Done & { readonly actorId: Uuid }> => {
  const { command, input, workspaceId, receiptId } = statement
  const { eventLog, readStore, registry } = stores
  const streams = await readStreams(workspaceId, eventLog)
  if (isLeft(streams)) return streams
  const known = await readKnown(streams.right, statement, stores, now)
  if (isLeft(known)) return known
  const context = contextOf(streams.right, [], statement, known.right)
  if (isLeft(context)) return context
  const stream = command.stream(input, context.right)
  if (isLeft(stream)) return stream
  const look = command.looksUp(input, context.right)
  if (isLeft(look)) return look
  let documents: readonly unknown[] = []
  if (look.right !== null) {
    const before = await foldAll()
    if (isLeft(before)) return before
    const found = await documentsOf(look.right, workspaceId, readStore)
    if (isLeft(found)) return found
    documents = found.right
  }

  if (command.aggregate === 'access') {
    const signedOut = await signOutFormer(workspaceId, context.right.access.left, registry)
    if (isLeft(signedOut)) return signedOut
  }
  const correlationId = randomUUID()
  let decision: Decision = { ids: {}, events: [] }
  const appended = await decideAndAppend<Refusal>(
    stream.right,
    eventLog,
    (events) => {
      // The stream to append to is read again, and may be one of those.
      const newer = { ...streams.right, [command.aggregate]: events }
      const current = contextOf(newer, documents, statement, known.right)
      if (isLeft(current)) return current
      const decided = command.decide(input, events, current.right)
      if (isLeft(decided)) return decided
      decision = decided.right
      const actor = { kind: 'user' as const, id: current.right.actor.memberId }
      return newEvents(decision.events, { workspaceId, actor, correlationId, now }, receiptId)
    },
    { looksAt: command.looksAt, firstId: receiptId === undefined ? null : uuidOf(receiptId, '0') },
  )
  if (isLeft(appended)) return appended
  if (decision.name !== undefined) {
    const named = await registry.setName(decision.name.memberId, decision.name.name)
    if (isLeft(named)) return named
  }
  if (decision.signsOut !== undefined) {
    const signedOut = await signOut(workspaceId, decision.signsOut, registry)
    if (isLeft(signedOut)) return signedOut
  }
  const { ids, events, name, warnings = [] } = decision
  // The secret of an earlier try is known to nobody but its caller.
  const key = appended.right.isRepeated ? null : (decision.key ?? null)
  const renamed = name !== undefined && known.right.names.get(name.memberId) !== name.name
  const changed = events.length > 0 || renamed
  const { memberId: actorId } = context.right.actor
  return right({ ids, events, key, warnings, changed, position: appended.right.position, actorId })
}

/** The statement with the id of the named connection, because its stream does not hold the name. */
const withConnection = async (
  statement: Statement,
  { readStore }: Ports,
  foldAll: FoldAll,
): Outcome<Refusal | StoreError | FoldError, Statement> => {
  const { command, input, workspaceId } = statement
  if (command.aggregate !== 'connection') return right(statement)
  const named = input['connection'] as string
  const withId = (connection: Uuid): Statement => ({ ...statement, input: { ...input, connection } })
  if (Uuid.is(named.toLowerCase())) return right(withId(named.toLowerCase()))
  const before = await foldAll()
  if (isLeft(before)) return before
  const connections = await connectionsOf(workspaceId, readStore)
  if (isLeft(connections)) return connections
  const found = theConnection(named, connections.right)
  return isLeft(found) ? found : right(withId(found.right.connectionId))
}

/** Applies a statement to evidence, on behalf of its actor. */
const carriedOut = async (
  { actorId, ...done }: Done & { readonly actorId: Uuid },
  { command, input, workspaceId }: Statement,
  stores: Ports,
  now: Instant,
  foldAll: FoldAll,
): Outcome<CarryError, Done> => {
  const actor = { kind: 'user' as const, id: actorId }
  const carrier = { workspaceId, actor, correlationId: randomUUID(), now, stores, foldAll }
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
 * States a fact: decides from its stream, with the workspace's directory, members and plan,
 * and appends at the revision of the decision. Changes of access, privacy, archiving and deletion are in force in every
 * process when it returns.
 */
export const state = async (
  given: Statement,
  stores: Ports,
  now: Instant,
  foldAll: FoldAll,
): Outcome<StateError, Done> => {
  const found = await withConnection(given, stores, foldAll)
  if (isLeft(found)) return found
  const statement = found.right
  const appended = await appendStated(statement, stores, now, foldAll)
  const done = isLeft(appended) ? appended : await carriedOut(appended.right, statement, stores, now, foldAll)
  if (!HOLDING_AT_ONCE.has(statement.command.aggregate)) return done
  // Also if nothing is left to append or it is refused now: this completes a command that was killed.
  const settled = await settleAccess(statement.workspaceId, stores)
  return isLeft(settled) ? settled : done
}
