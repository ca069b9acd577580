import { describe, expect, it } from '@jest/globals'
import type { DirectedRequest } from '#domain/operation'
import { commandCenter, kpiEvidence } from '#projections/command-center/operations'
import { type CommandCenter, Family } from '#projections/command-center/response'
import {
  API,
  assisted,
  clientAdded,
  covering,
  deadLettered,
  mapped,
  notAssisted,
  observed,
  projectAdded,
  registered,
  syncCompleted,
  syncFailed,
  syncStarted,
  type Told,
  uuid,
} from '../support/events.js'
import {
  AI_ACCOUNT,
  aiUsage,
  CALENDAR,
  fact,
  gone,
  meeting,
  said,
  settingsChanged,
  stated,
  timeEntry,
  workItem,
} from '../support/facts.js'
import { type Asking, answer, requestOf } from '../support/request.js'
import { SMALL_WORLD, SOURCES } from '../support/small-world.js'
import { worldOf } from '../support/world.js'

const centerOf = (events: readonly Told[], request: DirectedRequest = requestOf()) =>
  answer(commandCenter, request, worldOf(events))
const evidenceOf = async (events: readonly Told[], family: Family, asking: Asking = {}) => {
  const request = { ...requestOf({ project: 'app', ...asking }), given: { family } }
  return (await answer(kpiEvidence, request, worldOf(events))).evidence
}
const kpi = ({ kpis }: CommandCenter, family: Family) => kpis.find(({ id }) => id === family)
const without = (source: (typeof SOURCES)[number]) =>
  SMALL_WORLD.filter(({ event }) => (event.metadata as { connectionId?: string }).connectionId !== uuid(source))

const MEETING = {
  title: 'Elsewhere',
  allDay: false,
  status: 'confirmed' as const,
  invited: 2,
  accepted: 2,
  declined: 0,
}
const whole = await centerOf(SMALL_WORLD)

describe('the five numbers of the small world', () => {
  it('come in the contract’s order, with its titles and paths', () => {
    const path = `/workspaces/${uuid('workspace')}/command-center/evidence`
    expect(whole.kpis.map(({ id, title, evidencePath }) => [id, title, evidencePath])).toEqual([
      ['delivery_investment', 'Delivery Investment', `${path}/delivery_investment?projectId=${uuid('app')}`],
      ['scope_expansion', 'Scope expansion', `${path}/scope_expansion?projectId=${uuid('app')}`],
      ['delivery_output', 'Project forensics', `${path}/delivery_output?projectId=${uuid('app')}`],
      ['objectives', 'Objectives', `${path}/objectives?projectId=${uuid('app')}`],
      ['ai_net_gain', 'AI net delivery gain', `${path}/ai_net_gain?projectId=${uuid('app')}`],
    ])
  })
  it('are those of the reports', () => {
    expect(kpi(whole, 'delivery_investment')).toMatchObject({
      // An hour without a rate is missing in it.
      status: 'warn',
      availability: 'partial',
      context:
        '0.75 hours without a rate are not included in any cost: time of qa. Counts evidence up to 31 Mar 23:50.',
      summary: 'Labour, coordination and cloud cost 890.94 EUR in the period.',
      value: { value: 89_094, unit: 'cents', provenance: 'modeled', basis: expect.stringMatching(/^EUR/) },
    })
    expect(kpi(whole, 'scope_expansion')).toMatchObject({
      status: 'risk',
      availability: 'available',
      summary: '2 items added to 3 locked items (66.7%).',
      value: { value: 66.7, unit: 'percent' },
    })
    expect(kpi(whole, 'delivery_output')).toMatchObject({
      status: 'good',
      availability: 'available',
      value: { value: 2, unit: 'count' },
      summary: '2 work items completed, 5 changes merged, 1 release.',
      context: '60% of merged changes are linked to work items. Counts evidence up to 31 Mar 23:50.',
    })
    expect(kpi(whole, 'objectives')).toMatchObject({
      status: 'neutral',
      availability: 'available',
      value: { value: 0.5, unit: 'ratio' },
      summary: '1 of 2 objectives completed.',
      context: '1 milestone reached in the period.',
    })
    expect(kpi(whole, 'ai_net_gain')).toMatchObject({ status: 'ai', availability: 'unavailable', value: null })
  })
  it('are degraded together, for one of them is not known', () => {
    expect(whole.state).toBe('degraded')
  })

  const evidenced = (center: CommandCenter) => center.kpis.map(({ evidenceCount }) => evidenceCount)
  it('count as much evidence as their lists hold', async () => {
    // 5 entries, 2 meetings, 2 lines; 3 of the lock, 2 added; 2 items, 5 changes, 1 release; 2 objectives, 1 milestone; 3 marked.
    expect(evidenced(whole)).toEqual([9, 5, 8, 3, 3])
    for (const family of Family.values)
      expect([family, (await evidenceOf(SMALL_WORLD, family)).length]).toEqual([
        family,
        kpi(whole, family)?.evidenceCount,
      ])
  })
  it.each(SOURCES)('without the %s, too', async (source) => {
    const center = await centerOf(without(source))
    for (const family of Family.values)
      expect([family, (await evidenceOf(without(source), family)).length]).toEqual([
        family,
        kpi(center, family)?.evidenceCount,
      ])
  })
})

