import { describe, expect, it } from '@jest/globals'
import { isLeft } from 'fp-ts/lib/Either.js'
import type { ReadRequest } from '#domain/operation'
import { trace } from '#projections/forensics/operations'
import { LISTED } from '#projections/forensics/trace/bounds'
import type { Trace, TraceElement, TraceKind } from '#projections/forensics/trace/response'
import { API, assisted, mapped, observed, projectAdded, released, type Told, uuid } from '../support/events.js'
import { invoice, said, settingsChanged, stated, TRACKER, timeEntry, workItem } from '../support/facts.js'
import { by, forensicsOf, graphIn } from '../support/project.js'
import { answer, requestOf } from '../support/request.js'
import { SMALL_WORLD } from '../support/small-world.js'
import { worldOf } from '../support/world.js'

type Given = Readonly<Record<string, string>>

const traceOf = (given: Given, events = SMALL_WORLD, request: ReadRequest = requestOf()): Promise<Trace> =>
  answer(trace, { ...request, given }, worldOf(events))
const LINE = { kind: 'line', invoice: 'I-1', line: 'L1' }
const item = (id: string): Given => ({ kind: 'item', id })
const change = (id: string): Given => ({ kind: 'change', id })
const release = (id: string): Given => ({ kind: 'release', id })

const of = (found: Trace, kind: TraceKind) => {
  const section = found.kinds.find((one) => one.kind === kind)
  if (section === undefined) throw new Error(`there is no ${kind}`)
  return section
}
const names = (found: Trace, kind: TraceKind): readonly string[] =>
  of(found, kind).elements.map(({ id }) => id.split('|').at(-1) ?? '')
const shape = (found: Trace) =>
  Object.fromEntries(found.kinds.flatMap(({ kind, total }) => (total === 0 ? [] : [[kind, names(found, kind)]])))
const the = (found: Trace, kind: TraceKind, name: string): TraceElement => {
  const element = of(found, kind).elements.find(({ id }) => id.endsWith(`|${name}`))
  if (element === undefined) throw new Error(`there is no ${kind} ${name}`)
  return element
}
/** Says whether an operation does not find what is named. */
const isMissing = async (given: Given, events = SMALL_WORLD, request = requestOf()): Promise<boolean> => {
  const asked = { ...request, given } as Parameters<typeof trace.read>[0]
  const read = await trace.read(asked, { docs: worldOf(events).docs } as Parameters<typeof trace.read>[1])
  return isLeft(read) && read.left.tag === 'not_found'
}

describe('the chain of the small world', () => {
  it('goes from a line of an invoice to the releases of the work that it bills', async () => {
    expect(shape(await traceOf(LINE))).toEqual({
      invoice_line: ['L1'],
      time_entry: ['t2', 't1'],
      work_item: ['A-5', 'A-1'],
      lock: [uuid('lock')],
      code_change: ['#4', '#1'],
      ai_mark: ['cursor', 'cursor'],
      release: ['v1'],
    })
  })
  it('goes from an item both ways', async () => {
    expect(shape(await traceOf(item('A-1')))).toEqual({
      invoice_line: ['L1'],
      time_entry: ['t1'],
      work_item: ['A-1'],
      lock: [uuid('lock')],
      code_change: ['#1'],
      ai_mark: ['cursor'],
      release: ['v1'],
    })
  })
  it('goes from a change to what was billed, and to its release', async () => {
    expect(shape(await traceOf(change('#2')))).toEqual({
      work_item: ['A-4'],
      change_order: [uuid('order')],
      code_change: ['#2'],
      ai_mark: [''],
      release: ['v1'],
    })
  })
  it('goes from a release to what was billed', async () => {
    expect(shape(await traceOf(release('v1')))).toEqual({
      invoice_line: ['L1'],
      time_entry: ['t1'],
      work_item: ['A-4', 'A-1'],
      change_order: [uuid('order')],
      lock: [uuid('lock')],
      code_change: ['#2', '#1'],
      ai_mark: ['', 'cursor'],
      release: ['v1'],
    })
  })
  it('counts each kind, also one of which there is nothing', async () => {
    const found = await traceOf(change('#3'))
    expect(found.kinds.map(({ kind, total }) => [kind, total])).toEqual([
      ...[
        ['invoice_line', 0],
        ['time_entry', 0],
        ['work_item', 0],
        ['change_order', 0],
      ],
      ...[
        ['lock', 0],
        ['code_change', 1],
        ['ai_mark', 0],
        ['release', 0],
      ],
    ])
  })
  it('is of all time, whatever the period of the request', async () => {
    const later = requestOf({
      now: '2028-01-01T00:00:00.000Z',
      from: '2027-12-01T00:00:00.000Z',
      to: '2028-01-01T00:00:00.000Z',
    })
    expect(shape(await traceOf(LINE, SMALL_WORLD, later))).toEqual(shape(await traceOf(LINE)))
  })
  it('names the start', async () => {
    expect((await traceOf(LINE)).start).toEqual({ kind: 'invoice_line', id: `invoice_line|${uuid('app')}|I-1|L1` })
    expect((await traceOf(release('v1'))).start).toEqual({ kind: 'release', id: `release|${API}|v1` })
  })
})

