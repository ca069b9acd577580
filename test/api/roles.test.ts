import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { v4 } from 'uuid'
import type { Uuid } from '#domain/common'
import type { DataAccess } from '#domain/events/access'
import { KpiFamily } from '#domain/kpi'
import { actionsOf, Role } from '#domain/roles'
import { contentHashOf } from '#eventlog/new-event'
import { PackId } from '#projections/invoice-defense/response'
import { type Told, uuid } from '#test/projections/support/events'
import { Browser, linkFor } from '#test/support/api/browser'
import { askFor, everyOperation, isInPath, takes } from '#test/support/api/every-operation'
import { openWorld } from '#test/support/api/folded'
import { type Answer, get, serve, type TestApi } from '#test/support/api/server'
import { ok, openStores, type Stores } from '#test/support/api/stores'
import {
  eventIn,
  FIRST,
  FIRST_CLIENT,
  FIRST_PROJECT,
  SECOND,
  SECOND_CLIENT,
  SECOND_PROJECT,
  SHARED,
} from '#test/support/api/two-clients'
import { addMember, issueKey, type World } from '#test/support/api/world'

// What each role gets of two clients' projects, by a key and by a session; and what a client does not get, in any byte.

const NOW = '2026-04-01T00:00:00.000Z'
const MARCH = { start: '2026-03-01', end: '2026-03-31', tz: 'UTC' }
const OWN: DataAccess = { all: false, clients: [FIRST_CLIENT], projects: [] }
const PROJECTS = { own: FIRST_PROJECT, other: SECOND_PROJECT } as const

/** Operations that tell a client of projects and invoices. */
const OF_CLIENTS = [
  'agreements.read',
  'commandCenter.evidence',
  'commandCenter.read',
  'invoiceDefense.read',
  'invoices.list',
  'invoices.read',
  'scope.read',
]

/** A name that no client may find in any byte. */
const secret = (name: string, kind: string): string => `${name}-${kind}`
const LOCKER = uuid('locker')

/** The same told with other words, and by whom. */
const withData = (data: object, { stream, event }: Told, actor?: object): Told => {
  const metadata = event.metadata as Record<string, unknown>
  const hash = metadata['contentHash'] === undefined ? {} : { contentHash: contentHashOf(data) }
  return { stream, event: { ...event, metadata: { ...metadata, ...(actor && { actor }), ...hash }, data } } as Told
}

/**
 * What is told of a client, with a name for every place, connection, person and inner word, and another amount for every rate
 * and estimate. All else is alike, whatever the name and the factor.
 */
const hiding =
  (name: string, factor: number) =>
  ({ stream, event }: Told): Told => {
    const places = JSON.stringify({ stream, event })
      .replaceAll('github.com/acme/', `github.com/${secret(name, 'repository')}/`)
      .replaceAll('acme/tracker', secret(name, 'tracker'))
      .replaceAll('team@acme', secret(name, 'calendar'))
      .replaceAll('aws:1234', secret(name, 'cloud'))
      .replaceAll('cursor:acme', secret(name, 'vendor'))
    const told = JSON.parse(places) as Told
    const data = told.event.data as Record<string, unknown>
    const url = `https://${secret(name, 'host')}.example/${event.eventId}`
    const changed: Record<string, object> = {
      ConnectionRegistered: { label: secret(name, 'label'), account: secret(name, 'account') },
      SyncFailed: { message: secret(name, 'message') },
      RecordDeadLettered: { record: secret(name, 'record'), message: secret(name, 'message') },
      WorkItemObserved: { url },
      CodeChangeObserved: { url },
      MeetingObserved: { title: secret(name, 'meeting') },
      TimeEntryRecorded: { category: secret(name, 'category') },
      InvoiceNoted: { text: secret(name, 'note') },
      InvoiceLineExplained: { reason: secret(name, 'explanation') },
      RateSet: { amount: String(Number(data['amount']) * factor) },
      CostEstimateRecorded: { amountCents: 987_654_321 * factor },
      AssumptionSet: { value: secret(name, 'assumption'), unitOrMethod: secret(name, 'assumption') },
    }
    return withData({ ...data, ...changed[event.type] }, told, { kind: 'user', id: LOCKER })
  }

