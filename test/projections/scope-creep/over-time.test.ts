import { describe, expect, it } from '@jest/globals'
import type { DataOf } from '#domain/events/catalogue'
import type { ReadRequest } from '#domain/operation'
import { aiEconomics, aiSurface } from '#projections/ai/operations'
import { commandCenter, kpiEvidence } from '#projections/command-center/operations'
import type { Family } from '#projections/command-center/response'
import { readProject } from '#projections/project/read'
import { search } from '#projections/search/operations'
import { ofOneProject } from '#projections/selection/project'
import { API, covering, mapped, observed, projectAdded, syncCompleted, type Told, uuid } from '../support/events.js'
import { AI_ACCOUNT, aiUsage, fact, gone, itemFacts, stated, TRACKER, timeEntry, workItem } from '../support/facts.js'
import { confidenceOf, defenseOf, forensicsOf, graphIn, reportIn, scopeOf } from '../support/project.js'
import { answer, requestOf } from '../support/request.js'
import { SMALL_WORLD } from '../support/small-world.js'
import { World, worldOf } from '../support/world.js'

// What was agreed, against what became of it, at past instants, on days and in zones: the same on every page.

const day = (date: string, time = '00:00') => `2026-${date}T${time}:00.000Z`
const entered = (date: string, state: 'todo' | 'in_progress' | 'done' | 'cancelled') => ({ at: day(date), state })

const investmentOf = async (events: readonly Told[], request: ReadRequest = requestOf()) =>
  (await readProject(ofOneProject(request), worldOf(events).docs)).investment

const evidenceOf = async (events: readonly Told[], family: Family, request: ReadRequest = requestOf()) => {
  const [project] = request.projects
  const selected = { clientId: null, projectId: project?.projectId ?? null }
  return (await answer(kpiEvidence, { ...request, selected, given: { family } }, worldOf(events))).evidence
}

/** How a time entry stands to the lock: in the list behind the investment, and in the graph. */
const scopesOfEntry = async (events: readonly Told[], key: string) => {
  const listed = await evidenceOf(events, 'delivery_investment')
  const graph = graphIn(await forensicsOf(events))
  return {
    listed: listed.find(({ kind, reference }) => kind === 'time_entry' && reference === key)?.attribution,
    graph: graph.nodes.find(({ id }) => id === `time_entry|${uuid('app')}|${key}`)?.scope,
  }
}

/** The keys of the items that each page calls added. */
const addedOn = async (events: readonly Told[], request: ReadRequest = requestOf()) => {
  const report = reportIn(await scopeOf(events, request))
  const graph = graphIn(await forensicsOf(events, request))
  const listed = await evidenceOf(events, 'scope_expansion', request)
  return {
    report: report.rows
      .filter(({ change }) => change === 'added')
      .map(({ key }) => key)
      .sort(),
    graph: graph.nodes
      .filter(({ kind, scope }) => kind === 'work_item' && scope === 'added')
      .map(({ id }) => id.split('|').at(-1))
      .sort(),
    listed: listed
      .filter(({ attribution }) => attribution === 'added')
      .map(({ reference }) => reference)
      .sort(),
  }
}
const everywhere = (keys: readonly string[]) => ({ report: keys, graph: keys, listed: keys })

describe('an estimate that is unknown', () => {
  it('at the lock and known later is not a re-estimate', async () => {
    const events = [...SMALL_WORLD, workItem('A-3', { createdAt: day('02-22'), estimateMinutes: 300 })]
    const { reestimated, rows } = reportIn(await scopeOf(events))
    expect(reestimated).toEqual({ items: 1, deltaHours: 2 }) // A-2 alone
    expect(rows.filter(({ change }) => change === 'reestimated').map(({ key }) => key)).toEqual(['A-2'])
  })
  it('now is not a re-estimate of the frozen one', async () => {
    const events = [...SMALL_WORLD, workItem('A-2', { createdAt: day('02-21'), estimateMinutes: null })]
    expect(reportIn(await scopeOf(events)).reestimated).toEqual({ items: 0, deltaHours: null })
  })
})

