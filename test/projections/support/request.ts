import { expect } from '@jest/globals'
import { isLeft } from 'fp-ts/lib/Either.js'
import { type Codec, decode } from '#domain/codec'
import type { Instant } from '#domain/common'
import type { ReadSources } from '#domain/documents'
import type { DirectedRequest, Operation, ReadRequest } from '#domain/operation'
import type { EffectivePlan } from '#domain/plans'
import type { Role } from '#domain/roles'
import { withSettings } from '#projections/selection/settings'
import { expectContract, isOfContract } from '#test/support/contract/expect'
import { ok } from '#test/support/stores/outcome'
import { uuid, WORKSPACE } from './events.js'
import type { World } from './world.js'

export interface Asking {
  readonly projects?: readonly string[]
  readonly unmappedToo?: boolean
  /** Names of the client and the project that were asked for. */
  readonly client?: string
  readonly project?: string
  readonly role?: Role
  readonly plan?: EffectivePlan
  readonly now?: Instant
  readonly from?: Instant
  readonly to?: Instant
}

const lastDayBefore = (to: Instant) => new Date(Date.parse(to) - 1).toISOString().slice(0, 10)

/**
 * A request that has passed every check: of an owner, for March of 2026, at its end, unless told otherwise. `answer` has
 * it carry what the settings of its world say.
 */
export const requestOf = ({
  projects = ['app'],
  unmappedToo = false,
  client,
  project,
  role = 'owner',
  plan = 'scale',
  now = '2026-04-01T00:00:00.000Z',
  from = '2026-03-01T00:00:00.000Z',
  to = '2026-04-01T00:00:00.000Z',
}: Asking = {}): DirectedRequest => {
  const readable = projects.map((name) => ({
    projectId: uuid(name),
    clientId: uuid('acme'),
    name,
    status: 'active' as const,
  }))
  const [start, end, today] = [from.slice(0, 10), lastDayBefore(to), now.slice(0, 10)]
  return {
    workspaceId: WORKSPACE,
    caller: { role, dataAccess: { all: true }, scopes: null },
    now,
    plan,
    projects: project === undefined ? readable : readable.filter(({ name }) => name === project),
    unmappedToo,
    selected: {
      clientId: client === undefined ? null : uuid(client),
      projectId: project === undefined ? null : uuid(project),
    },
    readable,
    period: {
      start,
      end,
      timeZone: 'UTC',
      explicit: true,
      interval: { from, to },
      days: { start, end: end < today ? end : today },
    },
    currency: 'EUR',
    hidesRates: false,
    forClient: false,
  }
}

/** A report as its codec, which is exact, lets it through. */
export const exact = <A>(codec: Codec<A>, report: A): A => {
  const decoded = decode(codec, report)
  if (isLeft(decoded)) throw new Error(JSON.stringify(decoded.left))
  // What a client gets is the JSON.
  expect(JSON.parse(JSON.stringify(report))).toEqual(report)
  return decoded.right
}

/** What a request that tells no choice was chosen from: the projects that it selects, all of them active. */
const undirected = ({ projects }: ReadRequest): Pick<DirectedRequest, 'selected' | 'readable'> => ({
  selected: { clientId: null, projectId: null },
  readable: projects.map((project) => ({ ...project, status: 'active' })),
})

/** What an operation answers, held against its codec and the contract. */
export const answer = async <R>(
  // biome-ignore lint/suspicious/noExplicitAny: an operation of any parameters
  operation: Operation<R, any, any>,
  request: ReadRequest & Partial<DirectedRequest> & { readonly given?: object },
  world: World,
  more: Partial<ReadSources> = {},
): Promise<R> => {
  const missing = new Proxy({}, { get: () => () => Promise.reject(new Error('this report should not ask for it')) })
  const sources = {
    docs: world.docs,
    access: missing,
    people: missing,
    requestedAt: () => request.now,
    ...more,
  } as ReadSources
  const asked = { ...undirected(request), given: {}, ...(await withSettings(request, operation, world.docs)) }
  const report = exact(operation.response, await ok(operation.read(asked, sources)))
  if (isOfContract(operation.id)) expectContract(operation.id, 200, report)
  return report
}