interface Place {
  readonly stores: Stores
  readonly api: TestApi
  readonly world: World
  readonly name: string
}

const open = async (name: string, factor: number, checkResponses = true): Promise<Place> => {
  const stores = await openStores()
  const events = [...[...SHARED, ...FIRST].map(hiding(name, factor)), ...SECOND]
  const world = await openWorld(stores, events)
  for (const memberId of [world.ownerId, LOCKER]) ok(await stores.registry.setName(memberId, secret(name, 'member')))
  const api = await serve(stores, { rates: { scale: 1e9 }, checkResponses })
  api.clock.now = NOW
  return { stores, api, world, name }
}

/** A member's id and key. */
const newMember = async (
  { stores, world }: Pick<Place, 'stores' | 'world'>,
  role: Role,
  dataAccess: DataAccess = OWN,
) => {
  const memberId = await addMember(stores, world, role, dataAccess, v4())
  ok(await stores.registry.setName(memberId, 'Somebody'))
  return { memberId, key: await issueKey(stores, world, { createdBy: memberId }) }
}
/** The same with a browser in which the member is signed in. An address can sign in some times a minute. */
const joined = async (place: Place, role: Role, dataAccess: DataAccess = OWN) => {
  const { stores, api, world } = place
  const { memberId, key } = await newMember(place, role, dataAccess)
  const browser = new Browser(api, world)
  expect((await browser.signIn(await linkFor(stores, world, memberId, api))).status).toBe(200)
  return { key, browser }
}

/** Every request of an operation about a project, in March: with each family and each question. */
const requests = (id: string, projectId: Uuid): readonly string[] => {
  const operation = everyOperation.find(([one]) => one === id)?.[1]
  if (operation === undefined) throw new Error(`there is no operation ${id}`)
  const needed = { projectId, eventId: eventIn(FIRST) }
  const inQuery = takes(operation, 'projectId') && !isInPath(operation, 'projectId') ? { projectId } : {}
  const days = takes(operation, 'start') ? MARCH : {}
  const families = isInPath(operation, 'family') ? KpiFamily.values : ['delivery_output']
  const questions = takes(operation, 'question') ? [{}, ...PackId.values.map((question) => ({ question }))] : [{}]
  return families.flatMap((family) =>
    questions.map((question) => askFor(operation, { ...needed, family }, { ...inQuery, ...days, ...question })),
  )
}

let place: Place
beforeAll(async () => {
  place = await open('canary', 1)
})
afterAll(async () => {
  await place.api.close()
  place.stores.remove()
})

describe('a member who sees one client', () => {
  const asked = [...OF_CLIENTS, ...['search.read', 'portfolio.read', 'series.read']]
  it.each(Role.values)(
    'and is %s gets the same bytes by key and session, and nothing of another client',
    async (role) => {
      const { key, browser } = await joined(place, role)
      for (const id of asked) {
        const action = everyOperation.find(([one]) => one === id)?.[1].action ?? 'workspace.manage'
        const isOpen = role === 'client' ? OF_CLIENTS.includes(id) : actionsOf(role).has(action)
        for (const [whose, projectId] of Object.entries(PROJECTS))
          for (const path of requests(id, projectId)) {
            const [byKey, bySession] = [await get(place.api, place.world, key, path), await browser.get(path)]
            const status = !isOpen ? 403 : whose === 'own' ? 200 : 404
            expect([path, byKey.status, bySession.status]).toEqual([path, status, status])
            if (status === 200) expect(bySession.text).toBe(byKey.text)
            else expect(bySession.body.error.code).toBe(byKey.body.error.code)
          }
      }
    },
  )
})

