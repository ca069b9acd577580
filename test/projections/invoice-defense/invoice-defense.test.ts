import { describe, expect, it } from '@jest/globals'
import type { DataOf } from '#domain/events/catalogue'
import { lineContent } from '#projections/entities/invoice'
import { assisted, notAssisted, observed, projectAdded, released, type Told, uuid } from '../support/events.js'
import { cloudLine, invoice, ofInvoice, rateSet, stated, timeEntry, workItem } from '../support/facts.js'
import { defenseOf } from '../support/project.js'
import { reportsOf } from '../support/reports.js'
import { requestOf } from '../support/request.js'
import { SMALL_WORLD, SOURCES } from '../support/small-world.js'
import { observedAs, onlyUntilTheMiddle } from '../support/taken-away.js'

const defense = await defenseOf(SMALL_WORLD)
const { facts } = defense
const bare = await defenseOf([projectAdded('app')])
const LINE = { description: '', role: null, hours: null, unitAmount: null }
const without = (...types: readonly string[]): readonly Told[] =>
  SMALL_WORLD.filter(({ event }) => !types.includes(event.type))

describe('the facts of the small world', () => {
  it('are the measures that every report shows, none of them computed separately', async () => {
    const reports = await reportsOf(SMALL_WORLD, requestOf())
    expect(facts.confidence).toEqual(reports.confidence)
    expect(facts.coordination).toEqual(reports.coordination)
    expect(facts.investment).toEqual(reports.investment)
    expect(defense.reconciliation).toEqual(reports.reconciliation)
    expect([facts.periodStart, facts.periodEnd, facts.currency]).toEqual(['2026-03-01', '2026-03-31', 'EUR'])
  })
  it('say what was delivered', () => {
    const { rows, releaseRows, ...counts } = facts.delivery
    expect(counts).toEqual({
      completedItems: 2,
      mergedChanges: 5,
      releases: 1,
      prsLinkedPct: 60,
      milestones: 1,
      objectivesCompleted: 1,
      objectivesTotal: 2,
    })
    expect(rows).toEqual([
      {
        key: 'A-4',
        title: 'Item A-4',
        workType: 'task',
        completedAt: '2026-03-20T00:00:00.000Z',
        changes: ['#2'],
        releases: ['v1'],
        linkOrigin: 'connector',
      },
      {
        key: 'A-1',
        title: 'Item A-1',
        workType: 'story',
        completedAt: '2026-03-10T00:00:00.000Z',
        changes: ['#1'],
        releases: ['v1'],
        linkOrigin: 'heuristic',
      },
    ])
    expect(releaseRows).toEqual([{ tag: 'v1', releasedAt: '2026-03-15T00:00:00.000Z', changes: 2, source: 'git' }])
  })
  it('give the scope, and why there is no gain from AI', () => {
    expect(facts.scope).toEqual({ expansionPct: 66.7, addedItems: 2, valueCents: 65_000, changeOrders: 1 })
    expect(facts.ai).toEqual({ assistedChanges: 2, notAssistedChanges: 1, taggedPct: 60, netHours: null })
    expect(facts.aiInsufficientSample).toEqual({
      assistedChanges: 0,
      baselineChanges: 0,
      minimumPerGroup: 10,
      taggingCoverage: 0.6,
      minimumTaggingCoverage: 0.1,
      reason: expect.stringMatching(/when a change was opened/),
    })
  })
  it('say how much was entered by hand: what the signal leaves', () => {
    expect(facts.manualEntrySharePct).toBe(23.8) // 5 of 21
  })
  it('say how far each kind of evidence was read', () => {
    expect(facts.evidencePackages.map(({ id, items, state }) => [id, items, state])).toEqual([
      ['work_item', 3, 'available'],
      ['code_change', 5, 'available'],
      ['release', 1, 'available'],
      ['meeting', 5, 'available'],
      ['time_entry', 5, 'available'],
      ['cloud_line', 2, 'available'],
      ['invoice', 1, 'unavailable'],
    ])
    for (const { state, reason } of facts.evidencePackages) expect(reason === null).toBe(state === 'available')
  })
  it('list the five sources, each as the worst of its connections', () => {
    expect(facts.sources.map(({ source, state }) => [source, state])).toEqual(
      ['commercial', 'tracker', 'code', 'release', 'calendar'].map((source) => [source, 'healthy']),
    )
    expect(new Set(bare.facts.sources.map(({ state }) => state))).toEqual(new Set(['not_connected']))
  })
  it('advise at most nine actions, worst first, numbered from one', () => {
    expect(facts.actions.map(({ n, tone }) => [n, tone])).toEqual([
      ...[
        [1, 'risk'],
        [2, 'risk'],
        [3, 'warn'],
        [4, 'warn'],
        [5, 'warn'],
        [6, 'info'],
        [7, 'info'],
        [8, 'ai'],
      ],
      [9, 'neutral'],
    ])
    expect(facts.actions[0]?.title).toBe('1 line billed above the evidence') // L2
  })
  it('show no margin', () => {
    expect(JSON.stringify([defense, bare])).not.toMatch(/margin/i)
  })
})