describe('an item that was reopened', () => {
  const history = [entered('03-06', 'in_progress'), entered('03-08', 'done'), entered('03-14', 'in_progress')]
  const again = { state: 'done' as const, doneAt: day('03-28'), history: [...history, entered('03-28', 'done')] }
  const completedIn = async (events: readonly Told[]) =>
    reportIn(await scopeOf(events)).series.map(({ date, completed }) => [date, completed])

  it('and done again counts as completed whenever its history says so', async () => {
    const events = [
      ...SMALL_WORLD.filter(({ event }) => event.type !== 'WorkItemObserved'),
      workItem('A-1', { createdAt: day('02-20'), ...again }),
    ]
    expect(await completedIn(events)).toEqual([
      ['2026-03-02', 0],
      ['2026-03-09', 1], // since the 8th
      ['2026-03-16', 0], // taken up again on the 14th
      ['2026-03-23', 0],
      ['2026-03-30', 1], // done again on the 28th
    ])
    const until = async (to: string) => reportIn(await scopeOf(events, requestOf({ to }))).baseline.completed
    expect([await until(day('03-09')), await until(day('03-20')), await until(day('03-30'))]).toEqual([1, 0, 1])
  })
  it('and is still open counts as completed until it was reopened', async () => {
    const events = [...SMALL_WORLD, workItem('A-1', { state: 'in_progress', createdAt: day('02-20'), history })]
    const done = Object.fromEntries(await completedIn(events))
    expect([done['2026-03-09'], done['2026-03-16']]).toEqual([1, 0])
  })
  it('has in the graph of each period its last completion by the end of that period', async () => {
    const events = [...SMALL_WORLD, workItem('A-1', { createdAt: day('02-20'), ...again })]
    const until = async (to: string) => {
      const node = graphIn(await forensicsOf(events, requestOf({ to }))).nodes.find(({ id }) => id.endsWith('|A-1'))
      return [node?.state, node?.at]
    }
    expect(await until(day('03-10'))).toEqual(['done', day('03-08')])
    expect(await until(day('03-20'))).toEqual(['in_progress', day('02-20')])
    expect(await until(day('03-31'))).toEqual(['done', day('03-28')])
  })
  it('counts as completed where only its tracker, and not its history, says when', async () => {
    const told = { state: 'done' as const, doneAt: day('03-10'), history: [entered('03-05', 'in_progress')] }
    const events = [...SMALL_WORLD, workItem('A-1', { createdAt: day('02-20'), ...told })]
    expect(reportIn(await scopeOf(events)).baseline.completed).toBe(1)
  })
})

describe('points of the scope series', () => {
  it('count as completed only items of the lock and added items', async () => {
    const old = { createdAt: day('02-25'), state: 'done' as const, doneAt: day('03-06') }
    const events = [...SMALL_WORLD, workItem('A-6', old), workItem('A-7', old)]
    const { series, baseline, added, uncertain } = reportIn(await scopeOf(events))
    expect(uncertain.items).toBe(2)
    expect(series.map(({ completed }) => completed)).toEqual([0, 0, 1, 2, 2])
    expect(series.at(-1)?.completed).toBe(baseline.completed + added.completed)
  })
  it('are at the ends of days in the requested zone', async () => {
    // 9 March ends at 10:00 of the 9th UTC in Kiritimati, and at 11:00 of the 10th UTC in Pago Pago.
    const events = [
      ...SMALL_WORLD,
      workItem('A-1', { state: 'done', createdAt: day('02-20'), doneAt: day('03-09', '18:00') }),
      workItem('A-4', { createdAt: day('03-10', '03:00') }),
    ]
    const pointIn = async (timeZone: string, from: string, to: string) => {
      const request = requestOf({ from, to })
      const period = { ...request.period, start: '2026-03-01', end: '2026-03-31', timeZone }
      const { series } = reportIn(await scopeOf(events, { ...request, period }))
      return series.find(({ date }) => date === '2026-03-09')
    }
    const [utc, kiritimati, pagoPago] = [
      await pointIn('UTC', day('03-01'), day('04-01')),
      await pointIn('Pacific/Kiritimati', '2026-02-28T10:00:00.000Z', '2026-03-31T10:00:00.000Z'),
      await pointIn('Pacific/Pago_Pago', day('03-01', '11:00'), '2026-04-01T00:00:00.000Z'),
    ]
    expect([utc?.completed, kiritimati?.completed, pagoPago?.completed]).toEqual([1, 0, 1])
    expect([utc?.added, kiritimati?.added, pagoPago?.added]).toEqual([0, 0, 1])
  })
})

