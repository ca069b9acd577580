import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { isLeft } from 'fp-ts/lib/Either.js'
import { foldAll } from '#app/folding'
import type { ContainerGiven } from '#app/sync/connect'
import { compareText } from '#domain/compare'
import { AiUsage } from '#projections/entities/ai-usage'
import { Container } from '#projections/entities/container'
import { partitionOf } from '#readstore/partitions'
import { readAll, written } from '#test/connectors/files/support'
import { movedClock } from '#test/support/hosts/clock'
import { answers, HALF_BODY, LOGIN_PAGE, RESET } from '#test/support/hosts/local-answers'
import { type LocalHost, openLocalHost } from '#test/support/hosts/local-host'
import { type LocalOpenai, MISSING_SCOPES, serveOpenai } from '#test/support/hosts/openai'
import { ok } from '#test/support/stores/outcome'
import { SyncWorld } from './syncing.js'

const NOW = '2026-12-01T06:00:00.000Z'
const HOUR = 3_600_000
const DAY = 24 * HOUR

let host: LocalHost
let openai: LocalOpenai
let world: SyncWorld
let connectionId: string

const connect = async (...containers: readonly ContainerGiven[]): Promise<string> =>
  (await ok(world.connect({ provider: 'openai_codex', address: host.address, containers }))).connectionId
const sync = async () => (await ok(world.sync(connectionId))).counts
const passes = async (ms: number) => {
  world.passes(ms, host)
  return sync()
}

/** The facts of days that stand, with where they stand and under which key. */
const facts = async () => {
  await ok(foldAll(world.workspaceId, world.environment))
  const { readStore } = world.stores
  const all = await ok(
    readStore.read(partitionOf(world.workspaceId, readStore), (docs) => docs.find(AiUsage, { where: {} })),
  )
  return all
    .flatMap(({ place, key, observations }) => observations.map(({ facts: data }) => ({ place, key, data })))
    .sort((a, b) => compareText(a.key, b.key))
}

/** The values of days that stand, as `proj_shop 2026-11-30 tokens_output gpt-5 3`. */
const told = async (): Promise<readonly string[]> =>
  (await facts())
    .map(({ data: { scope, windowStart, metric, model, value } }) =>
      [scope, windowStart, metric, model, value].filter((one) => one !== null).join(' '),
    )
    .sort()

/** Only what is told of a metric. */
const toldOf = async (metric: string) => (await told()).filter((one) => one.includes(` ${metric} `))

/** All that the host answers about some weeks, page after page, as somebody saves it. */
const answered = async (path: string): Promise<string> => {
  const [start, end] = ['2026-09-15', '2026-12-02'].map((day) => Date.parse(day) / 1_000)
  const first = `${host.address}/v1/organization/${path}?start_time=${start}&end_time=${end}&bucket_width=1d&limit=31`
  let pages = ''
  let next: string | null = ''
  while (next !== null) {
    const page = await (await fetch(`${first}${next}`)).text()
    const { next_page: cursor } = JSON.parse(page) as { readonly next_page: string | null }
    pages += `${page}\n`
    next = cursor === null ? null : `&page=${cursor}`
  }
  return pages
}

beforeEach(async () => {
  host = await openLocalHost(movedClock(NOW))
  openai = serveOpenai(host)
  openai.projects = [{ id: 'proj_shop', name: 'Shop' }]
  openai.tokens = [
    { day: '2026-11-30', project: 'proj_shop', model: 'gpt-5', output: 100 },
    { day: '2026-11-30', project: 'proj_shop', model: 'gpt-5', output: 23 },
    { day: '2026-11-30', project: 'proj_shop', model: 'gpt-5-codex', output: 7 },
    { day: '2026-11-29', project: 'proj_shop', model: 'gpt-5', output: 11 },
    { day: '2026-11-30', project: null, model: 'gpt-4o', output: 5 },
    { day: '2026-09-15', project: 'proj_shop', model: 'gpt-5', output: 13 },
  ]
  openai.costs = [
    { day: '2026-11-30', project: 'proj_shop', dollars: 0.06 },
    { day: '2026-11-30', project: 'proj_shop', dollars: '0.0000012' },
    { day: '2026-09-15', project: 'proj_shop', dollars: 2 },
    { day: '2026-11-30', project: null, dollars: 1 },
  ]
  world = await SyncWorld.open(NOW, host.name)
})
afterEach(async () => {
  world.close()
  await host.close()
})

const OUTPUT = [
  'organization 2026-11-30 tokens_output gpt-4o 5',
  'proj_shop 2026-09-15 tokens_output gpt-5 13',
  'proj_shop 2026-11-29 tokens_output gpt-5 11',
  'proj_shop 2026-11-30 tokens_output gpt-5 123',
  'proj_shop 2026-11-30 tokens_output gpt-5-codex 7',
]
const COSTS = [
  'organization 2026-11-30 estimated_cost_cents 100',
  'proj_shop 2026-09-15 estimated_cost_cents 200',
  'proj_shop 2026-11-30 estimated_cost_cents 6.00012',
]

