import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import type { FactsOf } from '#domain/events/facts'
import { periodUntil } from '#domain/period'
import { periodInterval } from '#domain/time'
import { kpiEvidence } from '#projections/command-center/operations'
import { forensics } from '#projections/forensics/operations'
import { readProject } from '#projections/project/read'
import { scopeCreep } from '#projections/scope-creep/operations'
import { ofOneProject } from '#projections/selection/project'
import { runs } from '#test/support/thorough'
import {
  API,
  covering,
  mapped,
  observed,
  projectAdded,
  registered,
  syncCompleted,
  type Told,
  uuid,
} from '../support/events.js'
import { fact, itemFacts, rateSet, stated, timeEntry } from '../support/facts.js'
import { graphIn, people, reportIn } from '../support/project.js'
import { answer, requestOf } from '../support/request.js'
import { World } from '../support/world.js'

// Scope over time of any small world, against plain sums that go through every moment at which anything happens, and
// share no code with what they judge.

type State = FactsOf<'work_item'>['state']
interface Item {
  readonly key: string
  readonly tracker: string
  readonly created: string
  readonly history: readonly { readonly at: string; readonly state: State }[]
  readonly tellsHistory: boolean
  readonly isInLock: boolean
  readonly frozen: number | null
  readonly estimate: number | null
}
interface Small {
  readonly items: readonly Item[]
  /** The project to which the tracker T belongs from these instants on. */
  readonly moves: readonly { readonly from: string; readonly project: string }[]
  readonly entries: readonly { readonly day: string; readonly item: string; readonly minutes: number }[]
  readonly reverted: readonly { readonly item: string; readonly merged: string }[]
  readonly start: string
  readonly end: string
  readonly timeZone: string
  readonly lockZone: keyof typeof LOCK_ENDS
}

const [NOW, LOCKED] = ['2026-05-01T00:00:00.000Z', '2026-03-02']
/** When the lock's day ends, by its zone. */
const LOCK_ENDS = {
  UTC: '2026-03-03T00:00:00.000Z',
  'Pacific/Kiritimati': '2026-03-02T10:00:00.000Z',
  'America/Los_Angeles': '2026-03-03T08:00:00.000Z',
} as const
const FIRST = Date.parse('2026-02-20T00:00:00.000Z')
const STEP = 6 * 3_600_000
const STEPS = 4 * 45
const at = (step: number): string => new Date(FIRST + step * STEP).toISOString()
const dayAt = (day: number): string => at(4 * day).slice(0, 10)

type Drawn<A> = A extends fc.Arbitrary<infer B> ? B : never
const anyItem = fc.record({
  tracker: fc.constantFrom('T', 'T', 'U'),
  created: fc.nat(STEPS - 1),
  steps: fc.array(
    fc.tuple(
      fc.integer({ min: 1, max: 40 }),
      fc.constantFrom<State>('todo', 'in_progress', 'done', 'done', 'cancelled'),
    ),
    { maxLength: 4 },
  ),
  tellsHistory: fc.boolean(),
  isInLock: fc.constantFrom(true, false, false),
  frozen: fc.constantFrom(null, 60, 120),
  estimate: fc.constantFrom(null, 60, 120),
})
const itemOf = ({ created, steps, ...rest }: Drawn<typeof anyItem>, i: number): Item => {
  let [step, state]: [number, State] = [created, 'todo']
  const history: { at: string; state: State }[] = []
  for (const [gap, next] of steps) {
    step += gap
    if (next !== state) history.push({ at: at(step), state: next })
    state = next
  }
  return { ...rest, key: `S-${i + 1}`, created: at(created), history }
}
const anySmall: fc.Arbitrary<Small> = fc
  .record({
    items: fc.array(anyItem, { minLength: 1, maxLength: 6 }),
    first: fc.constantFrom('app', 'web'),
    moves: fc.uniqueArray(fc.integer({ min: 1, max: 44 }), { maxLength: 3 }),
    entries: fc.array(fc.record({ day: fc.nat(44), item: fc.nat(6), minutes: fc.integer({ min: 1, max: 90 }) }), {
      maxLength: 6,
    }),
    reverted: fc.array(fc.record({ item: fc.nat(5), merged: fc.nat(STEPS - 1) }), { maxLength: 2 }),
    days: fc.tuple(fc.nat(44), fc.integer({ min: 11, max: 44 })),
    timeZone: fc.constantFrom('UTC', 'Pacific/Kiritimati', 'America/Los_Angeles'),
    lockZone: fc.constantFrom('UTC', 'Pacific/Kiritimati', 'America/Los_Angeles'),
  })
  .map(({ items, first, moves, entries, reverted, days: [a, b], timeZone, lockZone }) => {
    const other = (project: string) => (project === 'app' ? 'web' : 'app')
    let project = first
    const turns = moves
      .toSorted((x, y) => x - y)
      .map((day) => {
        project = other(project)
        return { from: at(4 * day), project }
      })
    return {
      items: items.map(itemOf),
      moves: [{ from: '', project: first }, ...turns],
      entries: entries.map(({ day, item, minutes }) => ({ day: dayAt(day), item: `S-${item + 1}`, minutes })),
      reverted: reverted.map(({ item, merged }) => ({ item: `S-${item + 1}`, merged: at(merged) })),
      start: dayAt(Math.min(a, b)),
      end: dayAt(b),
      timeZone,
      lockZone,
    }
  })