describe('an item that belongs to the project on some days only', () => {
  const tracker = { kind: 'tracker_project' as const }
  /** The tracker was the web's until the 5th, and is again from the 14th on. */
  const moving = [
    ...SMALL_WORLD.filter(({ event }) => event.type !== 'ContainerMapped'),
    projectAdded('web'),
    mapped(API, 'app', null),
    mapped(TRACKER, 'web', null, tracker),
    mapped(TRACKER, 'app', '2026-03-05', tracker),
    mapped(TRACKER, 'web', '2026-03-14', tracker),
    workItem('A-7', { createdAt: day('03-04'), state: 'done', doneAt: day('03-04', '12:00') }),
  ]

  it('is added, on every page, where it was created on a day on which its tracker belonged to the project', async () => {
    // A-7 came and was done before, A-5 came after; A-4 came on the 12th.
    expect(await addedOn(moving)).toEqual(everywhere(['A-4']))
  })
  it('is still added after its tracker was mapped to another project', async () => {
    const later = { now: day('05-01'), from: day('03-01'), to: day('05-01') }
    expect(await addedOn(moving, requestOf(later))).toEqual(everywhere(['A-4']))
  })
  it('is uncertain where it was open while its tracker belonged to the project, but created on another day', async () => {
    const events = [...moving, workItem('A-8', { createdAt: day('03-04') })]
    const graph = graphIn(await forensicsOf(events))
    // A-6 was made before the lock; A-8 after it, as the web's, and came over open.
    const uncertain = graph.nodes.filter(({ kind, scope }) => kind === 'work_item' && scope === 'uncertain')
    expect(uncertain.map(({ id }) => id.split('|').at(-1)).sort()).toEqual(['A-6', 'A-8'])
    expect(reportIn(await scopeOf(events)).uncertain.items).toBe(2)
    expect(graph.counts.unattributedItems).toBe(2)
  })
  it('is not in the graph where work names it but it never belonged to the project', async () => {
    const events = [
      ...moving,
      timeEntry('app', 't9', { day: '2026-03-16', workItem: 'A-5' }),
      timeEntry('app', 't8', { day: '2026-03-16', workItem: 'A-7' }),
    ]
    const labels = graphIn(await forensicsOf(events)).nodes.map(({ label }) => label)
    expect(labels.filter((label) => /^A-[57] /.test(label))).toEqual([])
    for (const key of ['t8', 't9'])
      expect(await scopesOfEntry(events, key)).toEqual({ listed: 'uncertain', graph: 'uncertain' })
  })
})

describe('AI usage of an account', () => {
  const account = { kind: 'ai_account' as const }
  const week = (key: string, windowStart: string, windowEnd: string, value: number) =>
    aiUsage(key, { windowStart, windowEnd, value: String(value) })
  const events = [
    ...SMALL_WORLD,
    projectAdded('web'),
    mapped(AI_ACCOUNT, 'web', null, account),
    mapped(AI_ACCOUNT, 'app', '2026-03-09', account),
    mapped(AI_ACCOUNT, 'web', '2026-03-23', account),
    week('u1', '2026-03-02', '2026-03-08', 1),
    week('u2', '2026-03-09', '2026-03-15', 10),
    week('u3', '2026-03-16', '2026-03-22', 100),
    week('u4', '2026-03-23', '2026-03-29', 1000),
  ]
  const linesOf = async (projects: readonly string[], more: readonly Told[] = []) => {
    const request = requestOf({ projects, ...(projects.length === 1 ? { project: projects[0] } : {}) })
    const world = new World([...events, ...more])
    const { usage } = await answer(aiEconomics, request, world)
    const surface = await answer(aiSurface, request, world)
    return {
      lines: usage.vendors.map(({ totals }) => totals.accepted_lines?.value),
      windows: surface.providerWindows.windows.map(({ windowStart }) => windowStart.slice(8)),
    }
  }

  it('belongs to a project only on the days on which the account was mapped to it', async () => {
    expect(await linesOf(['app'])).toEqual({ lines: [110], windows: ['09', '16'] })
    expect(await linesOf(['web'])).toEqual({ lines: [1001], windows: ['02', '23'] })
    expect(await linesOf(['app', 'web'])).toEqual({ lines: [1111], windows: ['02', '09', '16', '23'] })
  })
  it('belongs to no single project over a window in which the account was mapped to two', async () => {
    const month = aiUsage('u5', { windowStart: '2026-03-01', windowEnd: '2026-03-31', metric: 'suggested_lines' })
    for (const [project, lines] of [
      ['app', 110],
      ['web', 1001],
    ] as const) {
      const { usage } = await answer(aiEconomics, requestOf({ projects: [project] }), new World([...events, month]))
      expect(Object.keys(usage.vendors[0]?.totals ?? {})).toEqual(['accepted_lines'])
      expect(usage.vendors[0]?.totals.accepted_lines?.value).toBe(lines)
    }
    const both = await answer(aiEconomics, requestOf({ projects: ['app', 'web'] }), new World([...events, month]))
    expect(Object.keys(both.usage.vendors[0]?.totals ?? {}).sort()).toEqual(['accepted_lines', 'suggested_lines'])
  })
  it('counts by the same days in the command center', async () => {
    const flow = async (project: string) => {
      const request = requestOf({ projects: ['app', 'web', 'shop'], client: 'acme', project })
      const center = await answer(
        commandCenter,
        request,
        new World([...events, projectAdded('shop'), mapped(AI_ACCOUNT, 'shop', '2026-03-30', account)]),
      )
      return center.flow.inputs.find(({ id }) => id === 'ai')?.count
    }
    expect([await flow('app'), await flow('web'), await flow('shop')]).toEqual([3 + 1, 1, 0]) // app has three marks
  })
})

