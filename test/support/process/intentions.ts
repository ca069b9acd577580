import { randomUUID } from 'node:crypto'
import { right } from 'fp-ts/lib/Either.js'
import { makeLink, signIn } from '#access/sign-in'
import { state } from '#app/state/run'
import { openWorkspace, ownerOf } from '#app/state/workspace'
import type { Uuid } from '#domain/common'
import type { Random } from '#sample/random'
import type { Stores } from '#stores/open'
import { Browser } from '#test/support/api/browser'
import { ok } from '#test/support/stores/outcome'
import { understood } from '../../app/support/lines.js'

// What people and programs intend once, and send again and again.

const ORGANIZATION = 'acme'
/** The workspaces are so small that reading their streams takes no time. */
const INTENTIONS_EACH = 250
const SCOPES = ['usage-billing', 'cost-model', 'scope-creep', 'clients'].map((family) => `${family}:write`).join(',')
const now = () => new Date().toISOString()

/** A member's session or a key, as it is sent to a server. */
export interface Caller {
  /** The workspace, below the server. */
  readonly path: string
  readonly headers: (port: number) => Readonly<Record<string, string>>
}

export interface Place {
  readonly workspaceId: Uuid
  readonly callers: { readonly session: Caller; readonly anotherSession: Caller; readonly key: Caller }
  readonly projectId: string
}

/** A workspace with an owner, who has two sessions and a key. */
const openPlace = async (name: string, stores: Stores): Promise<Place> => {
  const slugs = { organizationSlug: ORGANIZATION, workspaceSlug: name }
  const spec = { organization: ORGANIZATION, workspace: name, name, plan: 'scale', owner: 'Ada' } as const
  const { workspaceId } = await ok(openWorkspace({ ...spec, client: 'Own', project: 'Mine' }, stores, now))
  const say = async (line: string) => {
    const statement = { ...(await understood(line)), workspaceId }
    return ok(state(statement, stores, now(), async () => right(undefined)))
  }
  const memberId = await ok(ownerOf(workspaceId, stores.eventLog))
  const session = async (): Promise<Caller> => {
    const wish = { workspaceId, memberId, kind: 'sign_in' } as const
    const { token } = await ok(makeLink(wish, stores.registry, now()))
    const { token: cookie } = await ok(signIn(token, stores, now()))
    return {
      path: `/session/v1/organizations/${ORGANIZATION}/workspaces/${name}`,
      headers: (port) => {
        const browser = new Browser({ port }, slugs)
        browser.cookie = cookie
        return browser.headers('POST')
      },
    }
  }
  const { key } = await say(`key issue --name trials --scopes ${SCOPES}`)
  const ofKey = { authorization: `Bearer ${key}`, 'content-type': 'application/json' }
  return {
    workspaceId,
    callers: {
      session: await session(),
      anotherSession: await session(),
      key: { path: `/api/v1/organizations/${ORGANIZATION}/workspaces/${name}`, headers: () => ofKey },
    },
    projectId: (await say('project add Another --client Own')).ids['projectId'] ?? '',
  }
}

export const KINDS = ['one', 'of a stream of its project', 'key', 'bulk', 'mended', 'mended bulk', 'nothing'] as const
export type Kind = (typeof KINDS)[number]
/** Shares of a hundred. */
const SHARES: Readonly<Record<Kind, number>> = {
  one: 30,
  'of a stream of its project': 21,
  key: 4,
  bulk: 15,
  mended: 10,
  'mended bulk': 10,
  nothing: 10,
}

/** An intention: one `Idempotency-Key`, and what is sent with it. */
export interface Intention {
  readonly kind: Kind
  readonly place: Place
  readonly key: Uuid
  /** The callers, who are one for the service, in turn. */
  readonly callers: readonly Caller[]
  /** The path of its statement. */
  readonly statement: string
  readonly body: object
  /** What is sent before and refused; null where nothing is. */
  readonly refused: object | null
  /** What is sent under the same key later and is another intention; null where nothing is. */
  readonly other: object | null
  /** The number of clients who send it at once. */
  readonly copies: number
  /** Marks of the events that are its effect, in order. */
  readonly marks: readonly string[]
}

