import { createHash } from 'node:crypto'
import { type Either, isLeft, left, right } from 'fp-ts/lib/Either.js'
import type { AccountProvider } from '#access/provider'
import { type AnyCodec, decode, describe } from '#domain/codec'
import type { Instant, Uuid } from '#domain/common'
import { type Decode, type DocumentReader, rejecting } from '#domain/documents'
import { fitsRole } from '#domain/events/access'
import type { AnyOperation, CheckedRequest, ReadRefusal } from '#domain/operation'
import type { Outcome } from '#domain/outcome'
import { rolesOf } from '#domain/permission'
import { BEGINNING_OF_TIME, endOfMinute } from '#domain/time'
import type { MemberDocument } from '#projections/access/fold'
import { entityId } from '#projections/entities/entity'
import { planOf } from '#projections/entities/subscription'
import { Workspace } from '#projections/entities/workspace'
import { withSettings } from '#projections/selection/settings'
import { partitionOf } from '#readstore/partitions'
import type { ReadMoment, ReadStore, StampedReader } from '#readstore/port'
import type { Pepper, Registry, Session } from '#registry/port'
import { askedOnce } from './asked-once.js'
import { authenticated, type Credential, type NamedWorkspace, type Presented } from './authenticate.js'
import type { ApiError } from './errors.js'
import { asNewest } from './newest.js'
import { type Asked, decodeParameters } from './parameters.js'
import type { RememberedPeppers } from './peppers.js'
import { periodOf } from './period.js'
import type { RateMeter } from './rate.js'
import type { ResponseCache, WorkedOut } from './response-cache.js'
import { readSelection } from './selection.js'
import { watchedSources } from './watched-sources.js'

/** The stores and settings behind the answers. */
export interface Sources {
  readonly readStore: ReadStore
  readonly registry: Registry
  readonly peppers: RememberedPeppers
  /** The provider of accounts by which people sign in; null if there is none. */
  readonly provider: AccountProvider | null
  readonly responseCache: ResponseCache<ReadRefusal>
  /** Decodes documents from their texts. */
  readonly decode: Decode
  /** Says whether each answer is checked against its operation's codec before it leaves. */
  readonly checkResponses: boolean
}

/** A request for an operation, as received. */
export interface Incoming extends NamedWorkspace {
  readonly presented: Presented
  /** The path's parameters, percent-decoded. */
  readonly pathValues: Readonly<Record<string, string>>
  /** After the question mark, as sent. */
  readonly queryString: string
  readonly now: Instant
  /** Resolves once nobody waits for the answer any more. */
  readonly givenUp: Promise<unknown>
}

/** The body of a 200, and the instant up to which events were folded when it was read. */
export interface Answer {
  /** JSON. */
  readonly body: Buffer
  readonly asOf: Instant
  /** The session by which it was asked; null for a key. */
  readonly session: Session | null
}

/** The workspace as it is folded; undefined if it is not yet. */
export const workspaceOf = async (docs: DocumentReader, workspaceId: Uuid) => {
  const id = entityId(workspaceId, { key: workspaceId })
  return (await docs.get(Workspace, [id])).get(id)
}

/** Checks the key's scope, then its member's role. */
const permitted = (
  operation: AnyOperation,
  { scopes }: Credential,
  member: MemberDocument | null,
): Either<ApiError, MemberDocument> => {
  const { scope } = operation
  if (scopes !== null && !scopes.includes(scope)) return left({ tag: 'scope_missing', scope })
  const isAllowed =
    member !== null && rolesOf(operation).includes(member.role) && fitsRole(member.role, member.dataAccess)
  return isAllowed ? right(member) : left({ tag: 'creator_not_allowed' })
}

/** Throws if an answer is off its codec. */
export const assertFits = (id: string, codec: AnyCodec, body: unknown): void => {
  const fitting = decode(codec, body)
  if (isLeft(fitting)) throw new Error(`the answer of ${id} is off its codec: ${describe(fitting.left)}`)
}