describe('an item that was done before it was made, as its source says', () => {
  it('is added where it was made after the lock, on every page', async () => {
    const mistaken = { state: 'done' as const, createdAt: day('03-10'), doneAt: day('02-25') }
    expect(await addedOn([...SMALL_WORLD, workItem('A-7', mistaken)])).toEqual(everywhere(['A-4', 'A-5', 'A-7']))
  })
})

describe('an item of which nothing tells when it came into its state', () => {
  const todo = [entered('02-20', 'todo')]
  const undated = (state: 'done' | 'cancelled') => workItem('A-2', { state, createdAt: day('02-20'), history: todo })

  it('is removed where it was cancelled', async () => {
    const { removed } = reportIn(await scopeOf([...SMALL_WORLD, undated('cancelled')]))
    expect(removed.items).toBe(2)
  })
  it('is done, and completed in no period, where it was done', async () => {
    const events = [...SMALL_WORLD, undated('done')]
    const { rows, baseline } = reportIn(await scopeOf(events))
    expect(rows.find(({ key }) => key === 'A-2')?.state ?? 'done').toBe('done')
    expect(baseline.completed).toBe(1)
    const completed = async (from: string, to: string) =>
      (await readProject(ofOneProject(requestOf({ from: day(from), to: day(to) })), worldOf(events).docs)).delivery
        .completedItems
    const [before, of] = [await completed('02-01', '03-01'), await completed('03-01', '04-01')]
    expect([before, of]).toEqual([0, 2])
  })
})