describe('the six assumptions', () => {
  const set = (more: Partial<DataOf<'AssumptionSet'>>): Told =>
    stated('AssumptionSet', 'app', more.assumptionId ?? 'scope-baseline', {
      assumptionId: 'scope-baseline',
      versionId: uuid('v2'),
      value: 'the signed list',
      unitOrMethod: 'list',
      effectiveFrom: '2026-01-01',
      effectiveTo: null,
      verified: false,
      ...more,
    })
  const baseline = async (...events: readonly Told[]) =>
    (await defenseOf([...SMALL_WORLD, ...events])).facts.assumptions.find(({ id }) => id === 'scope-baseline')

  it('are always there, in order: what was set, else what the service ships, to be verified', () => {
    expect(facts.assumptions.map(({ id, source, status }) => [id, source, status])).toEqual([
      ['cost-basis', 'user', 'verified'],
      ['scope-baseline', 'default', 'needs_verification'],
      ['meeting-attribution', 'default', 'needs_verification'],
      ['ai-attribution', 'default', 'needs_verification'],
      ['reporting-period', 'default', 'needs_verification'],
      ['work-cost-allocation', 'default', 'needs_verification'],
    ])
    expect(facts.assumptions[1]).toMatchObject({ effectiveFrom: '2026-03-01', effectiveTo: null, versionId: null })
  })
  it('are the version in force on the last day of the period', async () => {
    const later = set({ effectiveFrom: '2026-04-01', value: 'the next list', verified: true })
    expect(await baseline(set({}), later)).toMatchObject({
      value: 'the signed list',
      source: 'user',
      status: 'needs_verification',
      versionId: uuid('v2'),
    })
    expect(await baseline(set({ verified: true }))).toMatchObject({ status: 'verified' })
  })
  it('are expired where nothing follows the last version', async () => {
    expect(await baseline(set({ effectiveTo: '2026-03-30', verified: true }))).toMatchObject({
      status: 'expired',
      effectiveTo: '2026-03-30',
      value: 'the signed list',
    })
    expect(await baseline(set({ effectiveTo: '2026-03-31', verified: true }))).toMatchObject({ status: 'verified' })
  })
})

describe('the invoice', () => {
  it('is shown in minor units, with its lines', () => {
    expect(defense.invoice).toMatchObject({
      id: 'I-1',
      number: 'I-1',
      status: 'issued',
      issuedOn: '2026-04-01',
      currency: 'EUR',
      amountCents: 92_760,
      periodStart: '2026-03-01',
      periodEnd: '2026-03-31',
    })
    expect(defense.invoice?.lines[0]).toEqual({
      id: 'L1',
      description: '',
      category: 'labour',
      role: 'engineering',
      hours: 3.5,
      unitCents: null,
      amountCents: 33_000,
    })
  })
  it('may have lines below zero, and is summed exactly before it is rounded', async () => {
    const lines = [
      { ...LINE, id: 'a', category: 'other' as const, amount: '0.005' },
      { ...LINE, id: 'b', category: 'other' as const, amount: '0.005', unitAmount: '0.0149' },
      { ...LINE, id: 'c', category: 'other' as const, amount: '-10.00' },
    ]
    const { invoice: shown } = await defenseOf([...without('InvoiceIssued'), invoice('app', 'I-2', { lines })])
    expect(shown?.amountCents).toBe(-999)
    expect(shown?.lines.map(({ amountCents, unitCents }) => [amountCents, unitCents])).toEqual([
      ...[
        [0, null],
        [0, 1],
        [-1000, null],
      ],
    ])
  })
  it('is the latest that overlaps the period and is not void; without one, there is nothing to reconcile', async () => {
    const late = invoice('app', 'I-2', { periodStart: '2026-03-31', periodEnd: '2026-04-30' })
    expect((await defenseOf([...SMALL_WORLD, late])).invoice?.id).toBe('I-2')
    const none = await defenseOf([...without('InvoiceIssued'), invoice('app', 'I-3', { status: 'void' })])
    expect([none.invoice, none.reconciliation]).toEqual([null, null])
    expect(none.facts.actions.map(({ title }) => title)).toContain('No invoice overlaps the period')
  })
})

