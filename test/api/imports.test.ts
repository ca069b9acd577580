import { randomUUID } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { ImportView } from '#api/imports'
import { foldAll } from '#app/folding'
import { importsOn, type RunningImports } from '#app/import/uploads/uploads'
import { readWhole } from '#app/state/append'
import { state } from '#app/state/run'
import { openWorkspace } from '#app/state/workspace'
import type { Uuid } from '#domain/common'
import { streamOf } from '#domain/events/catalogue'
import type { Scope } from '#domain/roles'
import { epochOf, instantOf } from '#domain/time'
import { openStores, type Stores } from '#stores/open'
import { Browser, linkFor } from '#test/support/api/browser'
import { recordedLog, serve, type TestApi } from '#test/support/api/server'
import { byKey, byPage, END, FORM, part, processFromSource, Uploading } from '#test/support/api/uploads'
import { project } from '#test/support/process/program'
import { newFolder } from '#test/support/stores/folder'
import { ok } from '#test/support/stores/outcome'
import { understood } from '../app/support/lines.js'
import { unwatched } from '../app/support/unwatched.js'

// Files that are sent, asked about, and imported, by HTTP alone.

const NOW = '2026-11-26T10:00:00.000Z'
const world = { organizationSlug: 'acme', workspaceSlug: 'website' }
const data = join(newFolder(), 'data')
const uploads = join(data, 'uploads')
const sample = (name: string) => ({ name, content: readFileSync(join(project, 'docs', 'samples', name)) })
const TOGGL = sample('toggl.csv')
const PULLS = sample('pulls.json')

let stores: Stores
let api: TestApi
let imports: RunningImports
let workspaceId: Uuid
const members = new Map<string, Uuid>()

const say = async (line: string) => {
  const environment = { ...stores, now: () => NOW, watcher: unwatched }
  const statement = { ...(await understood(line)), workspaceId }
  return ok(state(statement, environment, NOW, () => foldAll(workspaceId, environment)))
}
const keyOf = async (name: string, scopes: readonly Scope[]): Promise<string> =>
  (await say(`key issue --name k --scopes ${scopes.join(',')} --for ${name}`)).key ?? ''
const pageOf = async (name: string): Promise<Browser> => {
  const browser = new Browser(api, world)
  const link = await linkFor(stores as never, { workspaceId } as never, members.get(name) as Uuid, api)
  expect((await browser.signIn(link)).status).toBe(200)
  return browser
}
const sender = async (name: string) => new Uploading(byPage(api, world, await pageOf(name)))
const asText = (body: object): string => JSON.stringify(body)
const readWholeDirectory = () => ok(readWhole(streamOf.directory(workspaceId), stores.eventLog))
const common = () => ({
  stores,
  dataFolder: data,
  now: () => api.clock.now,
  log: recordedLog().log,
  start: made.start,
})
const made = processFromSource()
const left = () => (existsSync(uploads) ? readdirSync(uploads).filter((name) => name !== 'machine') : [])

beforeAll(async () => {
  stores = await ok(openStores(data))
  const spec = { organization: 'acme', workspace: 'website', name: 'Acme', plan: 'scale', owner: 'Ada' } as const
  const opened = await ok(openWorkspace({ ...spec, client: 'Own', project: 'Mine' }, stores, () => NOW))
  workspaceId = opened.workspaceId
  members.set('owner', opened.ownerId)
  await say('client add Foreign')
  await say('project add Elsewhere --client Foreign')
  for (const [name, role, reach] of [
    ['lead', 'delivery_lead', '--all'],
    ['other', 'delivery_lead', '--all'],
    ['narrow', 'delivery_lead', '--client Own'],
    ['viewer', 'viewer', '--all'],
  ] as const)
    members.set(name, (await say(`member add ${name} --role ${role} ${reach}`)).ids['memberId'] as Uuid)
  const environment = { ...stores, now: () => NOW, watcher: unwatched }
  await ok(foldAll(workspaceId, environment))
  imports = importsOn({
    ...common(),
    bounds: { ofMember: 3, uploadBytes: 2_000_000, freeBytes: 0 },
  })
  api = await serve(stores, { rates: { scale: 100_000 }, imports })
  api.clock.now = NOW
})
afterAll(async () => {
  await api.close()
  await imports.close()
  await stores.close()
  made.remove()
})
beforeEach(() => {
  // Another minute: in each, an address may try some links alone.
  api.clock.now = instantOf(epochOf(api.clock.now) + 60_000)
})

