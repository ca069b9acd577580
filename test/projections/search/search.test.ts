import { describe, expect, it } from '@jest/globals'
import type { DirectedRequest } from '#domain/operation'
import type { ScopeReport } from '#projections/scope-creep/response'
import { search } from '#projections/search/operations'
import { searchFacts } from '#projections/search/report'
import type { Search } from '#projections/search/response'
import {
  clientAdded,
  covering,
  mapped,
  observed,
  projectAdded,
  registered,
  syncCompleted,
  type Told,
  uuid,
} from '../support/events.js'
import { settingsChanged, stated, workItem } from '../support/facts.js'
import { reportsOf } from '../support/reports.js'
import { answer, requestOf } from '../support/request.js'
import { SMALL_WORLD } from '../support/small-world.js'
import { worldOf } from '../support/world.js'

const WORLD = [clientAdded('acme'), ...SMALL_WORLD]
const searchOf = (events: readonly Told[], request: DirectedRequest = requestOf()) =>
  answer(search, request, worldOf(events))
const itemsOf = ({ groups }: Search, wanted: Search['groups'][number]['section']) =>
  groups.find(({ section }) => section === wanted)?.items
const titles = (found: Search, section: Search['groups'][number]['section']) =>
  itemsOf(found, section)?.map(({ title }) => title)

const all = await searchOf(WORLD, requestOf({ unmappedToo: true }))
const ofProject = await searchOf(WORLD, requestOf({ project: 'app' }))

describe('the facts', () => {
  it('are those of the reports, and null where they are not known', async () => {
    expect(all.facts).toEqual({
      aiAssistedChanges: 2,
      aiNetHours: null,
      changeRequestReference: 'CO-1',
      scopeSignals: 4, // A-2 re-estimated, A-3 removed, A-4 and A-5 added
      scopeValue: {
        value: 65_000,
        unit: 'cents',
        provenance: 'modeled', // CO-1 500.00, A-5 150.00
        basis: expect.stringMatching(/^EUR/),
      },
    })
    expect((await searchOf([projectAdded('app')])).facts).toEqual({
      aiAssistedChanges: null,
      aiNetHours: null,
      changeRequestReference: null,
      scopeSignals: null,
      scopeValue: null,
    })
  })
  it('name the change order that was approved last until the end of the period', async () => {
    const order = (reference: string, approvedOn: string) =>
      stated('ChangeOrderApproved', 'app', uuid(reference), {
        changeOrderId: uuid(reference),
        title: null,
        reference,
        approvedOn,
        amountCents: null,
        currency: null,
        items: [],
      })
    const events = [...WORLD, order('CO-2', '2026-03-31'), order('CO-3', '2026-04-01')]
    expect((await searchOf(events)).facts.changeRequestReference).toBe('CO-2')
  })
  it('hide amounts that would reveal a rate from roles that may not see rates', async () => {
    const hiding = [...WORLD, settingsChanged('privacy', { hideSalaryFromManagers: true })]
    const viewer = await searchOf(hiding, requestOf({ role: 'viewer' }))
    expect([viewer.facts.scopeValue, viewer.facts.scopeSignals]).toEqual([null, 4])
    expect(JSON.stringify(viewer)).not.toContain('"cents"')
    expect((await searchOf(hiding)).facts.scopeValue?.value).toBe(65_000)
    // Without any time entry, what a change order names is left: hidden all the same.
    const ordered = hiding.filter(({ event }) => event.type !== 'TimeEntryRecorded')
    expect((await searchOf(ordered)).facts.scopeValue?.value).toBe(50_000)
    expect((await searchOf(ordered, requestOf({ role: 'viewer' }))).facts.scopeValue).toBeNull()
  })
  it('have no value where added scope of one project is in two currencies', async () => {
    const order = stated('ChangeOrderApproved', 'app', uuid('usd'), {
      changeOrderId: uuid('usd'),
      title: null,
      reference: 'CO-9',
      approvedOn: '2026-03-16',
      amountCents: 1,
      currency: 'USD',
      items: ['A-5'],
    })
    expect((await searchOf([...WORLD, order])).facts.scopeValue).toBeNull()
  })
  it('add up several projects, and nothing where one of them has no total', async () => {
    const { scope, ai } = await reportsOf(SMALL_WORLD, requestOf())
    if (scope === null) throw new Error('there is a lock')
    const valued = (...scopes: readonly ScopeReport[]) =>
      searchFacts({
        caller: requestOf().caller,
        clients: [],
        projects: [],
        connections: null,
        workItems: null,
        ai,
        changesRead: 'available',
        scopes,
        scopesRead: 'available',
        orders: [],
        hidesRates: false,
      })
    expect(valued(scope, scope)).toMatchObject({ scopeSignals: 8, scopeValue: { value: 130_000 } })
    const mixed = { ...scope, valuation: { ...scope.valuation, valueCents: null, currency: null } }
    expect(valued(scope, mixed).scopeValue).toBeNull()
  })
})