describe('a project without any evidence', () => {
  it('has facts, and no number in them that claims anything', () => {
    const { investment, coordination, delivery } = bare.facts
    const { costEvidence, estimated, currencyConflict, labourCategories, ...numbers } = investment
    expect(new Set([...Object.values(numbers), ...Object.values(coordination)])).toEqual(new Set([null]))
    expect([costEvidence, estimated, currencyConflict, labourCategories]).toEqual([
      ...[{ cloudLines: 0, linkedTimeEntries: 0, timeEntries: 0 }, false, false, []],
    ])
    // What is held is counted, and nothing is held.
    expect(delivery).toMatchObject({ completedItems: 0, mergedChanges: 0, releases: 0, prsLinkedPct: null })
    expect(bare.facts).toMatchObject({
      currency: null,
      ai: null,
      aiInsufficientSample: null,
      scope: null,
      manualEntrySharePct: null,
    })
    expect([bare.invoice, bare.reconciliation, bare.pack]).toEqual([null, null, null])
  })
})

describe('money of two currencies', () => {
  it('has no total and no currency, and the first action is to correct that', async () => {
    const dollars = cloudLine('c3', { from: '2026-03-05', to: '2026-03-05', amount: '5.00', currency: 'USD' })
    const { facts: mixed } = await defenseOf([...SMALL_WORLD, dollars])
    expect(mixed).toMatchObject({ currency: null, investment: { currencyConflict: true, totalCents: null } })
    expect(mixed.actions[0]).toMatchObject({ tag: 'currency', tone: 'risk' })
    expect(mixed.scope?.valueCents).toBeNull()
  })
  it('does not use the currency of added scope for the cost', async () => {
    const rates = SMALL_WORLD.map((told) =>
      told.event.type === 'ChangeOrderApproved'
        ? { ...told, event: { ...told.event, data: { ...(told.event.data as object), currency: 'USD' } } }
        : told,
    ).filter(({ event }) => (event.data as { workItem?: string }).workItem !== 'A-5')
    const { facts: other } = await defenseOf(rates)
    expect([other.currency, other.scope?.valueCents]).toEqual(['EUR', null])
  })
  it('may owe to a cloud: credits make a cost negative', async () => {
    const credit = cloudLine('c4', { from: '2026-03-05', to: '2026-03-05', amount: '-100.00' })
    expect((await defenseOf([...SMALL_WORLD, credit])).facts.investment.cloudCents).toBe(-9740) // 2.605 - 100
  })
})