describe('what is told of an element', () => {
  it('is its day or instant, its source and how it is linked towards the start', async () => {
    const found = await traceOf(LINE)
    const line = the(found, 'invoice_line', 'L1')
    expect(line).toMatchObject({
      title: 'Invoice I-1, line 1',
      day: '2026-04-01',
      at: null,
      state: 'issued',
      links: [],
    })
    expect(the(found, 'time_entry', 't1')).toMatchObject({
      title: '2 hours of engineering (build)',
      day: '2026-03-03',
      at: null,
      provenance: 'user_declared',
      connectionId: uuid('sheet'),
      links: [{ to: line.id, origin: 'heuristic', rule: 'allotment' }],
    })
    expect(the(found, 'work_item', 'A-1')).toMatchObject({
      title: 'A-1 Item A-1',
      at: '2026-03-10T00:00:00.000Z',
      state: 'done',
      workType: 'story',
      source: 'git',
      connectionId: uuid('tracker'),
      links: [{ to: `time_entry|${uuid('app')}|t1`, origin: 'connector', rule: 'time_sheet' }],
    })
    expect(the(found, 'code_change', '#1')).toMatchObject({
      url: 'https://github.com/acme/api/pull/1',
      at: '2026-03-05T00:00:00.000Z',
      change: { form: 'merge', mergeCommit: null, commits: null, firstCommitAt: null, openedAt: null },
      links: [{ to: `work_item|${TRACKER}|A-1`, origin: 'heuristic', rule: 'title' }],
    })
    expect(the(found, 'release', 'v1').links).toEqual([
      { to: `code_change|${API}|#1`, origin: 'connector', rule: null },
    ])
    expect(of(found, 'ai_mark').elements[0]).toMatchObject({
      title: 'Assisted by cursor, by a line of a commit',
      provenance: 'self_reported',
      links: [{ to: `code_change|${API}|#4`, origin: 'connector', rule: 'commit_trailer' }],
    })
  })
  it('is whether an item is in the lock, and which order names it', async () => {
    const found = await traceOf(release('v1'))
    expect(of(found, 'work_item').elements.map(({ id, scope }) => [id.slice(-3), scope])).toEqual([
      ['A-4', 'added'],
      ['A-1', 'baseline'],
    ])
    expect(of(found, 'lock').elements[0]).toMatchObject({
      title: 'Scope locked on 2026-03-02',
      source: 'hand',
      links: [{ to: `work_item|${TRACKER}|A-1`, origin: 'manual', rule: 'manual' }],
    })
    expect(of(found, 'change_order').elements[0]).toMatchObject({
      title: 'CO-1',
      day: '2026-03-11',
      links: [{ to: `work_item|${TRACKER}|A-4`, origin: 'manual', rule: null }],
    })
  })
  it('is an uncertain scope without a lock', async () => {
    const events = SMALL_WORLD.filter(({ event }) => event.type !== 'ScopeLocked')
    expect(the(await traceOf(item('A-1'), events), 'work_item', 'A-1').scope).toBe('uncertain')
  })
  it('is no description of a line for those who may not read invoices', async () => {
    const described = [
      ...SMALL_WORLD,
      invoice('app', 'I-2', {
        lines: [
          {
            id: 'x',
            description: '80 h at 120 EUR',
            category: 'labour',
            role: null,
            hours: null,
            unitAmount: null,
            amount: '1.00',
          },
        ],
      }),
    ]
    const asked = { kind: 'line', invoice: 'I-2', line: 'x' }
    const titleFor = async (role: 'owner' | 'delivery_lead' | 'analyst') =>
      the(await traceOf(asked, described, by(role)), 'invoice_line', 'x').title
    expect(await titleFor('owner')).toBe('Invoice I-2, line 1: 80 h at 120 EUR')
    expect(await titleFor('delivery_lead')).toBe('Invoice I-2, line 1: 80 h at 120 EUR')
    expect(await titleFor('analyst')).toBe('Invoice I-2, line 1')
  })
  it('is no money and no person, so that hidden rates change nothing', async () => {
    const hidden = [...SMALL_WORLD, settingsChanged('privacy', { hideSalaryFromManagers: true })]
    const told = JSON.stringify(await traceOf(LINE, hidden, by('delivery_lead')))
    expect(told).toBe(JSON.stringify(await traceOf(LINE)))
    expect(told).not.toMatch(/[cC]ents|EUR|"test"/)
  })
})