describe('labour', () => {
  const cancelled = workItem('A-5', {
    state: 'cancelled',
    createdAt: day('03-15'),
    history: [entered('03-20', 'cancelled')],
  })

  it('on an item added after the lock is the cost of added scope, also where it was cancelled later', async () => {
    const events = [...SMALL_WORLD, cancelled]
    expect((await investmentOf(events)).scopeCents).toBe(15_000)
    expect((await defenseOf(events)).facts.investment.scopeCents).toBe(15_000)
    expect(await scopesOfEntry(events, 't2')).toEqual({ listed: 'added', graph: 'added' })
    // The item itself was added all the same, on every page.
    expect(await addedOn(events)).toEqual(everywhere(['A-4', 'A-5']))
    const report = reportIn(await scopeOf(events))
    expect(report.rows.find(({ key }) => key === 'A-5')).toMatchObject({ change: 'added', state: 'cancelled' })
    expect([report.added.items, report.series.at(-1)?.added]).toEqual([2, 2])
  })
  it('on an added item is its value, whenever the period begins', async () => {
    const events = [
      ...SMALL_WORLD,
      cancelled,
      timeEntry('app', 't8', { day: '2026-03-01', workItem: 'A-5', minutes: 60 }),
      timeEntry('app', 't9', { day: '2026-03-20', workItem: 'A-5', minutes: 60 }),
    ]
    const valueFrom = async (from: string) => {
      const report = reportIn(await scopeOf(events, requestOf({ from: day(from) })))
      return report.rows.find(({ key }) => key === 'A-5')?.valueCents
    }
    const values = [await valueFrom('02-01'), await valueFrom('03-15'), await valueFrom('03-31')]
    // t2, and an hour at each of the two rates.
    const whole = 15_000 + 9_000 + 10_000
    expect(values).toEqual([whole, whole, whole])
  })
  it('on an item that may have been of the lock stays uncertain when the item is cancelled', async () => {
    const events = [
      ...SMALL_WORLD,
      workItem('A-6', {
        state: 'cancelled',
        createdAt: day('02-25'),
        history: [entered('03-20', 'cancelled')],
      }),
      timeEntry('app', 't9', { day: '2026-03-10', workItem: 'A-6' }),
    ]
    expect(await scopesOfEntry(events, 't9')).toEqual({ listed: 'uncertain', graph: 'uncertain' })
    expect(reportIn(await scopeOf(events)).uncertain.items).toBe(0)
    expect(graphIn(await forensicsOf(events)).counts.unattributedItems).toBe(0)
  })
  it('for added scope is the sum of the entries that are listed as added', async () => {
    const events = [
      ...SMALL_WORLD,
      cancelled,
      timeEntry('app', 't7', { day: '2026-03-20', workItem: 'A-4' }),
      timeEntry('app', 't8', { day: '2026-03-20', workItem: 'A-6' }),
      timeEntry('app', 't9', { day: '2026-03-20', workItem: 'Z-1' }),
    ]
    const listed = await evidenceOf(events, 'delivery_investment')
    const added = listed.filter(({ kind, attribution }) => kind === 'time_entry' && attribution === 'added')
    expect(added.map(({ reference }) => reference).sort()).toEqual(['t2', 't7'])
    expect((await investmentOf(events)).scopeCents).toBe(
      added.reduce((sum, { contribution }) => sum + Number(contribution?.value ?? 0), 0),
    )
  })
  it('of the period on an item whose change was reverted is rework, whenever the change was merged', async () => {
    const events = [
      ...SMALL_WORLD,
      observed('#9', { mergedAt: day('02-10'), links: ['A-1'] }),
      observed('#10', { mergedAt: day('02-12'), reverts: ['#9'] }),
    ]
    const base = await investmentOf(SMALL_WORLD)
    const { reworkCents } = await investmentOf(events)
    expect([base.reworkCents, reworkCents]).toEqual([15_000, 15_000 + 18_000]) // t1 of March, on A-1
    expect((await defenseOf(events)).facts.investment.reworkCents).toBe(33_000)
  })
  it('is not rework because of a change that was merged while its repository belonged to another project', async () => {
    const events = [
      ...SMALL_WORLD.filter(
        ({ event }) => !(event.type === 'ContainerMapped' && JSON.stringify(event.data).includes(API)),
      ),
      projectAdded('web'),
      mapped(API, 'web', null),
      mapped(API, 'app', '2026-03-01'),
      observed('#9', { mergedAt: day('02-10'), links: ['A-1'] }),
      observed('#10', { mergedAt: day('02-12'), reverts: ['#9'] }),
    ]
    expect((await investmentOf(events)).reworkCents).toBe(15_000)
  })
})

