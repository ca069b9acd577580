import { createHmac } from 'node:crypto'
import { type Either, isLeft, left, right } from 'fp-ts/lib/Either.js'
import type { HostConnectWish, HostDesk, HostFindings, HostWish } from '#api/hosts'
import type { Actor, Once, UseCaseRefused } from '#api/use-cases'
import type { Environment, Ports } from '#app/environment'
import { type FoldAll, isFoldedInTime } from '#app/folding'
import { type ChoicesGiven, choiceFields } from '#app/state/import-choices'
import { readInput } from '#app/state/input'
import { type KeptAnswer, once } from '#app/state/receipts'
import { type StateError, state } from '#app/state/run'
import { refusedFor } from '#app/state/told-refusals'
import { stopped } from '#app/watcher'
import type { Uuid } from '#domain/common'
import type { Outcome } from '#domain/outcome'
import { contentHashOf } from '#eventlog/new-event'
import { tokenSentence } from '#secrets/texts'
import { askingNow } from './ask-now.js'
import type { Checked } from './check.js'
import { checkConnection } from './check-connection.js'
import { type ConnectError, type Connected, connectHost, type HostGiven, lookAtHost } from './connect.js'
import { describedHosts } from './host-products.js'
import { type Hosts, hostProductOf, hostProducts } from './hosts.js'
import { openLooks } from './looks.js'
import { renewToken } from './renew-token.js'
import { hostStateOf, type NotSynced } from './sync.js'

// Hosts that members connect in the browser, by the use cases of the command line.

/** The longest that a request waits until a worker shows what was stated, in milliseconds. */
const PATIENCE_MS = 2_000

/** The means by which requests ask hosts. */
interface Desk {
  readonly stores: Ports
  readonly hosts: Hosts
}

const refused = (name: string, problem: string, isMissing = false): Either<UseCaseRefused, never> =>
  left({ tag: 'field_refused', name, problem, isMissing })

/** The environment of a request in this process: no more than a worker has folded is read, and nobody watches. */
const environmentOf = ({ stores }: Desk, { now }: Actor, stop: AbortSignal): Environment => ({
  ...stores,
  now: () => now,
  watcher: { progress: () => ({ update: () => undefined, end: () => undefined }), note: () => undefined, stop },
})

const foldedFor =
  (workspaceId: Uuid, { stores }: Desk): FoldAll =>
  async () => {
    const isFolded = await isFoldedInTime('', workspaceId, stores, PATIENCE_MS)
    if (isLeft(isFolded)) return isFolded
    return isFolded.right ? right(undefined) : left(stopped)
  }

const toldRefusal = (error: ConnectError | StateError | NotSynced): UseCaseRefused => {
  switch (error.tag) {
    case 'cannot_connect':
      return { tag: 'field_refused', name: error.field ?? '', problem: error.message, isMissing: false }
    case 'which_project':
      return { tag: 'field_refused', name: 'project', problem: 'choose the project of what is read', isMissing: true }
    case 'no_connection':
      return { tag: 'not_found' }
    case 'not_asked':
    case 'being_read':
    case 'nothing_delivered':
    case 'no_token':
      return { tag: 'conflict', message: error.message }
    default:
      return refusedFor(error)
  }
}

/** The host that a member gives. */
const givenBy = ({ provider, address = null, account = null, token }: HostWish): Either<UseCaseRefused, HostGiven> => {
  if (hostProductOf(provider) === undefined)
    return refused('provider', `choose one of ${hostProducts.map((one) => one.provider).join(', ')}`)
  return right({ provider, address, account, token: { from: 'kept', token } })
}

const findingsOf = ({ lines, look, quota }: Checked): HostFindings => ({
  lines,
  isOpen: look !== null,
  containers: (look?.containers ?? []).map(({ name, kind, container }) => ({ name, kind, container })),
  projects: look?.projects ?? [],
  quota,
})

/** The statements of a member about the records of a host. */
const choicesOf = (wish: HostConnectWish): Either<UseCaseRefused, ChoicesGiven> => {
  const { role, billable, domains, container, projects = [] } = wish
  const words = Object.fromEntries(projects.map(({ name, project }) => [name, project]))
  const given = {
    role: role ?? undefined,
    billable: billable ?? undefined,
    domains: domains ?? undefined,
    container: container ?? undefined,
    answers: projects.length === 0 ? undefined : JSON.stringify({ projects: words }),
  }
  const choices = readInput({ fields: choiceFields }, given)
  return isLeft(choices) ? left(refusedFor(choices.left)) : right(choices.right as ChoicesGiven)
}

/** Connects a host, and remembers what the look at it has found. */
const connecting = async (
  desk: Desk,
  wish: HostConnectWish,
  actor: Actor,
  signal: AbortSignal,
): Outcome<UseCaseRefused, Connected> => {
  const given = givenBy(wish)
  if (isLeft(given)) return given
  const choices = choicesOf(wish)
  if (isLeft(choices)) return choices
  const { workspaceId, memberId } = actor
  const isCurrent = await foldedFor(workspaceId, desk)()
  if (isLeft(isCurrent)) return left(refusedFor(isCurrent.left))
  const { label = null, project = null, containers } = wish
  const named = containers.map(({ name, project: own = null }) => ({ name, project: own }))
  const what = { workspaceId, label, project, containers: named, choices: choices.right, as: memberId }
  const connected = await connectHost({ ...given.right, ...what }, environmentOf(desk, actor, signal), desk.hosts)
  return isLeft(connected) ? left(toldRefusal(connected.left)) : connected
}