describe('what a chain starts from', () => {
  it('is found by its id in the graph, too', async () => {
    for (const [named, id] of [
      [item('A-1'), `work_item|${TRACKER}|A-1`],
      [change('#1'), `code_change|${API}|#1`],
      [release('v1'), `release|${API}|v1`],
    ] as const)
      expect(await traceOf({ ...named, id })).toEqual(await traceOf(named))
  })
  it('is not found where the project has none of that name', async () => {
    for (const given of [
      item('A-99'),
      change('#99'),
      release('v99'),
      item(`work_item|elsewhere|A-1`),
      { ...LINE, line: 'L99' },
      { ...LINE, invoice: 'I-99' },
    ])
      expect([given, await isMissing(given)]).toEqual([given, true])
  })
  it('is not found by another project', async () => {
    const events = [...SMALL_WORLD, projectAdded('web', { client: 'other' })]
    for (const given of [item('A-1'), change('#1'), release('v1'), LINE])
      expect([given, await isMissing(given, events, requestOf({ projects: ['web'] }))]).toEqual([given, true])
  })
  it('is no change that is not merged, and of two records of one change the one that counts', async () => {
    const commit = 'c'.repeat(40)
    const events = [
      ...SMALL_WORLD,
      observed('#7', { mergedAt: null }),
      observed('#8', { commits: [commit] }, { by: 'forge', channel: 'api' }),
      observed(commit, { mergeCommit: commit, form: 'direct' }),
    ]
    expect(await isMissing(change('#7'), events)).toBe(true)
    expect((await traceOf(change(commit), events)).start.id).toBe(`code_change|${API}|#8`)
  })
  it('is the newest of those that have one name, and the others are named beside it', async () => {
    const other = 'github.com/acme/web'
    const events = [
      ...SMALL_WORLD,
      mapped(other, 'app', null),
      observed(`${other}#1`, { mergedAt: '2026-03-28T00:00:00.000Z' }),
    ]
    const found = await traceOf(change('#1'), events)
    expect(found.start.id).toBe(`code_change|${other}|#1`)
    expect(found.alike).toEqual([{ id: `code_change|${API}|#1`, title: '#1 Change #1' }])
  })
  it('is a release of several parts as one', async () => {
    const events = [
      ...SMALL_WORLD,
      released('v2', { releasedAt: '2026-03-30T00:00:00.000Z', changes: ['#3'] }),
      released('v2', { part: 2, releasedAt: '2026-03-30T00:00:00.000Z', changes: ['#4'] }),
    ]
    const found = await traceOf(release('v2'), events)
    expect(names(found, 'code_change')).toEqual(['#4', '#3'])
    expect(of(found, 'release')).toMatchObject({ total: 1 })
    expect(names(await traceOf(change('#4'), events), 'release')).toEqual(['v2'])
  })
})