const toldOf = ({ items, moves, entries, reverted, lockZone }: Small): readonly Told[] => {
  const read = (connection: string, kind: Parameters<typeof covering>[3], ...places: readonly string[]) => [
    registered(connection),
    syncCompleted(connection, 'r1', {
      at: NOW,
      coverage: places.map((place) => covering(place, '2026-01-01T00:00:00.000Z', NOW, kind)),
    }),
  ]
  return [
    ...[projectAdded('app'), projectAdded('web'), mapped(API, 'app', null)],
    mapped('U', 'app', null, { kind: 'tracker_project' }),
    ...moves.map(({ from, project }) =>
      mapped('T', project, from === '' ? null : from.slice(0, 10), { kind: 'tracker_project' }),
    ),
    ...read('tracker', 'work_item', 'T', 'U'),
    ...read('git', 'code_change', API),
    ...read('sheet', 'time_entry', uuid('app')),
    rateSet('engineering', '90.00', '2026-01-01'),
    stated('EngagementSigned', 'app', uuid('engagement'), {
      engagementId: uuid('engagement'),
      billingModel: 'time_and_materials',
      contractedCents: null,
      currency: null,
      startsOn: '2026-02-01',
      endsOn: null,
    }),
    stated('ScopeLocked', 'app', uuid('lock'), {
      lockId: uuid('lock'),
      lockedOn: LOCKED,
      timeZone: lockZone,
      method: 'manual',
      reference: null,
      items: items
        .filter(({ isInLock }) => isInLock)
        .map(({ tracker, key, frozen }) => ({ container: tracker, key, estimateMinutes: frozen })),
    }),
    ...items.map(({ tracker, key, created, history, tellsHistory, estimate }) => {
      const state = history.at(-1)?.state ?? 'todo'
      const facts = itemFacts(key, {
        state,
        createdAt: created,
        estimateMinutes: estimate,
        history: tellsHistory ? history : [],
        doneAt: state === 'done' ? (history.at(-1)?.at ?? null) : null,
      })
      return fact('work_item', tracker, key, facts, { by: 'tracker' })
    }),
    ...entries.map(({ day, item, minutes }, i) => timeEntry('app', `t${i}`, { day, minutes, workItem: item })),
    ...reverted.flatMap(({ item, merged }, i) => [
      observed(`#${10 + i}`, { mergedAt: merged, links: [item] }),
      observed(`#${20 + i}`, { mergedAt: merged, reverts: [`#${10 + i}`] }),
    ]),
  ]
}

type Kind = 'baseline' | 'removed' | 'added' | 'uncertain' | 'none'
/** What there is to say of each item at an instant, by looking at every moment until then. */
const plainly = ({ items, moves, lockZone }: Small) => {
  const lockEnds = LOCK_ENDS[lockZone]
  const isOwn = ({ tracker }: Item, moment: string) =>
    tracker === 'U' || moves.findLast(({ from }) => from <= moment)?.project === 'app'
  const stateBefore = ({ history, tellsHistory }: Item, moment: string): State => {
    const last = history.at(-1)
    if (tellsHistory || last === undefined) return history.findLast((entered) => entered.at < moment)?.state ?? 'todo'
    return last.state === 'done' && last.at >= moment ? 'todo' : last.state
  }
  const isOpen = (item: Item, moment: string) => {
    if (moment < item.created) return false
    const state = stateBefore(item, moment)
    // When it was cancelled, nobody says: it was open when it was made.
    if (state === 'cancelled' && !item.tellsHistory) return moment === item.created
    return state === 'todo' || state === 'in_progress'
  }
  const happened = [
    lockEnds,
    ...moves.flatMap(({ from }) => (from === '' ? [] : [from])),
    ...items.flatMap(({ created, history }) => [created, ...history.map((entered) => entered.at)]),
  ]
  const moments = happened.flatMap((one) => [one, new Date(Date.parse(one) + 1).toISOString()])
  const wasOpenAsOwn = (item: Item, from: string, to: string) =>
    moments.some((moment) => moment >= from && moment < to && isOpen(item, moment) && isOwn(item, moment))
  const kindAt = (item: Item, moment: string): readonly [kind: Kind, isCancelled: boolean] => {
    const isCancelled = stateBefore(item, moment) === 'cancelled'
    if (item.isInLock) return [isCancelled ? 'removed' : 'baseline', isCancelled]
    if (item.created >= moment) return ['none', false]
    if (item.created >= lockEnds && isOwn(item, item.created)) return ['added', isCancelled]
    return [wasOpenAsOwn(item, lockEnds, moment) ? 'uncertain' : 'none', isCancelled]
  }
  return {
    kindAt,
    isDone: (item: Item, moment: string) => stateBefore(item, moment) === 'done',
    wasEverOwn: (item: Item, moment: string) => wasOpenAsOwn(item, '', moment),
  }
}

