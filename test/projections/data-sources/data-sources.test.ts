import { describe, expect, it } from '@jest/globals'
import { type DataOf, streamOf } from '#domain/events/catalogue'
import { epochOf, instantOf } from '#domain/time'
import { newEvent } from '#eventlog/new-event'
import { readDataSources } from '#projections/data-sources/operations'
import { formats } from '#sources/formats'
import { products } from '#sources/products'
import {
  API,
  clientAdded,
  counts,
  covering,
  deadLettered,
  letterResolved,
  mapped,
  projectAdded,
  registered,
  syncCompleted,
  syncFailed,
  syncStarted,
  type Told,
  uuid,
  WORKSPACE,
} from '../support/events.js'
import { type Asking, answer, requestOf } from '../support/request.js'
import { worldOf } from '../support/world.js'

const read = (events: readonly Told[], asking: Asking = {}) =>
  answer(readDataSources, requestOf({ unmappedToo: true, now: NOW, ...asking }), worldOf(events))
const NOW = '2026-03-31T12:00:00.000Z'
const TODAY = '2026-03-31T06:00:00.000Z'
const BEGINNING = '0001-01-01T00:00:00.000Z'

const turned = (connection: string, type: 'ConnectionPaused' | 'ConnectionRemoved'): Told => {
  const connectionId = uuid(connection)
  const cause = {
    workspaceId: WORKSPACE,
    actor: { kind: 'user', id: uuid('ann') },
    correlationId: uuid('run'),
  } as const
  const data: DataOf<typeof type> = {}
  const ref = { kind: 'connection', key: connectionId }
  const event = newEvent(type, ref, data, { ...cause, now: TODAY }, { connectionId })
  return { stream: streamOf.connection(WORKSPACE, connectionId), event }
}
const reading = (connection: string, from: string, to: string, kind?: 'code_change' | 'work_item'): readonly Told[] => [
  registered(connection),
  syncStarted(connection, 'r', { at: to }),
  syncCompleted(connection, 'r', { at: to, readAt: to, coverage: [covering(API, from, to, kind)] }),
]

describe('the catalogue', () => {
  it('names each provider once, and those that this build reads are available', async () => {
    const { catalog } = await read([])
    const providers = catalog.map(({ provider }) => provider)
    expect(new Set(providers).size).toBe(providers.length)
    const available = catalog.filter(({ availability }) => availability === 'available')
    const setUpBy = (kind: string) =>
      new Set(available.filter(({ setupKind }) => setupKind === kind).map(({ provider }) => provider))
    const asked = new Set(products.flatMap(({ provider, host }) => (host === undefined ? [] : [provider])))
    const ofFormats = formats.map(({ provider }) => provider)
    expect(setUpBy('token')).toEqual(asked)
    // Any table is read by a mapping, which is no format.
    expect(setUpBy('upload')).toEqual(new Set([...ofFormats.filter((provider) => !asked.has(provider)), 'csv']))
    expect(setUpBy('local_path')).toEqual(new Set(['git']))
    expect(
      available.every(({ provider, supportsConnectionTest }) => supportsConnectionTest === asked.has(provider)),
    ).toBe(true)
  })
  it('has each provider in the category of its formats', async () => {
    const { catalog } = await read([])
    const categories = new Map(catalog.map(({ provider, category }) => [provider, category]))
    expect(formats.filter(({ provider, category }) => categories.get(provider) !== category)).toEqual([])
    expect(new Set(categories.values()).size).toBe(7)
  })
  it('says how many requests a host takes, where it publishes that', async () => {
    const { catalog } = await read([])
    const limitOf = (name: string) => catalog.find(({ provider }) => provider === name)?.rateLimit
    expect(limitOf('harvest')).toEqual({ requests: 100, perSeconds: 15 })
    expect(limitOf('git')).toBeNull()
  })
})

describe('nothing connected', () => {
  it('is no zero per cent, and no import', async () => {
    expect(await read([])).toMatchObject({
      connections: [],
      imports: null,
      orphanedDeadLetters: [],
      kpis: { attentionCount: 0, connectedCount: 0, coveragePct: null, registeredCount: 0, lastSuccessAt: null },
    })
  })
})