describe('the corpus of a whole workspace', () => {
  it('has insights, projects, clients and connections, and no work items', () => {
    expect(all.groups.map(({ section }) => section)).toEqual(['insights', 'projects', 'clients', 'connections'])
    expect(titles(all, 'connections')?.toSorted()).toEqual(['calendar', 'cloud', 'git', 'sheet', 'tracker'])
    expect(itemsOf(all, 'connections')?.find(({ title }) => title === 'git')).toEqual({
      id: `connection:${uuid('git')}`,
      kind: 'connection',
      section: 'connections',
      title: 'git',
      icon: 'plug',
      keywords: 'git code connection source',
      meta: 'healthy',
      action: { type: 'goto', view: 'connections' },
    })
  })
  it('leads to clients and projects', () => {
    expect(itemsOf(all, 'clients')).toEqual([
      {
        id: `client:${uuid('acme')}`,
        kind: 'client',
        section: 'clients',
        title: 'acme',
        meta: 'client',
        keywords: 'acme client',
        glyph: { glyph: 'A', tone: 'neutral' },
        action: { type: 'client', clientId: uuid('acme') },
      },
    ])
    expect(itemsOf(all, 'projects')).toEqual([
      {
        id: `project:${uuid('app')}`,
        kind: 'project',
        section: 'projects',
        title: 'app',
        icon: 'folder',
        keywords: 'app acme project',
        meta: 'acme',
        action: { type: 'project', projectId: uuid('app') },
      },
    ])
  })
  it('gives each insight its known values, or that they are unknown', () => {
    expect(itemsOf(all, 'insights')?.map(({ id, meta }) => [id, meta])).toEqual([
      ['insight:ai_assisted_changes', '2 merged in the period'],
      ['insight:ai_net_hours', 'not known'],
      ['insight:scope_signals', '4 items differ from the lock'],
    ])
  })
  it('has no project, client or connection that the caller may not see', async () => {
    const HIDDEN = [
      ...[clientAdded('other'), projectAdded('secret', { client: 'other' })],
      ...[mapped('github.com/acme/secret', 'secret', null), registered('hidden'), registered('new')],
      syncCompleted('hidden', 'r', {
        coverage: [covering('github.com/acme/secret', '2026-01-01T00:00:00.000Z', '2026-03-31T00:00:00.000Z')],
      }),
      observed('github.com/acme/secret#1'),
    ]
    const request = requestOf()
    const dataAccess = { all: false, clients: [], projects: [uuid('app')] } as const
    const found = await searchOf([...WORLD, ...HIDDEN], { ...request, caller: { ...request.caller, dataAccess } })
    expect(JSON.stringify(found)).not.toMatch(/other|secret|hidden/)
    expect(titles(found, 'connections')?.toSorted()).toEqual(['calendar', 'cloud', 'git', 'sheet', 'tracker'])
    expect(found.facts).toEqual(all.facts)
  })
})

describe('the corpus of a selection', () => {
  it('omits the connections, and has the newest work items of a project', () => {
    expect(ofProject.groups.map(({ section }) => section)).toEqual(['insights', 'projects', 'clients', 'work_items'])
    expect(itemsOf(ofProject, 'work_items')?.map(({ title, meta }) => [title, meta])).toEqual([
      ['A-4 Item A-4', 'done'],
      ['A-5 Item A-5', 'todo'],
      ['A-1 Item A-1', 'done'],
    ])
  })
  it('of a client omits connections and work items', async () => {
    const { groups } = await searchOf(WORLD, requestOf({ client: 'acme' }))
    expect(groups.map(({ section }) => section)).toEqual(['insights', 'projects', 'clients'])
  })
  it('has the client of the project that is selected, and no other', async () => {
    const events = [...WORLD, clientAdded('other')]
    expect(titles(await searchOf(events, requestOf({ project: 'app' })), 'clients')).toEqual(['acme'])
    expect(titles(await searchOf(events, requestOf({ client: 'acme' })), 'clients')).toEqual(['acme'])
    expect(titles(await searchOf(events), 'clients')).toEqual(['acme', 'other'])
  })
  it('has at most 100 work items', async () => {
    const many = Array.from({ length: 150 }, (_, i) => workItem(`B-${i}`))
    expect(itemsOf(await searchOf([...WORLD, ...many], requestOf({ project: 'app' })), 'work_items')).toHaveLength(100)
  })
})

it('says who may manage sources', async () => {
  const may = async (role: 'viewer' | 'delivery_lead') => (await searchOf(WORLD, requestOf({ role }))).canManageSources
  expect([await may('viewer'), await may('delivery_lead')]).toEqual([false, true])
})