export const nameOf = ({ kind, key, marks }: Intention): string => `${kind} ${key} (${marks.join(', ')})`

const kindOf = (share: number): Kind => {
  let from = 0
  for (const kind of KINDS) {
    from += SHARES[kind]
    if (share < from) return kind
  }
  return 'one'
}

const amount = (cents: number): string => `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')} EUR`
const LONG_AFTER = '2099-01-01T00:00:00.000Z'
const COPIES = [2, 4, 4, 16] as const
const MOST_OF_A_BULK = 5

/** The mark of an event's effect in its workspace: no two intentions have the same. */
export const markOf = (type: string, data: { readonly amountCents?: number; readonly name?: string }): string =>
  `${type} ${data.amountCents ?? data.name}`

/** The next intention, with a number that no other has. */
const intend = (place: Place, n: number, random: Random): Intention => {
  const kind = kindOf(random() * 100)
  const { session, anotherSession, key } = place.callers
  const byKey = kind !== 'key' && random() < 0.5
  const many = kind === 'bulk' || kind === 'mended bulk' ? 2 + Math.floor(random() * (MOST_OF_A_BULK - 1)) : 1
  const cents = Array.from({ length: many }, (_, i) => n * 10 + i)
  const payments = cents.map((one) => ({ status: 'succeeded', amount: amount(one) }))
  const [payment = {}] = payments
  const common = {
    kind,
    place,
    key: randomUUID(),
    callers: byKey ? [key] : [session, anotherSession],
    copies: COPIES[Math.floor(random() * COPIES.length)] ?? 2,
    statement: '/statements/payment/record',
    body: payment,
    refused: null,
    other: random() < 0.25 ? { ...payment, amount: amount(n * 10 + 9) } : null,
    marks: cents.map((amountCents) => markOf('PaymentRecorded', { amountCents })),
  }
  const bulk = { statement: `${common.statement}/bulk`, body: { statements: payments } }
  const late = { ...payment, at: LONG_AFTER }
  switch (kind) {
    case 'one':
      return common
    case 'mended':
      return { ...common, refused: late }
    case 'bulk':
      return { ...common, ...bulk, other: common.other && { statements: [...payments, common.other] } }
    case 'mended bulk':
      return { ...common, ...bulk, refused: { statements: [...payments, late] }, other: null }
    case 'key': {
      const name = `key ${n}`
      const other = common.other && { name: `another ${name}` }
      return {
        ...common,
        statement: '/statements/key/issue',
        body: { name },
        other,
        marks: [markOf('ApiKeyIssued', { name })],
      }
    }
    case 'nothing': {
      const body = { project: place.projectId, status: 'active' }
      const other = common.other && { project: place.projectId, status: 'paused' }
      return { ...common, statement: '/statements/project/status', body, other, marks: [] }
    }
    case 'of a stream of its project': {
      const estimate = (given: number) => ({ project: place.projectId, amount: amount(given) })
      const [amountCents = 0] = cents
      const marks = [markOf('CostEstimateRecorded', { amountCents })]
      const other = common.other && estimate(n * 10 + 9)
      return { ...common, statement: '/statements/estimate/record', body: estimate(amountCents), other, marks }
    }
  }
}

/** Workspaces, and what is intended in them, one workspace after the other. */
export const intentionsIn = async (stores: Stores, tries: number, random: Random): Promise<readonly Intention[]> => {
  const places: Place[] = []
  while (places.length * INTENTIONS_EACH < tries) places.push(await openPlace(`trials-${places.length}`, stores))
  return places.flatMap((place, i) =>
    Array.from({ length: Math.min(INTENTIONS_EACH, tries - i * INTENTIONS_EACH) }, (_, n) =>
      intend(place, 1_000 + i * INTENTIONS_EACH + n, random),
    ),
  )
}
