import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { right } from 'fp-ts/lib/Either.js'
import { pino } from 'pino'
import { state } from '#app/state/run'
import { openWorkspace } from '#app/state/workspace'
import { runWorker } from '#composition/worker'
import type { Uuid } from '#domain/common'
import type { InvoiceFacts } from '#domain/events/commercial'
import { Role } from '#domain/roles'
import { epochOf, instantOf } from '#domain/time'
import { invoiceIdOf } from '#projections/entities/invoice'
import { fact } from '#test/projections/support/facts'
import { append } from '#test/projector/support/stores'
import { Browser, linkFor } from '#test/support/api/browser'
import { exchange, get, pathTo, serve, type TestApi } from '#test/support/api/server'
import { ok, openStores, type Stores } from '#test/support/api/stores'
import { NOW, type World } from '#test/support/api/world'
import { askedHosts } from '#test/support/hosts/asked-hosts'
import { understood } from '../app/support/lines.js'

// What people state of invoices over HTTP, and what they and others then read.

let stores: Stores
let api: TestApi
let world: World
let projectId: Uuid
let elsewhereId: Uuid
const stop = new AbortController()
let working: Promise<unknown>
const members = new Map<string, Uuid>()

const all = () => ({ ...stores, close: async () => stores.remove() })
const say = async (line: string) => {
  const statement = { ...(await understood(line)), workspaceId: world.workspaceId }
  return ok(await state(statement, all(), NOW, async () => right(undefined)))
}
const LINES: InvoiceFacts['lines'] = ['1', '2'].map((id) => ({
  id,
  description: 'Work',
  category: 'other',
  role: null,
  hours: null,
  unitAmount: null,
  amount: '100.00',
}))
const FACTS: InvoiceFacts = {
  number: '2026/7',
  status: 'issued',
  issuedOn: '2026-03-01',
  periodStart: '2026-02-01',
  periodEnd: '2026-02-28',
  currency: 'EUR',
  lines: LINES,
}
/** What a source says of an invoice of a project. */
const billed = (project: Uuid, key: string, facts: Partial<InvoiceFacts> = {}) =>
  append(stores.eventLog, [fact('invoice', project, key, { ...FACTS, ...facts }, { workspace: world.workspaceId })])
const idOf = (key: string, project = projectId): Uuid =>
  invoiceIdOf({ workspaceId: world.workspaceId, place: project, key })

beforeAll(async () => {
  stores = await openStores()
  const spec = { organization: 'acme', workspace: 'website', name: 'Acme', plan: 'scale', owner: 'Ada' } as const
  const opened = ok(await openWorkspace({ ...spec, client: 'Own', project: 'Mine' }, stores, () => NOW))
  world = { ...opened, organizationSlug: 'acme', workspaceSlug: 'website' } as never
  projectId = opened.projectId
  await say('client add Foreign')
  elsewhereId = (await say('project add Elsewhere --client Foreign')).ids['projectId'] as Uuid
  for (const role of Role.values) {
    const { ids } = await say(`member add "The ${role}" --role ${role} --client Own`)
    members.set(role, ids['memberId'] as Uuid)
  }
  for (const key of ['books/7', 'books/8', 'books/9']) await billed(projectId, key, { number: key.slice(6) })
  await billed(elsewhereId, 'books/1')
  api = await serve(stores, { rates: { scale: 100_000 } })
  const log = pino({ level: 'silent' })
  working = runWorker({ stores: all(), hosts: askedHosts(), log, now: () => NOW, onWaiting: () => undefined }, stop)
})
afterAll(async () => {
  stop.abort()
  await working
  await api.close()
  stores.remove()
})
beforeEach(() => {
  // Another minute: in each, an address may try some links alone.
  api.clock.now = instantOf(epochOf(api.clock.now) + 60_000)
})