describe('given an organization of OpenAI that was read', () => {
  beforeEach(async () => {
    connectionId = await connect()
    await sync()
    // The first comparison is due at once.
    await passes(HOUR)
  })

  it('when days have several results, then each day has their sums, by model, and what has no project is not lost', async () => {
    expect(await toldOf('tokens_output')).toEqual(OUTPUT)
    expect(await toldOf('estimated_cost_cents')).toEqual(COSTS)
  })

  it('when the host cuts its answers otherwise, then a comparison finds nothing new and nothing gone', async () => {
    openai.mostBuckets = 7
    expect(await passes(DAY)).toMatchObject({ accepted: 0, withdrawn: 0 })
    expect(await toldOf('tokens_output')).toEqual(OUTPUT)
  })

  it('when the same answers are imported as files, then their facts are the same, under the same keys', async () => {
    const files = [await answered('usage/completions'), await answered('costs')].map((pages, number) =>
      written(`answers-${number}.json`, pages),
    )
    const { facts: ofFiles } = await readAll(files, { container: 'organization' })
    const known = ofFiles.map(({ place, key, data }) => ({ place, key, data }))
    expect(JSON.stringify(await facts())).toBe(JSON.stringify(known.sort((a, b) => compareText(a.key, b.key))))
    expect(known).toHaveLength(13)
  })

  it('when the next run comes, then it asks for the last days alone, and states nothing again', async () => {
    openai.asked.length = 0
    expect(await passes(HOUR)).toMatchObject({ accepted: 0, withdrawn: 0 })
    // One answer of the look, and two of each account.
    expect(openai.asked).toEqual([
      'usage all 2026-11-30 2026-11-30',
      'usage proj_shop 2026-11-28 2026-12-01',
      'costs proj_shop 2026-11-28 2026-12-01',
      'usage all 2026-11-28 2026-12-01',
      'costs all 2026-11-28 2026-12-01',
    ])
  })

  it('when a day goes on, and one before it is corrected, then the next run says so', async () => {
    openai.tokens = [
      ...openai.tokens.map((one) => (one.output === 11 ? { ...one, output: 12 } : one)),
      { day: '2026-12-01', project: 'proj_shop', model: 'gpt-5', output: 1 },
    ]
    await passes(HOUR)
    expect(await toldOf('tokens_output')).toEqual(
      [
        ...OUTPUT.filter((one) => !one.includes('2026-11-29')),
        'proj_shop 2026-11-29 tokens_output gpt-5 12',
        'proj_shop 2026-12-01 tokens_output gpt-5 1',
      ].sort(),
    )
    openai.tokens = openai.tokens.map((one) => (one.day === '2026-12-01' ? { ...one, output: 20 } : one))
    expect(await passes(HOUR)).toMatchObject({ withdrawn: 0 })
    expect(await toldOf('tokens_output')).toContain('proj_shop 2026-12-01 tokens_output gpt-5 20')
  })

  it('when a day vanishes at the host, then a comparison withdraws it, costs and tokens each by itself', async () => {
    openai.tokens = openai.tokens.filter(({ day }) => day !== '2026-09-15')
    openai.costs = openai.costs.filter(({ project }) => project !== null)
    expect(await passes(HOUR)).toMatchObject({ withdrawn: 0 })
    expect(await toldOf('tokens_output')).toEqual(OUTPUT)

    // Two metrics of tokens, and the costs that belong to no project.
    expect(await passes(DAY)).toMatchObject({ accepted: 0, withdrawn: 3 })
    expect(await toldOf('tokens_output')).toEqual(OUTPUT.filter((one) => !one.includes('2026-09-15')))
    expect(await toldOf('estimated_cost_cents')).toEqual(COSTS.filter((one) => one.startsWith('proj_shop')))
    expect(await passes(DAY)).toMatchObject({ accepted: 0, withdrawn: 0 })
  })

  it('when the host leaves days out, then nothing from before them is withdrawn', async () => {
    openai.untold = new Set(['2026-11-15'])
    openai.tokens = openai.tokens.filter(({ day }) => day !== '2026-09-15' && day !== '2026-11-29')
    expect(await passes(DAY)).toMatchObject({ withdrawn: 2 })
    expect(await toldOf('tokens_output')).toEqual(OUTPUT.filter((one) => !one.includes('2026-11-29')))
  })

  it('when a day cannot be read any more, then it is told, and nothing is withdrawn until it can be', async () => {
    const known = openai.tokens
    openai.tokens = known.flatMap((one) => {
      if (one.day === '2026-09-15') return []
      return [one.day === '2026-11-29' ? { ...one, output: -1 } : one]
    })
    expect(await passes(DAY)).toMatchObject({ rejected: 1, withdrawn: 0 })
    expect(await toldOf('tokens_output')).toEqual(OUTPUT)
    openai.tokens = known.filter(({ day }) => day !== '2026-09-15')
    expect(await passes(DAY)).toMatchObject({ rejected: 0, withdrawn: 2 })
  })

  it('when a limit ends a comparison in its middle, then nothing is withdrawn until the next one is whole', async () => {
    openai.tokens = openai.tokens.filter(({ day }) => day !== '2026-11-30')
    world.passes(DAY, host)
    const september = String(Date.parse('2026-09-01') / 1_000)
    host.plant(answers(429, { 'retry-after': '7200' }), {
      where: ({ query }) => (query.get('start_time') ?? september) < september,
    })
    const limited = await world.sync(connectionId)
    expect(isLeft(limited) && limited.left).toMatchObject({ code: 'limited' })
    expect(await toldOf('tokens_output')).toEqual(OUTPUT)
    expect(host.tooEarly()).toEqual([])

    expect(await passes(3 * HOUR)).toMatchObject({ withdrawn: 6 })
    expect(await toldOf('tokens_output')).toEqual(OUTPUT.filter((one) => !one.includes('2026-11-30')))
  })
})

