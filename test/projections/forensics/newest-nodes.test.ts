import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { readGraph } from '#projections/forensics/read'
import { readScopeState } from '#projections/scope-creep/read'
import { readEvidence } from '#projections/selection/evidence'
import { ofOneProject } from '#projections/selection/project'
import { runs } from '#test/support/thorough'
import { API, factsOf, mapped, projectAdded, released, type Told, uuid } from '../support/events.js'
import { CALENDAR, fact, itemFacts, meeting, rateSet, said, stated, TRACKER, timeEntry } from '../support/facts.js'
import { requestOf } from '../support/request.js'
import { World } from '../support/world.js'

// A graph reads the last days first. That of all nodes is the oracle: the newest of them are what a smaller one shows.

const request = ofOneProject(requestOf({ projects: ['app', 'web'], project: 'app' }))
const SETTING = [
  projectAdded('app'),
  projectAdded('web'),
  mapped(API, 'app', null),
  mapped(CALENDAR, 'app', null, { kind: 'calendar' }),
  mapped(TRACKER, 'app', null, { kind: 'tracker_project' }),
  rateSet('engineering', '100.00', '2026-01-01'),
  stated('EngagementSigned', 'app', uuid('e'), {
    engagementId: uuid('e'),
    billingModel: 'fixed',
    contractedCents: 100,
    currency: 'EUR',
    startsOn: '2026-01-01',
    endsOn: null,
  }),
  stated('ScopeLocked', 'app', uuid('l'), {
    lockId: uuid('l'),
    lockedOn: '2026-03-29',
    timeZone: 'UTC',
    method: 'manual',
    reference: null,
    items: [{ container: TRACKER, key: 'A-1', estimateMinutes: null }],
  }),
]

const instant = (hours: number) => new Date(Date.UTC(2026, 1, 24) + hours * 3_600_000).toISOString()
/** From some days before the period to some after it. */
const anyHour = fc.integer({ min: 0, max: 24 * 42 })
const anyKey = fc.integer({ min: 1, max: 25 }).map((n) => `A-${n}`)
const anyItem = fc
  .record({
    key: anyKey,
    made: anyHour,
    steps: fc.array(
      fc.record({
        after: fc.integer({ min: 1, max: 500 }),
        state: fc.constantFrom('done', 'in_progress', 'cancelled'),
      }),
      { maxLength: 3 },
    ),
    tellsHistory: fc.boolean(),
    parent: fc.constantFrom(null, 'A-1', 'A-2'),
  })
  .map(({ key, made, steps, tellsHistory, parent }): Told => {
    let at = made
    const history = [{ at: instant(made), state: 'todo' as string }]
    for (const { after, state } of steps) {
      at += after
      history.push({ at: instant(at), state })
    }
    const state = history.at(-1)?.state ?? 'todo'
    const facts = {
      createdAt: instant(made),
      doneAt: state === 'done' ? instant(at) : null,
      state,
      parent,
      history: tellsHistory ? history : [],
    }
    return fact('work_item', TRACKER, key, itemFacts(key, facts as never), { by: 'tracker' })
  })
const anyChange = fc
  .record({ n: fc.integer({ min: 1, max: 25 }), at: anyHour, names: fc.option(anyKey) })
  .map(
    ({ n, at, names }): Told =>
      fact(
        'code_change',
        API,
        `#${n}`,
        factsOf(`#${n}`, { mergedAt: instant(at), links: names === null ? [] : [names] }),
      ),
  )
const anyMeeting = fc
  .record({ n: fc.integer({ min: 1, max: 8 }), at: anyHour })
  .map(({ n, at }): Told => meeting(`m${n}`, { startsAt: instant(at), endsAt: instant(at + 1) }))
const anyAttribution = fc
  .record({ n: fc.integer({ min: 1, max: 8 }), project: fc.constantFrom('app', 'web') })
  .map(({ n, project }): Told => said('MeetingTagged', project, 'meeting', CALENDAR, `m${n}`, { tag: 'attributed' }))
const anyEntry = fc
  .record({ n: fc.integer({ min: 1, max: 25 }), at: anyHour, item: fc.option(anyKey) })
  .map(({ n, at, item }): Told => timeEntry('app', `t${n}`, { day: instant(at).slice(0, 10), workItem: item }))
const anyRelease = fc
  .record({ n: fc.integer({ min: 1, max: 4 }), at: anyHour })
  .map(({ n, at }): Told => released(`v${n}`, { releasedAt: instant(at), changes: [`#${n}`] }))
const anyNews = fc.array(fc.oneof(anyItem, anyItem, anyChange, anyMeeting, anyAttribution, anyEntry, anyRelease), {
  minLength: 10,
  maxLength: 80,
})
/** The tracker is another project's from a day on, in some worlds. */
const anyLoss = fc.option(fc.constantFrom('2026-02-20', '2026-03-10'))

/** The graph of some events, and the part of that of everything that shows as many nodes. */
const graphsOf = async (events: readonly Told[], most: number) => {
  const { docs } = new World([...SETTING, ...events])
  const evidence = await readEvidence(request, docs)
  const scope = await readScopeState(request, evidence, docs)
  const all = await readGraph(request, evidence, scope, docs, 10_000)
  const some = await readGraph(request, evidence, scope, docs, most)
  const nodes = all?.nodes.slice(0, most) ?? []
  const present = new Set(nodes.map(({ id }) => id))
  expect(all?.truncated).toBe(false)
  const part = {
    nodes,
    edges: all?.edges.filter(({ from, to }) => present.has(from) && present.has(to)),
    counts: { ...all?.counts, byKind: some?.counts.byKind },
    truncated: (all?.nodes.length ?? 0) > most,
  }
  return { some, part }
}

describe('the newest nodes of a graph', () => {
  it('are those of a graph of everything, with the same edges, costs and counts', async () => {
    await fc.assert(
      fc.asyncProperty(anyNews, anyLoss, fc.integer({ min: 3, max: 25 }), async (news, lost, most) => {
        const moved = lost === null ? [] : [mapped(TRACKER, 'web', lost, { kind: 'tracker_project' })]
        const { some, part } = await graphsOf([...moved, ...news], most)
        expect(some).toEqual(part)
      }),
      { seed: 21, numRuns: runs(300) },
    )
  })
  it('have edges in the order in which items were made, however late they were done', async () => {
    const done = (key: string, made: number, day: number, parent: string | null = null) => {
      const times = { createdAt: `2026-03-0${made}T10:00:00.000Z`, doneAt: `2026-03-${day}T10:00:00.000Z` }
      return fact('work_item', TRACKER, key, itemFacts(key, { ...times, state: 'done', parent }), { by: 'tracker' })
    }
    const older = Array.from({ length: 9 }, (_, i) => timeEntry('app', `t${i}`, { day: '2026-03-10' }))
    const items = [done('A-3', 1, 21), done('A-4', 1, 20, 'A-3'), done('A-5', 2, 19, 'A-3')]
    const { some, part } = await graphsOf([...items, ...older], 6)
    expect(some).toEqual(part)
    expect(some?.edges.filter(({ rule }) => rule === 'parent').map(({ to }) => to)).toEqual([
      `work_item|${TRACKER}|A-5`,
      `work_item|${TRACKER}|A-4`,
    ])
  })
})
