import { describe, expect, it } from '@jest/globals'
import type { Instant } from '#domain/common'
import type { EffectivePlan } from '#domain/plans'
import { judgedHealth } from '#projections/data-sources/health'
import { listConnections } from '#projections/data-sources/operations'
import { Connection } from '#projections/entities/connection'
import { ageLimits } from '#projections/selection/freshness'
import {
  API,
  counts,
  covering,
  deadLettered,
  letterResolved,
  mapped,
  NOON,
  observed,
  registered,
  syncCompleted,
  syncFailed,
  syncStarted,
  type Told,
  uuid,
  withdrawn,
} from '../support/events.js'
import { type Asking, answer, requestOf } from '../support/request.js'
import { worldOf } from '../support/world.js'

const BEGINNING = '0001-01-01T00:00:00.000Z'
const WEB = 'github.com/acme/web'
const at = (hour: string) => `2026-03-02T${hour}:00:00.000Z`

const list = async (events: readonly Told[], asking: Asking = {}) =>
  (await answer(listConnections, requestOf({ unmappedToo: true, ...asking }), worldOf(events))).connections
const health = async (events: readonly Told[], now: Instant = NOON, plan: EffectivePlan = 'scale') =>
  (await list(events, { now, plan })).map((one) => one.health)

describe('the health of a connection', () => {
  const succeeded = [registered('git'), syncStarted('git', 'r1'), syncCompleted('git', 'r1', { at: NOON })]

  it.each<[string, readonly Told[], string]>([
    ['that was registered', [registered('git')], 'pending'],
    ['in its first run', [registered('git'), syncStarted('git', 'r1')], 'pending'],
    ['whose first run failed', [registered('git'), syncStarted('git', 'r1'), syncFailed('git', 'r1')], 'failing'],
    ['whose run succeeded', succeeded, 'healthy'],
    ['in another run', [...succeeded, syncStarted('git', 'r2')], 'healthy'],
    ['whose last run failed', [...succeeded, syncStarted('git', 'r2'), syncFailed('git', 'r2')], 'failing'],
    [
      'in a run after one that failed',
      [...succeeded, syncStarted('git', 'r2'), syncFailed('git', 'r2'), syncStarted('git', 'r3')],
      'failing',
    ],
    [
      'that succeeded after a failure',
      [
        registered('git'),
        syncStarted('git', 'r1'),
        syncFailed('git', 'r1'),
        syncStarted('git', 'r2'),
        syncCompleted('git', 'r2'),
      ],
      'healthy',
    ],
  ])('%s', async (_, events, expected) => {
    expect(await health(events)).toEqual([expected])
  })

  const reading = (...coverage: ReturnType<typeof covering>[]): readonly Told[] => [
    registered('git'),
    syncStarted('git', 'r1'),
    syncCompleted('git', 'r1', { at: NOON, coverage }),
  ]
  it('that began after the reporting window, is no worse for it', async () => {
    expect(await health(reading(covering(API, '2026-03-02T11:00:00.000Z', NOON)), NOON, 'scale')).toEqual(['healthy'])
  })
  it('that covers releases less far back than changes, or a container less far on, neither', async () => {
    const coverage = [
      covering(API, BEGINNING, NOON),
      covering(API, '2026-02-20T00:00:00.000Z', NOON, 'release'),
      covering(WEB, BEGINNING, '2026-02-20T00:00:00.000Z'),
    ]
    expect(await health(reading(...coverage))).toEqual(['healthy'])
  })
  it('with a gap in its coverage of one container, until the gap is read', async () => {
    const coverage = [
      covering(WEB, BEGINNING, NOON),
      covering(API, BEGINNING, '2026-02-01T00:00:00.000Z'),
      covering(API, '2026-02-01T00:00:00.001Z', NOON),
    ]
    expect(await health(reading(...coverage))).toEqual(['degraded'])
    const hole = covering(API, '2026-02-01T00:00:00.000Z', '2026-02-01T00:00:00.001Z')
    expect(await health(reading(...coverage, hole))).toEqual(['healthy'])
  })
  it('that could not take a record, until that is gone or given up', async () => {
    const events = [
      ...succeeded,
      deadLettered('git', 'one'),
      deadLettered('git', 'two'),
      deadLettered('other', 'three'),
    ]
    expect(await health(events)).toEqual(['degraded'])
    const gone = [...events, letterResolved('git', 'one', 'gone')]
    expect(await health(gone)).toEqual(['degraded'])
    expect(await health([...gone, letterResolved('git', 'two', 'dropped')])).toEqual(['healthy'])
    expect(await health([...gone, syncFailed('git', 'r1')])).toEqual(['failing'])
  })
  it.each<[EffectivePlan, string]>([
    ['scale', 'git'],
    ['free', 'git'],
    ['scale', 'csv'],
    ['scale', 'jira'],
  ])('imported by hand, on the plan %s from %s, is stale only after 30 days', async (plan, provider) => {
    const imported = [registered('git', { provider }), ...succeeded.slice(1)]
    const [last, later] = ['2026-04-01T12:00:00.000Z', '2026-04-01T12:00:00.001Z']
    expect(await health(imported, last, plan)).toEqual(['healthy'])
    expect(await health(imported, later, plan)).toEqual(['stale'])
    expect(await health([...imported, syncFailed('git', 'r1')], later, plan)).toEqual(['failing'])
  })
  it.each<[EffectivePlan, number]>([
    ['scale', 15],
    ['growth', 60],
    ['starter', 360],
    ['free', 1440],
  ])('read on the schedule of the plan %s, is fresh for %d minutes, and stale after twice as many', (plan, minutes) => {
    expect(ageLimits(true, plan)).toEqual({ fresh: minutes * 60_000, stale: 2 * minutes * 60_000 })
  })
})

