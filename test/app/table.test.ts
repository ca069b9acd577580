import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { isLeft, right } from 'fp-ts/lib/Either.js'
import type { FoldAll } from '#app/folding'
import type { Fields } from '#app/state/field'
import { type Done, state } from '#app/state/run'
import { openings, table } from '#app/state/statements'
import { ownerOf } from '#app/state/workspace'
import type { Uuid } from '#domain/common'
import { catalogue, type EventType } from '#domain/events/catalogue'
import type { Stores } from '#stores/open'
import { observed, registered, uuid } from '#test/projections/support/events'
import { append, documentsIn } from '#test/projector/support/stores'
import { faultyStore } from '#test/support/stores/faults'
import { newFolder } from '#test/support/stores/folder'
import { failed, ok } from '#test/support/stores/outcome'
import { wholeLog } from '#test/support/stores/whole-log'
import { BEFORE, type Examples, NOW, openExamples } from './support/examples.js'
import { understood, wordsOf } from './support/lines.js'

const folder = newFolder()
let stores: Stores
let workspaceId: Uuid
let ownerId: Uuid
let foldAll: FoldAll
let say: Examples['say']

beforeAll(async () => {
  const examples = await openExamples(folder)
  stores = examples.stores
  workspaceId = examples.workspaceId
  ownerId = examples.ownerId
  foldAll = examples.foldAll
  say = examples.say
})
afterAll(() => stores.close())

describe('every command of the table, run as its example says, one after the other', () => {
  it.each(table.map(({ path, example }) => [path, example] as const))('%s %s', async (path, example) => {
    for (const line of BEFORE[path] ?? []) await ok(say(line))
    const { appends } = table.find((one) => one.path === path) as (typeof table)[number]
    const done: Done = await ok(say(`${path} ${example}`))
    expect([...new Set(done.events.map(({ type }) => type))]).toEqual(appends)
    const again = await ok(say(`${path} ${example}`))
    const nothing = { events: [], key: null, changed: false, position: '', version: null }
    expect(again).toEqual({ ids: done.ids, warnings: done.warnings, carried: done.carried, ...nothing })
  })
  it('then all of it is folded, and nothing is quarantined', async () => {
    await foldAll()
    expect(documentsIn(join(folder, 'data', 'read.db'))['put_aside']).toEqual({})
  })
  it('then names of members are in the registry and in no event, and neither is a secret', async () => {
    const all = JSON.stringify(await wholeLog(stores.eventLog))
    for (const secret of ['Ada', 'Grace', 'Leaving', 'wdi_live_anything']) expect(all).not.toContain(secret)
    expect([...(await ok(stores.registry.names([ownerId]))).values()]).toEqual(['Ada'])
  })
})

describe('the table', () => {
  /** What no person states, and why. */
  const EXCEPTIONS: Partial<Record<EventType, string>> = {
    WorkspaceClosed: 'the worker closes it when its time has come',
    WorkspaceErased: 'the worker has removed all that was of it',
    ConnectionRegistered: 'an import registers its connection',
    SyncStarted: 'an import says how it runs',
    PageRead: 'an import says how far it is',
    HostConnected: '`wdi connection add` looks at the host before it says so',
    HostRead: 'a run says how far the lists of a host are read',
    HookReceived: 'a host delivers by itself',
    SyncCompleted: 'an import says how it runs',
    SyncFailed: 'an import says how it runs',
    EvidenceRenamed: 'an import or `wdi container rename` moves what was told under the former name',
    RecordDeadLettered: 'an import says what it could not take',
    ReportExported: 'whoever exports a report appends it',
  }
  it('has a command for each event that a person can state', () => {
    const stated = new Set([...openings, ...table].flatMap(({ appends }) => appends))
    const missing = catalogue
      .filter(({ type, observes }) => !stated.has(type) && observes === null)
      .map(({ type }) => type)
    expect(missing.sort()).toEqual(Object.keys(EXCEPTIONS).sort())
  })
  it('names each command once, with an example for every needed field', () => {
    expect(new Set(table.map(({ path }) => path)).size).toBe(table.length)
    for (const { path, example, fields } of table) {
      const needed = Object.values(fields as Fields).filter(({ required }) => required).length
      expect(wordsOf(`${path} ${example}`).length).toBeGreaterThanOrEqual(2 + needed)
    }
  })
})

