import { describe, expect, it } from '@jest/globals'
import { type Access, completed, type Remembered, usualPeriod } from '../../console/src/selection/defaults.js'

const TODAY = '2026-11-26'
const CLIENT = 'c0000000-0000-4000-8000-000000000001'
const NOTHING: Remembered = { projectId: null, preset: null, timeZone: null }
const OPEN = { clientId: null, projectId: null, start: null, end: null, timeZone: null }

const project = (id: string, lastEvidenceOn: string | null, status: 'active' | 'paused' = 'active') => ({
  id,
  name: id,
  clientId: CLIENT,
  status,
  lastEvidenceOn,
})

const accessOf = (projects: Access['projects'], windowDays = 1100): Access => ({
  role: 'owner',
  operations: [],
  statements: [],
  windowDays,
  currency: 'EUR',
  clients: [{ id: CLIENT, name: 'Acme' }],
  projects,
})

describe('the period where the address names none', () => {
  it('is the last 90 days on a first visit', () => {
    expect(usualPeriod(TODAY, NOTHING, null)).toEqual({ start: '2026-08-29', end: TODAY })
  })
  it('is no longer than what the plan shows', () => {
    expect(usualPeriod(TODAY, NOTHING, 30)).toEqual({ start: '2026-10-28', end: TODAY })
  })
  it('is that of the last visit, as seen from today', () => {
    expect(usualPeriod(TODAY, { ...NOTHING, preset: 'last-month' }, null)).toEqual({
      start: '2026-10-01',
      end: '2026-10-31',
    })
  })
})

describe('the selection of a page of one project', () => {
  const projects = [project('archive', null), project('paused', '2026-11-01', 'paused'), project('shop', '2026-11-20')]
  const chosen = (last = NOTHING, access = accessOf(projects)) => completed(OPEN, access, TODAY, last, true)

  it('is the first active project with evidence, with its client', () => {
    expect(chosen()).toMatchObject({ projectId: 'shop', clientId: CLIENT })
  })
  it('is the project of the last visit where that is still there', () => {
    expect(chosen({ ...NOTHING, projectId: 'paused' }).projectId).toBe('paused')
    expect(chosen({ ...NOTHING, projectId: 'gone' }).projectId).toBe('shop')
  })
  it('ends with the last evidence where the usual period has none', () => {
    const old = accessOf([project('old', '2026-02-10')])
    expect(chosen(NOTHING, old)).toMatchObject({ projectId: 'old', start: '2025-11-13', end: '2026-02-10' })
  })
  it('is what the address names, whatever was chosen before', () => {
    const named = { ...OPEN, projectId: 'archive', start: '2026-01-01', end: '2026-01-31' }
    expect(completed(named, accessOf(projects), TODAY, { ...NOTHING, projectId: 'shop' }, true)).toEqual({
      projectId: 'archive',
      clientId: CLIENT,
      start: '2026-01-01',
      end: '2026-01-31',
    })
  })
  it('is no project where there is none', () => {
    expect(chosen(NOTHING, accessOf([])).projectId).toBeNull()
  })
})

describe('the selection of a page of all projects', () => {
  it('names no project by itself', () => {
    expect(completed(OPEN, accessOf([project('shop', '2026-11-20')]), TODAY, NOTHING, false).projectId).toBeNull()
  })
})
