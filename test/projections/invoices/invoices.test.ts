import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import type { InvoiceFacts, InvoiceLine } from '#domain/events/commercial'
import type { DirectedRequest } from '#domain/operation'
import { Role } from '#domain/roles'
import { invoiceContent, invoiceIdOf, lineContent } from '#projections/entities/invoice'
import { invoiceDefense } from '#projections/invoice-defense/operations'
import { listInvoices, readInvoice } from '#projections/invoices/operations'
import { namesInvoice } from '#projections/invoices/report'
import type { InvoiceDetail } from '#projections/invoices/response'
import { runs } from '#test/support/thorough'
import { projectAdded, type Told, uuid, WORKSPACE } from '../support/events.js'
import {
  gone,
  invoice,
  invoiceByHand,
  ofInvoice,
  rateSet,
  settingsChanged,
  stated,
  timeEntry,
} from '../support/facts.js'
import { people } from '../support/project.js'
import { type Asking, answer, requestOf } from '../support/request.js'
import { SMALL_WORLD } from '../support/small-world.js'
import { worldOf } from '../support/world.js'

const BILLED = SMALL_WORLD.find(({ event }) => event.type === 'InvoiceIssued')?.event.data as InvoiceFacts
const lineOf = (id: string): InvoiceLine => BILLED.lines.find((one) => one.id === id) as InvoiceLine
const idOf = (key: string, project = 'app') => invoiceIdOf({ workspaceId: WORKSPACE, place: uuid(project), key })

const noted = (text: string, lineId: string | null = null) =>
  ofInvoice('InvoiceNoted', 'app', 'I-1', { noteId: uuid(text), lineId, text })
const explained = (lineId: string) =>
  ofInvoice('InvoiceLineExplained', 'app', 'I-1', {
    lineId,
    reason: 'As agreed',
    content: lineContent(lineOf(lineId), BILLED),
  })
const approved = ofInvoice('InvoiceApproved', 'app', 'I-1', { content: invoiceContent(BILLED) })
const asked = (question: string, at: string, answer: string | null = null): readonly Told[] => [
  stated('ClientQuestionAsked', 'app', uuid(question), { questionId: uuid(question), question }, { at }),
  ...(answer === null
    ? []
    : [stated('ClientQuestionAnswered', 'app', uuid(question), { questionId: uuid(question), answer }, { at })]),
]
const SAID = [noted('Ask', 'L1'), noted('Look'), explained('L5'), approved]
const WORLD = [...SMALL_WORLD, ...SAID]

const listOf = (events: readonly Told[], asking: Asking = {}) =>
  answer(listInvoices, requestOf(asking), worldOf(events), { people })
const reading = (events: readonly Told[], asking: Asking = {}, invoiceId = idOf('I-1')) => {
  const request = { ...requestOf({ project: 'app', ...asking }), given: { invoiceId } }
  return {
    request: request as DirectedRequest & { readonly given: { readonly invoiceId: string } },
    world: worldOf(events),
  }
}
const readOf = (events: readonly Told[], asking: Asking = {}, invoiceId?: string): Promise<InvoiceDetail> => {
  const { request, world } = reading(events, asking, invoiceId)
  return answer(readInvoice, request, world, { people })
}
const line = (id: string, { lines }: InvoiceDetail) => lines.find((one) => one.id === id)

