import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { Client } from '#projections/entities/client'
import { CodeChange } from '#projections/entities/code-change'
import { Connection } from '#projections/entities/connection'
import { Container, type ContainerState, mappedTimes } from '#projections/entities/container'
import { entityId } from '#projections/entities/entity'
import { strongest, united } from '#projections/entities/observation'
import { Project } from '#projections/entities/project'
import { Release } from '#projections/entities/release'
import { Subscription } from '#projections/entities/subscription'
import { Workspace } from '#projections/entities/workspace'
import { runs } from '#test/support/thorough'
import {
  API,
  assisted,
  clientAdded,
  counts,
  covering,
  factsOf,
  mapped,
  NOON,
  notAssisted,
  observed,
  planChanged,
  projectAdded,
  registered,
  released,
  releaseWithdrawn,
  type Seen,
  syncCompleted,
  syncFailed,
  syncStarted,
  type Told,
  uuid,
  WORKSPACE,
  withdrawn,
  workspaceOpened,
} from '../support/events.js'
import { seeing } from '../support/specification.js'
import { World } from '../support/world.js'

const BEGINNING = '0001-01-01T00:00:00.000Z'
const END = '9999-12-31T23:59:59.999Z'
/** Two connections, in order of their ids. */
const [LOW, HIGH] = ['x', 'y'].sort((a, b) => (uuid(a) < uuid(b) ? -1 : 1)) as [string, string]
const day = (date: string) => `${date}T00:00:00.000Z`
/** What connections say of the only change. */
const observationsIn = (world: World) => world.one(CodeChange)?.observations ?? []

describe('a workspace', () => {
  const { given } = seeing((world) => world.one(Workspace))
  it('that was opened, has its slugs, its name and the instant', () =>
    given(workspaceOpened('demo', { at: NOON })).then({
      workspaceId: WORKSPACE,
      organizationSlug: 'acme',
      workspaceSlug: 'demo',
      name: 'demo',
      openedAt: NOON,
      region: 'local',
      residency: 'local',
      openedBy: { kind: 'system', id: 'test' },
      lastEditedAt: null,
      deletion: null,
      closed: false,
    }))
})

describe('a client and a project', () => {
  it('that were added, are there', () => {
    const world = new World([
      clientAdded('acme'),
      clientAdded('bolt'),
      projectAdded('app', { client: 'acme', status: 'archived' }),
    ])
    expect(
      world
        .all(Client)
        .map(({ name }) => name)
        .sort(),
    ).toEqual(['acme', 'bolt'])
    expect(world.one(Project)).toEqual({
      workspaceId: WORKSPACE,
      projectId: uuid('app'),
      clientId: uuid('acme'),
      name: 'app',
      status: 'archived',
    })
  })
})

describe('a subscription', () => {
  const { given } = seeing((world) => world.one(Subscription)?.terms)
  const terms = { status: 'none', trial: null, currentPeriodEnd: null }
  it('is to the plan that was chosen last', () => {
    given(planChanged('entry')).then({ ...terms, plan: 'entry' })
    given(planChanged('entry'))
      .when(planChanged('scale'))
      .then({ ...terms, plan: 'scale' })
  })
})

