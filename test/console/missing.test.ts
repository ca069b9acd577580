import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import type { CommandCenter, Kpi } from '@workspace-delivery-intelligence/client'
import { project } from '#test/support/process/program'
import { hasNothing, type Missing, missingOf } from '../../console/src/pages/project/missing.js'

const answerOf = (name: string): CommandCenter =>
  JSON.parse(readFileSync(join(project, 'test', 'contract', 'answers', `${name}.json`), 'utf8')) as CommandCenter

const complete = answerOf('commandCenter.read')
const withoutTracker = answerOf('commandCenter.read.no-tracker')

const FIGURE = { value: 1, unit: 'count', provenance: 'user_declared', basis: '' } as const

const ids = (answer: CommandCenter): readonly string[] => missingOf(answer).map(({ id }) => id)
const found = (answer: CommandCenter, id: string): Missing | undefined => missingOf(answer).find((one) => one.id === id)
const changedKpi = (answer: CommandCenter, id: Kpi['id'], changed: Partial<Kpi>): CommandCenter => ({
  ...answer,
  kpis: answer.kpis.map((kpi) => (kpi.id === id ? { ...kpi, ...changed } : kpi)),
})

describe('what is missing', () => {
  it('has each thing once, whatever part of the answer tells it', () => {
    for (const answer of [complete, withoutTracker]) expect(new Set(ids(answer)).size).toBe(ids(answer).length)
    // The insight, the source and two KPIs all say that the tracker is missing.
    expect(withoutTracker.insights.some(({ id }) => id === 'coverage:tracker')).toBe(true)
    expect(found(withoutTracker, 'source:tracker')).toMatchObject({
      text: 'No tracker is connected, so completed items are not known.',
      mend: { kind: 'page', page: 'sources', view: {} },
    })
  })

  it('has what was not stated, each with what mends it', () => {
    const stated: CommandCenter = {
      ...changedKpi(complete, 'objectives', { value: { ...FIGURE, unit: 'ratio' } }),
      engagementBaseline: { contractedAmount: true, scopeLockDate: true },
      costEstimate: { ...complete.costEstimate, status: 'set' },
    }
    const unstated: CommandCenter = {
      ...changedKpi(complete, 'objectives', { value: null }),
      engagementBaseline: { contractedAmount: false, scopeLockDate: false },
      costEstimate: { launchDecision: null, source: null, status: 'not_set' },
    }
    expect(found(unstated, 'lock')?.mend).toMatchObject({ page: 'scope', view: { form: 'lock' } })
    expect(found(unstated, 'agreement')?.mend).toMatchObject({ page: 'scope', view: { form: 'agreement' } })
    expect(found(unstated, 'estimate')?.mend).toMatchObject({ kind: 'form', form: 'estimate' })
    expect(found(unstated, 'objectives')?.mend).toMatchObject({ kind: 'form', form: 'objective' })
    for (const id of ['lock', 'agreement', 'estimate', 'objectives']) expect(found(stated, id)).toBeUndefined()
  })

  it('has the question of the client, which only some may answer', () => {
    const asked = (canEdit: boolean): CommandCenter => ({
      ...complete,
      activeClientQuestion: { canEdit, question: 'Why so much?' },
    })
    expect(found(asked(true), 'question')).toMatchObject({
      text: 'The client asks: Why so much?',
      mend: { form: 'answer' },
    })
    expect(found(asked(false), 'question')?.mend).toBeNull()
    expect(found({ ...complete, activeClientQuestion: { canEdit: true, question: null } }, 'question')).toBeUndefined()
  })

  it('is a rate where hours have no cost, and nothing where a cost is hidden from this person', () => {
    const hidden = changedKpi(complete, 'delivery_investment', { value: null, evidenceCount: 3 })
    expect(ids(hidden)).not.toContain('source:commercial')
    const { readiness } = hidden
    const unpriced = { ...hidden, readiness: { ...readiness, costInputs: { rates: 0, timeEntries: 5 } } }
    expect(found(unpriced, 'rates')?.mend).toMatchObject({ page: 'prices' })
    expect(ids(unpriced)).not.toContain('source:commercial')
    // Meetings alone have no cost without a rate, either.
    const met = { ...hidden, readiness: { ...readiness, costInputs: { rates: 0, timeEntries: 0 } } }
    expect(found(met, 'rates')?.mend).toMatchObject({ page: 'prices' })
    const unread = changedKpi(complete, 'delivery_investment', { value: null, evidenceCount: 0 })
    expect(found(unread, 'source:commercial')?.mend).toMatchObject({ page: 'sources' })
  })

  it('says why a cost is known in part', () => {
    const partly = changedKpi(complete, 'delivery_investment', {
      availability: 'partial',
      context: '3 hours without a rate.',
    })
    const insight = { id: 'coverage:commercial', kind: 'warn', body: '**Commercial**: in part.', meta: '' } as const
    for (const answer of [partly, { ...partly, insights: [insight] }])
      expect(found(answer, 'source:commercial')?.text).toContain('3 hours without a rate.')
  })

  it('has what stands out, with the page that says more', () => {
    const told = (id: string, kind: 'risk' | 'good'): CommandCenter => ({
      ...complete,
      insights: [{ id, kind, body: '**7 items** added.', meta: 'shop' }],
    })
    expect(found(told('scope:x', 'risk'), 'scope:x')).toMatchObject({ tone: 'risk', mend: { page: 'scope' } })
    expect(found(told('invoice:7', 'good'), 'invoice:7')).toMatchObject({ tone: 'good', mend: { page: 'invoices' } })
    expect(found(told('dead_letters:x', 'risk'), 'dead_letters:x')?.mend).toMatchObject({ page: 'sources' })
  })

  it('begins with risks and ends with what is good', () => {
    const answer: CommandCenter = {
      ...withoutTracker,
      insights: [
        { id: 'invoice:7', kind: 'good', body: 'Invoice 7 is supported.', meta: '' },
        { id: 'scope:x', kind: 'risk', body: 'Much was added.', meta: '' },
      ],
    }
    const tones = missingOf(answer).map(({ tone }) => tone)
    expect([tones[0], tones.at(-1)]).toEqual(['risk', 'good'])
  })
})

describe('a source', () => {
  it.each([
    ['stale', 'warn'],
    ['failing', 'warn'],
    ['paused', 'neutral'],
    ['pending', 'neutral'],
  ] as const)('that is %s is listed with the page of sources', (health, tone) => {
    const { readiness } = complete
    const sources = { ...readiness.sources, code: { ...readiness.sources.code, health } }
    const answer = { ...complete, readiness: { ...readiness, sources } }
    expect(found(answer, 'source:code')).toMatchObject({ tone, mend: { page: 'sources' } })
  })
})

describe('a project without evidence', () => {
  it('differs from one with a number that is not known', () => {
    const { readiness } = withoutTracker
    const nowhere = { health: 'not_connected', providers: [] } as const
    const empty: CommandCenter = {
      ...withoutTracker,
      kpis: withoutTracker.kpis.map((kpi) => ({ ...kpi, value: null, evidenceCount: 0 })),
      readiness: {
        ...readiness,
        costInputs: { rates: 0, timeEntries: 0 },
        sources: { tracker: nowhere, code: nowhere, release: nowhere, calendar: nowhere },
      },
    }
    expect(hasNothing(empty)).toBe(true)
    expect(hasNothing(withoutTracker)).toBe(false)
  })
})
