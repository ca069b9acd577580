import { describe, expect, it } from '@jest/globals'
import type { Instant } from '#domain/common'
import type { EffectivePlan } from '#domain/plans'
import { listConnections } from '#projections/sources/operations'
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
} from './support/events.js'
import { type Asking, answer, requestOf } from './support/request.js'
import { World } from './support/world.js'

const BEGINNING = '0001-01-01T00:00:00.000Z'
const WEB = 'github.com/acme/web'
const at = (hour: string) => `2026-03-02T${hour}:00:00.000Z`

const list = async (events: readonly Told[], asking: Asking = {}) =>
  (await answer(listConnections, requestOf({ unmappedToo: true, ...asking }), new World(events))).connections
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

  // On the plan free today and the 29 days before it are looked back on: from 2026-02-01 where today is 2026-03-02.
  it.each<[string, Instant, string]>([
    ['just before the window', '2026-01-31T23:59:59.999Z', 'healthy'],
    ['with the window', '2026-02-01T00:00:00.000Z', 'healthy'],
    ['a millisecond into the window', '2026-02-01T00:00:00.001Z', 'degraded'],
  ])('that covers from %s on', async (_, from, expected) => {
    const coverage = [covering(API, from, NOON)]
    const events = [registered('git'), syncStarted('git', 'r1'), syncCompleted('git', 'r1', { at: NOON, coverage })]
    expect(await health(events, NOON, 'free')).toEqual([expected])
  })
  it('that covers releases less far back than changes', async () => {
    const coverage = [covering(API, BEGINNING, NOON), covering(API, '2026-02-20T00:00:00.000Z', NOON, 'release')]
    const events = [registered('git'), syncStarted('git', 'r1'), syncCompleted('git', 'r1', { at: NOON, coverage })]
    expect(await health(events, NOON, 'free')).toEqual(['degraded'])
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
  it.each<[EffectivePlan, Instant, Instant]>([
    ['scale', '2026-03-02T12:30:00.000Z', '2026-03-02T12:30:00.001Z'],
    ['growth', '2026-03-02T14:00:00.000Z', '2026-03-02T14:00:00.001Z'],
    ['starter', '2026-03-03T00:00:00.000Z', '2026-03-03T00:00:00.001Z'],
    ['free', '2026-03-04T12:00:00.000Z', '2026-03-04T12:00:00.001Z'],
  ])(
    'on the plan %s is healthy at %s, after twice its interval, and stale a millisecond later',
    async (plan, last, later) => {
      expect(await health(succeeded, last, plan)).toEqual(['healthy'])
      expect(await health(succeeded, later, plan)).toEqual(['stale'])
      expect(await health([...succeeded, syncFailed('git', 'r1')], later, plan)).toEqual(['failing'])
    },
  )
})

describe('the list of connections', () => {
  it('given none, is empty', async () => {
    expect(await list([])).toEqual([])
  })
  it('shows a connection that has not been read, with nulls for what is not known', async () => {
    expect(await list([registered('git', { label: 'api' })])).toEqual([
      {
        ...{ id: uuid('git'), provider: 'git', category: 'code', label: 'api', account: null, health: 'pending' },
        ...{ registeredAt: NOON, lastAttemptAt: null, lastSuccessAt: null, lastError: null, records: 0 },
        ...{ deadLetters: 0, coverage: [], projects: [], recentRuns: [] },
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
        ...{ id: uuid('git'), provider: 'git', category: 'code', label: 'git', account: null, health: 'failing' },
        ...{ registeredAt: NOON, lastAttemptAt: at('16'), lastSuccessAt: at('13'), records: 1, deadLetters: 0 },
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
      },
    ])
  })
  it('counts the records that a connection could not take and that still stand', async () => {
    const letters = async (...events: Told[]) =>
      (await list([registered('git'), registered('csv'), ...events])).map((one) => [one.label, one.deadLetters])
    const three = ['one', 'two', 'three'].map((record) => deadLettered('csv', record))
    expect(await letters(...three)).toEqual(
      expect.arrayContaining([
        ['git', 0],
        ['csv', 3],
      ]),
    )
    expect(
      await letters(...three, letterResolved('csv', 'one', 'gone'), letterResolved('csv', 'two', 'dropped')),
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
