import { type Either, isLeft, left, right } from 'fp-ts/lib/Either.js'
import type * as t from 'io-ts'
import type { Environment } from '#app/environment'
import { type FoldError, foldAll } from '#app/folding'
import { directoryEvents } from '#app/import/open-source'
import type { WhichProject } from '#app/import/source'
import { type Decided, type StatedCommand, stated, states } from '#app/state/command'
import { directoryOf, projectNamed } from '#app/state/context'
import { same, statesOf } from '#app/state/entities'
import { type ChoicesGiven, givenChoices } from '#app/state/import-choices'
import { looksAtConnection } from '#app/state/places'
import type { Refusal } from '#app/state/refusal'
import { type StateError, state as stateOnce } from '#app/state/run'
import { choicesOf, keptOf, withGiven } from '#connectors/files/choices'
import type { Uuid } from '#domain/common'
import { streamOf } from '#domain/events/catalogue'
import { type HostConnected, type ListRead, MOST_CONTAINERS } from '#domain/events/hosts'
import { type KeptChoices, NO_CHOICES } from '#domain/events/import-choices'
import { isStoreError, type Outcome, type StoreError } from '#domain/outcome'
import { connectionIdOf } from '#import/run'
import { Connection } from '#projections/entities/connection'
import type { ProjectState } from '#projections/entities/project'
import { keepToken, readToken, type TokenMissing } from '#secrets/kept'
import type { NoKey } from '#secrets/key'
import { tokenSentence } from '#secrets/texts'
import type { TokenRefused, TokenSource } from '#secrets/token-source'
import type { HostFault } from '#sources/kit/hosts/ask'
import type { HostContainer, HostLook } from '#sources/kit/hosts/host'
import { type Checked, checkHost } from './check.js'
import { givenGrants, keptSource } from './grants.js'
import {
  addressOf,
  type HostPlace,
  type HostProduct,
  type Hosts,
  hostProductOf,
  hostProducts,
  identityOf,
  originOf,
} from './hosts.js'
import { hostStateOf } from './sync.js'

/** A host that is to be asked, as a person gives it. */
export interface HostGiven {
  readonly provider: string
  /** The address of the service; null for the one that all use. */
  readonly address: string | null
  readonly account: string | null
  readonly token: TokenSource
}

/** A container that is to be read, by the host's name for it, and its project by id or name; null for the project of all. */
export interface ContainerGiven {
  readonly name: string
  readonly project: string | null
}

/** A connection that is to be added. */
export interface ConnectionGiven extends HostGiven {
  readonly workspaceId: Uuid
  /** The name of the connection; null for that of the product. */
  readonly label: string | null
  /** The project of all that is not assigned, by id or name. */
  readonly project: string | null
  /** The containers to read; empty for all that the token sees. */
  readonly containers: readonly ContainerGiven[]
  readonly choices: ChoicesGiven
  /** The member who adds it, by id or name; the owner by default. */
  readonly as: string | null
}

/** A part of what a person gives. */
export type ConnectField = 'provider' | 'address' | 'account' | 'token' | 'containers' | 'role' | 'billable'

/** The reason for which a host is not asked, or a connection not added. */
export type ConnectError =
  | {
      readonly tag: 'cannot_connect'
      readonly message: string
      /** The part of what a person gave that has to change; null if nothing would help. */
      readonly field: ConnectField | null
      readonly checked: Checked | null
    }
  | WhichProject
  | Refusal
  | StateError
  | FoldError
  | StoreError

/** A connection that was added, and what the look at its host has found. */
export interface Connected {
  readonly connectionId: Uuid
  readonly label: string
  readonly checked: Checked
  readonly containers: readonly HostContainer[]
}

export const refusal = (
  message: string,
  field: ConnectField | null,
  checked: Checked | null = null,
): Either<ConnectError, never> => left({ tag: 'cannot_connect', message, field, checked })
export const secretRefusal = (error: StoreError | NoKey | TokenRefused | TokenMissing): Either<ConnectError, never> =>
  isStoreError(error) ? left(error) : refusal(tokenSentence(error), error.tag === 'no_key' ? null : 'token')

/** A host that a person gives, with its token. */
interface Found {
  readonly place: HostPlace
  readonly token: string
}