describe('the list of invoices', () => {
  it('tells of each what was billed, and what people stated', async () => {
    expect(await listOf(WORLD)).toEqual({
      invoices: [
        {
          invoiceId: idOf('I-1'),
          key: 'I-1',
          number: 'I-1',
          projectId: uuid('app'),
          clientId: uuid('acme'),
          status: 'issued',
          issuedOn: '2026-04-01',
          periodStart: '2026-03-01',
          periodEnd: '2026-03-31',
          currency: 'EUR',
          amountCents: 92_760,
          state: 'insufficient_evidence',
          supportedCents: 85_760,
          varianceCents: null,
          approval: { at: '2026-03-02T12:00:00.000Z', by: 'The service', isCurrent: true },
          version: approved.event.eventId,
          lines: 5,
          notes: 2,
          explained: 1,
        },
      ],
      invoicesTotal: 1,
      totals: { invoices: 1, currency: 'EUR', amountCents: 92_760, supportedCents: 85_760, varianceCents: null },
    })
  })
  it('holds each against the evidence of its own days, as its page does', async () => {
    const { invoices } = await listOf(WORLD)
    const detail = await readOf(WORLD)
    expect(
      invoices.map(({ state, supportedCents, varianceCents }) => ({ state, supportedCents, varianceCents })),
    ).toEqual([{ state: detail.state, supportedCents: detail.supportedCents, varianceCents: detail.varianceCents }])
  })
  it('adds up what is not void, where it has one currency and each part is known', async () => {
    const credit = (number: string, facts: Partial<InvoiceFacts> = {}) =>
      invoice('app', number, {
        lines: [{ ...lineOf('L1'), hours: null, unitAmount: null, amount: '-1.00' }],
        ...facts,
      })
    const events = [projectAdded('app'), credit('a'), credit('b'), credit('c', { status: 'void' })]
    const sums = { invoices: 2, currency: 'EUR', amountCents: -200, supportedCents: -200, varianceCents: 0 }
    expect((await listOf(events)).totals).toEqual(sums)
    expect((await listOf([...events, credit('d', { currency: 'USD' })])).totals).toEqual({
      invoices: 3,
      currency: null,
      amountCents: null,
      supportedCents: null,
      varianceCents: null,
    })
    const unknown = credit('e', { lines: [{ ...lineOf('L1'), category: 'other', amount: '5.00' }] })
    expect((await listOf([...events, unknown])).totals).toMatchObject({ amountCents: 300, varianceCents: null })
  })
  it('has no version of what a source alone tells', async () => {
    const { invoices } = await listOf(SMALL_WORLD)
    expect(invoices).toMatchObject([{ version: null, approval: null, notes: 0, explained: 0 }])
  })
  it('has those of the selected projects whose periods overlap the asked one, the latest first', async () => {
    const spans = [
      ['before', '2026-01-01', '2026-02-28'],
      ['into', '2026-02-01', '2026-03-01'],
      ['within', '2026-03-10', '2026-03-12'],
      ['over', '2026-01-01', '2026-12-31'],
      ['out of', '2026-03-31', '2026-04-30'],
      ['after', '2026-04-01', '2026-04-30'],
    ] as const
    const events = [
      projectAdded('app'),
      projectAdded('web'),
      ...spans.map(([name, periodStart, periodEnd]) => invoice('app', name, { periodStart, periodEnd })),
      invoice('web', 'other'),
      invoice('app', 'gone'),
      gone('invoice', uuid('app'), 'gone', { by: 'books' }),
      ofInvoice('InvoiceNoted', 'app', 'gone', { noteId: uuid('n'), lineId: null, text: 'Gone' }),
      invoice('app', 'void', { status: 'void' }),
    ]
    const ofApp = await listOf(events, { projects: ['app', 'web'], project: 'app' })
    expect(ofApp.invoices.map(({ number }) => number)).toEqual(['over', 'out of', 'void', 'within', 'into'])
    expect(ofApp.invoicesTotal).toBe(5)
    const ofBoth = await listOf(events, { projects: ['app', 'web'] })
    expect([ofBoth.invoices.length, ofBoth.invoicesTotal]).toEqual([6, 6])
    expect(await listOf(events, { projects: [] })).toEqual({
      invoices: [],
      invoicesTotal: 0,
      totals: { invoices: 0, currency: null, amountCents: 0, supportedCents: 0, varianceCents: 0 },
    })
  })
  it('tells the latest 200 of many, and how many there are', async () => {
    const dayOf = (n: number) => new Date(Date.UTC(2025, 0, 1 + n)).toISOString().slice(0, 10)
    const events = [
      projectAdded('app'),
      ...Array.from({ length: 450 }, (_, n) =>
        invoice('app', `I-${n}`, { periodStart: dayOf(n), periodEnd: dayOf(n), lines: [] }),
      ),
    ]
    // Those after the period are more than the list takes.
    const upTo = (n: number) =>
      listOf(events, {
        from: `${dayOf(0)}T00:00:00.000Z`,
        to: `${dayOf(n)}T00:00:00.000Z`,
        now: '2026-06-01T00:00:00.000Z',
      })
    const some = await upTo(210)
    expect([some.invoicesTotal, some.invoices.length]).toEqual([210, 200])
    expect(some.invoices.map(({ number }) => number)).toEqual(Array.from({ length: 200 }, (_, i) => `I-${209 - i}`))
    // Those that are held against the evidence are bounded, too.
    expect(some.invoices.filter(({ state }) => state !== null)).toHaveLength(24)
    expect(some.totals).toMatchObject({ supportedCents: null, varianceCents: null })
    expect((await upTo(3)).invoices).toHaveLength(3)
    expect((await upTo(450)).invoicesTotal).toBe(450)
  })
})