describe('a container', () => {
  const { given } = seeing((world) =>
    world
      .one(Container)
      ?.mappings.map(({ projectId, from, below }) => [
        ['a', 'b', 'c'].find((name) => uuid(name) === projectId),
        from,
        below,
      ]),
  )
  it('mapped from the beginning of time belongs to its project at all times', () =>
    given(mapped(API, 'a', null)).then([['a', BEGINNING, END]]))
  it('mapped from a day on belongs to no project before that day', () =>
    given(mapped(API, 'a', '2026-03-01')).then([['a', day('2026-03-01'), END]]))
  it('mapped to another project from a day on, changes hands at the first instant of that UTC day', () =>
    given(mapped(API, 'a', null))
      .when(mapped(API, 'b', '2026-03-01'))
      .then([
        ['a', BEGINNING, day('2026-03-01')],
        ['b', day('2026-03-01'), END],
      ]))
  it('mapped three times, belongs to one project at a time', () =>
    given(mapped(API, 'a', '2026-01-01'), mapped(API, 'b', '2026-02-01'))
      .when(mapped(API, 'c', '2026-03-01'))
      .then([
        ['a', day('2026-01-01'), day('2026-02-01')],
        ['b', day('2026-02-01'), day('2026-03-01')],
        ['c', day('2026-03-01'), END],
      ]))
  it('mapped again from the beginning of time belongs to the new project at all times', () =>
    given(mapped(API, 'a', null), mapped(API, 'b', '2026-03-01'))
      .when(mapped(API, 'c', null))
      .then([['c', BEGINNING, END]]))
  it('mapped again from a day on belongs to the new project from then on, also on days with later mappings', () =>
    given(mapped(API, 'a', null), mapped(API, 'b', '2026-03-01'))
      .when(mapped(API, 'c', '2026-02-01'))
      .then([
        ['a', BEGINNING, day('2026-02-01')],
        ['c', day('2026-02-01'), END],
      ]))
  it('mapped again from the same day on loses the earlier mapping of that day', () =>
    given(mapped(API, 'a', '2026-02-01'), mapped(API, 'b', '2026-02-01')).then([['b', day('2026-02-01'), END]]))
  it('is a different one where the kind differs and the name is the same', () => {
    const world = new World([mapped('acme', 'a', null), mapped('acme', 'b', null, { kind: 'calendar' })])
    expect(world.all(Container).map(({ kind, mappings }) => [kind, mappings[0]?.projectId])).toEqual(
      expect.arrayContaining([
        ['repository', uuid('a')],
        ['calendar', uuid('b')],
      ]),
    )
  })

  it('given any mappings, belongs at any time to the project that was named last for that time', () => {
    const projects = ['a', 'b', 'c'] as const
    const days = ['2026-01-01', '2026-01-02', '2026-01-03', '2026-01-04']
    const anyMapping = fc.tuple(fc.constantFrom(...projects), fc.constantFrom(null, ...days))
    fc.assert(
      fc.property(fc.array(anyMapping, { minLength: 1, maxLength: 8 }), (mappings) => {
        const state = new World(mappings.map(([project, from]) => mapped(API, project, from))).one(Container)
        for (const date of ['0001-01-01', '2025-12-31', ...days, '2030-01-01']) {
          const owner = mappings.findLast(([, from]) => from === null || from <= date)?.[0]
          const interval = { from: day(date), to: `${date}T00:00:00.001Z` }
          for (const project of projects)
            expect(mappedTimes(state as ContainerState, new Set([uuid(project)]), interval)).toEqual(
              project === owner ? [interval] : [],
            )
        }
      }),
      { seed: 11, numRuns: runs(300) },
    )
  })
  it('gives its times in an interval for the requested projects, cut at the ends of the interval', () => {
    const state = new World([mapped(API, 'a', '2026-01-02'), mapped(API, 'b', '2026-01-05')]).one(Container)
    const times = (projects: readonly string[], from: string, to: string) =>
      mappedTimes(state as ContainerState, new Set(projects.map(uuid)), { from: day(from), to: day(to) })
    expect(times(['a'], '2026-01-01', '2026-01-09')).toEqual([{ from: day('2026-01-02'), to: day('2026-01-05') }])
    expect(times(['a'], '2026-01-03', '2026-01-04')).toEqual([{ from: day('2026-01-03'), to: day('2026-01-04') }])
    expect(times(['a'], '2026-01-05', '2026-01-09')).toEqual([])
    expect(times(['a', 'b'], '2026-01-04', '2026-01-06')).toEqual([
      { from: day('2026-01-04'), to: day('2026-01-05') },
      { from: day('2026-01-05'), to: day('2026-01-06') },
    ])
    expect(times([], '2026-01-01', '2026-01-09')).toEqual([])
  })
})