describe('the reason of a health', () => {
  const reasonOf = (events: readonly Told[], deadLetters: number, now: Instant = NOON) => {
    const [connection] = worldOf(events).all(Connection)
    return connection === undefined
      ? undefined
      : judgedHealth(connection, { deadLetters, host: undefined }, 'scale', now).reason
  }
  const run = [registered('git'), syncStarted('git', 'r1')]
  const succeeded = [...run, syncCompleted('git', 'r1', { at: NOON })]
  const [first, second] = [covering(API, BEGINNING, at('01')), covering(API, at('02'), NOON)]

  it.each<[string, readonly Told[], number, Instant, string | null]>([
    ['healthy', succeeded, 0, NOON, null],
    ['pending', run, 0, NOON, 'never read'],
    ['failing', [...run, syncFailed('git', 'r1', { message: 'No disk.' })], 0, NOON, 'last run failed: No disk.'],
    [
      'stale',
      succeeded,
      0,
      '2026-05-01T00:00:00.000Z',
      'last imported at 2026-03-02T12:00:00.000Z, more than 30 days ago',
    ],
    ['degraded by one record', succeeded, 1, NOON, '1 record was rejected'],
    [
      'degraded by records and a hole',
      [...run, syncCompleted('git', 'r1', { at: NOON, coverage: [first, second] })],
      2,
      NOON,
      `2 records were rejected; no data for ${API} (code_change) from ${at('01')} to ${at('02')}`,
    ],
  ])('that is %s is said in words', (_, events, deadLetters, now, expected) => {
    expect(reasonOf(events, deadLetters, now)).toBe(expected)
  })
})

/** The members of a connection that asks no host. */
const ASKS_NO_HOST = { reconciledAt: null, nextRunAt: null, quota: null, progress: null, unknownMembers: 0 }

