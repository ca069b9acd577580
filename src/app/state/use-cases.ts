import { type Either, isLeft, left, right } from 'fp-ts/lib/Either.js'
import type * as t from 'io-ts'
import { isOpen } from '#access/sign-in'
import type { Actor, FieldValues, Members, StatementUseCase, UseCaseRefused, UseCases } from '#api/use-cases'
import type { Ports } from '#app/environment'
import { type FoldAll, isFoldedInTime } from '#app/folding'
import { stopped } from '#app/watcher'
import type { Uuid } from '#domain/common'
import type { Outcome, StoreError } from '#domain/outcome'
import type { MemberDocument } from '#projections/access/fold'
import { isInForce } from '#projections/api-keys/report'
import type { Identity } from '#registry/port'
import { covers, rolesFor } from './acting.js'
import type { AnyCommand } from './command.js'
import { type Directory, sees } from './context.js'
import { type Field, type Given, MISSING } from './field.js'
import { readAccess } from './read-access.js'
import { type KeptAnswer, once, type ReceiptRefused } from './receipts.js'
import { isRefusal, type Refusal } from './refusal.js'
import { type AllGiven, type Done, readInput, type StateError, state } from './run.js'
import { setAddress } from './sign-in-addresses.js'
import { linkFor, signInAddress } from './sign-in-links.js'
import { table } from './statements.js'

/** The groups of statements that members make in the browser alone. */
export const MADE_IN_THE_BROWSER: ReadonlySet<string> = new Set(['member', 'key'])
/** The longest that a request waits until what it stated is shown. */
const PATIENCE_MS = 2_000
const RETRY_SECONDS = 1

/** `--amount-cents` → `amountCents`: a message for people at a form names fields, not options. */
const inFields = (message: string): string =>
  message.replace(/--([a-z]+(?:-[a-z]+)*)/g, (_, option: string) =>
    option.replace(/-([a-z])/g, (__, letter: string) => letter.toUpperCase()),
  )

/** The refusal of a statement as the API tells it: without commands, and without names of what the member may not see. */
const refusedFor = (error: StateError | ReceiptRefused): UseCaseRefused => {
  switch (error.tag) {
    case 'misused':
      return error.field === undefined
        ? { tag: 'field_refused', name: '', problem: inFields(error.message), isMissing: false }
        : {
            tag: 'field_refused',
            name: error.field.name,
            problem: error.field.problem,
            isMissing: error.field.problem === MISSING,
          }
    case 'unknown':
      return { tag: 'not_found' }
    case 'ambiguous':
      return { tag: 'conflict', message: `More than one ${error.what} is called so: choose one by its id.` }
    case 'conflict':
      return { tag: 'conflict', message: sentence(error.message) }
    case 'over_cap':
      return {
        tag: 'over_cap',
        message: `The plan ${error.plan} allows ${error.limit} ${error.of}: archive one, or change the plan.`,
        limit: error.limit,
      }
    case 'not_allowed':
      return { tag: 'creator_not_allowed' }
    case 'event_too_large':
    case 'source_error':
      return { tag: 'conflict', message: sentence(error.message) }
    case 'idempotency_conflict':
    case 'operation_in_progress':
    case 'store_unavailable':
    case 'store_corrupt':
    case 'generation_gone':
      return error
    default:
      return { tag: 'overloaded', retryAfterSeconds: RETRY_SECONDS }
  }
}

const sentence = (message: string): string => {
  const begun = message.charAt(0).toUpperCase() + message.slice(1)
  return /[.!?]$/.test(begun) ? begun : `${begun}.`
}

/** A value of JSON as the command line gives it to a field. */
const givenTo = (
  // biome-ignore lint/suspicious/noExplicitAny: a field of anything
  { form }: Field<any>,
  value: FieldValues[string] | undefined,
): Either<string, Given> => {
  if (value === undefined || value === null) return right(undefined)
  if (form === 'flag') return typeof value === 'boolean' ? right(value) : left('Expected true or false.')
  if (form === 'list' || form === 'words')
    return typeof value === 'object' ? right(value) : left('Expected a list of texts.')
  if (typeof value === 'number') return right(String(value))
  return typeof value === 'string' ? right(value) : left('Expected a text.')
}

/** The input of a command, from fields by name. */
const inputOf = (command: AnyCommand, fields: FieldValues): Either<Refusal, AllGiven> => {
  const refused = (name: string, problem: string): Either<Refusal, never> =>
    left({ tag: 'misused', message: problem, field: { name, problem } })
  const names = Object.keys(command.fields)
  const unknown = Object.keys(fields).find((name) => !names.includes(name))
  if (unknown !== undefined) return refused(unknown, `there is no such field; there are ${names.join(', ')}`)
  const all: Record<string, Given> = {}
  for (const name of names) {
    const given = givenTo(command.fields[name], fields[name])
    if (isLeft(given)) return refused(name, given.left)
    all[name] = given.right
  }
  return right(all)
}

/** The commands whose answer tells a key's secret. */
const MAKING_KEYS: ReadonlySet<string> = new Set(['key issue', 'key rotate'])