describe('a connection', () => {
  const { given } = seeing((world) => world.one(Connection))
  const fresh = {
    workspaceId: WORKSPACE,
    connectionId: uuid('git'),
    provider: 'git',
    category: 'code',
    label: 'git',
    account: null,
    registeredAt: NOON,
    paused: false,
    removed: false,
    lastSuccessAt: null,
    lastReadAt: null,
    lastError: null,
    coverage: [],
    cursor: null,
    branch: null,
    answers: null,
    asked: null,
    files: [],
    recentRuns: [],
  }
  const at = (hour: string) => `2026-03-02T${hour}:00:00.000Z`
  const run = (id: string, more: object) => ({
    id,
    startedAt: NOON,
    startedRevision: 1,
    finishedAt: null,
    state: 'running',
    counts: null,
    ...more,
  })

  it('that was registered, has not been read', () => given(registered('git')).then(fresh))
  it('registered again keeps the results of its runs', () =>
    given(registered('git'), syncStarted('git', 'r1'), syncCompleted('git', 'r1', { cursor: 'c', at: at('13') }))
      .when(registered('git', { label: 'renamed', at: at('14') }))
      .then({
        ...fresh,
        label: 'renamed',
        registeredAt: at('14'),
        lastSuccessAt: at('13'),
        cursor: 'c',
        recentRuns: [run('r1', { finishedAt: at('13'), state: 'succeeded', counts: counts() })],
      }))
  it('in a run, shows it', () =>
    given(registered('git'))
      .when(syncStarted('git', 'r1', { at: at('13') }))
      .then({ ...fresh, recentRuns: [run('r1', { startedAt: at('13') })] }))
  it('whose run succeeded, has its counts, its coverage, its cursor and the instant', () =>
    given(registered('git'), syncStarted('git', 'r1'))
      .when(
        syncCompleted('git', 'r1', {
          at: at('13'),
          cursor: 'c',
          counts: counts({ accepted: 3 }),
          coverage: [covering(API, BEGINNING, at('12'))],
        }),
      )
      .then({
        ...fresh,
        lastSuccessAt: at('13'),
        cursor: 'c',
        coverage: [covering(API, BEGINNING, at('12'))],
        recentRuns: [run('r1', { finishedAt: at('13'), state: 'succeeded', counts: counts({ accepted: 3 }) })],
      }))
  it('whose run failed, says why, and keeps what was read before', () => {
    const before = [
      registered('git'),
      syncStarted('git', 'r1'),
      syncCompleted('git', 'r1', { at: at('13'), cursor: 'c', coverage: [covering(API, BEGINNING, at('12'))] }),
    ]
    const first = run('r1', { finishedAt: at('13'), state: 'succeeded', counts: counts() })
    given(...before)
      .when(syncStarted('git', 'r2', { at: at('14') }), syncFailed('git', 'r2', { at: at('15'), message: 'No disk.' }))
      .then({
        ...fresh,
        lastSuccessAt: at('13'),
        cursor: 'c',
        coverage: [covering(API, BEGINNING, at('12'))],
        lastError: { code: 'broken', message: 'No disk.' },
        recentRuns: [
          run('r2', {
            startedAt: at('14'),
            startedRevision: 3,
            finishedAt: at('15'),
            state: 'failed',
            counts: counts(),
          }),
          first,
        ],
      })
  })
  it('that succeeds after a failure, forgets the error', () => {
    const { given: erring } = seeing((world) => world.one(Connection)?.lastError)
    const failed = [registered('git'), syncStarted('git', 'r1'), syncFailed('git', 'r1')]
    erring(...failed).then({ code: 'broken', message: 'It broke.' })
    erring(...failed)
      .when(syncStarted('git', 'r2'))
      .then({ code: 'broken', message: 'It broke.' })
    erring(...failed)
      .when(syncStarted('git', 'r2'), syncCompleted('git', 'r2'))
      .then(null)
  })
  it('keeps its ten newest runs, the newest first', () => {
    const { given: runs } = seeing((world) =>
      world.one(Connection)?.recentRuns.map(({ id, state }) => `${id} ${state}`),
    )
    const many = Array.from({ length: 12 }, (_, i) => [syncStarted('git', `r${i}`), syncCompleted('git', `r${i}`)])
    runs(registered('git'), ...many.flat())
      .when(syncStarted('git', 'last'))
      .then(['last running', ...[11, 10, 9, 8, 7, 6, 5, 4, 3].map((i) => `r${i} succeeded`)])
  })
  it('read several times, covers what any reading covered, by kind and container', () => {
    const { given: coverage } = seeing((world) => world.one(Connection)?.coverage)
    const other = 'github.com/acme/web'
    const read = (run: string, ...statements: Parameters<typeof covering>[]) =>
      syncCompleted('git', run, { coverage: statements.map((one) => covering(...one)) })
    coverage(
      registered('git'),
      read('r1', [API, day('2026-01-01'), day('2026-01-05')], [API, day('2026-01-01'), day('2026-01-02'), 'release']),
      read('r2', [API, day('2026-01-05'), day('2026-01-08')], [other, day('2026-01-01'), day('2026-01-02')]),
      read('r3', [API, day('2026-01-10'), day('2026-01-11')], [API, day('2026-01-04'), day('2026-01-06')]),
    ).then([
      covering(API, day('2026-01-01'), day('2026-01-08')),
      covering(API, day('2026-01-10'), day('2026-01-11')),
      covering(API, day('2026-01-01'), day('2026-01-02'), 'release'),
      covering(other, day('2026-01-01'), day('2026-01-02')),
    ])
  })
  it('that was never registered, is not there, whatever its runs say', () =>
    given(syncStarted('git', 'r1'), syncFailed('git', 'r1'), syncCompleted('git', 'r2')).then(undefined))
})