describe('connections', () => {
  it('are counted by state', async () => {
    const events = [
      ...reading('git', BEGINNING, TODAY),
      ...[registered('new'), registered('broken'), syncStarted('broken', 'r'), syncFailed('broken', 'r')],
      ...[...reading('idle', BEGINNING, '2026-03-01T00:00:00.000Z'), turned('idle', 'ConnectionPaused')],
      ...[...reading('gone', BEGINNING, TODAY), turned('gone', 'ConnectionRemoved')],
    ]
    const { kpis, connections } = await read(events, { plan: 'free' })
    expect(connections.map(({ label, health }) => [label, health]).sort()).toEqual([
      ['broken', 'failing'],
      ['git', 'healthy'],
      ['idle', 'paused'],
      ['new', 'pending'],
    ])
    expect(kpis).toMatchObject({ attentionCount: 1, connectedCount: 1, registeredCount: 4, lastSuccessAt: TODAY })
  })
})

describe('coverage', () => {
  const pct = async (events: readonly Told[], asking: Asking = {}) => (await read(events, asking)).kpis.coveragePct
  const project = [projectAdded('app'), mapped(API, 'app', null)]
  it('is all days of the window where everything was read today', async () => {
    expect(await pct([...project, ...reading('git', BEGINNING, TODAY)], { plan: 'starter' })).toBe(100)
  })
  it('counts the day of the last reading, which was not read to its end, for as long as it is current', async () => {
    const ago = (days: number) => instantOf(epochOf(TODAY) - days * 86_400_000)
    const read = (days: number) => pct([...project, ...reading('git', BEGINNING, ago(days))], { plan: 'starter' })
    expect(await read(0.2)).toBe(100) // all of 90 days
    expect(await read(29)).toBe(66.7) // 60 of 90, without that day
    expect(await read(45)).toBe(48.9) // 44 of 90, without that day
  })
  it.each([
    ['starter', 33.3],
    ['free', 100],
  ] as const)('of a reading of 30 days, on the plan %s is %d %%', async (plan, expected) => {
    const events = [...project, ...reading('git', '2026-03-02T00:00:00.000Z', TODAY)]
    expect(await pct(events, { plan })).toBe(expected)
  })
  it('counts each kind of evidence that is connected', async () => {
    const tracker = [...reading('tracker', '2026-03-17T00:00:00.000Z', TODAY, 'work_item')]
    const mapping = mapped(API, 'app', null, { kind: 'tracker_project' })
    const events = [...project, mapping, ...reading('git', BEGINNING, TODAY), ...tracker]
    expect(await pct(events, { plan: 'free' })).toBe(75)
  })
  it('is of the caller’s projects alone', async () => {
    const events = [...project, ...reading('git', BEGINNING, TODAY)]
    expect(await pct(events, { projects: ['another'], unmappedToo: false })).toBeNull()
  })
})

describe('imports', () => {
  const file = (name: string, at: string, accepted: number): readonly Told[] => [
    registered(name, { provider: 'csv', label: `${name}.jsonl` }),
    syncStarted(name, 'r', { at }),
    syncCompleted(name, 'r', { at, counts: counts({ accepted, rejected: 1 }) }),
  ]
  it('are the files that were read, the last one first', async () => {
    const { imports } = await read([
      ...file('a', '2026-03-01T00:00:00.000Z', 3),
      ...file('b', TODAY, 5),
      registered('git'),
    ])
    expect(imports).toMatchObject({ total: 2, lastAt: TODAY })
    expect(imports?.recent.map(({ fileName, accepted, rejected }) => [fileName, accepted, rejected])).toEqual([
      ['b.jsonl', 5, 1],
      ['a.jsonl', 3, 1],
    ])
  })
  it('a file that was never read to its end has no last run', async () => {
    const events = [registered('a', { provider: 'jira' }), syncStarted('a', 'r')]
    expect((await read(events)).imports).toEqual({ total: 1, lastAt: null, recent: [] })
  })
})

describe('records without a connection', () => {
  it('are those of a removed connection, until they are resolved, for who may see everything', async () => {
    const events = [
      ...[registered('git'), deadLettered('git', 'kept')],
      ...[registered('gone'), deadLettered('gone', 'lost'), deadLettered('gone', 'found')],
      ...[letterResolved('gone', 'found', 'dropped'), turned('gone', 'ConnectionRemoved')],
    ]
    const { orphanedDeadLetters } = await read(events)
    expect(orphanedDeadLetters).toMatchObject([
      { connectionId: uuid('gone'), provider: 'git', record: 'lost', reasonCode: 'not_json', attempts: 1 },
    ])
    expect((await read(events, { unmappedToo: false })).orphanedDeadLetters).toEqual([])
  })
})

it('projects are the caller’s, with their client', async () => {
  const events = [clientAdded('acme'), projectAdded('app'), projectAdded('web')]
  expect((await read(events, { projects: ['app'] })).projects).toEqual([
    { id: uuid('app'), name: 'app', clientName: 'acme' },
  ])
})