describe('given a first reading of an organization', () => {
  it('when it is killed in its middle, then it goes on at its stretch, and states each day once', async () => {
    connectionId = await connect({ name: 'Shop', project: null })
    const before = host.requests.length
    const stop = new AbortController()
    const isThird = ({ path, query }: { readonly path: string; readonly query: URLSearchParams }): boolean =>
      path.endsWith('/costs') && query.get('start_time') === String(Date.parse('2026-08-31') / 1_000)
    host.plant(RESET, {
      where: (request) => {
        if (isThird(request)) stop.abort()
        return isThird(request)
      },
    })
    expect(isLeft(await world.sync(connectionId, { stop: stop.signal }))).toBe(true)
    expect(await toldOf('tokens_output')).toEqual(
      OUTPUT.filter((one) => one.includes('2026-11') && !one.startsWith('organization')),
    )
    const [list] = (await world.host(connectionId))?.lists ?? []
    expect(list).toMatchObject({ readTo: null, pass: { kind: 'first' }, completeBackTo: '2026-10-01' })

    await sync()
    expect(await toldOf('tokens_output')).toEqual(OUTPUT.filter((one) => !one.startsWith('organization')))
    // Three stretches with use and twelve without, two requests each; two looks of two; the stretch that was begun.
    expect(host.requests.length - before).toBeLessThanOrEqual(2 * 15 + 2 * 2 + 2)
    expect(openai.asked.filter((one) => one === 'usage proj_shop 2026-11-01 2026-12-01')).toEqual([
      'usage proj_shop 2026-11-01 2026-12-01',
    ])
  })

  it('when a project is read for one of ours, then its account belongs to that, and no other account is read', async () => {
    connectionId = await connect({ name: 'Shop', project: 'Shop' })
    await sync()
    expect(await toldOf('tokens_output')).toEqual(OUTPUT.filter((one) => !one.startsWith('organization')))
    await ok(foldAll(world.workspaceId, world.environment))
    const { readStore } = world.stores
    const containers = await ok(
      readStore.read(partitionOf(world.workspaceId, readStore), (docs) => docs.find(Container, { where: {} })),
    )
    expect(containers).toMatchObject([
      { kind: 'ai_account', container: 'openai_codex:proj_shop', mappings: [{ projectId: world.projectId }] },
    ])
  })

  it('when the key is no admin key, then nothing is connected, and it says which key is needed', async () => {
    host.plant(answers(401, {}, MISSING_SCOPES))
    const connected = await world.connect({ provider: 'openai_codex', address: host.address })
    expect(isLeft(connected) && connected.left).toMatchObject({
      tag: 'cannot_connect',
      field: 'token',
      message: expect.stringContaining('give it an admin key of the organization'),
    })
  })
})

describe('given an organization whose answers name people', () => {
  it('when it is read, fails and is removed, then no key, name or address is in a store, a log or an error', async () => {
    const shown: unknown[] = []
    connectionId = await connect()
    for (const fault of [answers(401, {}, MISSING_SCOPES), answers(401), answers(500), HALF_BODY, LOGIN_PAGE]) {
      let isFailing = true
      host.plant(fault, { times: 99, where: () => isFailing })
      shown.push(await world.sync(connectionId), await world.connection(connectionId))
      isFailing = false
      world.passes(DAY, host)
    }
    shown.push(await ok(world.sync(connectionId)), await world.host(connectionId))
    expect(await toldOf('tokens_output')).toEqual(OUTPUT)
    await world.says(`connection remove ${connectionId}`)
    const text = JSON.stringify(shown, (_, value) => (typeof value === 'bigint' ? String(value) : value))
    expect(text.match(/.{0,80}canary.{0,80}/i)).toBeNull()
    for (const file of readdirSync(world.folder))
      expect([file, /.{0,80}canary/i.exec(readFileSync(join(world.folder, file)).toString('latin1'))?.[0]]).toEqual([
        file,
        undefined,
      ])
  })
})