describe('a number that is missing', () => {
  it('given no tracker, is null with a reason, never zero', async () => {
    const center = await centerOf(without('tracker'))
    expect(kpi(center, 'delivery_output')).toMatchObject({
      availability: 'unavailable',
      status: 'warn',
      value: null,
      summary: '5 changes merged, 1 release. Not known: completed work items.',
    })
    expect(kpi(center, 'scope_expansion')).toMatchObject({
      availability: 'unavailable',
      value: null,
      summary: 'No tracker data covers this period.',
    })
    expect(center.flow.output).toMatchObject({ completedItems: null, mergedChanges: 5, availability: 'partial' })
    expect(center.insights.map(({ id }) => id)).toContain('coverage:tracker')
  })
  it('given no time sheet, is not in the total, which is partial', async () => {
    expect(kpi(await centerOf(without('sheet')), 'delivery_investment')).toMatchObject({
      availability: 'partial',
      context: 'The cost of labour is not known. Counts evidence up to 31 Mar 23:50.',
      value: { value: 46_760 }, // 465.00 + 2.60
    })
  })
  it('given only a project, is unavailable with a reason, like all others', async () => {
    const center = await centerOf([projectAdded('app')])
    expect(center.kpis.map(({ availability, value }) => [availability, value])).toEqual(
      Family.values.map(() => ['unavailable', null]),
    )
    expect(center.flow).toMatchObject({ output: null, inputs: Family.values.map(() => ({ state: 'not_connected' })) })
    expect(center.sources.map(({ source, state }) => [source, state])).toEqual(
      ['commercial', 'tracker', 'code', 'release', 'calendar'].map((source) => [source, 'not_connected']),
    )
    expect(center.engagementBaseline).toEqual({ contractedAmount: false, scopeLockDate: false })
    expect(center.insights.map(({ id, kind }) => [id, kind])).toEqual(
      ['commercial', 'tracker', 'code', 'release', 'calendar'].map((source) => [`coverage:${source}`, 'warn']),
    )
  })
  it('does not exist where there are every source and a comparison: the state is ready', async () => {
    const [first, opened] = ['2026-03-02T08:00:00.000Z', '2026-03-02T10:00:00.000Z']
    const compared = Array.from({ length: 20 }, (_, i) =>
      observed(`#9${i}`, {
        firstCommitAt: first,
        openedAt: opened,
        mergedAt: '2026-03-02T11:00:00.000Z',
        aiMarks: [i < 10 ? assisted('cursor') : notAssisted()],
      }),
    )
    const rated = SMALL_WORLD.filter(
      ({ event }) => !(event.type === 'TimeEntryRecorded' && JSON.stringify(event).includes('"qa"')),
    )
    const center = await centerOf([...rated, ...compared])
    expect(center.kpis.map(({ availability }) => availability)).toEqual(Family.values.map(() => 'available'))
    expect(center.state).toBe('ready')
    expect(kpi(center, 'ai_net_gain')).toMatchObject({ value: { value: 0, unit: 'count' } })
  })
})

