import { describe, expect, it } from '@jest/globals'
import { exhaustively } from '#test/support/thorough'
import { API, assisted, mapped, observed, released, type Told, uuid } from '../support/events.js'
import { CALENDAR, meeting, said, settingsChanged, TRACKER, timeEntry, workItem } from '../support/facts.js'
import { by, forensicsOf, graphIn } from '../support/project.js'
import { requestOf } from '../support/request.js'
import { SMALL_WORLD } from '../support/small-world.js'

const graphOf = async (...parameters: Parameters<typeof forensicsOf>) => graphIn(await forensicsOf(...parameters))
const without = (...types: readonly string[]): readonly Told[] =>
  SMALL_WORLD.filter(({ event }) => !types.includes(event.type))

const graph = await graphOf(SMALL_WORLD)
const nodeOf = (id: string, among = graph) => {
  const found = among.nodes.find((node) => node.id === id)
  if (found === undefined) throw new Error(`there is no ${id}`)
  return found
}
const item = (key: string): string => `work_item|${TRACKER}|${key}`
const change = (key: string): string => `code_change|${API}|${key}`
const entry = (key: string): string => `time_entry|${uuid('app')}|${key}`
const LOCK = `lock|${uuid('lock')}`
const ENGAGEMENT = `engagement|${uuid('engagement')}`
const ORDER = `change_order|${uuid('order')}`

describe('the graph of the small world', () => {
  it('has the period of the request', async () => {
    expect((await forensicsOf(SMALL_WORLD)).period).toEqual({ start: '2026-03-01', end: '2026-03-31', timeZone: 'UTC' })
  })
  it('has what is known, by kind', () => {
    expect(Object.fromEntries(graph.counts.byKind.map(({ kind, nodes }) => [kind, nodes]))).toEqual({
      engagement: 1,
      lock: 1,
      change_order: 1,
      invoice: 1,
      work_item: 6,
      code_change: 5,
      release: 1,
      meeting: 4, // M5 is unrelated
      time_entry: 5, // t6 is of April
    })
    expect([graph.nodes.length, graph.truncated]).toEqual([25, false])
  })
  it('is ordered by instant, the newest first', () => {
    const instants = graph.nodes.map(({ at }) => at ?? '')
    expect(instants).toEqual(instants.toSorted().reverse())
  })
  it('gives each item its relation to the lock', () => {
    expect(['A-1', 'A-2', 'A-3', 'A-4', 'A-5', 'A-6'].map((key) => nodeOf(item(key)).scope)).toEqual([
      ...['baseline', 'baseline', 'removed', 'added', 'added', 'uncertain'],
    ])
    expect(graph.counts.unattributedItems).toBe(1)
  })
  it('says it of changes and time too, by the items that they name', () => {
    expect(['#1', '#2', '#3', '#4', '#5'].map((key) => nodeOf(change(key)).scope)).toEqual([
      ...['baseline', 'added', 'uncertain', 'added', 'uncertain'],
    ])
    expect(['t1', 't2', 't3'].map((key) => nodeOf(entry(key)).scope)).toEqual(['baseline', 'added', 'uncertain'])
    expect(graph.counts.unlinkedChanges).toBe(2) // #3, #5
  })
  it('gives costs where rates are known', () => {
    const costs = Object.fromEntries(graph.nodes.map(({ id, costCents }) => [id, costCents]))
    expect([costs[entry('t1')], costs[entry('t2')], costs[entry('t5')]]).toEqual([18_000, 15_000, 3_333])
    expect(costs[entry('t4')]).toBeNull() // qa has no rate
    expect([costs[item('A-1')], costs[item('A-5')], costs[item('A-4')]]).toEqual([18_000, 15_000, 0])
    expect(['M1', 'M2', 'M3', 'M4'].map((key) => costs[`meeting|${CALENDAR}|${key}`])).toEqual([
      ...[22_500, 24_000, null, null], // 3 h × 75; 3 h × 80; cancelled; without hours
    ])
    for (const { kind, costCents } of graph.nodes)
      if (!['time_entry', 'work_item', 'meeting'].includes(kind)) expect(costCents).toBeNull()
  })
  it('says whose word a node is', () => {
    expect([LOCK, entry('t1'), item('A-1')].map((id) => nodeOf(id).provenance)).toEqual([
      ...['user_declared', 'user_declared', 'provider_export'], // time by a table
    ])
  })
  it('has edges between what is there, each with its origin and rule', () => {
    expect(graph.edges).toHaveLength(18)
    const edges = graph.edges.map(({ from, kind, to, origin, rule }) => [from, kind, to, origin, rule])
    for (const edge of [
      [ENGAGEMENT, 'contains', LOCK, 'manual', null],
      [LOCK, 'contains', item('A-3'), 'manual', 'manual'],
      [ORDER, 'amends', LOCK, 'manual', null],
      [ORDER, 'contains', item('A-4'), 'manual', null],
      [change('#1'), 'implements', item('A-1'), 'heuristic', 'title'],
      [change('#2'), 'implements', item('A-4'), 'connector', 'host'],
      [`release|${API}|v1`, 'ships', change('#2'), 'connector', null],
      [`meeting|${CALENDAR}|M1`, 'discusses', ENGAGEMENT, 'manual', 'by_hand'],
      [`meeting|${CALENDAR}|M2`, 'discusses', ENGAGEMENT, 'connector', 'calendar'],
      [entry('t2'), 'bills', item('A-5'), 'connector', 'time_sheet'],
      [`invoice|${uuid('app')}|I-1`, 'bills', ENGAGEMENT, 'connector', null],
    ])
      expect(edges).toContainEqual(edge)
  })
})