describe('given a member', () => {
  it('when commands run at once on one stream, then all are recorded', async () => {
    const names = ['One', 'Two', 'Three', 'Four', 'Five']
    const done = await Promise.all(names.map((name) => say(`client add ${name}`)))
    expect(done.map((one) => (isLeft(one) ? one.left : one.right.events.length))).toEqual([1, 1, 1, 1, 1])
  })
  it('when an observation of its connection cannot be read, then it can be paused all the same', async () => {
    const when = { workspace: workspaceId }
    const odd = observed('#1', {}, { ...when, by: 'odd' })
    await append(stores.eventLog, [registered('odd', when), { ...odd, event: { ...odd.event, data: { odd: true } } }])
    const { events } = await ok(say(`connection pause ${uuid('odd')}`))
    expect(events.map(({ type }) => type)).toEqual(['ConnectionPaused'])
  })
  it('when the last two owners leave at once, then one stays', async () => {
    await ok(say('member add "Second" --role owner --all'))
    const done = await Promise.all(['Ada', 'Second'].map((name) => say(`member remove ${name}`)))
    expect(done.filter(isLeft)).toHaveLength(1)
    // Who acts where nobody is named, is the one who is still there.
    const stays = isLeft(done[0] ?? right(null)) ? 'Ada' : 'Second'
    const owner = await ok(ownerOf(workspaceId, stores.eventLog))
    expect([...(await ok(stores.registry.names([owner]))).values()]).toEqual([stays])
  })
  it('when it is added again under its id with another name, then it has the new name', async () => {
    const line = `member add Hopper --role viewer --all --id ${uuid('hopper')}`
    expect(await ok(say(line))).toMatchObject({ changed: true })
    expect(await ok(say(line.replace('Hopper', 'Admiral')))).toMatchObject({ events: [], changed: true })
    expect([...(await ok(stores.registry.names([uuid('hopper')]))).values()]).toEqual(['Admiral'])
  })
  it('when a command ends before its documents are written, then repeating it completes it', async () => {
    await ok(say('member add Broken --role viewer --all'))
    const roleOf = async (name: string) => {
      const all = (await ok(stores.readStore.access.ofWorkspace(workspaceId))) as { memberId?: Uuid; role?: string }[]
      const names = await ok(stores.registry.names(all.flatMap(({ memberId }) => memberId ?? [])))
      return all.find(({ memberId }) => names.get(memberId ?? '') === name)?.role
    }
    const broken = faultyStore(stores.readStore, (call) => (call === 'access.put' ? 'refused' : undefined))
    const line = await understood('member role Broken analyst')
    const error = await failed(state({ ...line, workspaceId }, { ...stores, readStore: broken }, NOW, foldAll))
    expect([error.tag, await roleOf('Broken')]).toEqual(['store_unavailable', 'viewer'])
    expect(await ok(say('member role Broken analyst'))).toMatchObject({ events: [] })
    expect(await roleOf('Broken')).toBe('analyst')
  })
  it.each([
    ['client add Six --as Nobody', { tag: 'unknown', what: 'member' }],
    [`client add Six --as ${uuid('nobody')}`, { tag: 'unknown', what: 'member' }],
    ['client add Six --as Viewer', { tag: 'not_allowed', roles: ['owner', 'admin'] }],
    [
      'question ask Why --project "Web shop" --as Viewer',
      { tag: 'not_allowed', roles: ['owner', 'admin', 'delivery_lead'] },
    ],
    ['client add Six --as Lead', { tag: 'not_allowed' }],
    ['question ask Why --project Elsewhere --as Lead', { tag: 'unknown', what: 'project' }],
  ])('when it runs %j without the right, then it is refused', async (line, refusal) => {
    await ok(say('member add Viewer --role viewer --all'))
    await ok(say('client add Bolts'))
    await ok(say('project add Elsewhere --client Bolts'))
    await ok(say('member add Lead --role delivery_lead --project "Web shop"'))
    expect(await failed(say(line))).toMatchObject(refusal)
  })
  it('when it runs a command with the right, then it is recorded as the actor', async () => {
    const { events } = await ok(say('question ask "Since when?" --project "Web shop" --as Lead'))
    expect(events).toHaveLength(1)
    const all = await wholeLog(stores.eventLog)
    const [last] = all.slice(-1)
    const { actor } = (last as (typeof all)[number]).metadata as { actor: { kind: string; id: Uuid } }
    expect(actor.kind).toBe('user')
    expect([...(await ok(stores.registry.names([actor.id]))).values()]).toEqual(['Lead'])
  })
})

describe('given evidence of a connection', () => {
  it('when it is withdrawn with the connection, then what is waited for covers the withdrawals', async () => {
    const when = { workspace: workspaceId }
    await append(stores.eventLog, [registered('told', when), observed('#9', {}, { ...when, by: 'told' })])
    const done = await ok(say(`connection remove ${uuid('told')} --withdraw`))
    expect(done.carried).toEqual({ withdrawn: 1 })
    expect(done.position).toBe(await ok(stores.eventLog.end()))
    const [last] = (await wholeLog(stores.eventLog)).slice(-1)
    expect(last?.type).toMatch(/Withdrawn$/)
  })
})
