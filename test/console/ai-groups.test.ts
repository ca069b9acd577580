import { describe, expect, it } from '@jest/globals'
import type { Adoption, Series } from '@workspace-delivery-intelligence/client'
import {
  monthGroups,
  repositoryGroups,
  toolRows,
  toolsOf,
  typeGroups,
  viewIn,
} from '../../console/src/pages/ai-economics/groups.js'

type Month = Series['months'][number]
type MonthAdoption = NonNullable<Month['adoption']>

const adoption = (told: Partial<MonthAdoption> = {}): MonthAdoption => ({
  mergedChanges: 10,
  assistedChanges: 4,
  notAssistedChanges: 3,
  conflictingChanges: 1,
  untaggedChanges: 2,
  assistedShare: null,
  tools: [],
  availability: 'available',
  reason: null,
  ...told,
})

const month = (name: string, end: string, told: MonthAdoption | null): Month => ({
  month: name,
  start: `${name}-01`,
  end,
  kpis: [],
  adoption: told,
})

const seriesOf = (...months: readonly Month[]): Series => ({
  project: null,
  period: { start: '2026-01-01', end: '2026-12-31', timeZone: 'UTC' },
  months,
  monthsTotal: months.length,
})

const nameOf = ({ month: name }: Month, isCut: boolean): string => `${name}${isCut ? ' in part' : ''}`

describe('the months of AI in merged changes', () => {
  it('are named with their place in the answer, and those that are cut say so', () => {
    const series = seriesOf(
      month('2026-02', '2026-02-28', adoption()),
      month('2026-03', '2026-03-20', adoption({ mergedChanges: null, reason: 'No code was read.' })),
    )
    expect(monthGroups(series, nameOf).map(({ name, at, reason, isPart }) => [name, at, reason, isPart])).toEqual([
      ['2026-02', 'months[0].adoption', null, false],
      ['2026-03 in part', 'months[1].adoption', 'No code was read.', true],
    ])
  })

  it('are the last twelve, each with its place in the whole answer', () => {
    const all = Array.from({ length: 14 }, (_, at) => month(`20${10 + at}-01`, `20${10 + at}-01-31`, adoption()))
    const groups = monthGroups(seriesOf(...all), nameOf)
    expect([groups.length, groups[0]?.at, groups.at(-1)?.at]).toEqual([12, 'months[2].adoption', 'months[13].adoption'])
  })

  it('are none for whoever may not see adoption', () => {
    expect(monthGroups(seriesOf(month('2026-02', '2026-02-28', null)), nameOf)).toEqual([])
  })
})

describe('the tools of AI in merged changes', () => {
  const series = seriesOf(
    month('2026-02', '2026-02-28', adoption({ tools: [{ tool: 'cursor', changes: 4 }] })),
    month(
      '2026-03',
      '2026-03-31',
      adoption({
        tools: [
          { tool: 'copilot', changes: 1 },
          { tool: 'cursor', changes: 2 },
        ],
      }),
    ),
    month('2026-04', '2026-04-30', adoption({ mergedChanges: null })),
  )

  it('are all that a shown month names', () => {
    expect(toolsOf(series)).toEqual(['cursor', 'copilot'])
  })

  it('have 0 in a known month that does not name them, and nothing known in an unknown one', () => {
    expect(toolRows(series, nameOf).map(({ counts }) => counts.map(({ changes, at }) => [changes, at]))).toEqual([
      [
        [4, 'months[0].adoption.tools[0].changes'],
        [0, null],
      ],
      [
        [2, 'months[1].adoption.tools[1].changes'],
        [1, 'months[1].adoption.tools[0].changes'],
      ],
      [
        [null, null],
        [null, null],
      ],
    ])
  })
})

describe('the groups of a period', () => {
  const counts = {
    mergedChanges: 5,
    assistedChanges: 1,
    notAssistedChanges: 1,
    conflictingChanges: 1,
    untaggedChanges: 2,
    tools: [],
  }
  const told = {
    byRepository: [{ repository: 'github.com/acme/shop', ...counts }],
    byWorkType: [{ workType: 'unlinked', ...counts }],
  } as unknown as Adoption

  it('are its repositories and its types of work', () => {
    expect(repositoryGroups(told).map(({ name, at }) => [name, at])).toEqual([
      ['github.com/acme/shop', 'adoption.byRepository[0]'],
    ])
    expect(typeGroups(told, (type) => `type ${type}`).map(({ name, at }) => [name, at])).toEqual([
      ['type unlinked', 'adoption.byWorkType[0]'],
    ])
  })

  it('are switched by the address, and by nothing that is not offered', () => {
    expect([viewIn('tool'), viewIn('person'), viewIn(undefined)]).toEqual(['tool', 'month', 'month'])
  })
})