describe('what is shown of a project', () => {
  it('is no graph without an engagement', async () => {
    const { engagement, graph: none, lock } = await forensicsOf(without('EngagementSigned'))
    expect([engagement, none, lock?.items]).toEqual([null, null, 3])
  })
  it('is of uncertain scope without a lock', async () => {
    const { lock, graph: lockless } = await forensicsOf(without('ScopeLocked'))
    expect(lock).toBeNull()
    const work = lockless?.nodes.filter(({ kind }) => ['work_item', 'code_change', 'time_entry'].includes(kind)) ?? []
    expect(new Set(work.map(({ scope }) => scope))).toEqual(new Set(['uncertain']))
    // of the period, and A-1 that a change names; are older and nothing names them.
    expect(lockless?.counts.unattributedItems).toBe(3)
    expect(lockless?.edges).toContainEqual({
      from: ORDER,
      to: ENGAGEMENT,
      kind: 'amends',
      origin: 'manual',
      rule: null,
    })
  })
  it('is not what belongs to another project on its day', async () => {
    const events = [
      ...SMALL_WORLD,
      mapped(API, 'web', '2026-03-20'),
      mapped(CALENDAR, 'web', '2026-03-10', { kind: 'calendar' }),
    ]
    const { nodes } = await graphOf(events)
    expect(nodes.filter(({ kind }) => kind === 'code_change').map(({ label }) => label.slice(0, 2))).toEqual([
      '#2',
      '#1',
    ])
    expect(nodes.filter(({ kind }) => kind === 'meeting').map(({ label }) => label)).toEqual(['M1'])
  })
  it('is a meeting that a person attributes to it, whichever project has the calendar', async () => {
    const calendar = 'other@acme'
    const events = [
      ...SMALL_WORLD,
      meeting('M6', {}, { by: 'calendar' }),
      said('MeetingTagged', 'web', 'meeting', CALENDAR, 'M2', { tag: 'attributed' }),
      mapped(calendar, 'web', null, { kind: 'calendar' }),
      said('MeetingTagged', 'app', 'meeting', CALENDAR, 'M6', { tag: 'attributed' }),
    ]
    const meetings = (await graphOf(events)).nodes.filter(({ kind }) => kind === 'meeting')
    expect(meetings.map(({ label }) => label)).toEqual(['M4', 'M3', 'M1', 'M6'])
  })
  it('has its state at the end of the period', async () => {
    const early = await graphOf(SMALL_WORLD, requestOf({ to: '2026-03-15T00:00:00.000Z' }))
    expect(nodeOf(item('A-4'), early)).toMatchObject({ state: 'todo', at: '2026-03-12T00:00:00.000Z', scope: 'added' })
    expect(nodeOf(item('A-4'))).toMatchObject({ state: 'done', at: '2026-03-20T00:00:00.000Z' })
    expect(early.nodes.map(({ id }) => id)).not.toContain(item('A-5'))
  })
  it('costs nothing known where no time sheet was read', async () => {
    const sheetless = SMALL_WORLD.filter(
      ({ event }) => (event.metadata as { connectionId?: string }).connectionId !== uuid('sheet'),
    )
    expect(nodeOf(item('A-1'), await graphOf(sheetless)).costCents).toBeNull()
  })
})