describe('what belongs to a chain', () => {
  it('is nothing of another project', async () => {
    const secret = 'other/tracker'
    const events = [
      ...SMALL_WORLD,
      projectAdded('web', { client: 'other' }),
      mapped(secret, 'web', null, { kind: 'tracker_project' }),
      mapped('github.com/acme/secret', 'web', null),
      // A change of each project names an item of the other.
      observed('#9', { mergedAt: '2026-03-08T00:00:00.000Z', links: ['S-1', 'A-1'] }),
      observed('github.com/acme/secret#1', { mergedAt: '2026-03-08T00:00:00.000Z', links: ['S-1', 'A-1'] }),
      { ...workItem('S-1'), ...elsewhere(secret, 'S-1') },
      timeEntry('web', 'w1', { day: '2026-03-03', workItem: 'A-1' }),
    ]
    expect(names(await traceOf(change('#9'), events), 'work_item')).toEqual(['A-1'])
    expect(names(await traceOf(item('A-1'), events), 'code_change')).toEqual(['#9', '#1'])
    expect(names(await traceOf(item('A-1'), events), 'time_entry')).toEqual(['t1'])
    expect(await isMissing(item('S-1'), events)).toBe(true)
  })
  it('is a bare number only in its own repository', async () => {
    const other = 'github.com/acme/web'
    const events = [
      ...SMALL_WORLD,
      mapped(API, 'app', null, { kind: 'tracker_project' }),
      mapped(other, 'app', null, { kind: 'tracker_project' }),
      { ...workItem('#12'), ...elsewhere(API, '#12') },
      { ...workItem('#12'), ...elsewhere(other, '#12') },
      observed('#20', { mergedAt: '2026-03-21T00:00:00.000Z', closes: ['#12'] }),
    ]
    expect(of(await traceOf(change('#20'), events), 'work_item').elements.map(({ id }) => id)).toEqual([
      `work_item|${API}|#12`,
    ])
    expect(names(await traceOf(item(`work_item|${other}|#12`), events), 'code_change')).toEqual([])
    expect(names(await traceOf(item(`work_item|${API}|#12`), events), 'code_change')).toEqual(['#20'])
  })
  it('is a link by hand, and none that a person took back', async () => {
    const linked = [...SMALL_WORLD, said('ChangeLinked', 'app', 'code_change', API, '#3', { workItem: 'A-2' })]
    expect(the(await traceOf(item('A-2'), linked), 'code_change', '#3').links).toEqual([
      { to: `work_item|${TRACKER}|A-2`, origin: 'manual', rule: 'by_hand' },
    ])
    const unlinked = [...SMALL_WORLD, said('ChangeUnlinked', 'app', 'code_change', API, '#1', { workItem: 'A-1' })]
    expect(names(await traceOf(item('A-1'), unlinked), 'code_change')).toEqual([])
  })
  it('is no mark that a person took back', async () => {
    const events = [...SMALL_WORLD, said('AiMarksTakenBack', 'app', 'code_change', API, '#1', {})]
    expect(of(await traceOf(change('#1'), events), 'ai_mark').total).toBe(0)
  })
  it('is no time for a line that bills none, and no line of a void invoice', async () => {
    expect(of(await traceOf({ ...LINE, line: 'L4' }), 'time_entry').total).toBe(0)
    const voided = [...SMALL_WORLD, invoice('app', 'I-1', { status: 'void' })]
    expect(of(await traceOf(item('A-1'), voided), 'invoice_line').total).toBe(0)
  })
  it('is no order that was withdrawn', async () => {
    const events = [
      ...SMALL_WORLD,
      stated('ChangeOrderWithdrawn', 'app', uuid('order'), {
        changeOrderId: uuid('order'),
        withdrawnOn: '2026-03-20',
        reason: 'none',
      }),
    ]
    expect(of(await traceOf(item('A-4'), events), 'change_order').total).toBe(0)
  })
})

