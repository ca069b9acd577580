import { describe, expect, it } from '@jest/globals'
import { formatFor } from '../../console/src/format/format.js'
import {
  byAttention,
  needsAttention,
  type PortfolioProject,
  pointsOf,
  type Sees,
} from '../../console/src/pages/portfolio/attention.js'

const format = formatFor('en-US')
const TODAY = '2026-11-26'
const ALL: Sees = { scope: true, invoices: true, confidence: true }

/** A project with which all is well. */
const well: PortfolioProject = {
  id: '00000000-0000-4000-8000-000000000001',
  name: 'shop',
  status: 'active',
  clientId: '00000000-0000-4000-8000-000000000002',
  clientName: 'Acme',
  engagement: {
    id: '00000000-0000-4000-8000-000000000003',
    billingModel: 'fixed',
    contractedAmountCents: 100_000,
    currency: 'EUR',
    startsOn: '2026-01-01',
    endsOn: null,
    state: 'active',
  },
  spentSinceEngagement: {
    since: '2026-01-01',
    cents: 50_000,
    currency: 'EUR',
    availability: 'available',
    reason: null,
  },
  growthSinceLock: {
    since: '2026-01-10',
    timeZone: 'UTC',
    lockedItems: 50,
    addedItems: 2,
    pct: 4,
    availability: 'available',
    reason: null,
  },
  openInvoices: {
    invoices: 1,
    cents: 9_000,
    currency: 'EUR',
    oldestIssuedOn: '2026-11-10',
    availability: 'available',
    reason: null,
  },
  ai: null,
  freshness: { pct: 100, fresh: 3, sources: 3, oldestSuccessAt: '2026-11-26T08:00:00Z' },
  confidence: { label: 'high', score: 90 },
  months: [],
}
const spent = (cents: number | null, currency = 'EUR'): PortfolioProject => ({
  ...well,
  spentSinceEngagement: { since: '2026-01-01', cents, currency, availability: 'partial', reason: null },
})
const grown = (pct: number | null): PortfolioProject => ({
  ...well,
  growthSinceLock: {
    since: '2026-01-10',
    timeZone: 'UTC',
    lockedItems: 50,
    addedItems: null,
    pct,
    availability: 'available',
    reason: null,
  },
})
const invoiced = (oldestIssuedOn: string): PortfolioProject => ({
  ...well,
  openInvoices: {
    invoices: 1,
    cents: 9_000,
    currency: 'EUR',
    oldestIssuedOn,
    availability: 'available',
    reason: null,
  },
})
const texts = (project: PortfolioProject, sees = ALL): readonly string[] =>
  pointsOf(project, sees, TODAY, format).map(({ tone, text }) => `${tone}: ${text}`)

describe('a project with which all is well', () => {
  it('has no point', () => {
    expect(texts(well)).toEqual([])
  })
})

describe('what was spent', () => {
  it('is a risk above the agreed amount, and a warning where a tenth is left', () => {
    expect(texts(spent(100_001))).toEqual(['risk: Spent more than agreed'])
    expect(texts(spent(100_000))).toEqual(['warn: Agreed amount nearly spent'])
    expect(texts(spent(89_999))).toEqual([])
  })
  it('is not compared with an amount in another currency', () => {
    expect(texts(spent(900_000, 'USD'))).toEqual([])
  })
  it('is never good where it is not known', () => {
    expect(texts(spent(null))).toEqual(['neutral: Cost not known'])
    expect(texts({ ...well, engagement: null, spentSinceEngagement: null })).toEqual(['neutral: No engagement signed'])
  })
})

describe('growth', () => {
  it('is worth a look from a tenth, and a risk above a fifth', () => {
    expect(texts(grown(9.9))).toEqual([])
    expect(texts(grown(20))).toEqual(['warn: Grown by 20% since lock'])
    expect(texts(grown(23.4))).toEqual(['risk: Grown by 23.4% since lock'])
  })
  it('is never good where it is not known, and leads to a lock where there is none', () => {
    expect(texts(grown(null))).toEqual(['neutral: Growth not known'])
    const [point] = pointsOf({ ...well, growthSinceLock: null }, ALL, TODAY, format)
    expect(point).toMatchObject({ text: 'No scope locked', page: 'scope', view: { form: 'lock' } })
  })
})

describe('an open invoice', () => {
  it('is late after 30 days, and a risk after 60', () => {
    expect(texts(invoiced('2026-10-28'))).toEqual([])
    expect(texts(invoiced('2026-10-27'))).toEqual(['warn: Invoice open since Oct 27, 2026'])
    expect(texts(invoiced('2026-09-27'))).toEqual(['risk: Invoice open since Sep 27, 2026'])
  })
})

describe('sources and confidence', () => {
  it('warn where something is out of date or low', () => {
    const stale = { ...well, freshness: { pct: 50, fresh: 1, sources: 2, oldestSuccessAt: null } }
    expect(texts(stale)).toEqual(['warn: 1 of 2 sources up to date'])
    expect(texts({ ...well, confidence: { label: 'low', score: 30 } })).toEqual(['warn: Low confidence'])
  })
  it('are not good where there are none, and files are the first step then', () => {
    const unread = { ...well, freshness: { pct: null, fresh: null, sources: null, oldestSuccessAt: null } }
    expect(texts({ ...unread, engagement: null, growthSinceLock: null })).toEqual(['neutral: No source read yet'])
    expect(texts({ ...well, confidence: { label: 'insufficient', score: 0 } })).toEqual([
      'neutral: Not enough evidence',
    ])
  })
})

describe('who may not see a page', () => {
  it('is told nothing that is mended there', () => {
    const all = { ...spent(200_000), growthSinceLock: null, openInvoices: invoiced('2026-01-01').openInvoices }
    expect(texts(all, { scope: false, invoices: false, confidence: false })).toEqual([])
  })
})

describe('a project that is over', () => {
  it('has its open invoices alone', () => {
    expect(texts({ ...spent(200_000), status: 'completed' })).toEqual([])
    expect(texts({ ...invoiced('2026-01-01'), status: 'archived' })).toEqual(['risk: Invoice open since Jan 1, 2026'])
  })
})

describe('the order of projects', () => {
  it('is by risks, then by warnings, then by what is not known', () => {
    const projects = [
      { ...well, name: 'well' },
      { ...spent(null), name: 'unknown' },
      { ...grown(15), name: 'warned' },
      { ...spent(100_001), name: 'risky' },
      { ...grown(30), name: 'risky and warned', openInvoices: invoiced('2026-10-20').openInvoices },
      { ...well, name: 'well, too' },
    ]
    const ranked = byAttention(projects, ALL, TODAY, format)
    expect(ranked.map(({ project }) => project.name)).toEqual([
      'risky and warned',
      'risky',
      'warned',
      'unknown',
      'well',
      'well, too',
    ])
    expect(ranked.filter(needsAttention).map(({ project }) => project.name)).toEqual([
      'risky and warned',
      'risky',
      'warned',
    ])
  })
  it('has the most urgent point of a project first', () => {
    const project = { ...grown(15), openInvoices: invoiced('2026-01-01').openInvoices }
    expect(texts(project).map((text) => text.split(':')[0])).toEqual(['risk', 'warn'])
  })
})
