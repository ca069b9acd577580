import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { ImportView } from '#api/imports'
import { foldAll } from '#app/folding'
import { type RunningImports, importsOn } from '#app/import/uploads/uploads'
import { issueKey } from '#app/state/keys'
import { state } from '#app/state/run'
import { openWorkspace } from '#app/state/workspace'
import type { Uuid } from '#domain/common'
import type { Scope } from '#domain/roles'
import { epochOf, instantOf } from '#domain/time'
import { openStores, type Stores } from '#stores/open'
import { Browser, linkFor } from '#test/support/api/browser'
import { recordedLog, serve, type TestApi } from '#test/support/api/server'
import { byKey, byPage, END, FORM, FROM_SOURCE, part, Uploading } from '#test/support/api/uploads'
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
const keyOf = async (name: string, scopes: readonly Scope[]): Promise<string> => {
  const memberId = members.get(name) as Uuid
  const spec = { workspaceId, memberId, name: 'k', environment: 'live', scopes, expiry: '90d' } as const
  return (await ok(issueKey(spec, stores, NOW))).key
}
const pageOf = async (name: string): Promise<Browser> => {
  const browser = new Browser(api, world)
  const link = await linkFor(stores as never, { workspaceId } as never, members.get(name) as Uuid, api)
  expect((await browser.signIn(link)).status).toBe(200)
  return browser
}
const sender = async (name: string) => new Uploading(byPage(api, world, await pageOf(name)))
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
    stores,
    dataFolder: data,
    now: () => api.clock.now,
    log: recordedLog().log,
    start: FROM_SOURCE,
    bounds: { ofMember: 3, uploadBytes: 2_000_000, freeBytes: 0 },
  })
  api = await serve(stores, { rates: { scale: 100_000 }, imports })
  api.clock.now = NOW
})
afterAll(async () => {
  await api.close()
  await imports.close()
  await stores.close()
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
    expect(chosen.body.says).toMatchObject({ formats: ['Toggl Track, detailed report'], records: 3 })
    expect(left()).toContain(id)

    await lead.confirm(id)
    const { body } = await lead.settled(id)
    expect(body).toMatchObject({ state: 'imported', problem: null, result: { accepted: 3, rejectedTotal: 0 } })
    expect(readdirSync(join(uploads, id))).toEqual(['record.json'])
  })
})