describe('a pack', () => {
  const packOf = async (question: string, events = SMALL_WORLD) => (await defenseOf(events, requestOf(), question)).pack
  const IDS = ['what-was-delivered', 'what-did-it-cost', 'what-was-added', 'was-ai-used', 'how-sure-are-you']

  it('is there for each of five questions, by id or by its exact words', async () => {
    for (const id of IDS) {
      const pack = await packOf(id)
      expect(pack?.id).toBe(id)
      expect(await packOf(pack?.question ?? '')).toEqual(pack)
    }
  })
  it('is there for no other question, and for none', async () => {
    for (const question of ['What was delivered', 'what was delivered?', 'WHAT-WAS-DELIVERED', 'x'])
      expect(await packOf(question)).toBeNull()
    expect(defense.pack).toBeNull()
  })
  it('claims what the facts say, each with its figure and what it rests on', async () => {
    const { claims = [], gaps } = (await packOf('what-did-it-cost')) ?? {}
    expect(claims.map(({ figure }) => figure?.value)).toEqual([42_333, 46_500, 260, 89_094])
    expect(claims[0]).toEqual({
      text: 'Cost of labour: 423.33 EUR.',
      provenance: 'modeled',
      evidence: ['time_entry'],
      figure: {
        value: 42_333,
        unit: 'cents',
        provenance: 'modeled',
        basis: 'EUR: hours × the rate in force for the role',
      },
    })
    expect(gaps).toEqual([
      '0.75 hours without a rate are not included in any cost: time of qa.',
      'No price was agreed for qa and meetings. Lines without an agreed price are checked against their own price for an hour.',
      'Counts evidence up to 31 Mar 23:50.',
    ])
    const delivered = await packOf('what-was-delivered')
    expect(delivered?.claims.map(({ figure, evidence }) => [figure?.value, evidence])).toEqual([
      [2, ['A-4', 'A-1']],
      [5, ['#1', '#2', '#4']],
      [1, ['v1']],
      [1, []],
    ])
    expect((await packOf('what-was-added'))?.claims.map(({ figure }) => figure?.value)).toEqual([2, 66.7, 65_000])
    expect((await packOf('how-sure-are-you'))?.claims[0]?.figure?.value).toBe(66.8)
  })
  it('claims nothing that is unknown, and says that it is unknown', async () => {
    for (const id of IDS.slice(0, 4)) {
      const pack = await packOf(id, [projectAdded('app')])
      expect(pack?.claims).toEqual([])
      expect(pack?.gaps.length).toBeGreaterThan(0)
    }
  })
  it('states a zero that coverage establishes, and leaves one that it does not as a gap', async () => {
    const CONNECTIONS = ['ConnectionRegistered', 'SyncCompleted', 'ContainerMapped', 'ProjectAdded', 'EngagementSigned']
    // All was read, and nothing was there but what the lock froze.
    const empty = SMALL_WORLD.filter(
      ({ event: { type, data } }) =>
        [...CONNECTIONS, 'ScopeLocked'].includes(type) ||
        (type === 'WorkItemObserved' && ['A-1', 'A-2', 'A-3'].includes((data as { key: string }).key)),
    ).map((told) => (told.event.type === 'WorkItemObserved' ? observedAs(told, { state: 'todo', doneAt: null }) : told))
    const texts = async (id: string, events: readonly Told[]) => {
      const { claims = [], gaps } = (await packOf(id, events)) ?? {}
      return { claims: claims.map(({ text, figure }) => [text, figure?.value]), gaps }
    }
    expect(await texts('what-was-delivered', empty)).toEqual({
      claims: [
        ['Completed work items: 0.', 0],
        ['Merged changes: 0.', 0],
        ['Releases: 0.', 0],
      ],
      gaps: ['No objectives are set.', 'Counts evidence up to 31 Mar 23:50.'],
    })
    expect(await texts('what-did-it-cost', empty)).toEqual({
      claims: [
        ['Cost of labour: 0.00 EUR.', 0],
        ['Cost of coordination: 0.00 EUR.', 0],
        ['Cost of cloud services: 0.00 EUR.', 0],
        ['Total of all known costs: 0.00 EUR.', 0],
      ],
      gaps: ['Counts evidence up to 31 Mar 23:50.'],
    })
    expect(await texts('what-was-added', empty)).toEqual({
      claims: [
        ['Items added after the lock: 0.', 0],
        ['Scope grew by 0%.', 0],
      ],
      gaps: ['Counts evidence up to 31 Mar 23:50.'],
    })
    expect(await texts('was-ai-used', empty)).toEqual({
      claims: [['No changes were merged, so AI assisted none.', 0]],
      gaps: ['Counts evidence up to 31 Mar 23:50.'],
    })
    const inPart = SOURCES.reduce<readonly Told[]>((events, source) => onlyUntilTheMiddle(events, source), empty)
    for (const id of IDS.slice(0, 4)) {
      const { claims, gaps } = await texts(id, inPart)
      expect(claims).toEqual([])
      expect(gaps?.length).toBeGreaterThan(0)
    }
  })
  it('states no zero of marks where a part of the changes was read', async () => {
    const unmarked = onlyUntilTheMiddle(SMALL_WORLD, 'git').map((told) =>
      told.event.type === 'CodeChangeObserved' ? observedAs(told, { aiMarks: [] }) : told,
    )
    expect(await packOf('was-ai-used', unmarked)).toMatchObject({ claims: [], gaps: { length: 4 } })
    expect((await packOf('was-ai-used', onlyUntilTheMiddle(SMALL_WORLD, 'git')))?.claims[0]?.text).toBe(
      'Merged changes tagged as AI-assisted: 1; tagged as not assisted: 1.',
    )
  })
  it('gives net hours as a modelled counterfactual where both groups are large enough', async () => {
    const timed = (name: string, openedHours: number, mark: ReturnType<typeof notAssisted>): Told[] =>
      Array.from({ length: 10 }, (_, i) =>
        observed(`#${name}${i}`, {
          firstCommitAt: '2026-03-10T00:00:00.000Z',
          aiMarks: [mark],
          openedAt: `2026-03-10T0${openedHours}:00:00.000Z`,
          mergedAt: '2026-03-10T10:00:00.000Z',
        }),
      )
    const events = [...SMALL_WORLD, ...timed('10', 2, assisted('cursor')), ...timed('20', 5, notAssisted())]
    const pack = await packOf('was-ai-used', events)
    // (5 - 2) × 10 saved; review takes 8 h instead of 5: 30 lost again.
    expect(pack?.claims.at(-1)).toMatchObject({ figure: { value: 0, unit: 'count' }, provenance: 'self_reported' })
    expect(pack?.claims.at(-1)?.text).toMatch(/modelled counterfactual/)
    const { facts: enough } = await defenseOf(events)
    expect([enough.ai?.netHours, enough.aiInsufficientSample]).toEqual([0, null])
  })
})