describe('of a large project', () => {
  const at = (i: number): string => new Date(Date.parse('2026-03-01T00:00:00.000Z') + i * 60_000).toISOString()
  const many = Array.from({ length: 600 }, (_, i) =>
    observed(`#${100 + i}`, {
      mergedAt: at(i),
      aiMarks: [assisted('cursor')],
      namedKeys: [{ key: 'A-1', field: 'title' }],
    }),
  )
  exhaustively(
    'the 500 newest nodes are shown, with edges between them alone, and the counts of the whole',
    async () => {
      const large = await graphOf([...SMALL_WORLD, ...many])
      expect([large.nodes.length, large.truncated]).toEqual([500, true])
      const present = new Set(large.nodes.map(({ id }) => id))
      expect(large.edges.every(({ from, to }) => present.has(from) && present.has(to))).toBe(true)
      // All of the small world of March; of the many, the newest. What lies before them is not shown, the engagement included.
      expect(present).toContain(item('A-1'))
      expect(present).not.toContain(ENGAGEMENT)
      expect(present).toContain(change('#699'))
      expect(present).not.toContain(change('#100'))
      expect(large.counts.unlinkedChanges).toBe(2)
      expect(large.counts.byKind.reduce((sum, { nodes }) => sum + nodes, 0)).toBe(500)
    },
  )
  exhaustively('exactly 500 nodes are not too many', async () => {
    const fitting = await graphOf([...SMALL_WORLD, ...many.slice(0, 475)])
    expect([fitting.nodes.length, fitting.truncated]).toEqual([500, false])
    const tooMany = await graphOf([...SMALL_WORLD, ...many.slice(0, 476)])
    expect([tooMany.nodes.length, tooMany.truncated]).toEqual([500, true])
  })
  it('a release in parts is one', async () => {
    const parts = [1, 2, 3].map((part) =>
      released('v2', { part, releasedAt: '2026-03-28T00:00:00.000Z', changes: ['#3'] }),
    )
    expect((await graphOf([...SMALL_WORLD, ...parts])).nodes.filter(({ kind }) => kind === 'release')).toHaveLength(2)
  })
  exhaustively('a release in many parts, and meetings of another project, leave the older ones in', async () => {
    const parts = Array.from({ length: 600 }, (_, i) =>
      released('v2', { part: i + 1, releasedAt: '2026-03-28T00:00:00.000Z', changes: [] }),
    )
    const unrelated = Array.from({ length: 600 }, (_, i) => [
      meeting(`N${i}`, { startsAt: '2026-03-30T09:00:00.000Z', endsAt: '2026-03-30T10:00:00.000Z' }),
      said('MeetingTagged', 'app', 'meeting', CALENDAR, `N${i}`, { tag: 'unrelated' }),
    ]).flat()
    const { nodes } = await graphOf([...SMALL_WORLD, ...parts, ...unrelated])
    const shown = (of: string) => nodes.filter(({ kind }) => kind === of).map(({ label }) => label)
    expect(shown('release')).toEqual(['v2', 'v1'])
    expect(shown('meeting')).toContain('M1')
  })
  it('sub-items hang on their items', async () => {
    const child = workItem('A-9', { parent: 'A-4', createdAt: '2026-03-13T00:00:00.000Z' })
    expect((await graphOf([...SMALL_WORLD, child])).edges).toContainEqual({
      from: item('A-4'),
      to: item('A-9'),
      kind: 'contains',
      origin: 'connector',
      rule: 'parent',
    })
  })
  it('work on items of several scopes is uncertain', async () => {
    const both = observed('#9', { links: ['A-1', 'A-4'], mergedAt: '2026-03-27T00:00:00.000Z' })
    expect(nodeOf(change('#9'), await graphOf([...SMALL_WORLD, both])).scope).toBe('uncertain')
  })
})

describe('a workspace that hides what hours cost', () => {
  const hiding = [...SMALL_WORLD, settingsChanged('privacy', { hideSalaryFromManagers: true })]
  it.each(['delivery_lead', 'analyst'] as const)('hides every cost from a %s, and the label says so', async (role) => {
    const hidden = await graphOf(hiding, by(role))
    expect(hidden.nodes.filter(({ costCents }) => costCents !== null)).toEqual([])
    expect(
      hidden.nodes
        .filter(({ label }) => label.endsWith('(cost hidden)'))
        .map(({ id }) => id)
        .sort(),
    ).toEqual(
      graph.nodes
        .filter(({ costCents }) => costCents !== null)
        .map(({ id }) => id)
        .sort(),
    )
  })
  it.each(['owner', 'admin'] as const)('hides nothing from %s', async (role) => {
    expect(await graphOf(hiding, by(role))).toEqual(graph)
  })
})

it('names no person: time is of a role', async () => {
  const events = [...SMALL_WORLD, timeEntry('app', 't9', { role: 'engineering', minutes: 30, day: '2026-03-21' })]
  expect(nodeOf(entry('t9'), await graphOf(events)).label).toBe('0.5 hours of engineering (build)')
})