describe('the project that is shown', () => {
  const WORLD = [clientAdded('acme'), ...SMALL_WORLD]
  const two = (asking: Asking = {}): DirectedRequest => {
    const request = requestOf({ projects: ['app', 'web'], ...asking })
    return {
      ...request,
      readable: request.readable.map((one) => ({ ...one, status: one.name === 'app' ? 'paused' : 'active' })),
    }
  }
  it('is the first active one, where none is selected', async () => {
    const { directory, kpis } = await centerOf(WORLD, two())
    expect(directory).toMatchObject({ selectedProjectId: uuid('web'), selectedClientId: uuid('acme') })
    expect(directory.projects.map(({ name, status }) => [name, status])).toEqual([
      ['app', 'paused'],
      ['web', 'active'],
    ])
    expect(kpis[0]?.value).toBeNull()
  })
  it('is the one that is selected, active or not, and the directory stays whole', async () => {
    const { directory, kpis } = await centerOf(WORLD, two({ project: 'app' }))
    expect(directory.selectedProjectId).toBe(uuid('app'))
    expect(directory.projects).toHaveLength(2)
    expect(directory.clients).toEqual([{ id: uuid('acme'), name: 'acme' }])
    expect(kpis[0]?.value?.value).toBe(89_094)
  })
  it('is none where there is no active one: nothing is known, and paths have no query', async () => {
    const none = { ...two(), readable: two().readable.filter(({ status }) => status === 'paused') }
    const center = await centerOf(WORLD, { ...none, selected: { clientId: uuid('acme'), projectId: null } })
    expect(center.directory).toMatchObject({ selectedProjectId: null, selectedClientId: uuid('acme') })
    expect(center.kpis.map(({ value, evidenceCount }) => [value, evidenceCount])).toEqual(
      Family.values.map(() => [null, 0]),
    )
    expect(center.kpis.every(({ evidencePath }) => !evidencePath.includes('?'))).toBe(true)
    expect([center.state, center.insights, center.flow.output]).toEqual(['degraded', [], null])
  })
  it('shows a restricted member only the clients whose work may be seen', async () => {
    const request = { ...requestOf({ projects: ['app'] }) }
    const dataAccess = { all: false, clients: [], projects: [uuid('app')] } as const
    const caller = { ...request.caller, dataAccess }
    const { directory } = await centerOf([...WORLD, clientAdded('other')], { ...request, caller })
    expect(directory.clients.map(({ name }) => name)).toEqual(['acme'])
  })
})

describe('an amount that would reveal a rate', () => {
  const HIDING = [...SMALL_WORLD, settingsChanged('privacy', { hideSalaryFromManagers: true })]
  const cents = (value: unknown) => JSON.stringify(value).includes('"cents"')
  it.each(['delivery_lead', 'analyst', 'viewer'] as const)('is hidden from a %s', async (role) => {
    const center = await centerOf(HIDING, requestOf({ role }))
    expect(kpi(center, 'delivery_investment')).toMatchObject({
      value: null,
      availability: 'unavailable',
      summary: expect.stringContaining('hidden by this workspace'),
    })
    expect(cents(center)).toBe(false)
    expect(JSON.stringify(center)).not.toContain('890.94')
    const evidence = await evidenceOf(HIDING, 'delivery_investment', { role })
    expect([evidence.length, cents(evidence)]).toEqual([9, false])
  })
  it.each(['owner', 'admin', 'finance'] as const)('is shown to %s', async (role) => {
    expect(kpi(await centerOf(HIDING, requestOf({ role })), 'delivery_investment')?.value?.value).toBe(89_094)
    expect(cents(await evidenceOf(HIDING, 'delivery_investment', { role }))).toBe(true)
  })
  it('is shown to all unless the workspace hides it', async () => {
    expect(kpi(await centerOf(SMALL_WORLD, requestOf({ role: 'viewer' })), 'delivery_investment')?.value?.value).toBe(
      89_094,
    )
  })
})