describe('files that are sent', () => {
  it('are asked about, and imported once that is answered and confirmed', async () => {
    const lead = await sender('lead')
    const sent = await lead.send([TOGGL])
    expect(sent.body).toMatchObject({ state: 'asks', says: null, mayConfirm: false, problem: null })
    expect(ImportView.is(sent.body)).toBe(true)
    const { id } = sent.body
    expect(sent.body.questions.map((one: { id: string }) => one.id)).toEqual(['project', 'role'])
    const options = sent.body.questions[0].options.map((one: { text: string }) => one.text)
    expect(options).toEqual(['Mine', 'Elsewhere'])
    expect((await lead.confirm(id)).status).toBe(409)

    const chosen = await lead.choose(id, { project: 'Mine', role: 'developer' })
    expect(chosen.body).toMatchObject({ state: 'ready', questions: [], mayConfirm: true, result: null })
    expect(chosen.body.says).toMatchObject({ formats: ['Toggl Track, detailed report (CSV)'], records: 3 })
    expect(left()).toContain(id)

    await lead.confirm(id)
    const { body } = await lead.settled(id)
    expect(body).toMatchObject({ state: 'imported', problem: null, result: { accepted: 3, rejectedTotal: 0 } })
    expect(readdirSync(join(uploads, id))).toEqual(['record.json'])

    const again = await lead.send([TOGGL])
    expect(again.body).toMatchObject({ state: 'ready', questions: [] })
    await lead.confirm(again.body.id)
    expect((await lead.settled(again.body.id)).body.result).toMatchObject({ accepted: 0, unchanged: 3 })
  })
  it('are taken by a key, under no name of theirs, for nobody else to read', async () => {
    const key = new Uploading(byKey(api, world, await keyOf('lead', ['data-sources:write'])))
    const { body } = await key.send([{ ...PULLS, name: '../../etc/pulls.json' }, TOGGL])
    expect(body.files.map(({ name }: { name: string }) => name)).toEqual(['pulls.json', 'toggl.csv'])
    expect(readdirSync(join(uploads, body.id)).sort()).toEqual(['0', '1', 'record.json'])
    expect(statSync(join(uploads, body.id)).mode & 0o777).toBe(0o700)
    for (const name of readdirSync(join(uploads, body.id)))
      expect(statSync(join(uploads, body.id, name)).mode & 0o777).toBe(0o600)
    expect(body).toMatchObject({ state: 'failed', mayConfirm: false, problem: expect.stringMatching(/each by itself/) })
    expect((await key.cancel(body.id)).body).toEqual({})
  })
  it('are of one export only if they are of one product, and of one kind that is known', async () => {
    const lead = await sender('lead')
    const { body } = await lead.send([{ name: 'x.bin', content: Buffer.from([0, 1, 2, 3, 255]) }])
    expect(body).toMatchObject({ state: 'failed', says: null, mayConfirm: false })
    expect(body.problem).not.toMatch(/--|uploads/)
    expect((await lead.confirm(body.id)).status).toBe(409)
    await lead.cancel(body.id)
  })
  it('say when they were made, which is never later than now', async () => {
    const lead = await sender('lead')
    const { body } = await lead.send([{ ...PULLS, madeAt: '2026-11-20T12:00:00+02:00' }])
    expect(body.files).toMatchObject([{ n: 0, name: 'pulls.json', madeAt: '2026-11-20T10:00:00.000Z' }])
    const { body: chosen } = await lead.choose(body.id, { project: 'Mine' })
    expect(chosen).toMatchObject({ state: 'ready' })
    expect(chosen.says.facts).toMatchObject([{ kind: 'code_change', project: 'Mine', count: 3 }])
    await lead.cancel(body.id)
    const later = await lead.send([{ ...PULLS, madeAt: '2199-01-01T00:00:00Z' }])
    expect((await lead.choose(later.body.id, { project: 'Mine' })).body.state).toBe('ready')
    await lead.cancel(later.body.id)
  })
  it('have names that are shown on one line alone', async () => {
    const lead = await sender('lead')
    const names = ['C:\\temp\\a.json', '\u202Egnp.json\u0007', '..', ' ', 'x'.repeat(500)]
    const { body } = await lead.send(names.map((name) => ({ ...PULLS, name })))
    const shown = body.files.map(({ name }: { name: string }) => name)
    expect(shown).toEqual(['a.json', 'gnp.json', 'file 3', 'file 4', 'x'.repeat(200)])
    await lead.cancel(body.id)
  })
})

