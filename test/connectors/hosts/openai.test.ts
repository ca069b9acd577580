import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import type { Ask } from '#sources/kit/hosts/ask'
import type { HostContainer, HostPage } from '#sources/kit/hosts/host'
import { openaiHost } from '#sources/openai/host'
import { sampleOf } from '#test/support/files/samples'
import { asking } from '#test/support/hosts/asking'
import { type MovedClock, movedClock } from '#test/support/hosts/clock'
import { answers, HALF_BODY, LOGIN_PAGE } from '#test/support/hosts/local-answers'
import { type LocalHost, openLocalHost } from '#test/support/hosts/local-host'
import { type LocalOpenai, MISSING_SCOPES, serveOpenai } from '#test/support/hosts/openai'
import { listOf, pagesRead } from '#test/support/hosts/reading'

const DAYS = listOf(openaiHost, 'days')
const NOW = '2026-03-02T00:30:00.000Z'
const SHOP: HostContainer = {
  name: 'Shop',
  id: 'proj_shop',
  kind: 'ai_account',
  container: 'openai_codex:proj_shop',
}
const NO_PROJECT: HostContainer = {
  name: 'No project',
  id: null,
  kind: 'ai_account',
  container: 'openai_codex:organization',
}

let clock: MovedClock
let host: LocalHost
let organization: LocalOpenai
let ask: Ask

beforeEach(async () => {
  clock = movedClock(NOW)
  host = await openLocalHost(clock)
  host.authorization = { name: 'authorization', value: 'Bearer sk-admin-canary' }
  organization = serveOpenai(host)
  organization.tokens = [
    { day: '2026-03-02', project: 'proj_shop', model: 'gpt-5-codex', output: 1 },
    { day: '2026-03-01', project: 'proj_shop', model: 'gpt-5-codex', output: 2 },
    { day: '2026-03-01', project: 'proj_shop', model: 'gpt-5', output: 3 },
    { day: '2026-03-01', project: 'proj_lab', model: 'gpt-5', output: 1_000 },
    { day: '2026-03-01', project: null, model: 'gpt-4o', output: 4 },
    { day: '2026-01-31', project: 'proj_shop', model: 'gpt-5', output: 5 },
    { day: '2026-01-30', project: 'proj_shop', model: 'gpt-5', output: 6 },
  ]
  organization.costs = [
    { day: '2026-03-01', project: 'proj_shop', dollars: 0.06 },
    { day: '2026-03-01', project: null, dollars: '0.5' },
  ]
  ask = asking(host, openaiHost, { token: 'sk-admin-canary', clock })
})
afterEach(() => host.close())

const read = (
  since: string | null = null,
  page: string | null = null,
  container: HostContainer = SHOP,
): Promise<readonly HostPage[]> => pagesRead(DAYS, ask, { container, since, page, now: NOW })

interface Bucket {
  readonly start_time: number
  readonly results: readonly {
    readonly model?: string
    readonly output_tokens?: number
    readonly amount?: { readonly value: number | string }
  }[]
}

/** The results of pages, as `2026-03-01 gpt-5 3` and `2026-03-01 $0.06`. */
const toldBy = (pages: readonly Pick<HostPage, 'records'>[]): readonly string[] =>
  pages.flatMap(({ records }) =>
    (records as readonly Bucket[]).flatMap(({ start_time, results }) => {
      const day = new Date(1_000 * start_time).toISOString().slice(0, 10)
      return results.map(({ model, output_tokens, amount }) =>
        amount === undefined ? `${day} ${model} ${output_tokens}` : `${day} $${amount.value}`,
      )
    }),
  )