describe('the lists of evidence', () => {
  const listed = async (family: Family, events = SMALL_WORLD) =>
    (await evidenceOf(events, family)).map(({ kind, reference, attribution, contribution }) => [
      ...[kind, reference, attribution, contribution?.value ?? null],
    ])
  it('of the investment, say what each thing cost, newest first', async () => {
    expect(await listed('delivery_investment')).toEqual([
      ['cloud_line', 'c1', 'not_applicable', 50], // half of 1.01, of which the half cent goes to the even one
      ['time_entry', 't5', 'uncertain', 3_333], // 20 minutes at 100
      ['time_entry', 't4', 'uncertain', null], // nobody set what an hour of qa costs
      ['meeting', 'M2', 'not_applicable', 24_000],
      ['time_entry', 't3', 'uncertain', 6_000],
      ['time_entry', 't2', 'added', 15_000],
      ['cloud_line', 'c2', 'not_applicable', 210],
      ['meeting', 'M1', 'not_applicable', 22_500],
      ['time_entry', 't1', 'in_scope', 18_000],
    ])
  })
  it('of scope, hold the items of the lock, those that no tracker holds too, and those added', async () => {
    expect(await listed('scope_expansion')).toEqual([
      ['work_item', 'A-5', 'added', 1],
      ['work_item', 'A-4', 'added', 1],
      ['work_item', 'A-1', 'in_scope', null],
      ['work_item', 'A-2', 'in_scope', null],
      ['work_item', 'A-3', 'in_scope', null],
    ])
    const vanished = SMALL_WORLD.filter(({ event }) => !JSON.stringify(event.data).includes('"key":"A-2","title"'))
    expect(vanished).toHaveLength(SMALL_WORLD.length - 1)
    expect((await evidenceOf(vanished, 'scope_expansion')).find(({ reference }) => reference === 'A-2')).toMatchObject({
      state: 'withdrawn',
      workType: null,
      source: 'hand',
    })
  })
  it('of output, hold what was completed, merged and released', async () => {
    expect(await listed('delivery_output')).toEqual([
      ['code_change', '#5', 'uncertain', null],
      ['code_change', '#4', 'added', null],
      ['code_change', '#3', 'uncertain', null],
      ['work_item', 'A-4', 'added', 1],
      ['release', 'v1', 'not_applicable', null],
      ['code_change', '#2', 'added', null],
      ['work_item', 'A-1', 'in_scope', 1],
      ['code_change', '#1', 'in_scope', null],
    ])
  })
  it('of objectives, leave out what was dropped', async () => {
    const evidence = await evidenceOf(SMALL_WORLD, 'objectives')
    expect(evidence.map(({ title, state, occurredAt }) => [title, state, occurredAt])).toEqual([
      ['Live', 'reached', '2026-03-25T00:00:00.000Z'],
      ['One', 'completed', '2026-03-20T00:00:00.000Z'],
      ['Two', 'open', '2026-03-05T00:00:00.000Z'],
    ])
  })
  it('of AI, hold the changes that bear a mark, with how they are linked', async () => {
    const evidence = await evidenceOf(SMALL_WORLD, 'ai_net_gain')
    expect(
      evidence.map(({ reference, linkOrigin, workType, source }) => [reference, linkOrigin, workType, source]),
    ).toEqual([
      ['#4', 'heuristic', 'other', 'git'],
      ['#2', 'connector', 'task', 'git'],
      ['#1', 'heuristic', 'story', 'git'],
    ])
  })
  it('say that nothing is in scope or out of it where no lock is', async () => {
    const unlocked = SMALL_WORLD.filter(({ event }) => event.type !== 'ScopeLocked')
    const evidence = await evidenceOf(unlocked, 'delivery_output')
    expect(new Set(evidence.map(({ attribution }) => attribution))).toEqual(new Set(['not_applicable']))
    expect(await evidenceOf(unlocked, 'scope_expansion')).toEqual([])
  })
  it('have at most 200 items, the newest, while all are counted', async () => {
    const many = Array.from({ length: 250 }, (_, i) =>
      timeEntry('app', `n${String(i).padStart(3, '0')}`, { day: i < 100 ? '2026-03-04' : '2026-03-05' }),
    )
    const evidence = await evidenceOf([...SMALL_WORLD, ...many], 'delivery_investment')
    expect(evidence).toHaveLength(200)
    expect(evidence.filter(({ occurredAt }) => occurredAt.startsWith('2026-03-05'))).toHaveLength(150)
    expect(evidence.filter(({ occurredAt }) => occurredAt.startsWith('2026-03-03'))).toEqual([])
    expect(kpi(await centerOf([...SMALL_WORLD, ...many]), 'delivery_investment')?.evidenceCount).toBe(259)
  })
  it('hold a meeting of any calendar that was attributed to the project, and none that was attributed elsewhere', async () => {
    const facts = { startsAt: '2026-03-04T09:00:00.000Z', endsAt: '2026-03-04T10:00:00.000Z' }
    const elsewhere = fact('meeting', 'other@acme', 'X2', { ...MEETING, ...facts, tags: [] }, { by: 'calendar' })
    const events = [
      ...[...SMALL_WORLD, meeting('X1', facts), elsewhere],
      said('MeetingTagged', 'web', 'meeting', CALENDAR, 'X1', { tag: 'attributed' }),
      said('MeetingTagged', 'app', 'meeting', 'other@acme', 'X2', { tag: 'attributed' }),
    ]
    const references = (await evidenceOf(events, 'delivery_investment')).map(({ reference }) => reference)
    expect([references.includes('X1'), references.includes('X2')]).toEqual([false, true])
    expect(kpi(await centerOf(events), 'delivery_investment')?.evidenceCount).toBe(references.length)
  })
})