describe('an invoice', () => {
  it('has the reconciliation that the defence of its period shows, line by line', async () => {
    const detail = await readOf(WORLD)
    const { reconciliation, invoice: view } = await answer(
      invoiceDefense,
      { ...requestOf({ project: 'app' }), given: {} },
      worldOf(WORLD),
    )
    const { rows = [], ...report } = reconciliation ?? {}
    const { state, tolerancePct, supportedCents, varianceCents, unbilled, amountCents } = detail
    const whole = { state, tolerancePct, invoicedCents: amountCents, supportedCents, varianceCents, unbilled }
    expect(whole).toEqual(report)
    expect(
      detail.lines.map((one) => ({
        lineId: one.id,
        billedHours: one.hours,
        evidencedHours: one.evidencedHours,
        supportedCents: one.supportedCents,
        deltaCents: one.deltaCents,
        status: one.status,
        evidence: {
          timeEntries: one.entriesTotal,
          workItems: one.itemsTotal,
          codeChanges: one.changesTotal,
          meetings: one.meetings,
        },
      })),
    ).toEqual(rows)
    expect(detail.lines.map(({ amountCents: cents }) => cents)).toEqual(view?.lines.map((one) => one.amountCents))
  })
  it('has the entries, items and changes behind each line, and no person', async () => {
    const detail = await readOf(WORLD)
    expect(line('L1', detail)).toMatchObject({
      entries: [
        { day: '2026-03-03', hours: 2, role: 'engineering', item: 'A-1' },
        { day: '2026-03-16', hours: 1.5, role: 'engineering', item: 'A-5' },
      ],
      items: [
        { key: 'A-1', title: 'Item A-1', workType: 'story', scope: 'baseline', changeOrder: null },
        { key: 'A-5', title: 'Item A-5', workType: 'other', scope: 'added', changeOrder: null },
      ],
      changes: [
        { reference: '#4', mergedAt: '2026-03-25T00:00:00.000Z', ai: 'assisted' },
        { reference: '#1', mergedAt: '2026-03-05T00:00:00.000Z', ai: 'assisted' },
      ],
    })
    expect(line('L2', detail)).toMatchObject({
      entries: [{ hours: 1, role: 'design', item: null }],
      items: [],
      changes: [],
    })
    expect(line('L3', detail)).toMatchObject({ entries: [], meetings: 2 })
  })
  it('names the order of an item, and says nothing of one that no tracker of the project holds', async () => {
    const worked = [
      timeEntry('app', 't7', { day: '2026-03-02', minutes: 30, workItem: 'A-4' }),
      timeEntry('app', 't8', { day: '2026-03-02', minutes: 30, workItem: 'B-1' }),
    ]
    const { items } = line('L1', await readOf([...WORLD, ...worked])) ?? {}
    expect(items).toContainEqual({
      key: 'A-4',
      title: 'Item A-4',
      workType: 'task',
      scope: 'added',
      changeOrder: 'CO-1',
    })
    expect(items).toContainEqual({ key: 'B-1', title: null, workType: null, scope: null, changeOrder: null })
  })
  it('says nothing of the scope without a lock', async () => {
    const { items } = line('L1', await readOf(WORLD.filter(({ event }) => event.type !== 'ScopeLocked'))) ?? {}
    expect(items?.map(({ title, scope }) => [title, scope])).toEqual([
      ['Item A-1', null],
      ['Item A-5', null],
    ])
  })
  it('divides an entry between the lines that take it', async () => {
    const half = { ...lineOf('L1'), hours: '1', amount: '90.00' }
    const events = [...SMALL_WORLD, invoice('app', 'I-1', { lines: [half, { ...half, id: 'L1b' }] }, { by: 'books' })]
    const detail = await readOf(events)
    expect(detail.lines.map(({ entries }) => entries.map(({ hours }) => hours))).toEqual([[1], [1]])
  })
  it('has what was noted, explained and approved, each with who and when', async () => {
    const detail = await readOf(WORLD)
    const by = { at: '2026-03-02T12:00:00.000Z', by: 'The service' }
    expect(detail.notes).toEqual([
      { noteId: uuid('Look'), lineId: null, ...by, text: 'Look' },
      { noteId: uuid('Ask'), lineId: 'L1', ...by, text: 'Ask' },
    ])
    expect(detail.lines.map(({ explained: one }) => one)).toEqual([
      ...[null, null, null, null],
      { ...by, text: 'As agreed', isCurrent: true },
    ])
    expect(line('L5', detail)?.status).toBe('unsupported')
    expect(detail).toMatchObject({
      approval: { ...by, isCurrent: true },
      content: invoiceContent(BILLED),
      notesTotal: 2,
    })
  })
  it('tells an approval and an explanation that lapsed as such', async () => {
    const changed = {
      ...BILLED,
      lines: BILLED.lines.map((one) => (one.id === 'L5' ? { ...one, amount: '11.00' } : one)),
    }
    const detail = await readOf([...WORLD, invoice('app', 'I-1', changed, { by: 'books' })])
    expect([detail.approval?.isCurrent, line('L5', detail)?.explained?.isCurrent]).toEqual([false, false])
    const { invoices } = await listOf([...WORLD, invoice('app', 'I-1', changed, { by: 'books' })])
    expect(invoices).toMatchObject([{ approval: { isCurrent: false }, explained: 0 }])
  })
  it('has what the client asked in its period, or of it by its number, and the answers', async () => {
    const events = [
      ...WORLD,
      ...asked('Why so late?', '2026-03-10T10:00:00.000Z', 'A meeting.'),
      ...asked('What is I-1?', '2026-05-10T10:00:00.000Z'),
      ...asked('What is I-11?', '2026-05-11T10:00:00.000Z'),
      ...asked('Before?', '2026-02-28T23:59:59.000Z'),
    ]
    const { questions, questionsTotal } = await readOf(events, { now: '2026-06-01T00:00:00.000Z' })
    expect(questions.map(({ question, answer: said }) => [question, said])).toEqual([
      ['What is I-1?', null],
      ['Why so late?', 'A meeting.'],
    ])
    expect(questionsTotal).toBe(2)
  })
  it('bounds each list, and tells how long it is', async () => {
    const worked = Array.from({ length: 210 }, (_, i) =>
      timeEntry('app', `w${i}`, { day: '2026-03-02', minutes: 1, role: 'designer', workItem: `W-${i}` }),
    )
    const lines = Array.from({ length: 210 }, (_, i) => ({
      ...lineOf('L1'),
      ...(i === 0 ? { role: 'designer', hours: null } : { category: 'other' as const }),
      id: `N${i}`,
    }))
    const questions = Array.from({ length: 60 }, (_, i) => asked(`Q${i}?`, '2026-03-10T10:00:00.000Z')).flat()
    const events = [...SMALL_WORLD, ...worked, ...questions, invoice('app', 'I-1', { lines }, { by: 'books' })]
    const detail = await readOf(events)
    expect([detail.lines.length, detail.linesTotal]).toEqual([200, 210])
    expect([detail.questions.length, detail.questionsTotal]).toEqual([50, 60])
    const [first] = detail.lines
    expect([first?.entries.length, first?.entriesTotal]).toEqual([200, 210])
    expect([first?.items.length, first?.itemsTotal]).toEqual([50, 210])
  })
  it.each<readonly [string, readonly Told[], string, string?]>([
    ['that is another project’s', [...WORLD, projectAdded('web'), invoice('web', 'I-1')], idOf('I-1', 'web')],
    ['that there is not', WORLD, idOf('I-2')],
    ['that no source has any more', [...WORLD, gone('invoice', uuid('app'), 'I-1', { by: 'books' })], idOf('I-1')],
    ['whose period ended before the days that the plan shows', WORLD, idOf('I-1'), '2026-04-01T00:00:00.000Z'],
  ])('%s is not found', async (_, events, invoiceId, from = '2026-03-01T00:00:00.000Z') => {
    const { request, world } = reading(events, { from, to: '2026-05-01T00:00:00.000Z' }, invoiceId)
    const found = await readInvoice.read(request, { docs: world.docs, people } as never)
    expect(found).toEqual({ _tag: 'Left', left: { tag: 'not_found' } })
  })
  it('is found by its id whatever its key is made of', async () => {
    const key = 'A/1 é?#%2F'
    expect((await readOf([...WORLD, invoiceByHand('app', key)], {}, idOf(key))).key).toBe(key)
  })
})