describe('the scope of work on an item', () => {
  it('is uncertain on every page where no source has the item', async () => {
    const events = [
      ...SMALL_WORLD,
      timeEntry('app', 'unknown', { day: '2026-03-20', workItem: 'Z-1' }),
      workItem('A-9', { createdAt: day('03-15') }),
      timeEntry('app', 'withdrawn', { day: '2026-03-20', workItem: 'A-9' }),
      gone('work_item', TRACKER, 'A-9', { by: 'tracker' }),
    ]
    for (const key of ['unknown', 'withdrawn'])
      expect(await scopesOfEntry(events, key)).toEqual({ listed: 'uncertain', graph: 'uncertain' })
  })
  it('is uncertain where another project has the item', async () => {
    const events = [
      ...SMALL_WORLD,
      projectAdded('web'),
      mapped('web/tracker', 'web', null, { kind: 'tracker_project' }),
      fact('work_item', 'web/tracker', 'W-1', itemFacts('W-1', { createdAt: day('03-10') }), { by: 'tracker' }),
      timeEntry('app', 't9', { day: '2026-03-20', workItem: 'W-1' }),
      observed('#9', { mergedAt: day('03-20'), links: ['W-1'] }),
    ]
    expect(await scopesOfEntry(events, 't9')).toEqual({ listed: 'uncertain', graph: 'uncertain' })
    const output = await evidenceOf(events, 'delivery_output')
    expect(output.find(({ reference }) => reference === '#9')?.attribution).toBe('uncertain')
    const graph = graphIn(await forensicsOf(events))
    expect(graph.nodes.find(({ id }) => id === `code_change|${API}|#9`)?.scope).toBe('uncertain')
  })
  it('does not apply where the item was completed before the lock', async () => {
    const events = [
      ...SMALL_WORLD,
      workItem('A-7', { createdAt: day('01-05'), state: 'done', doneAt: day('02-05') }),
      timeEntry('app', 't9', { day: '2026-03-20', workItem: 'A-7' }),
    ]
    expect(await scopesOfEntry(events, 't9')).toEqual({ listed: 'not_applicable', graph: 'not_applicable' })
  })
  it('is that of the lock where the work names two items of the lock and one of them was taken out', async () => {
    const events = [...SMALL_WORLD, observed('#9', { mergedAt: day('03-20'), links: ['A-1', 'A-3'] })]
    const output = await evidenceOf(events, 'delivery_output')
    expect(output.find(({ reference }) => reference === '#9')?.attribution).toBe('in_scope')
    const graph = graphIn(await forensicsOf(events))
    expect(graph.nodes.find(({ id }) => id === `code_change|${API}|#9`)?.scope).toBe('baseline')
  })
})

describe('given two change orders that name the same item', () => {
  const order = (name: string, approvedOn: string, amountCents: number | null, items: readonly string[] = ['A-5']) =>
    stated('ChangeOrderApproved', 'app', uuid(name), {
      changeOrderId: uuid(name),
      title: null,
      reference: name,
      approvedOn,
      amountCents,
      currency: amountCents === null ? null : ('EUR' as const),
      items,
    })
  const rowOf = async (...orders: readonly Told[]) => {
    const { rows, valuation } = reportIn(await scopeOf([...SMALL_WORLD, ...orders]))
    const row = rows.find(({ key }) => key === 'A-5')
    return [row?.changeRequestReference, row?.valueCents, valuation.valueCents]
  }

  it('then the one with an amount counts, whichever was approved or stated first', async () => {
    const [plain, priced] = [order('CO-2', '2026-03-05', null), order('CO-3', '2026-03-20', 70_000)]
    expect(await rowOf(plain, priced)).toEqual(['CO-3', null, 120_000])
    expect(await rowOf(priced, plain)).toEqual(['CO-3', null, 120_000])
  })
  it('then the one that was approved first counts where both have an amount', async () => {
    const [later, earlier] = [order('CO-2', '2026-03-20', 70_000), order('CO-3', '2026-03-05', 30_000)]
    // Both amounts were agreed, so both are part of the whole.
    expect(await rowOf(later, earlier)).toEqual(['CO-3', null, 150_000])
    expect(await rowOf(earlier, later)).toEqual(['CO-3', null, 150_000])
  })
  it('then the one that was approved first counts where neither has an amount', async () => {
    const [later, earlier] = [order('CO-2', '2026-03-20', null), order('CO-3', '2026-03-05', null)]
    expect(await rowOf(later, earlier)).toEqual(['CO-3', 15_000, 65_000]) // by its labour
  })
})