describe('a code change', () => {
  const GIT: Seen = { by: 'git', channel: 'git' }
  const FORGE: Seen = { by: 'forge', channel: 'api' }
  const observation = (facts: object, { by, channel }: Seen) => ({
    connectionId: uuid(by as string),
    channel,
    facts: factsOf('#7', facts),
  })
  const change = (mergedAt: string | null, ...observations: object[]) => ({
    workspaceId: WORKSPACE,
    place: API,
    key: '#7',
    mergedAt,
    observations,
  })
  const { given } = seeing((world) => {
    const seen = world.one(CodeChange)
    if (seen === undefined) return undefined
    const { workspaceId, place, key, mergedAt, observations } = seen
    const told = observations.map(({ connectionId, channel, facts }) => ({ connectionId, channel, facts }))
    return { workspaceId, place, key, mergedAt, observations: told }
  })

  it('that one connection saw, is as it says', () =>
    given(observed('#7', { title: 'One' }, GIT)).then(change(NOON, observation({ title: 'One' }, GIT))))
  it('seen twice and withdrawn twice, is as if each were said once', () => {
    given()
      .when(observed('#7', { title: 'One' }, GIT), observed('#7', {}, FORGE))
      .inAnyOrder()
      .twice()
      .then(change(NOON, observation({}, FORGE), observation({ title: 'One' }, GIT)))
    given(observed('#7', { title: 'One' }, GIT), observed('#7', {}, FORGE))
      .when(withdrawn('#7', FORGE))
      .twice()
      .then(change(NOON, observation({ title: 'One' }, GIT)))
  })
  it('seen again by the same connection, is as it says last, also where it says less', () =>
    given(observed('#7', { title: 'One', aiMarks: [assisted('cursor')] }, GIT))
      .when(observed('#7', { title: 'Two', mergedAt: null }, GIT))
      .then(change(null, observation({ title: 'Two', mergedAt: null }, GIT))))
  it.each([
    ['lower', LOW, HIGH],
    ['higher', HIGH, LOW],
  ])(
    'seen by two, has the values of the stronger, though its id is %s, and else those of the weaker, in either order',
    (_, strong, weak) => {
      const [GIT, FORGE]: readonly [Seen, Seen] = [
        { by: weak, channel: 'git' },
        { by: strong, channel: 'api' },
      ]
      const git = { title: 'git', firstCommitAt: day('2026-02-01'), openedAt: null, mergedAt: day('2026-03-01') }
      const forge = { title: 'forge', firstCommitAt: null, openedAt: day('2026-02-02'), mergedAt: null }
      const events = [observed('#7', git, GIT), observed('#7', forge, FORGE)]
      given()
        .when(...events)
        .inAnyOrder()
        .then(change(day('2026-03-01'), observation(forge, FORGE), observation(git, GIT)))
      seeing((world) => {
        const all = observationsIn(world)
        return {
          title: strongest(all, ({ title }) => title),
          firstCommitAt: strongest(all, ({ firstCommitAt }) => firstCommitAt),
          openedAt: strongest(all, ({ openedAt }) => openedAt),
          mergeCommit: strongest(all, ({ mergeCommit }) => mergeCommit),
        }
      })
        .given()
        .when(...events)
        .inAnyOrder()
        .then({ title: 'forge', firstCommitAt: day('2026-02-01'), openedAt: day('2026-02-02'), mergeCommit: null })
    },
  )
  it('seen by two of the same strength, has what the one with the lower id states', () => {
    seeing((world) => strongest(observationsIn(world), ({ title }) => title))
      .given()
      .when(...[LOW, HIGH].map((by) => observed('#7', { title: by }, { by })))
      .inAnyOrder()
      .then(LOW)
  })
  it('unites the marks that all connections see, each once', () => {
    seeing((world) => united(observationsIn(world), ({ aiMarks }) => aiMarks))
      .given()
      .when(
        observed('#7', { aiMarks: [assisted('cursor'), assisted('aider')] }, GIT),
        observed('#7', { aiMarks: [assisted('cursor', 'pr_label'), assisted('aider')] }, FORGE),
      )
      .inAnyOrder()
      .then([assisted('aider'), assisted('cursor'), assisted('cursor', 'pr_label')])
  })
  it('withdrawn by one connection, is as the other says; withdrawn by both, is not there', () => {
    const both = [observed('#7', { mergedAt: day('2026-03-01') }, GIT), observed('#7', {}, FORGE)]
    given(...both)
      .when(withdrawn('#7', FORGE))
      .then(change(day('2026-03-01'), observation({ mergedAt: day('2026-03-01') }, GIT)))
    given(...both)
      .when(withdrawn('#7', GIT))
      .then(change(NOON, observation({}, FORGE)))
    given(...both)
      .when(withdrawn('#7', GIT), withdrawn('#7', FORGE))
      .then(undefined)
  })
  it('withdrawn by a connection that never saw it, is as it was', () => {
    given(observed('#7', {}, GIT))
      .when(withdrawn('#7', FORGE))
      .then(change(NOON, observation({}, GIT)))
    given().when(withdrawn('#7', FORGE)).then(undefined)
  })
  it('seen again after it was withdrawn, is there again', () =>
    given(observed('#7', {}, GIT), withdrawn('#7', GIT))
      .when(observed('#7', { title: 'back' }, GIT))
      .then(change(NOON, observation({ title: 'back' }, GIT))))
  it('is another one in another repository or workspace', () => {
    const world = new World([
      observed('#7'),
      observed('github.com/acme/web#7'),
      observed('#7', {}, { workspace: uuid('w') }),
    ])
    expect(world.all(CodeChange)).toHaveLength(3)
  })

  it('seen by several connections is the same whichever reports first', () => {
    const connections: readonly Seen[] = [
      GIT,
      FORGE,
      { by: 'csv', channel: 'csv' },
      { by: 'export', channel: 'export' },
    ]
    const anyInstant = fc.constantFrom(null, day('2026-01-01'), day('2026-02-01'))
    const anyEvent = fc
      .record({
        reference: fc.constantFrom('#1', '#2'),
        gone: fc.boolean(),
        facts: fc.record({
          title: fc.constantFrom('a', 'b'),
          firstCommitAt: anyInstant,
          openedAt: anyInstant,
          mergedAt: anyInstant,
          aiMarks: fc.subarray([assisted('cursor'), assisted(null, 'pr_label'), notAssisted()]),
        }),
      })
      .map(
        ({ reference, gone, facts }) =>
          (how: Seen): Told =>
            gone ? withdrawn(reference, how) : observed(reference, facts, how),
      )
    const anyStreams = fc.tuple(...connections.map(() => fc.array(anyEvent, { maxLength: 5 })))
    const merged = (streams: readonly (readonly Told[])[], picks: readonly number[]): readonly Told[] => {
      const left = streams.map((stream) => [...stream])
      const all: Told[] = []
      for (let i = 0; left.some((stream) => stream.length > 0); i += 1) {
        const open = left.filter((stream) => stream.length > 0)
        all.push((open[(picks[i % picks.length] as number) % open.length] as Told[]).shift() as Told)
      }
      return all
    }
    const anyPicks = fc.array(fc.nat(3), { minLength: 1, maxLength: 20 })
    fc.assert(
      fc.property(anyStreams, anyPicks, anyPicks, (makers, one, two) => {
        const streams = makers.map((stream, i) => stream.map((make) => make(connections[i] as Seen)))
        expect(new World(merged(streams, one)).all(CodeChange)).toEqual(new World(merged(streams, two)).all(CodeChange))
      }),
      { seed: 12, numRuns: runs(300) },
    )
  })
})