const as = async (role: Role): Promise<Browser> => {
  const browser = new Browser(api, world)
  const memberId = members.get(role) as Uuid
  expect((await browser.signIn(await linkFor(stores, world, memberId, api))).status).toBe(200)
  return browser
}
const keyOf = async (role: Role, scopes: string): Promise<string> => {
  const { key } = await say(`key issue --name k --scopes ${scopes} --for "The ${role}"`)
  return key as string
}
const stateBy = (key: string, path: string, body: object) =>
  exchange(
    api,
    pathTo(world, `/statements/${path}`),
    { authorization: `Bearer ${key}`, 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    'POST',
    JSON.stringify(body),
  )
const pathOf = (invoiceId: Uuid, project = projectId) => `/projects/${project}/invoices/${invoiceId}`
const of = (key: string) => ({ invoice: idOf(key), project: projectId })

describe('an invoice', () => {
  it('is noted and explained by a lead and approved by finance, and both read who said what', async () => {
    const [lead, finance] = [await as('delivery_lead'), await as('finance')]
    const said = of('books/7')
    expect((await lead.state('invoice/note', { ...said, text: 'Ask about it', line: '1' })).status).toBe(200)
    expect((await lead.state('invoice/explain', { ...said, line: '1', reason: 'As agreed' })).status).toBe(200)
    const { content, version } = (await finance.get(pathOf(idOf('books/7')))).body
    const approved = await finance.state('invoice/approve', { ...said, content, version })
    expect([approved.status, approved.body.changed, approved.body.folded]).toEqual([200, true, true])

    const { body } = await lead.get(pathOf(idOf('books/7')))
    expect(body).toMatchObject({
      key: 'books/7',
      approval: { by: 'The finance', isCurrent: true },
      version: approved.body.version,
      notes: [{ lineId: '1', text: 'Ask about it', by: 'The delivery_lead' }],
      lines: [
        { id: '1', status: 'unsupported', explained: { text: 'As agreed', by: 'The delivery_lead' } },
        { id: '2' },
      ],
    })
    const { invoices } = (await lead.get('/invoices')).body
    expect(invoices.find(({ key }: { readonly key: string }) => key === 'books/7')).toMatchObject({
      approval: { isCurrent: true },
      notes: 1,
      explained: 1,
    })
  })
  it('whose source changes it is no longer approved, until it is approved as it is now', async () => {
    const finance = await as('finance')
    const { content } = (await finance.get(pathOf(idOf('books/8')))).body
    expect((await finance.state('invoice/approve', { ...of('books/8'), content })).status).toBe(200)
    await billed(projectId, 'books/8', { number: '8', lines: LINES.slice(1) })
    const stale = await finance.state('invoice/approve', { ...of('books/8'), content })
    expect([stale.status, stale.body.error.code]).toEqual([409, 'conflict'])
    const lapsed = (await finance.get(pathOf(idOf('books/8')))).body
    expect(lapsed.approval).toMatchObject({ isCurrent: false })
    expect((await finance.state('invoice/approve', { ...of('books/8'), content: lapsed.content })).status).toBe(200)
    expect((await finance.get(pathOf(idOf('books/8')))).body.approval).toMatchObject({ isCurrent: true })
  })
  it('that somebody changed since it was read is refused by its version', async () => {
    const lead = await as('delivery_lead')
    const note = (text: string, version?: Uuid) =>
      lead.state('invoice/note', { ...of('books/9'), text, ...(version === undefined ? {} : { version }) })
    const { version } = (await note('First')).body
    expect((await note('Second', version)).status).toBe(200)
    const refused = await note('Third', version)
    expect([refused.status, refused.body.error.code]).toEqual([409, 'conflict'])
  })
  it('has several lines explained at once, or none', async () => {
    const lead = await as('delivery_lead')
    const explain = (...lines: readonly string[]) =>
      lead.post('/statements/invoice/explain/bulk', {
        statements: lines.map((line) => ({ ...of('books/9'), line, reason: 'As agreed' })),
      })
    expect((await explain('1', '3')).status).toBe(404)
    const explainedOf = async () =>
      (await lead.get(pathOf(idOf('books/9')))).body.lines.map(
        (line: { explained: object | null }) => line.explained !== null,
      )
    expect(await explainedOf()).toEqual([false, false])
    expect((await explain('1', '2')).status).toBe(200)
    expect(await explainedOf()).toEqual([true, true])
  })
})

describe('what is stated of invoices', () => {
  const LEADS: readonly Role[] = ['owner', 'admin', 'delivery_lead']
  const APPROVERS: readonly Role[] = ['owner', 'admin', 'finance']
  it.each(Role.values)('is stated by a %s by session and by key as the role may', async (role) => {
    const browser = await as(role)
    const key = await keyOf(role, 'invoice-defense:write,invoice-defense:delete')
    const noteId = randomUUID()
    const statements: readonly (readonly [string, object, readonly Role[]])[] = [
      ['invoice/note', { ...of('books/9'), text: `By ${role}`, id: noteId }, LEADS],
      ['invoice/withdraw-note', { note: noteId, project: projectId }, LEADS],
      ['invoice/explain', { ...of('books/9'), line: '1', reason: `By ${role}` }, LEADS],
      ['invoice/withdraw-explanation', { ...of('books/9'), line: '1' }, LEADS],
      ['invoice/approve', of('books/9'), APPROVERS],
      ['invoice/withdraw-approval', { ...of('books/9'), reason: 'Again' }, APPROVERS],
    ]
    for (const [path, body, roles] of statements) {
      const expected = roles.includes(role) ? 200 : 403
      const [bySession, byKey] = [await browser.state(path, body), await stateBy(key, path, body)]
      expect([path, bySession.status, byKey.status]).toEqual([path, expected, expected])
    }
  })
  it('needs a key’s scope: to write, and to withdraw', async () => {
    const noteId = randomUUID()
    const note = { ...of('books/9'), text: 'By a key', id: noteId }
    const read = await keyOf('owner', 'invoice-defense:read')
    expect((await stateBy(read, 'invoice/note', note)).status).toBe(403)
    const write = await keyOf('owner', 'invoice-defense:write,invoice-defense:read')
    expect((await stateBy(write, 'invoice/note', note)).status).toBe(200)
    expect((await stateBy(write, 'invoice/withdraw-note', { note: noteId, project: projectId })).status).toBe(403)
    // A key acts for its member.
    const { notes } = (await get(api, world, write, pathOf(idOf('books/9')))).body
    expect(notes).toContainEqual(expect.objectContaining({ text: 'By a key', by: 'The owner' }))
  })
  it('is of nothing that the member does not see', async () => {
    const lead = await as('delivery_lead')
    const hidden = { invoice: idOf('books/1', elsewhereId), project: elsewhereId }
    const unknown = { invoice: randomUUID(), project: randomUUID() }
    for (const body of [hidden, unknown]) {
      const { status, body: told } = await lead.state('invoice/note', { ...body, text: 'Ask' })
      expect([status, told.error.code]).toEqual([404, 'not_found'])
    }
    for (const path of [
      pathOf(hidden.invoice, elsewhereId),
      pathOf(hidden.invoice),
      pathOf(randomUUID()),
      `/invoices?projectId=${elsewhereId}`,
    ])
      expect([path, (await lead.get(path)).status]).toEqual([path, 404])
    const { invoices } = (await lead.get('/invoices')).body
    expect(invoices.map(({ key }: { readonly key: string }) => key)).not.toContain('books/1')
  })
})