describe('the amount of a change order', () => {
  const order = (name: string, items: readonly string[], more: Partial<DataOf<'ChangeOrderApproved'>> = {}) =>
    stated('ChangeOrderApproved', 'app', uuid(name), {
      changeOrderId: uuid(name),
      reference: name,
      title: null,
      approvedOn: '2026-03-20',
      amountCents: 70_000,
      currency: 'EUR',
      items,
      ...more,
    })
  const seen = async (...events: readonly Told[]) => {
    const { rows, valuation, changeOrders, changeOrdersTotal } = reportIn(
      await scopeOf([...SMALL_WORLD, ...events], requestOf()),
    )
    const worthOf = (key: string) => {
      const row = rows.find((one) => one.key === key)
      return [row?.valueCents, row?.valueBasis]
    }
    return { worthOf, valuation, changeOrders, changeOrdersTotal }
  }
  const IN_CO_2 = 'amount of change order CO-2, which counts once for all its items'

  it('stands with the order and not in the rows of its items, so that nothing is added up twice', async () => {
    const two = order('CO-2', ['A-5', 'A-7'], { title: 'Reports' })
    const added = workItem('A-7', { createdAt: day('03-18') })
    const { worthOf, valuation, changeOrders, changeOrdersTotal } = await seen(two, added)
    expect([worthOf('A-5'), worthOf('A-7')]).toEqual([
      [null, IN_CO_2],
      [null, IN_CO_2],
    ])
    expect(valuation).toMatchObject({ valueCents: 120_000, currency: 'EUR', valuedItems: 3, unsupportedItems: 0 })
    expect(changeOrders.map(({ reference, title, amountCents }) => [reference, title, amountCents])).toEqual([
      ['CO-2', 'Reports', 70_000],
      ['CO-1', null, 50_000],
    ])
    expect(changeOrdersTotal).toBe(2)
  })
  it('counts as soon as one of its items is known, added or not, and not before', async () => {
    const ofKnown = await seen(order('CO-2', ['A-2', 'X-1']))
    expect(ofKnown.valuation.valueCents).toBe(50_000 + 70_000 + 15_000)
    expect(ofKnown.changeOrders[0]).toMatchObject({ items: ['A-2', 'X-1'], unknownItems: ['X-1'] })
    const ofNone = await seen(order('CO-2', ['X-1']))
    expect(ofNone.valuation.valueCents).toBe(50_000 + 15_000)
    expect(ofNone.changeOrders[0]).toMatchObject({ reference: 'CO-2', items: ['X-1'], unknownItems: ['X-1'] })
  })
  it('is no evidence where none of its items is known', async () => {
    const claimed = async (items: readonly string[]) => {
      const { pack } = await defenseOf([...SMALL_WORLD, order('CO-2', items)], requestOf(), 'what-was-added')
      return pack?.claims.at(-1)?.evidence
    }
    expect(await claimed(['X-1'])).toEqual(['CO-1'])
    expect(await claimed(['A-5'])).toEqual(expect.arrayContaining(['CO-1', 'CO-2']))
  })
  it('in another currency leaves no total', async () => {
    const { valuation } = await seen(order('CO-2', ['A-5'], { currency: 'USD' }))
    expect([valuation.valueCents, valuation.currency]).toEqual([null, null])
  })
  it('is absent where an order names none, and its items go by time', async () => {
    const { worthOf, valuation, changeOrders } = await seen(
      order('CO-2', ['A-5'], { amountCents: null, currency: null }),
    )
    expect(worthOf('A-5')).toEqual([15_000, 'time entries at the rates in force'])
    expect([valuation.valueCents, changeOrders[0]?.amountCents]).toEqual([65_000, null])
  })
  it('of an order that was approved before the lock counts only if an added item is part of it', async () => {
    const before = { approvedOn: '2026-02-20' }
    expect((await seen(order('CO-2', ['A-2'], before))).changeOrders.map(({ reference }) => reference)).toEqual([
      'CO-1',
    ])
    const { changeOrders } = await seen(order('CO-2', ['A-5'], before))
    expect(changeOrders.map(({ reference }) => reference)).toEqual(['CO-1', 'CO-2'])
  })
  it('is shown for the newest hundred orders, which are all counted', async () => {
    const many = Array.from({ length: 101 }, (_, i) => order(`CO-${i + 2}`, ['A-5']))
    const { changeOrders, changeOrdersTotal, valuation } = await seen(...many)
    expect([changeOrders.length, changeOrdersTotal]).toEqual([100, 102])
    expect(valuation.valueCents).toBe(50_000 + 101 * 70_000)
  })
})