/** The place of a host that a person gives, and the token. A whole secret address says both. */
const foundBy = (given: HostGiven, hosts: Hosts): Either<ConnectError, Found> => {
  const product = hostProductOf(given.provider)
  if (product === undefined)
    return refusal(
      `the service does not ask ${given.provider} by itself: it asks ${hostProducts.map(({ provider }) => provider).join(', ')}; of all others import the files`,
      'provider',
    )
  const token = readToken(given.token, hosts.variables)
  if (isLeft(token)) return secretRefusal(token.left)
  const secret = given.address === null ? product.host.divided?.(token.right) : null
  const address = addressOf(product, given.address ?? secret?.address ?? null, hosts)
  if (isLeft(address)) return refusal(address.left, 'address')
  const { account } = product.host
  if (account !== undefined && account.mayBeAbsent !== true && given.account === null)
    return refusal(`${product.label} needs the ${account.label} as well: ${account.description}`, 'account')
  const place = { product, address: address.right, account: account === undefined ? null : given.account }
  return right({ place, token: token.right })
}

/** Looks at a host with a token that is not kept yet; `wanted` are containers that a person names. */
export const lookAtHost = async (
  given: HostGiven,
  wanted: readonly string[],
  hosts: Hosts,
  signal: AbortSignal,
): Outcome<ConnectError, Checked> => {
  const found = foundBy(given, hosts)
  if (isLeft(found)) return found
  const { place, token } = found.right
  return right(await checkHost(place, { token, grants: givenGrants(token) }, wanted, hosts, signal))
}

/** The containers that are read: those that were named, or all that the token sees. */
const containersIn = (
  { containers: all }: HostLook,
  named: readonly ContainerGiven[],
): Either<string, readonly HostContainer[]> => {
  if (named.length === 0) return right(all.slice(0, MOST_CONTAINERS))
  const found: HostContainer[] = []
  for (const { name } of named) {
    const own = all.find((container) => container.name.toLowerCase() === name.toLowerCase())
    // A container that was named by a former name stands alone under its present one.
    const renamed = all.filter(
      (container) => !named.some((one) => one.name.toLowerCase() === container.name.toLowerCase()),
    )
    const one = own ?? (renamed.length === 1 ? renamed[0] : undefined)
    if (one === undefined)
      return left(`${name} cannot be seen with this token: check its name and the rights of the token`)
    found.push(one)
  }
  return right(found)
}

/** The project that a name means, among those that there are. */
type Named = (text: string) => Either<Refusal, Uuid>

/** The part of what a person gave by which a host does not give what it is asked for. */
export const fieldOf = (fault: HostFault | null): ConnectField | null => {
  if (fault === null || fault.tag === 'limited') return null
  return fault.tag === 'unauthorized' || fault.tag === 'forbidden' ? 'token' : 'address'
}

/** The choices about the records of the host, with the projects of its containers. */
const choicesGiven = (
  { choices: given, containers: named, project }: ConnectionGiven,
  containers: readonly HostContainer[],
  projects: readonly ProjectState[],
  projectOf: Named,
): Either<Refusal | WhichProject, KeptChoices> => {
  const [only] = projects
  const ofAll = project === null ? right(null) : projectOf(project)
  if (isLeft(ofAll)) return ofAll
  const choices = givenChoices(given, ofAll.right, projectOf)
  if (isLeft(choices)) return choices
  const assigned = new Map<string, Uuid>(choices.right.projects)
  for (const [i, { project: own }] of named.entries()) {
    const container = containers[i]
    if (own === null || container === undefined) continue
    const meant = projectOf(own)
    if (isLeft(meant)) return meant
    assigned.set(container.container, meant.right)
  }
  const isAssigned = containers.length > 0 && containers.every(({ container }) => assigned.has(container))
  if (ofAll.right !== null || isAssigned || (containers.length === 0 && assigned.size > 0))
    return right(keptOf(withGiven(choicesOf(NO_CHOICES), { ...choices.right, projects: assigned }), null))
  if (projects.length !== 1 || only === undefined) return left({ tag: 'which_project', projects })
  const all = { ...choices.right, projects: assigned, project: only.projectId }
  return right(keptOf(withGiven(choicesOf(NO_CHOICES), all), null))
}

/** Refuses a connection while a person has not said what the records of its product leave open. */
const answered = (
  { host, label }: HostProduct,
  { role, billable, answers }: ChoicesGiven,
): Either<ConnectError, void> => {
  const formats = host.lists.map(({ format }) => format)
  if (formats.some(({ asksRole }) => asksRole) && role === null && Object.keys(answers?.roles ?? {}).length === 0)
    return refusal(
      `time of ${label} may name no role: give the role of such time, as it is called in the rates`,
      'role',
    )
  if (formats.some(({ asksBillable }) => asksBillable === true) && billable === null)
    return refusal(`time of ${label} does not say whether it is billable: say it for all`, 'billable')
  return right(undefined)
}

/** A connection to a host, as it is registered. */
interface Registered {
  readonly connectionId: Uuid
  readonly provider: string
  readonly category: 'delivery' | 'code' | 'calendar' | 'communication' | 'ai' | 'cloud' | 'import'
  readonly label: string
  readonly account: string | null
  readonly connected: t.TypeOf<typeof HostConnected.data>
  readonly choices: KeptChoices
  /** The state of its lists before it was removed. */
  readonly lists: readonly ListRead[]
}