/** A repetition is known by its token as well. Without the key of secrets nobody can guess it from the digest. */
const withToken = (intended: Once, token: string, { hosts }: Desk): Either<UseCaseRefused, Once> => {
  const keys = hosts.keys.forSealing()
  if (isLeft(keys)) return refused('', tokenSentence(keys.left))
  const [newest] = keys.right
  const digest = createHmac('sha256', newest.bytes).update(token).digest('hex')
  return right({ ...intended, digest: contentHashOf([intended.digest, digest]) })
}

/** Refusals after which nothing stands in the log. */
const NOTHING_DONE: ReadonlySet<UseCaseRefused['tag']> = new Set<UseCaseRefused['tag']>([
  'field_refused',
  'conflict',
  'over_cap',
  'creator_not_allowed',
  'nothing_called_so',
  'not_found',
])

/** Carries out what a member intends, once. A repetition of what may be in the log already leaves its receipt. */
const carriedOutOnce = (
  { workspaceId, now }: Actor,
  intended: Once,
  { stores }: Desk,
  carryOut: (receiptId: Uuid) => Outcome<UseCaseRefused, KeptAnswer>,
): Outcome<UseCaseRefused, KeptAnswer> =>
  once<UseCaseRefused, KeptAnswer>(
    { workspaceId, ...intended },
    stores.registry,
    now,
    carryOut,
    ({ tag }) => NOTHING_DONE.has(tag),
    async () => right(true),
  )

const connect = async (desk: Desk, wish: HostConnectWish, actor: Actor, intended: Once, signal: AbortSignal) => {
  const whose = withToken(intended, wish.token, desk)
  if (isLeft(whose)) return whose
  const found: Checked['lines'][number][] = []
  const done = await carriedOutOnce(actor, whose.right, desk, async () => {
    const connected = await connecting(desk, wish, actor, signal)
    if (isLeft(connected)) return connected
    found.push(...connected.right.checked.lines)
    return right({ ids: { connectionId: connected.right.connectionId }, changed: true, position: '' })
  })
  if (isLeft(done)) return done
  const isFolded = await isFoldedInTime('', actor.workspaceId, desk.stores, PATIENCE_MS)
  const folded = !isLeft(isFolded) && isFolded.right
  return right({ connectionId: done.right.ids['connectionId'] ?? '', lines: found, folded })
}

const checkKept = async (desk: Desk, connectionId: Uuid, actor: Actor, signal: AbortSignal) => {
  const { workspaceId } = actor
  const isCurrent = await foldedFor(workspaceId, desk)()
  if (isLeft(isCurrent)) return left(refusedFor(isCurrent.left))
  const checked = await checkConnection(workspaceId, connectionId, environmentOf(desk, actor, signal), desk.hosts)
  if (isLeft(checked)) return left(toldRefusal(checked.left))
  const { lines, look, quota } = checked.right
  return right({ lines, isOpen: look !== null, quota })
}

const renew = async (desk: Desk, connectionId: Uuid, token: string, actor: Actor, signal: AbortSignal) => {
  const { workspaceId } = actor
  const isCurrent = await foldedFor(workspaceId, desk)()
  if (isLeft(isCurrent)) return left(refusedFor(isCurrent.left))
  const given = { workspaceId, connectionId, token }
  const renewed = await renewToken(given, environmentOf(desk, actor, signal), desk.hosts)
  if (isLeft(renewed)) return left(toldRefusal(renewed.left))
  const { lines, look, quota } = renewed.right
  return right({ lines, isOpen: look !== null, quota })
}

const askNow = async (desk: Desk, connectionId: Uuid, actor: Actor, intended: Once) => {
  const { workspaceId, memberId, now } = actor
  const { stores } = desk
  const foldAll = foldedFor(workspaceId, desk)
  const done = await carriedOutOnce(actor, intended, desk, async (receiptId) => {
    const isCurrent = await foldAll()
    if (isLeft(isCurrent)) return left(refusedFor(isCurrent.left))
    const host = await hostStateOf(workspaceId, connectionId, stores)
    if (isLeft(host)) return host
    const command = askingNow(connectionId, host.right, now)
    const statement = { command, input: { connection: connectionId }, workspaceId, as: memberId, receiptId }
    const stated = await state(statement, stores, now, foldAll)
    if (isLeft(stated)) return left(refusedFor(stated.left))
    const { changed, position } = stated.right
    return right({ ids: { connectionId }, changed, position })
  })
  if (isLeft(done)) return done
  const isFolded = await isFoldedInTime(done.right.position, workspaceId, stores, PATIENCE_MS)
  return right({ connectionId, folded: !isLeft(isFolded) && isFolded.right })
}

/** Lets members connect hosts in the browser, on these stores. Closing ends what is under way. */
export const hostDeskOn = (stores: Ports, hosts: Hosts): HostDesk & { readonly close: () => void } => {
  const looks = openLooks()
  const desk = { stores, hosts }
  return {
    products: () => describedHosts,
    check: (wish, actor) =>
      looks.take(actor.workspaceId, async (signal) => {
        const given = givenBy(wish)
        if (isLeft(given)) return given
        const checked = await lookAtHost(given.right, [], hosts, signal)
        return isLeft(checked) ? left(toldRefusal(checked.left)) : right(findingsOf(checked.right))
      }),
    connect: (wish, actor, intended) =>
      looks.take(actor.workspaceId, (signal) => connect(desk, wish, actor, intended, signal)),
    checkKept: (connectionId, actor) =>
      looks.take(actor.workspaceId, (signal) => checkKept(desk, connectionId, actor, signal)),
    renew: (connectionId, token, actor) =>
      looks.take(actor.workspaceId, (signal) => renew(desk, connectionId, token, actor, signal)),
    askNow: (connectionId, actor, intended) => askNow(desk, connectionId, actor, intended),
    close: looks.close,
  }
}