/** All that a client can ask for: every operation, of its own project and another, and all about its session. */
const everything = async (one: Place): Promise<readonly Answer[]> => {
  const { key, browser } = await joined(one, 'client')
  const answers: Answer[] = []
  for (const [id, operation] of everyOperation) {
    const paths = [...requests(id, FIRST_PROJECT), ...requests(id, SECOND_PROJECT), askFor(operation, {} as never)]
    const ofClients = [FIRST_CLIENT, SECOND_CLIENT].map((clientId) =>
      askFor(operation, { projectId: FIRST_PROJECT, eventId: eventIn(FIRST) }, { clientId }),
    )
    for (const path of [...paths, ...ofClients, ...paths.map((path) => `${path}${path.includes('?') ? '&' : '?'}x=1`)])
      answers.push(await get(one.api, one.world, key, path), await browser.get(path))
  }
  for (const path of ['/session', '/sessions', '/nothing']) answers.push(await browser.get(path))
  for (const whose of ['everybody', 'mine']) answers.push(await browser.post('/sessions/end', { whose }))
  return answers
}

describe('a client', () => {
  let all: readonly Answer[]
  beforeAll(async () => {
    all = await everything(place)
  })

  it('gets answers of these operations alone', async () => {
    const { key } = await newMember(place, 'client')
    const opened: string[] = []
    for (const [id] of everyOperation) {
      const { status } = await get(place.api, place.world, key, requests(id, FIRST_PROJECT)[0] ?? '')
      if (status === 200) opened.push(id)
      else expect([id, status]).toEqual([id, 403])
    }
    expect(opened.sort()).toEqual(['access.read', ...OF_CLIENTS])
  })
  it('finds no person, connection, place or inner word in any byte, nor anything of another client', () => {
    expect(all.filter(({ status }) => status === 200).length).toBeGreaterThan(30)
    for (const { text, headers } of all) {
      const bytes = `${JSON.stringify(headers)} ${text}`
      expect(/.{0,80}(?:canary|zeta|zapp|Z-\d|987654321).{0,40}/i.exec(bytes)?.[0]).toBeUndefined()
      for (const id of [LOCKER, place.world.ownerId, SECOND_CLIENT, ...['git', 'tracker', 'sheet', 'vendor'].map(uuid)])
        expect(bytes).not.toContain(id)
    }
  })
  it('would find them if it were the owner', async () => {
    const key = await issueKey(place.stores, place.world)
    const texts: string[] = []
    for (const [id] of everyOperation)
      for (const path of requests(id, FIRST_PROJECT)) texts.push((await get(place.api, place.world, key, path)).text)
    const found = ['repository', 'tracker', 'label', 'host', 'meeting', 'category', 'assumption', 'member', 'message']
    found.push('note', 'explanation')
    const all = texts.join()
    expect(found.filter((kind) => !all.includes(secret('canary', kind)))).toEqual([])
    expect(all.includes('987654321')).toBe(true)
  })
  it('gets the same bytes whatever these are called and whatever rates and estimates are', async () => {
    const other = await open('another', 3.7)
    const answers = await everything(other)
    const withoutIds = ({ text }: Answer) =>
      text
        .replace(/"(?:requestId|id|current)":"[^"]*"|"\w+At":"[^"]*"/g, '')
        .replace(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, '')
    expect(answers.map(withoutIds)).toEqual(all.map(withoutIds))
    await other.api.close()
    other.stores.remove()
  })

  const bodyOf = async (path: string, role: Role = 'client') => {
    const { key } = await newMember(place, role)
    const { status, body } = await get(place.api, place.world, key, path)
    expect([path, status]).toEqual([path, 200])
    return body
  }
  const one = (id: string, with_ = ''): string => `${requests(id, FIRST_PROJECT)[0]}${with_}`

  it('finds in the command center what was delivered, and neither costs nor what is to be done', async () => {
    const body = await bodyOf(one('commandCenter.read'))
    expect(body).toMatchObject({
      activeClientQuestion: { canEdit: false, question: 'Why acme?' },
      costEstimate: { launchDecision: null, source: null, status: 'not_set' },
      insights: [],
      sources: [],
      readiness: { canManage: false, roleBands: false, costInputs: { rates: 0 } },
    })
    expect(body.kpis[0]).toMatchObject({ id: 'delivery_investment', value: null, evidenceCount: 0 })
    expect(body.kpis[0].summary).toBe("Costs are hidden by this workspace's privacy settings.")
    const owner = await bodyOf(one('commandCenter.read'), 'admin')
    expect(body.kpis.slice(1).map(({ value }: { value: object }) => value)).toEqual(
      owner.kpis.slice(1).map(({ value }: { value: object }) => value),
    )
  })
  it('finds as many items behind each number as are counted, and none behind a cost', async () => {
    const { kpis } = await bodyOf(one('commandCenter.read'))
    const paths = requests('commandCenter.evidence', FIRST_PROJECT)
    const counts: number[] = []
    for (const path of paths) counts.push((await bodyOf(path)).evidence.length)
    expect(counts).toEqual(kpis.map(({ evidenceCount }: { evidenceCount: number }) => evidenceCount))
    expect(counts.filter((count) => count > 0)).toHaveLength(4)
  })
  it('finds the scope locked by the workspace, and of what was added the value of change orders alone', async () => {
    const { lock, report } = await bodyOf(one('scope.read'))
    expect(lock.lockedBy).toBe('demo')
    expect(report.valuation).toEqual({
      valueCents: 50_000,
      currency: 'EUR',
      basis: 'change order amounts',
      valuedItems: 1,
      unsupportedItems: 1,
    })
    const values = report.rows.map(({ key, valueCents, valueBasis, url }: Record<string, unknown>) => [
      key,
      valueCents,
      valueBasis,
      url,
    ])
    expect(values).toContainEqual(['A-5', null, "hidden by this workspace's privacy settings", null])
  })
  it('finds in the defence of an invoice what was billed and is supported, and no cost', async () => {
    const { facts, pack, invoice, reconciliation } = await bodyOf(
      one('invoiceDefense.read', '&question=what-did-it-cost'),
    )
    expect(facts).toMatchObject({ actions: [], sources: [], currency: 'EUR', scope: { valueCents: 50_000 } })
    expect(facts.confidence.hints).toEqual([])
    const told = Object.entries({ ...facts.investment, ...facts.coordination }).filter(([, value]) => value !== null)
    expect(told.flatMap(([name]) => (/Cents|Pct/.test(name) ? [name] : []))).toEqual(['taggingPct'])
    expect(pack.claims.map(({ text }: { text: string }) => text)).toEqual([
      `Amount of invoice ${invoice.number}: 927.60 EUR.`,
      'Supported by evidence: 857.60 EUR.',
    ])
    expect(pack.gaps.slice(0, 1)).toEqual(["Costs are hidden by this workspace's privacy settings."])
    expect(reconciliation.invoicedCents).toBe(92_760)
  })

  it('is told amounts of its invoices, orders and prices, their sums, and hours at these prices alone', async () => {
    const amounts = new Set<number>()
    const texts: string[] = []
    const look = (value: unknown, name = ''): void => {
      if (typeof value === 'string') texts.push(value)
      if (typeof value === 'number' && /cents$/i.test(name)) amounts.add(value)
      if (typeof value !== 'object' || value === null) return
      const figure = value as { unit?: string; value?: number }
      if (figure.unit === 'cents' && typeof figure.value === 'number') amounts.add(figure.value)
      for (const [key, one] of Object.entries(value)) look(one, key)
    }
    for (const { status, body } of all) if (status === 200) look(body)
    for (const text of texts)
      for (const [, amount = ''] of text.matchAll(/([\d,]+\.\d\d) [A-Z]{3}/g))
        amounts.add(Math.round(Number(amount.replaceAll(',', '')) * 100))
    const { invoice, reconciliation } = await bodyOf(one('invoiceDefense.read'), 'admin')
    const billed = invoice.lines.flatMap(({ amountCents, unitCents }: Record<string, number>) => [
      amountCents,
      unitCents,
    ])
    // What supports labour and meetings follows from agreed prices and the line's own.
    const { rows, unbilled, supportedCents, varianceCents } = reconciliation
    const supported = rows.flatMap((row: Record<string, number>) => [row['supportedCents'], row['deltaCents']])
    const allowed = [
      invoice.amountCents,
      ...billed,
      ...supported,
      unbilled.cents,
      supportedCents,
      varianceCents,
      50_000,
    ]
    expect([...amounts].filter((amount) => !allowed.includes(amount))).toEqual([])
    expect(amounts.size).toBeGreaterThan(6)
  })
  it('who sees other than one client is told nothing', async () => {
    for (const dataAccess of [
      { all: true },
      { all: false, clients: [], projects: [FIRST_PROJECT] },
      { all: false, clients: [FIRST_CLIENT], projects: [FIRST_PROJECT] },
      { all: false, clients: [FIRST_CLIENT, SECOND_CLIENT], projects: [] },
    ] as const) {
      const { key, browser } = await joined(place, 'client', dataAccess)
      for (const id of OF_CLIENTS) {
        const path = one(id)
        expect([(await get(place.api, place.world, key, path)).status, (await browser.get(path)).status]).toEqual([
          403, 403,
        ])
      }
    }
  })
})