describe('amounts that follow from a rate', () => {
  const privacy = settingsChanged('privacy', { hideMarginFromNonAdmins: true, hideSalaryFromManagers: true })
  const without = WORLD.filter(({ event }) => event.type !== 'RateSet')
  it.each(Role.values)('stand in nothing that a %s is told of invoices', async (role) => {
    const worlds = [
      [...without, privacy],
      [...without, privacy, rateSet('engineering', '1234.56', '2026-01-01'), rateSet('design', '9.87', '2026-01-01')],
    ]
    const [few, many] = await Promise.all(
      worlds.map(async (events) => {
        const asking = { caller: { role, dataAccess: { all: true } as const, scopes: null } }
        const { request, world } = reading(events)
        return [
          await answer(listInvoices, { ...requestOf(), ...asking }, world, { people }),
          await answer(readInvoice, { ...request, ...asking }, world, { people }),
        ]
      }),
    )
    expect(many).toEqual(few)
  })
})

describe('a client', () => {
  const asClient = async (events: readonly Told[]) => {
    const asking = {
      caller: { role: 'client', dataAccess: { all: false, clients: [uuid('acme')], projects: [] }, scopes: null },
    } as const
    const { request, world } = reading(events)
    return {
      // Nobody's name is asked for.
      list: await answer(listInvoices, { ...requestOf(), ...asking }, world),
      detail: await answer(readInvoice, { ...request, ...asking }, world),
    }
  }
  it('is told the same whether anything was stated or not, and no single time entry', async () => {
    const told = await asClient(WORLD)
    expect(told).toEqual(await asClient(SMALL_WORLD))
    expect(told.list.invoices).toMatchObject([{ approval: null, version: null, notes: null, explained: null }])
    expect(told.detail).toMatchObject({ approval: null, version: null, content: null, notes: [], notesTotal: null })
    expect(told.detail.lines.map(({ entries }) => entries)).toEqual([[], [], [], [], []])
  })
  it('is told what was billed, what supports it and which work', async () => {
    const { detail } = await asClient(WORLD)
    const { lines, ...whole } = await readOf(WORLD)
    expect(detail).toMatchObject({ amountCents: whole.amountCents, state: whole.state, unbilled: whole.unbilled })
    expect(detail.lines.map(({ items, changes, entriesTotal }) => [items, changes, entriesTotal])).toEqual(
      lines.map(({ items, changes, entriesTotal }) => [items, changes, entriesTotal]),
    )
  })
})

describe('the number of an invoice in a text', () => {
  it.each([
    ['What is I-1?', 'I-1', true],
    ['I-1', 'I-1', true],
    ['(I-1)', 'I-1', true],
    ['I-11', 'I-1', false],
    ['XI-1', 'I-1', false],
    ['I-11 and I-1', 'I-1', true],
    ['éI-1', 'I-1', false],
    ['', 'I-1', false],
  ])('%j names %s: %p', (text, number, expected) => expect(namesInvoice(text, number)).toBe(expected))
  it('is found between any signs that are no letters and digits', () => {
    const sign = fc.constantFrom(' ', '.', '(', '"', '\n', '–')
    fc.assert(
      fc.property(fc.string(), sign, fc.stringMatching(/^[A-Z0-9-]{1,8}$/), sign, fc.string(), (a, b, number, c, d) =>
        namesInvoice(`${a}${b}${number}${c}${d}`, number),
      ),
      { seed: 1, numRuns: runs(300) },
    )
  })
})