/** A list that is to be read from its beginning. */
const unread = (list: ListRead): ListRead => ({ ...list, readTo: null, reconciledAt: null, pass: null, problem: null })

/** States that a connection asks its host. No person states it otherwise: the host was looked at before. */
const connecting = (input: Registered): StatedCommand<Record<never, never>> => ({
  path: 'connection add',
  summary: 'connect a host that the service asks by itself',
  fields: {},
  example: '',
  appends: ['ConnectionRegistered', 'ImportAnswered', 'HostConnected', 'HostRead'],
  aggregate: 'connection',
  action: 'integrations.manage',
  stream: (_, { workspaceId }) => right(streamOf.connection(workspaceId, input.connectionId)),
  looksAt: looksAtConnection,
  looksUp: () => right(null),
  decide: (_, events): Decided => {
    const { connectionId, provider, category, label, account, connected, choices, lists } = input
    const ref = { kind: 'connection', key: connectionId }
    const before = statesOf(Connection, events)[0]?.state
    const registers = before === undefined || before.removed
    const answers = before?.answers ?? NO_CHOICES
    return states(
      { connectionId },
      ...(registers
        ? [stated('ConnectionRegistered', ref, { provider, category, label, account }, { connectionId })]
        : []),
      ...(same(answers, choices) ? [] : [stated('ImportAnswered', ref, choices, { connectionId })]),
      ...(before?.asked !== undefined && same(before.asked, connected) && !registers
        ? []
        : [stated('HostConnected', ref, connected, { connectionId })]),
      ...(registers && lists.length > 0
        ? [
            stated(
              'HostRead',
              { kind: 'host', key: connectionId },
              { runId: 'registered again', lists: lists.map(unread) },
              { connectionId },
            ),
          ]
        : []),
    )
  },
})

/** Looks at a host, keeps its token, and registers the connection. A repetition changes what differs, the token among it. */
export const connectHost = async (
  given: ConnectionGiven,
  environment: Environment,
  hosts: Hosts,
): Outcome<ConnectError, Connected> => {
  const { workspaceId } = given
  const found = foundBy(given, hosts)
  if (isLeft(found)) return found
  const { place, token } = found.right
  const { product, address, account } = place
  const asked = answered(product, given.choices)
  if (isLeft(asked)) return asked
  const directory = await directoryEvents(workspaceId, environment)
  if (isLeft(directory)) return directory
  const { projects, clients } = directoryOf(directory.right)
  const grants = givenGrants(token)
  const checked = await checkHost(
    place,
    { token, grants },
    given.containers.map(({ name }) => name),
    hosts,
    environment.watcher.stop,
  )
  if (checked.look === null)
    return refusal(checked.lines.map(({ text }) => text).join(' '), fieldOf(checked.fault), checked)
  const containers = containersIn(checked.look, given.containers)
  if (isLeft(containers)) return refusal(containers.left, 'containers', checked)
  const projectOf: Named = (text) => {
    const found = projectNamed(text, projects, clients)
    return isLeft(found) ? found : right(found.right.projectId)
  }
  const choices = choicesGiven(given, containers.right, projects, projectOf)
  if (isLeft(choices)) return choices
  const label = given.label ?? product.label
  const connectionId = connectionIdOf(workspaceId, {
    provider: product.provider,
    identity: identityOf({ address, account, label }),
  })
  // Before anything is stated: a connection without its token could not be read.
  const keys = hosts.keys.forSealing()
  if (isLeft(keys)) return secretRefusal(keys.left)
  const state = await hostStateOf(workspaceId, connectionId, environment)
  if (isLeft(state)) return state
  const command = connecting({
    connectionId,
    provider: product.provider,
    category: product.category,
    label,
    // The account of a token with which none was given is a person's.
    account: account === null ? null : checked.look.account,
    connected: { address, account, containers: [...containers.right] },
    choices: choices.right,
    lists: state.right?.lists ?? [],
  })
  const statement = { command, input: { connection: connectionId }, workspaceId, as: given.as }
  const done = await stateOnce(statement, environment, environment.now(), () => foldAll(workspaceId, environment))
  if (isLeft(done)) return done
  const origin = originOf(address)
  const keeping = { registry: environment.registry, keys: hosts.keys }
  const kept = await keepToken({ workspaceId, connectionId, origin }, keptSource(place, given.token, grants), keeping)
  if (isLeft(kept)) return secretRefusal(kept.left)
  return right({ connectionId, label, checked, containers: containers.right })
}