describe('a question', () => {
  const BOARD = { name: 'board.json', content: readFileSync(join(project, 'sources/trello/samples/trello.json')) }
  const asked = (body: { questions: { id: string; word: string | null }[] }, id: string) =>
    body.questions.filter((one) => one.id === id).map(({ word }) => word)

  it('about a word of the files is answered by a table, which later answers add to', async () => {
    const lead = await sender('lead')
    const { body } = await lead.send([BOARD])
    const words = asked(body, 'states')
    expect(words.length).toBeGreaterThan(1)
    const [first = '', second = ''] = words as string[]
    const one = await lead.choose(body.id, { project: 'Mine', states: { [first]: 'todo' } })
    expect(asked(one.body, 'states')).toEqual(words.slice(1))
    const two = await lead.choose(body.id, { states: { [second]: 'done' } })
    expect(two.body.choices).toEqual({ project: 'Mine', states: { [first]: 'todo', [second]: 'done' } })
    expect(asked(two.body, 'states')).toEqual(words.slice(2))
    const none = await lead.choose(body.id, { states: { [first]: null } })
    expect(none.body.choices).toEqual({ project: 'Mine', states: { [second]: 'done' } })
    const ofStates = none.body.questions.find((one: { id: string }) => one.id === 'states')
    expect(ofStates.options.map((option: { id: string }) => option.id)).toContain('in_progress')
    expect((await lead.choose(body.id, { project: null, states: null })).body.choices).toEqual({})
    await lead.cancel(body.id)
  })
  it('that is answered wrongly says what is wrong', async () => {
    const lead = await sender('lead')
    const { body } = await lead.send([TOGGL])
    expect((await lead.choose(body.id, { role: 'developer', colour: 'red' })).status).toBe(400)
    const wrong = await lead.choose(body.id, { project: 'Nowhere' })
    expect(wrong.body).toMatchObject({ state: 'failed', problem: 'There is no such project.', mayConfirm: false })
    const dates = await lead.choose(body.id, { project: 'Mine', dates: 'backwards' })
    expect(dates.body).toMatchObject({ state: 'failed', problem: expect.stringMatching(/^dates: /) })
    expect((await lead.choose(body.id, { dates: null })).body.state).toBe('ready')
    await lead.cancel(body.id)
  })
})