describe('given an organization of OpenAI', () => {
  it('when it is looked at, then its accounts are its projects, and one for all use without a project', async () => {
    const look = await openaiHost.look(ask, [])
    expect(look).toEqual({
      account: null,
      scopes: null,
      remarks: [],
      expiresAt: null,
      containers: [
        SHOP,
        { name: 'Lab', id: 'proj_lab', kind: 'ai_account', container: 'openai_codex:proj_lab' },
        { name: 'Old', id: 'proj_old', kind: 'ai_account', container: 'openai_codex:proj_old' },
        NO_PROJECT,
      ],
    })
    expect(host.requests[0]?.path).toContain('include_archived=true')
  })
  it('when projects have the same name, none, or one that cannot be written, then they are named by their ids', async () => {
    organization.projects = [
      { id: 'proj_1', name: 'Shop' },
      { id: 'proj_2', name: 'shop' },
      { id: 'proj_3', name: ' ' },
      { id: 'proj_4', name: 'No project' },
      { id: 'proj_5', name: 'a=b' },
      { id: 'proj_6', name: 'Lab' },
    ]
    const { containers } = await openaiHost.look(ask, [])
    const names = containers.map(({ name }) => name)
    expect(names).toEqual(['proj_1', 'proj_2', 'proj_3', 'proj_4', 'proj_5', 'Lab', 'No project'])
  })
  it.each([
    ['projects', '/v1/organization/projects'],
    ['usage', '/v1/organization/usage/completions'],
  ])('when the key may not read %s, then the failure says that an admin key is needed', async (_, path) => {
    for (const status of [401, 403]) {
      host.plant(answers(status, {}, MISSING_SCOPES), { where: (request) => request.path === path })
      await expect(openaiHost.look(ask, [])).rejects.toMatchObject({
        fault: { tag: 'forbidden', remedy: expect.stringContaining('admin key') },
      })
    }
  })
  it('when the key is not valid, then the look fails and says so', async () => {
    host.plant(
      answers(401, {}, { error: { message: 'Incorrect API key provided: sk-canary', code: 'invalid_api_key' } }),
    )
    await expect(openaiHost.look(ask, [])).rejects.toMatchObject({ fault: { tag: 'unauthorized' } })
    host.plant(answers(401, {}, 'no JSON at all'))
    await expect(openaiHost.look(ask, [])).rejects.toMatchObject({ fault: { tag: 'unauthorized' } })
  })
  it.each([
    ['another server', answers(200, {}, { unrelated: true })],
    ['a page to sign in with 200', LOGIN_PAGE],
    ['a page of projects without the next one', answers(200, {}, { data: [], has_more: true })],
    ['a project without an id', answers(200, {}, { data: [{ id: '', name: 'Shop' }], has_more: false })],
  ])('when %s answers, then the look does not take it for OpenAI', async (_, fault) => {
    host.plant(fault, { times: 9 })
    await expect(openaiHost.look(ask, [])).rejects.toMatchObject({ fault: { tag: 'unreadable' } })
  })
})

