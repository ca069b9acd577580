import { describe, expect, it } from '@jest/globals'
import type { CatalogEntry, ImportSays } from '@workspace-delivery-intelligence/client'
import { changeOf, grouped } from '../../console/src/pages/sources/connection/answers.js'
import { guidesOf } from '../../console/src/pages/sources/files/exports.js'
import { meaningOf, periodAround, projectsIn, subjectOf } from '../../console/src/pages/sources/files/preview.js'

const PROJECTS = [
  { id: 'p-1', name: 'Shop' },
  { id: 'p-2', name: 'App' },
]
const place = (project: string | null, to: string): ImportSays['facts'][number] => ({
  kind: 'time_entry',
  place: project ?? 'SHOP',
  project,
  count: 1,
  days: 1,
  from: to,
  to,
})

describe('a dry run in words', () => {
  it('names projects, and the words of closed lists', () => {
    expect(meaningOf('project', 'p-1', PROJECTS)).toBe('Shop')
    expect(meaningOf('projects', 'another project', PROJECTS)).toBe('another project')
    expect(meaningOf('states', 'in_progress', PROJECTS)).toBe('in progress')
    expect(meaningOf('role', 'Lead_Dev', PROJECTS)).toBe('Lead_Dev')
  })
  it('names the subject of an assumption, with the word of the files', () => {
    expect(subjectOf({ answer: 'role', word: null })).toBe('Role')
    expect(subjectOf({ answer: 'states', word: 'Doing' })).toBe('Statuses: Doing')
  })
  it('leads to each project once, in the period of its last record', () => {
    const facts = [
      place('Shop', '2026-03-01T10:00:00Z'),
      place('Shop', '2026-03-09T10:00:00Z'),
      place(null, '2026-03-10T10:00:00Z'),
    ]
    expect(projectsIn({ facts }, PROJECTS)).toEqual([{ id: 'p-1', name: 'Shop', last: '2026-03-09T10:00:00Z' }])
  })
  it('is looked at in its month, or in the last 90 days where that is the running one', () => {
    expect(periodAround('2026-02-09T10:00:00Z', '2026-11-26')).toEqual({ start: '2026-02-01', end: '2026-02-28' })
    expect(periodAround('2026-11-09T10:00:00Z', '2026-11-26')).toEqual({ start: '2026-08-29', end: '2026-11-26' })
  })
})

const product = (provider: string, category: CatalogEntry['category'], more: Partial<CatalogEntry> = {}) =>
  ({ provider, label: provider, category, availability: 'available', ...more }) as CatalogEntry

describe('the products whose files can be added', () => {
  const entries = [
    product('icalendar', 'calendar'),
    product('jira', 'delivery'),
    product('asana', 'delivery', { availability: 'coming_soon' }),
  ]
  it('come with what helps most first, without those that cannot be read', () => {
    const guides = guidesOf(entries, new Set())
    expect(guides.map(({ entries: all }) => all.map(({ provider }) => provider))).toEqual([['jira'], ['icalendar']])
  })
  it('come last where one of their category is connected', () => {
    expect(guidesOf(entries, new Set(['jira'])).map(({ category }) => category)).toEqual(['calendar', 'delivery'])
  })
})

describe('a kept answer', () => {
  it('is changed by its name, or by its word in a table', () => {
    expect(changeOf({ answer: 'role', word: null, meaning: 'developer' }, 'designer')).toEqual({ role: 'designer' })
    expect(changeOf({ answer: 'states', word: 'Doing', meaning: 'todo' }, 'done')).toEqual({
      answers: { states: { Doing: 'done' } },
    })
  })
  it('stands with others of its name', () => {
    const answers = [
      { answer: 'states', word: 'A', meaning: 'todo' },
      { answer: 'role', word: null, meaning: 'developer' },
      { answer: 'states', word: 'B', meaning: 'done' },
    ] as const
    expect([...grouped(answers)].map(([name, all]) => [name, all.length])).toEqual([
      ['states', 2],
      ['role', 1],
    ])
  })
})