/**
 * Answers a request for an operation. Runs the checks in the contract's order, and the first that fails determines the
 * answer. Access documents are always the newest, and so is what is archived, private or deleted; all else is of one moment.
 */
export const answer = async (
  named: AnyOperation,
  incoming: Incoming,
  sources: Sources,
  meter: RateMeter,
): Outcome<ApiError, Answer> => {
  const operation = named.meant?.(incoming.queryString) ?? named
  const peppers = await sources.peppers.known()
  if (isLeft(peppers)) return peppers
  const answered = await answerTo(operation, peppers.right, incoming, sources, meter)
  if (!isLeft(answered) || answered.left.tag !== 'unauthenticated') return answered
  // Whatever the reason, so that every refused key costs the same: another process may have made a pepper.
  const renewed = await sources.peppers.renew()
  if (isLeft(renewed)) return renewed
  const live = await sources.peppers.known()
  if (isLeft(live)) return live
  return renewed.right ? answerTo(operation, live.right, incoming, sources, meter) : answered
}

/** The answer to a request with a well-formed secret, looked up by its digests under these peppers. */
const answerTo = async (
  operation: AnyOperation,
  peppers: readonly Pepper[],
  incoming: Incoming,
  { readStore, registry, decode: read, checkResponses, responseCache }: Sources,
  meter: RateMeter,
): Outcome<ApiError, Answer> => {
  const { now, presented } = incoming
  const lookedUp = await presented.lookUp(presented.secret, peppers, registry, readStore)
  if (isLeft(lookedUp)) return lookedUp
  const { workspaceId } = lookedUp.right

  const use = async (reader: StampedReader, moment: ReadMoment): Outcome<ApiError, Answer> => {
    const opened = authenticated(lookedUp.right, await workspaceOf(reader, workspaceId), incoming, now)
    if (isLeft(opened)) return opened
    const { credential, standing } = opened.right
    if (standing === null) return left({ tag: 'not_found' })
    const docs = askedOnce(asNewest(reader, workspaceId, standing, now))
    const plan = await planOf(docs, workspaceId, now)
    const counted = await meter.count(credential.countedAs, plan)
    if (isLeft(counted)) return counted
    const member = permitted(operation, credential, lookedUp.right.member)
    if (isLeft(member)) return member
    const { role, dataAccess } = member.right
    const seenNow = endOfMinute(now)
    const asked = decodeParameters(operation, incoming.pathValues, incoming.queryString, seenNow)
    if (isLeft(asked)) return asked
    const selection = await readSelection(docs, workspaceId, dataAccess, asked.right)
    if (isLeft(selection)) return selection
    const period = periodOf(asked.right, plan, seenNow)
    if (isLeft(period)) return period

    const request: CheckedRequest & { readonly given: Asked['given'] } = {
      workspaceId,
      now: seenNow,
      plan,
      period: period.right,
      ...selection.right,
      caller: { role, dataAccess, scopes: credential.scopes },
      given: asked.right.given,
    }
    const workOut = async (): Outcome<ReadRefusal, WorkedOut> => {
      const watched = watchedSources({ docs, ...rejecting(readStore.access, registry), requestedAt: () => now })
      const asked = await withSettings(request, operation, docs)
      const body = await operation.read(asked, watched.sources)
      if (isLeft(body)) return body
      if (checkResponses) assertFits(operation.id, operation.response, body.right)
      return right({ bytes: Buffer.from(JSON.stringify(body.right)), isKept: !watched.isMoreAsked() })
    }
    // A digest of it, because it lists all projects that the caller may see.
    const changed = [moment.generation, await reader.lastCommitOf(workspaceId)]
    const asking = JSON.stringify([request, standing, changed])
    const question = `${operation.id} ${createHash('sha256').update(asking).digest('base64')}`
    const body = await responseCache.respond(question, workOut, incoming.givenUp)
    if (isLeft(body)) return body
    return right({ body: body.right, asOf: moment.asOf ?? BEGINNING_OF_TIME, session: lookedUp.right.session })
  }
  const answered = await readStore.read(partitionOf(workspaceId, readStore), use, read)
  return isLeft(answered) ? answered : answered.right
}