describe('what a cloud bills', () => {
  it.each([
    ['less than the line', '2.60', 'unsupported', null],
    ['all of the line', '1.20', 'matched', 120],
  ] as const)(
    'is a cost: given %s, a client is told no amount but that of the line',
    async (_, amount, status, cents) => {
      const stores = await openStores()
      const events = FIRST.map((told): Told => {
        if (told.event.type !== 'InvoiceIssued') return told
        const data = told.event.data as { lines: { category: string }[] }
        const lines = data.lines.map((line) => (line.category === 'cloud' ? { ...line, amount } : line))
        return withData({ ...data, lines }, told)
      }).filter(
        ({ event }) =>
          (event.data as { service?: string; estimated?: boolean }).estimated !== true || amount !== '2.60',
      )
      const world = await openWorld(stores, [...SHARED, ...events])
      const api = await serve(stores)
      api.clock.now = NOW
      const { key } = await newMember({ stores, world }, 'client')
      const { body } = await get(api, world, key, requests('invoiceDefense.read', FIRST_PROJECT)[0] ?? '')
      expect(body.reconciliation.rows.find(({ lineId }: { lineId: string }) => lineId === 'L4')).toMatchObject({
        status,
        supportedCents: cents,
        deltaCents: cents === null ? null : 0,
      })
      await api.close()
      stores.remove()
    },
  )
})

describe('an answer that is kept', () => {
  it.each([
    ['an owner who sees that client', 'owner'],
    ['a viewer who sees that client', 'viewer'],
    ['a delivery lead who sees that client', 'delivery_lead'],
    ['somebody of finance who sees that client', 'finance'],
  ] as const)('is never of %s for a client, nor the other way round', async (_, role) => {
    let different = 0
    for (const id of OF_CLIENTS)
      for (const path of requests(id, FIRST_PROJECT)) {
        const texts: string[][] = []
        for (const order of [
          [role, 'client'],
          ['client', role],
        ] as const) {
          // Gives kept answers without a look at them.
          const api = await serve(place.stores, { rates: { scale: 1e9 }, checkResponses: false })
          api.clock.now = NOW
          const said = new Map<Role, string>()
          for (const who of order) {
            const { key } = await newMember(place, who)
            said.set(who, (await get(api, place.world, key, path)).text.replace(/"requestId":"[^"]*"/, ''))
          }
          texts.push([said.get(role) ?? '', said.get('client') ?? ''])
          await api.close()
        }
        expect(texts[0]).toEqual(texts[1])
        if (texts[0]?.[0] !== texts[0]?.[1]) different += 1
      }
    expect(different).toBeGreaterThan(4)
  })
})