describe('a change order', () => {
  const APPROVED = { changeOrderId: uuid('order'), reference: 'CO-1', title: null, approvedOn: '2026-03-11' }
  const CO_1 = { ...APPROVED, amountCents: 50_000, currency: 'EUR' as const, items: ['A-4'] }
  const amended = (more: Partial<typeof CO_1>) =>
    stated('ChangeOrderAmended', 'app', uuid('order'), { ...CO_1, ...more })
  const withdrawn = (withdrawnOn: string) =>
    stated('ChangeOrderWithdrawn', 'app', uuid('order'), { changeOrderId: uuid('order'), withdrawnOn, reason: 'No' })

  /** What each page says of the order at the end of a period. */
  const seen = async (events: readonly Told[], to = day('04-01')) => {
    const request = requestOf({ to })
    const { rows, valuation } = reportIn(await scopeOf(events, request))
    const { nodes } = graphIn(await forensicsOf(events, request))
    const corpus = await answer(search, request, worldOf(events))
    return {
      rows: rows.filter(({ attribution }) => attribution === 'change_request').map(({ key }) => key),
      valueCents: valuation.valueCents,
      graph: nodes.filter(({ kind }) => kind === 'change_order').map(({ label }) => label),
      invoice: (await defenseOf(events, request)).facts.scope?.changeOrders,
      search: corpus.facts.changeRequestReference,
    }
  }
  const inForce = { graph: ['CO-1'], invoice: 1, search: 'CO-1' }
  const gone = { rows: [], graph: [], invoice: 0, search: null }

  it('that is amended counts with its current values on every page', async () => {
    const events = [...SMALL_WORLD, amended({ amountCents: 70_000, items: ['A-5'] })]
    expect(await seen(events)).toEqual({ rows: ['A-5'], valueCents: 70_000, ...inForce })
  })
  it('that is withdrawn counts until the day before, on every page', async () => {
    const events = [...SMALL_WORLD, withdrawn('2026-03-20')]
    expect(await seen(events, day('03-20'))).toEqual({ rows: ['A-4'], valueCents: 65_000, ...inForce })
    expect(await seen(events)).toEqual({ valueCents: 15_000, ...gone }) // A-5 by its labour
  })
  it('that is withdrawn as of its approval never counted', async () => {
    const events = [...SMALL_WORLD, withdrawn('2026-03-11')]
    expect(await seen(events, day('03-13'))).toEqual({ valueCents: null, ...gone })
  })
})

describe('the end of a period in a zone', () => {
  // 31 March ends at 11:00 UTC of 1 April in Pago Pago.
  const until = { to: '2026-04-01T11:00:00.000Z', now: '2026-05-01T00:00:00.000Z' }
  const request = requestOf(until)
  const period = { ...request.period, end: '2026-03-31', timeZone: 'Pacific/Pago_Pago' }
  const released = (at: string) =>
    stated('ScopeLockReleased', 'app', uuid('lock'), { lockId: uuid('lock'), reason: 'No' }, { at })
  const readLater = syncCompleted('tracker', 'r2', {
    at: '2026-04-30T00:00:00.000Z',
    coverage: [covering(TRACKER, day('01-01'), '2026-04-30T00:00:00.000Z', 'work_item')],
  })
  const lockedOn = async (...more: readonly Told[]) => {
    const events = [...SMALL_WORLD, readLater, ...more]
    const asked = { ...request, period }
    const corpus = await answer(search, asked, worldOf(events))
    const { checklist } = await confidenceOf(events, asked)
    return {
      scope: (await scopeOf(events, asked)).lock !== null,
      graph: graphIn(await forensicsOf(events, asked)).nodes.some(({ kind }) => kind === 'lock'),
      search: corpus.facts.scopeSignals !== null,
      confidence: checklist.find(({ id }) => id === 'scope-lock')?.done,
    }
  }
  const all = (is: boolean) => ({ scope: is, graph: is, search: is, confidence: is })

  it('decides on every page whether a lock was released', async () => {
    expect(await lockedOn(released('2026-04-01T10:59:00.000Z'))).toEqual(all(false))
    expect(await lockedOn(released('2026-04-01T11:00:00.000Z'))).toEqual(all(true))
  })
})

describe('an item’s state', () => {
  it('is its state at the end of the period on every page, whatever happened later', async () => {
    const events = [
      ...SMALL_WORLD,
      workItem('A-5', {
        state: 'done',
        createdAt: day('03-15'),
        doneAt: day('04-20'),
        history: [entered('03-20', 'in_progress'), entered('04-20', 'done')],
      }),
    ]
    const request = requestOf({ now: day('05-01') })
    const graph = graphIn(await forensicsOf(events, request))
    const listed = await evidenceOf(events, 'scope_expansion', request)
    expect({
      row: reportIn(await scopeOf(events, request)).rows.find(({ key }) => key === 'A-5')?.state,
      graph: graph.nodes.find(({ id }) => id.endsWith('|A-5'))?.state,
      listed: listed.find(({ reference }) => reference === 'A-5')?.state,
    }).toEqual({ row: 'in_progress', graph: 'in_progress', listed: 'in_progress' })
  })
})