describe('a table of no known export', () => {
  const rows = Array.from({ length: 30 }, (_, n) => `${n + 1};2026-03-${String(n + 1).padStart(2, '0')};Ada;2,5;ja`)
  const content = ['Nr;Datum;Mitarbeiter;Stunden;Abrechenbar', ...rows].join('\n')
  const TABLE = { name: 'Stunden 2026.csv', content }
  const map = (more: object) =>
    JSON.stringify({
      kind: 'time_entry',
      columns: { day: 'Datum', hours: 'Stunden', billable: 'Abrechenbar' },
      ...more,
    })

  it('is asked what its columns mean, beside its first rows without the people in them', async () => {
    const lead = await sender('lead')
    const { body } = await lead.send([TABLE])
    expect(body).toMatchObject({ state: 'asks', problem: null, mayConfirm: false })
    expect(body.questions).toMatchObject([{ id: 'map', word: null, isNeeded: true, options: [] }])
    const names = body.table.columns.map(({ name }: { name: string }) => name)
    expect(names).toEqual(['Nr', 'Datum', 'Stunden', 'Abrechenbar'])
    expect(body.table.rows).toHaveLength(20)
    expect(body.table.rows[0]).toEqual(['1', '2026-03-01', '2,5', 'ja'])
    expect(asText(body)).not.toContain('Ada')
    const entries = body.table.kinds.find(({ kind }: { kind: string }) => kind === 'time_entry')
    const day = entries.members.find(({ name }: { name: string }) => name === 'day')
    expect(day).toEqual({ name: 'day', reads: 'day', meanings: [], column: 'Datum' })
    expect(asText(body.questions)).not.toMatch(/wdi|--|docs\//)
    await lead.cancel(body.id)
  })
  it('is read by the mapping that is given, which is kept with its connection', async () => {
    const lead = await sender('lead')
    const { body } = await lead.send([TABLE])
    const choices = { map: map({}), label: 'Hours', project: 'Mine', role: 'developer' }
    const chosen = await lead.choose(body.id, choices)
    expect(chosen.body).toMatchObject({ state: 'ready', says: { records: 30 }, table: { columnsTotal: 4 } })
    await lead.confirm(body.id)
    const { body: done } = await lead.settled(body.id)
    expect(done).toMatchObject({ state: 'imported', result: { accepted: 30 }, table: null })
    const again = await lead.send([TABLE])
    const asBefore = await lead.choose(again.body.id, { as: 'csv', label: 'Hours' })
    expect(asBefore.body).toMatchObject({ state: 'ready', says: { records: 30 } })
    await lead.cancel(again.body.id)
  })
  it('whose mapping is wrong says what is wrong, and still shows its first rows', async () => {
    const lead = await sender('lead')
    const { body } = await lead.send([TABLE])
    const wrong = await lead.choose(body.id, { map: map({ columns: { day: 'Datum' } }), project: 'Mine' })
    expect(wrong.body).toMatchObject({
      state: 'failed',
      problem: expect.stringMatching(/needs a column or a constant/),
    })
    expect(wrong.body.table.rows).toHaveLength(20)
    const people = await lead.choose(body.id, { map: map({ key: ['Mitarbeiter'] }) })
    expect(people.body).toMatchObject({ state: 'failed', problem: expect.stringMatching(/names people/) })
    await lead.cancel(body.id)
  })
  it('shows at most so many columns, and of each cell at most so many characters', async () => {
    const lead = await sender('lead')
    const wide = Array.from({ length: 60 }, (_, n) => `c${n}`)
    const cells = wide.map(() => 'x'.repeat(300))
    const { body } = await lead.send([{ name: 'wide.csv', content: `${wide.join(',')}\n${cells.join(',')}\n` }])
    expect(body.table).toMatchObject({ columnsTotal: 60 })
    expect(body.table.columns).toHaveLength(50)
    expect(body.table.rows[0]).toEqual(Array.from({ length: 50 }, () => 'x'.repeat(200)))
    await lead.cancel(body.id)
  })
})

describe('files that cannot be imported', () => {
  it('of a paused connection say so without a command', async () => {
    const lead = await sender('lead')
    const { body } = await lead.send([TOGGL])
    await lead.choose(body.id, { project: 'Mine', role: 'developer', label: 'Paused' })
    await lead.confirm(body.id)
    const { result } = (await lead.settled(body.id)).body
    await say(`connection pause ${result.connectionId}`)
    const again = await lead.send([TOGGL])
    await lead.choose(again.body.id, { label: 'Paused', role: 'developer', project: 'Mine' })
    await lead.confirm(again.body.id)
    const refused = await lead.settled(again.body.id)
    expect(refused.body).toMatchObject({ state: 'failed', problem: expect.stringMatching(/is paused: resume it/) })
    expect(refused.body.problem).not.toMatch(/wdi|`|--/)
    await lead.cancel(again.body.id)
  })
  it('because nothing reads them say what does, without a command', async () => {
    const lead = await sender('lead')
    const { body } = await lead.send([{ name: 'note.txt', content: 'Nothing but a sentence.' }])
    expect(body).toMatchObject({ state: 'failed', table: null })
    expect(body.problem).toMatch(/export it again as CSV, JSON or iCalendar\.$/)
    expect(body.problem).not.toMatch(/wdi|`|--|docs\//)
    await lead.cancel(body.id)
  })
})

describe('whoever sends files', () => {
  it.each([
    ['no key', {}],
    ['a key that nobody has', { authorization: `Bearer wdi_live_${'a'.repeat(43)}` }],
  ])('is refused with %s, and nothing is kept', async (_, headers) => {
    const key = new Uploading(byKey(api, world, 'none'))
    const before = left()
    expect((await key.send([PULLS], { authorization: 'none', ...headers })).status).toBe(401)
    expect(left()).toEqual(before)
  })
  it('needs the scope and a role that manages integrations', async () => {
    const unscoped = new Uploading(byKey(api, world, await keyOf('lead', ['data-sources:read', 'data-sources:delete'])))
    expect((await unscoped.send([PULLS])).status).toBe(403)
    const before = left()
    expect((await (await sender('viewer')).send([PULLS])).status).toBe(403)
    expect((await (await sender('viewer')).show(randomUUID())).status).toBe(403)
    expect(left()).toEqual(before)
  })
  it.each([
    ['without the header of an own page', { 'wdi-console': [] as never }],
    ['from another site', { origin: 'https://elsewhere.example' }],
    ['from a form of another site', { 'sec-fetch-site': 'cross-site' }],
  ])('is refused %s', async (_, more) => {
    const lead = await sender('lead')
    const before = left()
    expect((await lead.send([PULLS], more)).status).toBe(403)
    expect(left()).toEqual(before)
  })
  it('is the only one who knows of it, beside those who manage the workspace', async () => {
    const [lead, other, owner] = [await sender('lead'), await sender('other'), await sender('owner')]
    const { id } = (await lead.send([PULLS])).body
    expect((await other.show(id)).status).toBe(404)
    expect((await other.choose(id, { project: 'Mine' })).status).toBe(404)
    expect((await other.confirm(id)).status).toBe(404)
    expect((await other.cancel(id)).status).toBe(404)
    expect((await owner.show(id)).body.id).toBe(id)
    expect((await owner.cancel(id)).status).toBe(200)
    expect((await lead.show(id)).status).toBe(404)
    expect((await lead.show(randomUUID())).status).toBe(404)
    expect((await lead.show('../record')).status).toBe(404)
  })
  it('imports only into projects that the member sees', async () => {
    const narrow = await sender('narrow')
    const { body } = await narrow.send([{ ...TOGGL, content: String(TOGGL.content).replaceAll('SHOP', 'DESK') }])
    // The only project that is seen: nothing is asked, and the other one is named nowhere.
    expect(asText(body)).not.toMatch(/Elsewhere|Foreign/)
    const elsewhere = await narrow.choose(body.id, { role: 'developer', project: 'Elsewhere' })
    expect(elsewhere.body).toMatchObject({ state: 'failed', problem: 'There is no such project.' })
    const own = await narrow.choose(body.id, { project: 'Mine' })
    expect(own.body).toMatchObject({ state: 'ready' })
    await narrow.cancel(body.id)
    await say('container map repository github.com/acme/shop --project Elsewhere')
    const pulls = await narrow.send([PULLS])
    expect(pulls.body).toMatchObject({ state: 'failed', problem: expect.stringMatching(/that you do not see/) })
    await narrow.cancel(pulls.body.id)
  })
  it('neither withdraws nor covers what lies elsewhere', async () => {
    await say('container map tracker_project HIDDEN --project Elsewhere')
    const narrow = await sender('narrow')
    const line = (more: object) =>
      JSON.stringify({ coverage: { kind: 'work_item', from: '2026-01-01T00:00:00.000Z', to: NOW, ...more } })
    const header = JSON.stringify({ connection: { id: 'x', label: 'X', provider: 'jira', category: 'delivery' } })
    const content = `${header}\n${line({ container: 'HIDDEN' })}\n`
    const { body } = await narrow.send([{ name: 'facts.jsonl', content }])
    const emptied = await narrow.choose(body.id, { emptyIsTrue: true })
    expect(emptied.body).toMatchObject({ state: 'failed', problem: expect.stringMatching(/that you do not see/) })
    expect((await narrow.confirm(body.id)).status).toBe(409)
    await narrow.cancel(body.id)
  })
  it('is the actor of what an import states about places', async () => {
    const lead = members.get('lead') as Uuid
    const secret = await keyOf('lead', ['data-sources:write'])
    const key = new Uploading(byKey(api, world, secret))
    const other = { ...PULLS, content: String(PULLS.content).replaceAll('acme/shop', 'acme/desk') }
    const { id } = (await key.send([other])).body
    await key.choose(id, { project: 'Mine', label: 'Desk' })
    await key.confirm(id)
    expect((await key.settled(id)).body).toMatchObject({ state: 'imported' })
    const events = await readWholeDirectory()
    const mapped = events.filter(({ type }) => type === 'ContainerMapped').at(-1)
    expect(mapped?.metadata.actor.kind).toBe('api_key')
    expect(mapped?.metadata.actor.id).not.toBe(lead)
    // By it the trail knows that it came over HTTP.
    expect(mapped?.metadata.causationId).toBe(id)
  })
})

describe('a repetition', () => {
  it('of the same files is the same import, and of others a conflict', async () => {
    const lead = await sender('lead')
    const once = { 'idempotency-key': randomUUID() }
    const { body } = await lead.send([PULLS], once)
    const before = left()
    expect((await lead.send([PULLS], once)).body.id).toBe(body.id)
    expect((await lead.send([TOGGL], once)).status).toBe(409)
    expect(left()).toEqual(before)
    expect((await lead.send([PULLS], { 'idempotency-key': 'x' })).status).toBe(400)
    await lead.cancel(body.id)
  })
  it('of a decision gets its answer again', async () => {
    const lead = await sender('lead')
    const { id } = (await lead.send([TOGGL])).body
    const once = { 'idempotency-key': randomUUID() }
    expect((await lead.cancel(id, { 'idempotency-key': 'x' })).status).toBe(400)
    expect((await lead.cancel(id, once)).body).toEqual({})
    expect(left()).not.toContain(id)
    expect((await lead.cancel(id, once)).body).toEqual({})
    expect((await lead.cancel(id)).status).toBe(404)
    expect((await lead.choose(id, {}, once)).status).toBe(404)
  })
})

describe('the bounds', () => {
  it('are of imports that are undecided', async () => {
    const other = await sender('other')
    const ids: string[] = []
    for (let n = 0; n < 3; n += 1) ids.push((await other.send([PULLS])).body.id)
    const { status, body } = await other.send([PULLS])
    expect(status).toBe(403)
    expect(body.error).toMatchObject({ code: 'quota_exceeded', details: { limit: 3, usage: 4 } })
    for (const id of ids) await other.cancel(id)
    expect(left().filter((name) => ids.includes(name))).toEqual([])
  })
  it('are of bytes, files and parts', async () => {
    const lead = await sender('lead')
    const before = left()
    const large = await lead.send([{ name: 'a', content: Buffer.alloc(2_000_001) }])
    expect(large.body.error).toMatchObject({
      code: 'invalid_request',
      details: { fields: [{ path: 'body', reason: 'out_of_range' }] },
    })
    const many = Array.from({ length: 21 }, () => ({ name: 'a', content: 'a' }))
    expect((await lead.send(many)).status).toBe(400)
    expect(left()).toEqual(before)
  })
  it.each([
    ['no file', END],
    [
      'a time that is none',
      Buffer.concat([part('name="madeAt"', 'yesterday'), part('name="file"; filename="a"', 'a'), END]),
    ],
    ['another part', Buffer.concat([part('name="size"', '3'), part('name="file"; filename="a"', 'a'), END])],
    ['another file', Buffer.concat([part('name="avatar"; filename="a"', 'a'), END])],
    ['no end', part('name="file"; filename="a"', 'a')],
    ['no beginning', Buffer.from('hello')],
    ['a header without end', Buffer.from(`--x\r\n${'a'.repeat(100_000)}`)],
  ])('refuse a form with %s', async (_, body) => {
    const lead = await sender('lead')
    const before = left()
    expect((await lead.sendBody(body)).status).toBe(400)
    expect(left()).toEqual(before)
  })
  it('need a size that is announced, and a form', async () => {
    const lead = await sender('lead')
    expect((await lead.sendBody(END, { 'content-type': 'multipart/form-data' })).status).toBe(400)
    expect((await lead.sendBody(END, { 'content-type': `${FORM}, text/plain` })).status).toBe(400)
    expect((await lead.sendBody(END, { 'content-type': 'application/json' })).status).toBe(400)
    const chunked = { 'content-length': [] as never, 'transfer-encoding': 'chunked' }
    expect((await lead.send([PULLS], chunked)).status).toBe(400)
  })
  it('leave room on the disk', async () => {
    const full = importsOn({ ...common(), bounds: {}, freeBytes: async () => 500_000_000 })
    const other = await serve(stores, { imports: full })
    other.clock.now = api.clock.now
    const key = new Uploading(byKey(other, world, await keyOf('lead', ['data-sources:write'])))
    const before = left()
    const { status, body } = await key.send([PULLS])
    expect([status, body.error.code]).toEqual([503, 'temporarily_unavailable'])
    expect(left()).toEqual(before)
    await other.close()
    await full.close()
  })
})

describe('time', () => {
  it('ends an import after 24 hours', async () => {
    const lead = await sender('lead')
    const { body } = await lead.send([PULLS])
    expect(epochOf(body.expiresAt) - epochOf(body.takenAt)).toBe(86_400_000)
    const key = new Uploading(byKey(api, world, await keyOf('lead', ['data-sources:write'])))
    const { now } = api.clock
    api.clock.now = instantOf(epochOf(body.expiresAt) - 1)
    expect((await key.show(body.id)).status).toBe(200)
    api.clock.now = body.expiresAt
    expect((await key.show(body.id)).status).toBe(404)
    expect((await key.confirm(body.id)).status).toBe(404)
    // Another process, as it begins.
    const swept = importsOn({ ...common(), now: () => body.expiresAt })
    await swept.close()
    expect(left()).toEqual([])
    api.clock.now = now
  })
})

describe('an upload whose record', () => {
  /** A minute after it was written last: by then whoever worked on it is gone. */
  const minuteAfter = (folder: string) => () => instantOf(Math.ceil(statSync(folder).mtimeMs) + 60_000)

  it('cannot be read for now is not gone, and keeps no other from being removed', async () => {
    const lead = await sender('lead')
    const { id } = (await lead.send([PULLS])).body
    const folder = join(uploads, id)
    const others = ['00000000-0000-4000-8000-000000000000', 'ffffffff-ffff-4fff-bfff-ffffffffffff']
    for (const other of others) {
      mkdirSync(join(uploads, other))
      const record = JSON.parse(readFileSync(join(folder, 'record.json'), 'utf8'))
      writeFileSync(join(uploads, other, 'record.json'), JSON.stringify({ ...record, id: other, state: 'receiving' }))
    }
    renameSync(join(folder, 'record.json'), join(folder, 'aside'))
    mkdirSync(join(folder, 'record.json'))
    const swept = importsOn({ ...common(), now: minuteAfter(folder) })
    await swept.close()
    expect(left()).toEqual([id])
    expect((await lead.show(id)).status).toBe(500)
    rmdirSync(join(folder, 'record.json'))
    renameSync(join(folder, 'aside'), join(folder, 'record.json'))
    expect((await lead.show(id)).status).toBe(200)
    await lead.cancel(id)
  })

  it('is of another version stays as long as any', async () => {
    const lead = await sender('lead')
    const { id } = (await lead.send([PULLS])).body
    const folder = join(uploads, id)
    const record = JSON.parse(readFileSync(join(folder, 'record.json'), 'utf8'))
    writeFileSync(join(folder, 'record.json'), JSON.stringify({ ...record, state: 'of_a_later_version' }))
    const soon = importsOn({ ...common(), now: minuteAfter(folder) })
    await soon.close()
    expect(left()).toEqual([id])
    const late = importsOn({ ...common(), now: () => instantOf(epochOf(minuteAfter(folder)()) + 86_400_000) })
    await late.close()
    expect(left()).toEqual([])
  })
})

describe('the name of this machine', () => {
  it('is made anew where a loss of power has emptied its file', async () => {
    mkdirSync(uploads, { recursive: true })
    writeFileSync(join(uploads, 'machine'), '')
    const lead = await sender('lead')
    const { id } = (await lead.send([PULLS])).body
    expect(readFileSync(join(uploads, 'machine'), 'utf8')).not.toBe('')
    expect((await lead.show(randomUUID())).status).toBe(404)
    await lead.cancel(id)
  })
})

describe('another machine', () => {
  it('says that it does not have the files, and nothing of what nobody sent', async () => {
    const elsewhere = importsOn({ ...common(), dataFolder: newFolder() })
    const other = await serve(stores, { imports: elsewhere })
    other.clock.now = api.clock.now
    const secret = await keyOf('lead', ['data-sources:write'])
    const [here, there] = [api, other].map((one) => new Uploading(byKey(one, world, secret))) as [Uploading, Uploading]
    const { id } = (await here.send([PULLS])).body
    for (const answer of [await there.show(id), await there.confirm(id), await there.cancel(id)]) {
      expect(answer.status).toBe(409)
      expect(answer.body.error).toMatchObject({ code: 'conflict', message: expect.stringMatching(/^Another machine/) })
    }
    expect((await there.show(randomUUID())).status).toBe(404)
    const forged = id.slice(0, -1) + (id.endsWith('0') ? '1' : '0')
    expect((await there.show(forged)).status).toBe(404)
    await here.cancel(id)
    await other.close()
    await elsewhere.close()
  })
})