const countsAt = (small: Small, moment: string) => {
  const { kindAt, isDone } = plainly(small)
  const of = (kind: Kind) =>
    small.items.filter((item) => {
      const [found, isCancelled] = kindAt(item, moment)
      return found === kind && (kind === 'removed' || kind === 'added' || !isCancelled)
    })
  const done = (kind: Kind) => of(kind).filter((item) => isDone(item, moment)).length
  return {
    baseline: of('baseline').length,
    added: of('added').length,
    removed: of('removed').length,
    uncertain: of('uncertain').length,
    done: [done('baseline'), done('added')] as const,
    reestimated: of('baseline').filter(
      ({ frozen, estimate }) => frozen !== null && estimate !== null && frozen !== estimate,
    ).length,
  }
}

/** How a time entry stands to the lock by the item that it names. */
const standingOf = (small: Small, key: string, moment: string): Exclude<Kind, 'none'> | 'not_applicable' => {
  const item = small.items.find((one) => one.key === key)
  if (item === undefined) return 'uncertain'
  const { kindAt, wasEverOwn } = plainly(small)
  const [kind] = kindAt(item, moment)
  return kind !== 'none' ? kind : wasEverOwn(item, moment) ? 'not_applicable' : 'uncertain'
}

const ATTRIBUTION = { baseline: 'in_scope', removed: 'in_scope' } as const

describe('the scope of any small world', () => {
  it('is what plain sums find, on every page', async () => {
    await fc.assert(
      fc.asyncProperty(anySmall, async (small) => {
        const world = new World(toldOf(small))
        const { start, end, timeZone } = small
        const interval = periodInterval({ start, end, timeZone })
        const base = requestOf({ project: 'app', now: NOW })
        const request = { ...base, period: periodUntil(NOW, { start, end, timeZone }) }
        const [until, expected] = [interval.to, countsAt(small, interval.to)]

        const report = reportIn(await answer(scopeCreep, request, world, { people }))
        expect({
          baseline: report.baseline.items,
          added: report.added.items,
          removed: report.removed.items,
          uncertain: report.uncertain.items,
          reestimated: report.reestimated.items,
          done: [report.baseline.completed, report.added.completed],
        }).toEqual({ ...expected, baseline: small.items.filter(({ isInLock }) => isInLock).length })
        for (const { date, baseline, added, removed, completed } of report.series) {
          const then = countsAt(small, periodInterval({ start: date, end: date, timeZone }).to)
          expect([date, baseline, added, removed, completed]).toEqual([
            ...[date, then.baseline, then.added, then.removed, then.done[0] + then.done[1]],
          ])
        }

        const inPeriod = small.entries
          .map((entry, i) => ({ ...entry, key: `t${i}` }))
          .filter(({ day }) => day >= start && day <= end)
        const asked = { ...request, given: { family: 'delivery_investment' } }
        const listed = await answer(kpiEvidence, asked, world)
        const graph = graphIn(await answer(forensics, request, world, { people }))
        expect(graph.counts.unattributedItems).toBe(expected.uncertain)
        for (const { key, item } of inPeriod) {
          const standing = standingOf(small, item, until)
          const node = graph.nodes.find(({ id }) => id === `time_entry|${uuid('app')}|${key}`)
          const evidence = listed.evidence.find(({ reference }) => reference === key)
          const attribution = standing === 'baseline' || standing === 'removed' ? ATTRIBUTION[standing] : standing
          expect([key, node?.scope, evidence?.attribution]).toEqual([key, standing, attribution])
        }

        const { investment } = await readProject(ofOneProject(request), world.docs)
        const cents = (isOne: (item: string) => boolean) =>
          inPeriod.filter(({ item }) => isOne(item)).reduce((sum, { minutes }) => sum + 150 * minutes, 0)
        const isReworked = (key: string) => {
          const item = small.items.find((one) => one.key === key)
          if (item === undefined) return false
          const done = item.history.findIndex(({ state }) => state === 'done')
          const again = item.history.slice(done + 1).some(({ state }) => state === 'todo' || state === 'in_progress')
          const isReopened = item.tellsHistory && done !== -1 && again
          const isOwn = item.isInLock || plainly(small).wasEverOwn(item, until)
          const isReverted = small.reverted.some((one) => one.item === key && one.merged < until)
          return (isReopened && isOwn) || isReverted
        }
        expect([investment.scopeCents, investment.reworkCents]).toEqual([
          ...[cents((key) => standingOf(small, key, until) === 'added'), cents(isReworked)],
        ])
      }),
      { seed: 14, numRuns: runs(100) },
    )
  })
})