const statementOf = (command: AnyCommand, stores: Ports): StatementUseCase => ({
  roles: rolesFor(command),
  state: async (fields, { workspaceId, memberId, now }, intended) => {
    const given = inputOf(command, fields)
    const input = isLeft(given) ? given : readInput(command, given.right)
    if (isLeft(input)) return left(refusedFor(input.left))
    const foldAll: FoldAll = async () => {
      const isFolded = await isFoldedInTime('', workspaceId, stores, PATIENCE_MS)
      if (isLeft(isFolded)) return isFolded
      return isFolded.right ? right(undefined) : left(stopped)
    }
    const statement = { command, input: input.right, workspaceId, as: memberId }
    const done = await once(
      { workspaceId, ...intended },
      stores.registry,
      now,
      (receiptId) => state({ ...statement, receiptId }, stores, now, foldAll),
      isRefusal,
    )
    if (isLeft(done)) return left(refusedFor(done.left))
    const { ids, changed, position } = done.right
    const isFolded = await isFoldedInTime(position, workspaceId, stores, PATIENCE_MS)
    // What was stated is stated, whatever becomes of the read store.
    const answer = { ids, changed, folded: !isLeft(isFolded) && isFolded.right, warnings: warningsOf(done.right) }
    return right(MAKING_KEYS.has(command.path) ? { ...answer, key: keyOf(done.right) } : answer)
  },
})

/** The warnings of a statement; a repetition has none. */
const warningsOf = (done: Done | KeptAnswer): Done['warnings'] => ('warnings' in done ? done.warnings : [])
/** The secret of a key that a statement has made; null for a repetition. */
const keyOf = (done: Done | KeptAnswer): string | null => ('key' in done ? done.key : null)

const BY_PATH: ReadonlyMap<string, AnyCommand> = new Map(table.map((command) => [command.path, command]))

const byName = <A extends { readonly name: string; readonly id: string }>(all: readonly A[]): readonly A[] =>
  [...all].sort((a, b) => (a.name === b.name ? (a.id < b.id ? -1 : 1) : a.name < b.name ? -1 : 1))

/** The places by name that a member sees. */
const placesOf = (member: MemberDocument, { clients, projects }: Directory) => {
  const seen = projects.filter((project) => sees(member, project))
  const ofClient = ({ clientId, name }: Directory['clients'][number]) => ({
    id: clientId,
    name,
    projects: byName(
      seen.filter((project) => project.clientId === clientId).map(({ projectId, name }) => ({ id: projectId, name })),
    ),
  })
  const known = clients.map(ofClient)
  const { dataAccess } = member
  const isOwn = (id: Uuid): boolean => dataAccess.all || dataAccess.clients.includes(id)
  return { clients: byName(known.filter(({ id, projects }) => isOwn(id) || projects.length > 0)) }
}

const listMembers = async (
  { workspaceId, memberId: ownId, now }: Actor,
  stores: Ports,
): Outcome<StoreError | { readonly tag: 'creator_not_allowed' }, t.TypeOf<typeof Members>> => {
  const read = await readAccess(workspaceId, stores)
  if (isLeft(read)) return read
  const sessions = await stores.registry.signIns.sessionsOf(workspaceId, null)
  if (isLeft(sessions)) return sessions
  const links = await stores.registry.signIns.linksOf(workspaceId)
  if (isLeft(links)) return links
  const identities = await stores.registry.identities.ofWorkspace(workspaceId)
  if (isLeft(identities)) return identities
  const { access, directory, names } = read.right
  const own = access.members.find(({ memberId }) => memberId === ownId)
  if (own === undefined) return left({ tag: 'creator_not_allowed' })
  const places = placesOf(own, directory)
  const projects = places.clients.flatMap((client) => client.projects)
  const members = access.members.map((member) => {
    const { memberId: id, role, dataAccess } = member
    const link = links.right.find(({ memberId, expiresAt }) => memberId === id && now < expiresAt)
    return {
      id,
      name: names.get(id) ?? id,
      role,
      dataAccess: {
        all: dataAccess.all,
        clients: dataAccess.all ? [] : namedAmong(places.clients, dataAccess.clients),
        projects: dataAccess.all ? [] : namedAmong(projects, dataAccess.projects),
      },
      isYou: id === ownId,
      mayChange: covers(own, member, directory),
      keys: access.keys.filter((key) => key.createdBy === id && isInForce(key, now)).length,
      sessions: sessions.right.filter((one) => one.memberId === id && isOpen(one, now)).length,
      account: accountOf(identities.right.find((one) => one.memberId === id)),
      invitedUntil: link?.expiresAt ?? null,
    }
  })
  return right({ members: byName(members), places })
}

/** Says how far a member is known at the provider. */
const accountOf = (identity: Identity | undefined): 'none' | 'invited' | 'bound' => {
  if (identity === undefined) return 'none'
  return identity.account === null ? 'invited' : 'bound'
}

/** Those of some places that the ids name, each with its name. */
const namedAmong = (places: readonly { readonly id: Uuid; readonly name: string }[], ids: readonly Uuid[]) =>
  places.filter(({ id }) => ids.includes(id)).map(({ id, name }) => ({ id, name }))

/** The use cases that members of a workspace have in the browser, on these stores. */
export const useCasesOn = (stores: Ports): UseCases => ({
  statement: (group, name) => {
    const command = MADE_IN_THE_BROWSER.has(group) ? BY_PATH.get(`${group} ${name}`) : undefined
    return command === undefined ? null : statementOf(command, stores)
  },
  members: (actor) => listMembers(actor, stores),
  link: async ({ memberId: member, kind, origin }, { workspaceId, memberId, now }) => {
    const made = await linkFor({ workspaceId, member, kind, as: memberId }, { ...stores, now: () => now })
    if (isLeft(made)) return left(refusedFor(made.left))
    const { slugs, token, expiresAt } = made.right
    const [organization = '', workspace = ''] = slugs.split('/')
    return right({ address: signInAddress(origin, { organization, workspace }, token), expiresAt })
  },
  address: async ({ memberId: member, address }, { workspaceId, memberId }) => {
    const set = await setAddress({ workspaceId, member, address, as: memberId }, stores)
    return isLeft(set) ? left(refusedFor(set.left)) : right({})
  },
})