describe('given days of use of a project', () => {
  it('when all are read, then whole days come, the newest stretch first, until a year has none', async () => {
    const pages = await read()
    expect(toldBy(pages.slice(0, 1))).toEqual([
      '2026-01-31 gpt-5 5',
      '2026-03-01 gpt-5-codex 2',
      '2026-03-01 gpt-5 3',
      '2026-03-02 gpt-5-codex 1',
      '2026-03-01 $0.06',
    ])
    expect(toldBy(pages.slice(1))).toEqual(['2026-01-30 gpt-5 6'])
    expect(organization.asked.slice(0, 4)).toEqual([
      'usage proj_shop 2026-01-31 2026-03-02',
      'costs proj_shop 2026-01-31 2026-03-02',
      'usage proj_shop 2025-12-31 2026-01-30',
      'costs proj_shop 2025-12-31 2026-01-30',
    ])
    expect(pages).toHaveLength(2 + 12)
    expect(pages[0]?.completeBackTo).toBe('2026-01-31')
    expect(pages.at(-1)).toMatchObject({ next: null, completeBackTo: '2024-12-24' })
    expect(host.requests).toHaveLength(2 * pages.length)
  })
  it('when it is used since long ago, then it ends at the beginning of the API', async () => {
    // One cost in every other stretch of the years before.
    organization.costs = Array.from({ length: 40 }, (_, number) => ({
      day: new Date(Date.UTC(2026, 2, 1) - number * 62 * 86_400_000).toISOString().slice(0, 10),
      project: 'proj_shop',
      dollars: 1,
    }))
    const pages = await read()
    expect(pages.at(-1)).toMatchObject({ next: null, completeBackTo: '2020-06-01' })
  })
  it('when days cost nothing, then they are no use that leads further back', async () => {
    organization.costs = Array.from({ length: 2_000 }, (_, number) => ({
      day: new Date(Date.UTC(2026, 2, 1) - number * 86_400_000).toISOString().slice(0, 10),
      project: 'proj_shop',
      dollars: 0,
    }))
    expect(await read()).toHaveLength(2 + 12)
  })
  it('when an answer has fewer buckets than a stretch has days, then its next pages are of the same page', async () => {
    const [whole] = await read()
    organization.mostBuckets = 7
    const before = host.requests.length
    const [first] = await read()
    expect(first?.records).toEqual(whole?.records)
    expect(host.requests.slice(before, before + 5).map(({ path }) => path.includes('&page='))).toEqual([
      ...[false, true, true, true, true],
    ])
  })
  it('when it was killed after a page, then it goes on at the next one with no request more', async () => {
    const pages = await read()
    const before = host.requests.length
    const rest = await read(null, pages[0]?.next ?? null)
    expect(rest).toEqual(pages.slice(1).map((page) => ({ ...page, at: expect.any(String) })))
    expect(host.requests.length - before).toBe(2 * rest.length)
  })
  it('when only the last days are asked for, then each comes whole, and no older one', async () => {
    const pages = await read('2026-03-01T23:59:59.000Z')
    expect(toldBy(pages)).toEqual([
      '2026-03-01 gpt-5-codex 2',
      '2026-03-01 gpt-5 3',
      '2026-03-02 gpt-5-codex 1',
      '2026-03-01 $0.06',
    ])
    expect(organization.asked).toEqual([
      'usage proj_shop 2026-03-01 2026-03-02',
      'costs proj_shop 2026-03-01 2026-03-02',
    ])
    expect(pages).toMatchObject([{ next: null, completeBackTo: null }])
  })
  it('when nobody asked for longer than a stretch, then all days since then are asked for', async () => {
    expect(toldBy(await read('2026-01-30T10:00:00.000Z'))).toContain('2026-01-30 gpt-5 6')
    expect(organization.asked).toContain('usage proj_shop 2026-01-30 2026-01-30')
    expect(organization.asked).toHaveLength(4)
  })
  it('when the host leaves out a day, then nothing from before it is gone; today may not be there yet', async () => {
    organization.untold = new Set(['2026-03-02'])
    expect((await read()).at(-1)?.completeBackTo).toBe('2024-12-24')
    organization.untold = new Set(['2026-02-10'])
    expect((await read()).at(-1)?.completeBackTo).toBe('2026-02-11')
  })
  it('when it is limited and does not say for how long, then the same page is asked again after a rest', async () => {
    host.plant(answers(429), { nth: 2 })
    const pages = await read('2026-03-01T00:00:00.000Z')
    expect(toldBy(pages)).toContain('2026-03-01 $0.06')
    expect(host.requests).toHaveLength(3)
    expect(clock.slept).toContain(60_000)
  })
  it('when it says how long it is limited, then nothing is sent before that', async () => {
    host.limit({ most: 1, windowMs: 20_000, isTold: false })
    await read('2026-03-01T00:00:00.000Z')
    expect(host.tooEarly()).toEqual([])
    expect(host.requests).toHaveLength(3)
  })
  it('when half a body comes, then it is asked again', async () => {
    host.plant(HALF_BODY)
    expect(toldBy(await read('2026-03-02T00:00:00.000Z'))).toEqual(['2026-03-02 gpt-5-codex 1'])
  })
  it('when the key ends in the middle, then the pages before it are read', async () => {
    host.plant(answers(401), { nth: 5 })
    const found: (string | null)[] = []
    const reading = pagesRead(DAYS, ask, { container: SHOP, now: NOW }, (page) => void found.push(`page ${page}`))
    await expect(reading).rejects.toMatchObject({ fault: { tag: 'unauthorized' } })
    expect(found).toEqual(['page 1', 'page 2'])
  })
  it('when the project may not be read, then the failure says so', async () => {
    host.plant(answers(403))
    await expect(read()).rejects.toMatchObject({ fault: { tag: 'forbidden' } })
  })

  const bucket = { object: 'bucket', start_time: Date.UTC(2026, 2, 1) / 1_000, results: [] }
  const page = (more: object) => answers(200, {}, { data: [bucket], has_more: false, next_page: null, ...more })
  it.each([
    ['a page to sign in with 200', LOGIN_PAGE],
    ['an answer without buckets', page({ data: undefined })],
    ['a page that is not the last one, without the next one', page({ has_more: true })],
    ['an empty page that is not the last one, without the next one', page({ data: [], has_more: true })],
    ['a page that is always its own next one', page({ has_more: true, next_page: 'again' })],
    ['a cursor without an end', page({ has_more: true, next_page: 'x'.repeat(1_001) })],
    ['a day that was not asked for', page({ data: [{ ...bucket, start_time: bucket.start_time - 86_400 }] })],
    ['a day in no year', page({ data: [{ ...bucket, start_time: 1e300 }] })],
    ['the use of another project', page({ data: [{ ...bucket, results: [{ project_id: 'proj_lab' }] }] })],
    ['the use of no project', page({ data: [{ ...bucket, results: [{ project_id: null }] }] })],
  ])('when %s answers, then nothing is taken for days', async (_, fault) => {
    host.plant(fault, { times: 99 })
    await expect(read('2026-03-01T00:00:00.000Z')).rejects.toMatchObject({ fault: { tag: 'unreadable' } })
    expect(host.requests.length).toBeLessThanOrEqual(33)
  })
  it('when a page is none of the list, then it is refused', async () => {
    for (const text of ['', '2026-13-01 0', '2026-03-01', '0001-01-01 0'])
      await expect(read(null, text)).rejects.toMatchObject({ fault: { tag: 'unreadable' } })
  })
})

describe('given use that belongs to no project', () => {
  it('when its account is read, then it alone comes, though the host is asked about all', async () => {
    const pages = await read('2026-03-01T00:00:00.000Z', null, NO_PROJECT)
    expect(toldBy(pages)).toEqual(['2026-03-01 gpt-4o 4', '2026-03-01 $0.5'])
    expect(organization.asked).toEqual(['usage all 2026-03-01 2026-03-02', 'costs all 2026-03-01 2026-03-02'])
  })
})

describe('given answers of the API as files have them', () => {
  it('when their buckets are read, then all of their members are known', () => {
    const buckets = ['openai-usage', 'openai-costs'].flatMap((name) => JSON.parse(sampleOf(name)).data as object[])
    expect(buckets.flatMap(Object.keys).filter((one) => !DAYS.members?.has(one))).toEqual([])
  })
})