describe('the statements of people on a project', () => {
  const asked = (question: string, at: string) =>
    stated('ClientQuestionAsked', 'app', uuid(question), { questionId: uuid(question), question }, { at })
  const estimate = (name: string, decidedOn: string, amountCents: number) =>
    stated('CostEstimateRecorded', 'app', uuid(name), {
      estimateId: uuid(name),
      decidedOn,
      amountCents,
      currency: 'EUR',
    })
  it('include the last unanswered question, which leads may change', async () => {
    const events = [
      asked('One?', '2026-03-01T00:00:00.000Z'),
      asked('Two?', '2026-03-02T00:00:00.000Z'),
      asked('Three?', '2026-03-03T00:00:00.000Z'),
      stated('ClientQuestionAnswered', 'app', uuid('Three?'), { questionId: uuid('Three?'), answer: 'Yes.' }),
    ]
    expect((await centerOf(events)).activeClientQuestion).toEqual({ canEdit: true, question: 'Two?' })
    const viewer = await centerOf([], requestOf({ role: 'viewer' }))
    expect(viewer.activeClientQuestion).toEqual({ canEdit: false, question: null })
    expect(viewer.readiness.canManage).toBe(false)
  })
  it('include the estimate in force at the end of the period, and whether one was recorded since', async () => {
    const [first, later] = [estimate('a', '2026-02-01', 100), estimate('b', '2026-04-15', 200)]
    const decision = { decidedOn: '2026-02-01', amountCents: 100, currency: 'EUR' }
    const status = async (...events: readonly Told[]) => (await centerOf(events)).costEstimate
    expect(await status()).toEqual({ launchDecision: null, source: null, status: 'not_set' })
    expect(await status(first)).toEqual({ launchDecision: decision, source: 'user_declared', status: 'set' })
    expect(await status(first, later)).toEqual({
      launchDecision: decision,
      source: 'user_declared',
      status: 'superseded',
    })
  })
  it('include whether an amount was agreed and a scope locked', async () => {
    const signed = stated('EngagementSigned', 'app', uuid('deal'), {
      engagementId: uuid('deal'),
      billingModel: 'fixed',
      contractedCents: 5,
      currency: 'EUR',
      startsOn: '2026-01-01',
      endsOn: null,
    })
    expect((await centerOf([signed])).engagementBaseline).toEqual({ contractedAmount: true, scopeLockDate: false })
    expect(whole.engagementBaseline).toEqual({ contractedAmount: false, scopeLockDate: true })
  })
})