describe('the list of connections', () => {
  it('given none, is empty', async () => {
    expect(await list([])).toEqual([])
  })
  it('shows a connection that has not been read, with nulls for what is not known', async () => {
    expect(await list([registered('git', { label: 'api' })])).toEqual([
      {
        id: uuid('git'),
        provider: 'git',
        category: 'code',
        label: 'api',
        account: null,
        health: 'pending',
        registeredAt: NOON,
        lastAttemptAt: null,
        lastSuccessAt: null,
        lastError: null,
        records: 0,
        deadLetters: 0,
        coverage: [],
        projects: [],
        recentRuns: [],
        ...ASKS_NO_HOST,
      },
    ])
  })
  it('shows what one has been read of, and how its runs went, the newest first', async () => {
    const events = [
      ...[mapped(API, 'app', null), registered('git'), syncStarted('git', 'r1', { at: at('12') })],
      ...[observed('#1', {}, { by: 'git' }), observed('#2', {}, { by: 'git' }), withdrawn('#1', { by: 'git' })],
      syncCompleted('git', 'r1', {
        at: at('13'),
        counts: counts({ accepted: 2, unchanged: 3, withdrawn: 1, rejected: 4 }),
        coverage: [covering(API, BEGINNING, at('12')), covering(API, BEGINNING, at('11'), 'release')],
      }),
      syncStarted('git', 'r2', { at: at('14') }),
      syncFailed('git', 'r2', { at: at('15'), code: 'not_found', message: 'It is gone.' }),
      syncStarted('git', 'r3', { at: at('16') }),
    ]
    const none = { accepted: 0, unchanged: 0, rejected: 0 }
    expect(await list(events)).toEqual([
      {
        id: uuid('git'),
        provider: 'git',
        category: 'code',
        label: 'git',
        account: null,
        health: 'failing',
        registeredAt: NOON,
        lastAttemptAt: at('16'),
        lastSuccessAt: at('13'),
        records: 1,
        deadLetters: 0,
        lastError: { code: 'not_found', message: 'It is gone.' },
        coverage: [
          { kind: 'code_change', from: BEGINNING, to: at('12') },
          { kind: 'release', from: BEGINNING, to: at('11') },
        ],
        projects: [uuid('app')],
        recentRuns: [
          { id: 'r3', startedAt: at('16'), finishedAt: null, state: 'running', ...none },
          { id: 'r2', startedAt: at('14'), finishedAt: at('15'), state: 'failed', ...none },
          {
            id: 'r1',
            startedAt: at('12'),
            finishedAt: at('13'),
            state: 'succeeded',
            accepted: 2,
            unchanged: 3,
            rejected: 4,
          },
        ],
        ...ASKS_NO_HOST,
      },
    ])
  })
  it('counts the open rejected records of a connection', async () => {
    const deadLetters = async (...events: Told[]) =>
      (await list([registered('git'), registered('csv'), ...events])).map((one) => [one.label, one.deadLetters])
    const three = ['one', 'two', 'three'].map((record) => deadLettered('csv', record))
    expect(await deadLetters(...three)).toEqual(
      expect.arrayContaining([
        ['git', 0],
        ['csv', 3],
      ]),
    )
    expect(
      await deadLetters(...three, letterResolved('csv', 'one', 'gone'), letterResolved('csv', 'two', 'dropped')),
    ).toEqual(expect.arrayContaining([['csv', 1]]))
  })
  it('names the projects that its facts name, and those of its containers of the kind that it covers', async () => {
    const project = uuid('app')
    const coverage = [covering(project, BEGINNING, NOON, 'time_entry'), covering('acme', BEGINNING, NOON, 'work_item')]
    const events = [
      ...[mapped('acme', 'web', null, { kind: 'tracker_project' }), mapped('acme', 'other', null)],
      ...[registered('csv'), syncCompleted('csv', 'r1', { coverage })],
    ]
    const projects = ['app', 'web', 'other']
    expect((await list(events, { projects }))[0]?.projects).toEqual([uuid('app'), uuid('web')].sort())
    expect(await list(events, { projects: ['app'], unmappedToo: false })).toMatchObject([{ projects: [project] }])
  })
  it('is in order of registration', async () => {
    const events = ['13', '11', '14', '12'].map((hour) => registered(`at ${hour}`, { at: at(hour) }))
    expect((await list(events)).map(({ label }) => label)).toEqual(['at 11', 'at 12', 'at 13', 'at 14'])
  })
  it('names the projects that its repositories belong to now', async () => {
    const events = [
      ...[mapped(API, 'app', null), mapped(API, 'later', '2026-03-10'), mapped(WEB, 'web', '2026-03-05')],
      ...[
        registered('git'),
        syncCompleted('git', 'r1', { coverage: [covering(API, BEGINNING, NOON), covering(WEB, BEGINNING, NOON)] }),
      ],
    ]
    const projects = ['app', 'later', 'web']
    const named = async (now: Instant) => (await list(events, { now, projects }))[0]?.projects
    expect(await named(NOON)).toEqual([uuid('app')])
    expect(await named('2026-03-09T23:59:59.999Z')).toEqual([uuid('app'), uuid('web')].sort())
    expect(await named('2026-03-10T00:00:00.000Z')).toEqual([uuid('later'), uuid('web')].sort())
  })
  it('shows to who may not see all only connections of readable projects, and of their projects the readable ones', async () => {
    const events = [
      ...[mapped(API, 'app', null), mapped(WEB, 'secret', null)],
      ...[
        registered('both'),
        syncCompleted('both', 'r', { coverage: [covering(API, BEGINNING, NOON), covering(WEB, BEGINNING, NOON)] }),
      ],
      ...[registered('web'), syncCompleted('web', 'r', { coverage: [covering(WEB, BEGINNING, NOON)] })],
      registered('new'),
    ]
    const asking = { projects: ['app'], unmappedToo: false }
    expect((await list(events, asking)).map(({ label, projects }) => [label, projects])).toEqual([
      ['both', [uuid('app')]],
    ])
    expect(await list(events, { ...asking, projects: [] })).toEqual([])
    expect((await list(events, { projects: ['app', 'secret'] })).map(({ label }) => label).sort()).toEqual([
      'both',
      'new',
      'web',
    ])
  })
})