describe('lists are bounded', () => {
  it('at most 200 completed items, the newest', async () => {
    const many = Array.from({ length: 205 }, (_, i) =>
      workItem(`B-${i}`, {
        state: 'done',
        createdAt: '2026-03-03T00:00:00.000Z',
        doneAt: new Date(Date.parse('2026-03-04T00:00:00.000Z') + i * 60_000).toISOString(),
      }),
    )
    const { rows, completedItems } = (await defenseOf([...SMALL_WORLD, ...many])).facts.delivery
    expect([rows.length, completedItems]).toEqual([200, 207])
    expect(rows[0]?.key).toBe('A-4')
    expect(rows.map(({ key }) => key)).not.toContain('B-0')
  })
  it('a release in parts is one row with all of its changes', async () => {
    const parts = [1, 2].map((part) =>
      released('v2', { part, releasedAt: '2026-03-28T00:00:00.000Z', changes: [`#${part + 2}`] }),
    )
    expect((await defenseOf([...SMALL_WORLD, ...parts])).facts.delivery.releaseRows).toEqual([
      { tag: 'v2', releasedAt: '2026-03-28T00:00:00.000Z', changes: 2, source: 'git' },
      { tag: 'v1', releasedAt: '2026-03-15T00:00:00.000Z', changes: 2, source: 'git' },
    ])
  })
  it('nine actions, however much is wrong', async () => {
    const worse = [timeEntry('app', 't8', { day: '2026-03-09', role: 'ops' }), rateSet('ops', '0', '2026-01-01')]
    for (const events of [
      SMALL_WORLD,
      [...without('ScopeLocked', 'EngagementSigned'), ...worse],
      [projectAdded('app')],
    ])
      expect((await defenseOf(events)).facts.actions.map(({ n }) => n)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
  })
})

describe('a line that somebody explained', () => {
  const billed = SMALL_WORLD.find(({ event }) => event.type === 'InvoiceIssued')?.event.data as DataOf<'InvoiceIssued'>
  const explained = (...ids: readonly string[]): readonly Told[] =>
    billed.lines
      .filter(({ id }) => ids.includes(id))
      .map((line) => {
        const content = lineContent(line, billed)
        return ofInvoice('InvoiceLineExplained', 'app', 'I-1', { lineId: line.id, reason: 'As agreed', content })
      })
  const titlesOf = ({ actions }: typeof facts) =>
    actions.flatMap(({ tag, title }) => (tag === 'invoice' ? [title] : []))

  it('asks for no action, and keeps its status and amounts', async () => {
    const after = await defenseOf([...SMALL_WORLD, ...explained('L2', 'L5')])
    expect(titlesOf(facts)).toEqual(['1 line billed above the evidence', '1 line without evidence'])
    expect(titlesOf(after.facts)).toEqual([])
    expect([after.reconciliation, after.invoice]).toEqual([defense.reconciliation, defense.invoice])
    expect((await defenseOf([...SMALL_WORLD, ...explained('L5')])).facts.actions[0]?.title).toBe(
      '1 line billed above the evidence',
    )
  })
  it('leaves the other actions as they are', async () => {
    const { actions } = (await defenseOf([...SMALL_WORLD, ...explained('L2', 'L5')])).facts
    const others = (all: typeof actions) => all.filter(({ tag }) => tag !== 'invoice').map(({ title }) => title)
    expect(others(actions).slice(0, others(facts.actions).length)).toEqual(others(facts.actions))
  })
  it('asks again where it changes, and where the explanation is withdrawn', async () => {
    const lines = billed.lines.map((line) => (line.id === 'L5' ? { ...line, amount: '11.00' } : line))
    const changed = invoice('app', 'I-1', { lines })
    expect(titlesOf((await defenseOf([...SMALL_WORLD, ...explained('L2', 'L5'), changed])).facts)).toEqual([
      '1 line without evidence',
    ])
    const withdrawn = ofInvoice('InvoiceExplanationWithdrawn', 'app', 'I-1', { lineId: 'L5' })
    expect(titlesOf((await defenseOf([...SMALL_WORLD, ...explained('L2', 'L5'), withdrawn])).facts)).toEqual([
      '1 line without evidence',
    ])
  })
})