/** The same fact of another tracker. */
const elsewhere = (container: string, key: string): Told => {
  const { stream, event } = workItem(key)
  const metadata = event.metadata as { entity: object }
  return { stream, event: { ...event, metadata: { ...metadata, entity: { ...metadata.entity, container } } } } as Told
}

describe('a chain', () => {
  /** All elements of the small world from which a chain may start. */
  const STARTS: readonly (readonly [TraceKind, string, Given])[] = [
    ...['L1', 'L2', 'L3', 'L4', 'L5'].map((id) => ['invoice_line', id, { ...LINE, line: id }] as const),
    ...['A-1', 'A-2', 'A-3', 'A-4', 'A-5', 'A-6'].map((key) => ['work_item', key, item(key)] as const),
    ...['#1', '#2', '#3', '#4', '#5'].map((key) => ['code_change', key, change(key)] as const),
    ['release', 'v1', release('v1')],
  ]
  it('leads back to where it started, from each of its elements', async () => {
    const chains = await Promise.all(
      STARTS.map(async ([kind, name, given]) => ({ kind, name, found: await traceOf(given) })),
    )
    let pairs = 0
    for (const one of chains)
      for (const other of chains) {
        const leads = names(one.found, other.kind).includes(other.name)
        expect([one.name, other.name, leads]).toEqual([
          one.name,
          other.name,
          names(other.found, one.kind).includes(one.name),
        ])
        if (leads) pairs += 1
      }
    expect(pairs).toBeGreaterThan(STARTS.length)
  })
  it('has the links of the graph', async () => {
    const { edges } = graphIn(await forensicsOf(SMALL_WORLD))
    const implementing = edges.filter(({ kind }) => kind === 'implements')
    expect(implementing).toHaveLength(3)
    for (const { from, to, origin, rule } of implementing) {
      const found = of(await traceOf(item(to)), 'code_change').elements.find(({ id }) => id === from)
      expect(found?.links).toEqual([{ to, origin, rule }])
    }
  })
})

describe('a chain of very much', () => {
  const many = <A>(n: number, make: (i: number) => A): readonly A[] => Array.from({ length: n }, (_, i) => make(i))
  const instant = (i: number): string => new Date(Date.UTC(2026, 2, 3) + i * 60_000).toISOString()

  it('lists the newest and counts all', async () => {
    const events = [
      ...SMALL_WORLD,
      ...many(80, (i) =>
        observed(`#${100 + i}`, { mergedAt: instant(i), links: ['A-2'], aiMarks: [assisted('aider')] }),
      ),
      ...many(70, (i) => timeEntry('app', `m${i}`, { day: '2026-03-04', workItem: 'A-2' })),
    ]
    const found = await traceOf(item('A-2'), events)
    expect([of(found, 'code_change').total, of(found, 'time_entry').total, of(found, 'ai_mark').total]).toEqual([
      80, 70, 80,
    ])
    expect(names(found, 'code_change')).toEqual(many(LISTED, (i) => `#${179 - i}`))
    expect(of(found, 'time_entry').elements).toHaveLength(LISTED)
  })
  it('tells no total where it goes on from more than is followed', async () => {
    const tags = many(1_001, (i) => `#${1_000 + i}`)
    const events = [
      ...SMALL_WORLD,
      ...tags.map((key, i) => observed(key, { mergedAt: instant(i), links: ['A-2'] })),
      released('v9', { releasedAt: '2026-03-30T00:00:00.000Z', changes: tags }),
    ]
    const up = await traceOf(release('v9'), events)
    expect([of(up, 'code_change').total, of(up, 'work_item').total, of(up, 'invoice_line').total]).toEqual([
      1_001,
      null,
      null,
    ])
    expect(names(up, 'work_item')).toEqual(['A-2'])
    const down = await traceOf(item('A-2'), events)
    expect([of(down, 'code_change').total, of(down, 'release').total]).toEqual([1_001, null])
    expect(names(down, 'release')).toEqual(['v9'])
  })
})
