import { describe, expect, it } from '@jest/globals'
import type { ReadRequest } from '#domain/operation'
import { openPoints } from '#projections/open-points/operations'
import { LISTED } from '#projections/open-points/response'
import {
  API,
  assisted,
  covering,
  mapped,
  observed,
  registered,
  syncCompleted,
  type Told,
  uuid,
} from '../support/events.js'
import { CALENDAR, fact, itemFacts, meeting, said, stated } from '../support/facts.js'
import { answer, requestOf } from '../support/request.js'
import { SMALL_WORLD } from '../support/small-world.js'
import { worldOf } from '../support/world.js'

const pointsOf = (events: readonly Told[], request: ReadRequest = requestOf()) =>
  answer(openPoints, request, worldOf(events))

const ofProjects: ReadRequest = requestOf()
const seesOne: ReadRequest = {
  ...ofProjects,
  caller: { ...ofProjects.caller, dataAccess: { all: false, clients: [], projects: [uuid('app')] } },
}

/** A tracker and a calendar that were read and belong to no project. */
const ELSEWHERE: readonly Told[] = [
  registered('other', { label: 'Issues of March' }),
  syncCompleted('other', 'r1', {
    at: '2026-03-31T23:50:00.000Z',
    coverage: [
      covering('acme/other', '2026-01-01T00:00:00.000Z', '2026-03-31T23:50:00.000Z', 'work_item'),
      covering('rooms@acme', '2026-01-01T00:00:00.000Z', '2026-03-31T23:50:00.000Z', 'meeting'),
    ],
  }),
  fact('work_item', 'acme/other', 'B-1', itemFacts('B-1', { createdAt: '2026-03-04T09:00:00.000Z' }), { by: 'other' }),
  fact('work_item', 'acme/other', 'B-2', itemFacts('B-2', { createdAt: '2026-03-05T09:00:00.000Z' }), { by: 'other' }),
]

describe('the open points of the small world', () => {
  it('given meetings without a tag, then they are listed with day and length, the newest first', async () => {
    const { meetings, meetingsTotal } = await pointsOf(SMALL_WORLD)
    expect(meetingsTotal).toBe(3)
    expect(meetings.map((one) => [one.meeting, one.startsAt, one.hours, one.heads, one.allDay])).toEqual([
      ['M4', '2026-03-19T00:00:00.000Z', null, 2, true],
      ['M3', '2026-03-18T09:00:00.000Z', 1, 2, false],
      ['M2', '2026-03-17T09:00:00.000Z', 1.5, 2, false],
    ])
  })

  it('given items without a type of their own, then they are listed with the type that they have', async () => {
    const { items, itemsTotal } = await pointsOf(SMALL_WORLD)
    expect([itemsTotal, items]).toEqual([
      1,
      [
        {
          tracker: 'acme/tracker',
          item: 'A-5',
          title: 'Item A-5',
          type: 'other',
          state: 'todo',
          at: '2026-03-15T00:00:00.000Z',
        },
      ],
    ])
  })

  it('given changes without an item, then they are listed, and not those that have one', async () => {
    const { changes, changesTotal } = await pointsOf(SMALL_WORLD)
    expect([changesTotal, changes.map(({ change }) => change)]).toEqual([2, ['#5', '#3']])
    expect(changes[0]).toMatchObject({ repository: API, mergedAt: '2026-03-26T00:00:00.000Z' })
  })

  it('given marks of assistance, then their changes are listed with tools and rules, and no other change', async () => {
    const { assisted: marked, assistedTotal } = await pointsOf(SMALL_WORLD)
    expect([assistedTotal, marked.map(({ change, tools }) => [change, tools])]).toEqual([
      2,
      [
        ['#4', ['cursor']],
        ['#1', ['cursor']],
      ],
    ])
  })

  it('then all six assumptions are told as they are on the last day, with the version of what was set', async () => {
    const { assumptions, assumptionsTotal } = await pointsOf(SMALL_WORLD)
    expect(assumptionsTotal).toBe(5)
    expect(assumptions.map(({ id, status, source }) => [id, status, source])).toEqual([
      ['cost-basis', 'verified', 'user'],
      ['scope-baseline', 'needs_verification', 'default'],
      ['meeting-attribution', 'needs_verification', 'default'],
      ['ai-attribution', 'needs_verification', 'default'],
      ['reporting-period', 'needs_verification', 'default'],
      ['work-cost-allocation', 'needs_verification', 'default'],
    ])
    expect(assumptions.map(({ version }) => version !== null)).toEqual([true, false, false, false, false, false])
    expect(assumptions[1]).toMatchObject({ effectiveFrom: '2026-03-01', unitOrMethod: 'locked items' })
  })
})