describe('readiness', () => {
  it('counts what is held of the project in all, and what of it lies in the period', () => {
    expect(whole.readiness).toMatchObject({
      canManage: true,
      roleBands: true,
      costInputs: { rates: 2, timeEntries: 6 },
      evidence: {
        workItems: {
          completed: 2,
          inProgress: 1,
          todo: 2,
          cancelled: 1,
          projectRows: 6,
          unattributedRows: 0,
          inPeriod: 3,
          firstAt: '2026-02-21T00:00:00.000Z',
          lastAt: '2026-03-20T00:00:00.000Z',
          sources: ['git'],
          lastRefreshedAt: '2026-03-31T23:50:00.000Z',
        },
        codeChanges: {
          merged: 5,
          open: 0,
          linkedToWorkItems: 3,
          inferredLinks: 2,
          projectRows: 5,
          inPeriod: 5,
          firstAt: '2026-03-05T00:00:00.000Z',
          lastAt: '2026-03-26T00:00:00.000Z',
        },
      },
    })
  })
  it('counts of a container that changes hands what was the project’s', async () => {
    const others = [...SMALL_WORLD, projectAdded('next'), mapped(API, 'next', null)]
    const before = await centerOf([...others, mapped(API, 'app', '2026-03-10')])
    expect(before.readiness.evidence.codeChanges).toMatchObject({
      merged: 4,
      firstAt: '2026-03-12T00:00:00.000Z',
      lastAt: '2026-03-26T00:00:00.000Z',
    })
    const after = await centerOf([...SMALL_WORLD, projectAdded('next'), mapped(API, 'next', '2026-03-20')])
    expect(after.readiness.evidence.codeChanges).toMatchObject({
      merged: 2,
      firstAt: '2026-03-05T00:00:00.000Z',
      lastAt: '2026-03-12T00:00:00.000Z',
    })
  })
  it('counts of a container that changes hands the rows of years far apart, each once', async () => {
    const instants = [
      ...['0001-01-01T00:00:00.000Z', '0001-12-31T23:59:59.999Z', '1999-06-30T12:00:00.000Z'],
      ...['2023-12-31T23:59:59.999Z', '2024-01-01T00:00:00.000Z', '2026-03-19T23:59:59.999Z'],
    ]
    const { readiness } = await centerOf([
      ...[...SMALL_WORLD, projectAdded('next'), mapped(API, 'next', '2026-03-20')],
      ...instants.map((mergedAt, i) => observed(`#${100 + i}`, { mergedAt })),
    ])
    expect(readiness.evidence.codeChanges).toMatchObject({
      merged: 2 + instants.length,
      firstAt: instants[0],
      lastAt: instants.at(-1),
    })
  })
  it('counts no time entry that is gone', async () => {
    const { readiness } = await centerOf([
      ...SMALL_WORLD,
      gone('time_entry', uuid('app'), 't1', { by: 'sheet', channel: 'csv' }),
    ])
    expect(readiness.costInputs.timeEntries).toBe(5)
  })
  it('counts changes that were closed without a merge among its rows, and not as open', async () => {
    const { readiness } = await centerOf([
      ...SMALL_WORLD,
      observed('#20', { mergedAt: null }),
      observed('#21', { mergedAt: null, closedAt: '2026-03-10T00:00:00.000Z' }),
      observed('#22', { mergedAt: '2025-01-01T00:00:00.000Z' }),
    ])
    expect(readiness.evidence.codeChanges).toMatchObject({ open: 1, merged: 6, projectRows: 8, inPeriod: 5 })
  })
  it('counts a closed change where its repository was the project’s on the day on which it was closed', async () => {
    const closed = (closedAt: string) => observed('#21', { mergedAt: null, closedAt })
    const moved = [...SMALL_WORLD, mapped(API, 'web', '2026-03-15'), observed('#20', { mergedAt: null })]
    const rows = async (...events: readonly Told[]) =>
      (await centerOf([...moved, ...events])).readiness.evidence.codeChanges.projectRows
    const before = await rows()
    expect(await rows(closed('2026-03-14T23:59:59.999Z'))).toBe(before + 1)
    expect(await rows(closed('2026-03-15T00:00:00.000Z'))).toBe(before)
  })
  it('counts changes without a project, whether merged, open or closed', async () => {
    const events = [
      projectAdded('app'),
      registered('git'),
      syncCompleted('git', 'r', { coverage: [covering(API, '2026-01-01T00:00:00.000Z', '2026-03-31T00:00:00.000Z')] }),
      observed('#1'),
      observed('#2', { mergedAt: null }),
      observed('#3', { mergedAt: null, closedAt: '2026-03-10T00:00:00.000Z' }),
    ]
    expect((await centerOf(events)).readiness.evidence.codeChanges).toMatchObject({
      merged: 0,
      open: 0,
      projectRows: 0,
      unattributedRows: 3,
    })
  })
  it('counts records in containers without a project only for callers with access to all data', async () => {
    const UNMAPPED = [
      ...[projectAdded('app'), registered('tracker')],
      syncCompleted('tracker', 'r', {
        coverage: [covering('acme/tracker', '2026-01-01T00:00:00.000Z', '2026-03-31T00:00:00.000Z', 'work_item')],
      }),
      ...[workItem('A-1'), workItem('A-2')],
    ]
    const request = requestOf()
    const dataAccess = { all: false, clients: [], projects: [uuid('app')] } as const
    const rows = async (asked: DirectedRequest) =>
      (await centerOf(UNMAPPED, asked)).readiness.evidence.workItems.unattributedRows
    expect(await rows(request)).toBe(2)
    expect(await rows({ ...request, caller: { ...request.caller, dataAccess } })).toBe(0)
  })
})