describe('a release', () => {
  const { given } = seeing((world) =>
    world.all(Release).map(({ tag, part, releasedAt, observations }) => [tag, part, releasedAt, observations.length]),
  )
  it('of many changes, is kept in parts', () =>
    given(released('v1', { changes: ['#1'] }), released('v1', { part: 2, changes: ['#2'] })).then([
      ['v1', 1, NOON, 1],
      ['v1', 2, NOON, 1],
    ]))
  it('that has fewer parts than before, loses the others', () =>
    given(released('v1'), released('v1', { part: 2 }))
      .when(released('v1', { changes: ['#9'] }), releaseWithdrawn('v1#2'))
      .then([['v1', 1, NOON, 1]]))
  it('seen by two, has the instant that the stronger states, in either order, and the other’s when that is withdrawn', () => {
    for (const [strong, weak] of [
      [LOW, HIGH],
      [HIGH, LOW],
    ] as const) {
      const git = released('v1', { releasedAt: day('2026-01-01'), by: weak, channel: 'git' })
      const forge = released('v1', { releasedAt: day('2026-01-02'), by: strong, channel: 'api' })
      given()
        .when(git, forge)
        .inAnyOrder()
        .then([['v1', 1, day('2026-01-02'), 2]])
      given(git, forge)
        .when(releaseWithdrawn('v1', { by: strong, channel: 'api' }))
        .then([['v1', 1, day('2026-01-01'), 1]])
    }
    const git = released('v1')
    given(git).when(releaseWithdrawn('v1')).then([])
    given().when(releaseWithdrawn('v1')).then([])
  })
})

describe('the id of an entity', () => {
  it('is one for each (workspace, container or project, key), whatever characters these have', () => {
    const parts = ['a', 'b', 'a|b', '|', '%', '%7C', 'a%7Cb', '%25']
    const refs = parts.flatMap((workspace) =>
      parts.flatMap((key) => [
        { workspace, key, id: entityId(workspace, { key }) },
        ...parts.map((container) => ({ workspace, container, key, id: entityId(workspace, { container, key }) })),
      ]),
    )
    expect(new Set(refs.map(({ id }) => id)).size).toBe(refs.length)
  })
})