describe('when a point is mended', () => {
  it.each([
    ['a meeting is tagged', said('MeetingTagged', 'app', 'meeting', CALENDAR, 'M2', { tag: 'unrelated' }), 'meetings'],
    ['a type is set', said('WorkTypeSet', 'app', 'work_item', 'acme/tracker', 'A-5', { workType: 'bug' }), 'items'],
    ['a change is linked', said('ChangeLinked', 'app', 'code_change', API, '#3', { workItem: 'A-2' }), 'changes'],
    ['a mark is taken back', said('AiMarksTakenBack', 'app', 'code_change', API, '#1', {}), 'assisted'],
  ] as const)('%s, then it is listed no more', async (_, mending, list) => {
    const before = await pointsOf(SMALL_WORLD)
    const after = await pointsOf([...SMALL_WORLD, mending])
    expect([after[list].length, after[`${list}Total`]]).toEqual([
      before[list].length - 1,
      (before[`${list}Total`] ?? 0) - 1,
    ])
  })

  it('an assumption is verified from a later day, then it is not verified in the period', async () => {
    const verified = (effectiveFrom: string) =>
      stated('AssumptionSet', 'app', 'scope-baseline', {
        assumptionId: 'scope-baseline',
        versionId: uuid(effectiveFrom),
        value: 'the lock of March',
        unitOrMethod: 'locked items',
        effectiveFrom,
        effectiveTo: null,
        verified: true,
      })
    const of = async (from: string) =>
      (await pointsOf([...SMALL_WORLD, verified(from)])).assumptions.find(({ id }) => id === 'scope-baseline')
    expect(await of('2026-04-01')).toMatchObject({ status: 'needs_verification', source: 'default' })
    expect(await of('2026-03-31')).toMatchObject({ status: 'verified', effectiveFrom: '2026-03-31' })
  })
})

describe('places without a project', () => {
  it('given an owner, then they are listed with who reads them and their records, those with most first', async () => {
    const { containers, containersTotal } = await pointsOf([...SMALL_WORLD, ...ELSEWHERE])
    expect([containersTotal, containers]).toEqual([
      2,
      [
        { kind: 'tracker_project', container: 'acme/other', sources: ['Issues of March'], records: 2 },
        { kind: 'calendar', container: 'rooms@acme', sources: ['Issues of March'], records: 0 },
      ],
    ])
  })
  it('given somebody who does not see all projects, then none is told', async () => {
    const { containers, containersTotal } = await pointsOf([...SMALL_WORLD, ...ELSEWHERE], seesOne)
    expect([containers, containersTotal]).toEqual([[], 0])
  })
  it('when one is mapped, then it is listed no more', async () => {
    const mapping = mapped('acme/other', 'app', null, { kind: 'tracker_project' })
    const { containers } = await pointsOf([...SMALL_WORLD, ...ELSEWHERE, mapping])
    expect(containers.map(({ container }) => container)).toEqual(['rooms@acme'])
  })
})

describe('bounds', () => {
  it('given more meetings than are listed, then the newest are listed, and all are counted', async () => {
    const at = (n: number) => new Date(Date.UTC(2026, 2, 1, 8, n * 300)).toISOString()
    const many = Array.from({ length: LISTED + 20 }, (_, n) => meeting(`X${n}`, { startsAt: at(n), endsAt: at(n + 1) }))
    const { meetings, meetingsTotal } = await pointsOf([...SMALL_WORLD, ...many])
    expect([meetings.length, meetingsTotal]).toEqual([LISTED, LISTED + 23])
    expect(meetings[0]?.meeting).toBe(`X${LISTED + 19}`)
    const times = meetings.map(({ startsAt }) => startsAt)
    expect(times).toEqual(times.toSorted().reverse())
    expect(new Set(meetings.map(({ meeting: key }) => key)).size).toBe(LISTED)
  })
  it('given a kind that was not read, then its total is not known, and never 0', async () => {
    const withoutCalendar = SMALL_WORLD.filter(({ event }) => !JSON.stringify(event).includes(CALENDAR))
    expect(await pointsOf(withoutCalendar)).toMatchObject({ meetings: [], meetingsTotal: null, changesTotal: 2 })
  })
  it('given marks by a rule, then the rule is told', async () => {
    const byRule = { ...assisted('copilot'), rule: 'trailer:copilot' }
    const { assisted: marked } = await pointsOf([
      ...SMALL_WORLD,
      observed('#9', { mergedAt: '2026-03-30T08:00:00.000Z', aiMarks: [byRule, byRule] }),
    ])
    expect(marked[0]).toMatchObject({ change: '#9', tools: ['copilot'], rules: ['trailer:copilot'] })
  })
})