describe('a source of the numbers', () => {
  it('counts the records of the period, of AI those with a mark and what vendors report', async () => {
    expect(whole.flow.inputs.map(({ id, color, count }) => [id, color, count])).toEqual([
      ...[
        ['tracker', 'blue', 3] /* done, A-5 made */,
        ['code', 'purple', 5],
        ['calendar', 'teal', 5],
      ],
      ...[
        ['ai', 'purple', 3] /* #1, #2, #4 */,
        ['release', 'blue', 1],
      ],
    ])
    const vendor = [
      ...[mapped(AI_ACCOUNT, 'app', null, { kind: 'ai_account' }), registered('vendor'), aiUsage('1')],
      syncCompleted('vendor', 'r', {
        at: '2026-03-31T23:50:00.000Z',
        coverage: [covering(AI_ACCOUNT, '2020-01-01T00:00:00.000Z', '2026-03-31T23:50:00.000Z', 'ai_usage')],
      }),
    ]
    const { flow } = await centerOf([projectAdded('app'), ...vendor])
    expect(flow.inputs[3]).toMatchObject({ id: 'ai', count: 1, state: 'healthy' })
    expect((await centerOf([projectAdded('app')])).flow.inputs[3]).toMatchObject({ count: 0, state: 'not_connected' })
  })
  it('shows the worst state of its connections', async () => {
    const failing = [...SMALL_WORLD, syncStarted('tracker', 'r2'), syncFailed('tracker', 'r2')]
    const { sources, readiness } = await centerOf(failing)
    expect(sources.find(({ source }) => source === 'tracker')?.state).toBe('failing')
    expect(readiness.sources.tracker).toEqual({ health: 'failing', providers: ['git'] })
  })
})

describe('a connection that has delivered nothing yet', () => {
  const broken = [registered('git'), syncStarted('git', 'r'), syncFailed('git', 'r'), deadLettered('git', 'a')]
  const codeOf = async (events: readonly Told[], request = requestOf()) => {
    const { sources, readiness, insights } = await centerOf([projectAdded('app'), ...events], request)
    const state = sources.find(({ source }) => source === 'code')?.state
    return [state, readiness.sources.code.providers, insights.some(({ id }) => id.startsWith('dead_letters'))]
  }
  it('is shown by its category to callers who may see all data', async () => {
    expect(await codeOf([registered('git')])).toEqual(['pending', ['git'], false])
    expect(await codeOf(broken)).toEqual(['failing', ['git'], true])
  })
  it('is hidden from others, because its project is unknown', async () => {
    const request = requestOf()
    const dataAccess = { all: false, clients: [], projects: [uuid('app')] } as const
    expect(await codeOf(broken, { ...request, caller: { ...request.caller, dataAccess } })).toEqual([
      ...['not_connected', [], false],
    ])
  })
  it('does not hide one that has delivered', async () => {
    const { sources } = await centerOf([
      ...SMALL_WORLD,
      registered('new'),
      syncStarted('new', 'r'),
      syncFailed('new', 'r'),
    ])
    expect(sources.find(({ source }) => source === 'code')?.state).toBe('healthy')
  })
})

describe('insights', () => {
  it('say what is worth a look, the most urgent first', () => {
    expect(whole.insights.map(({ id, kind }) => [id, kind])).toEqual([
      [`scope:${uuid('app')}`, 'risk'],
      ['invoice:I-1', 'warn'],
      ['ai:sample', 'ai'],
    ])
  })
  it('report rejected records', async () => {
    const { insights } = await centerOf([...SMALL_WORLD, deadLettered('tracker', 'a'), deadLettered('tracker', 'b')])
    expect(insights).toContainEqual({
      id: `dead_letters:${uuid('tracker')}`,
      kind: 'warn',
      meta: 'git',
      body: '**tracker**: 2 records were rejected.',
    })
  })
  it('are at most 20', async () => {
    const connections = Array.from({ length: 25 }, (_, i) => [
      registered(`c${i}`),
      deadLettered(`c${i}`, `letter ${i}`),
    ])
    expect((await centerOf([projectAdded('app'), ...connections.flat()])).insights).toHaveLength(20)
  })
})
