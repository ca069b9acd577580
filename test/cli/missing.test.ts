import { describe, expect, it } from '@jest/globals'
import { missingLines, replacedLines } from '#cli/missing'

describe('given records that files of their days do not have', () => {
  it('when they are named, then each place has its days, and it is said what withdraws them', () => {
    const days = [
      { day: '2026-10-05', records: 2 },
      { day: '2026-10-06', records: 1 },
    ]
    expect(missingLines([{ kind: 'time_entry', place: 'Shop', records: 5, days }])).toEqual([
      '  not in the files: 5 time entries of Shop, imported before: 2026-10-05 (2), 2026-10-06 (1), later days (2)',
      '  They still count. If they are gone, import the same files with --whole-days to withdraw them.',
      '  Use --whole if the files have everything of Shop: it withdraws what is missing on any day.',
    ])
  })
  it('when there are none, then nothing is said', () => {
    expect([missingLines([]), replacedLines(0)]).toEqual([[], []])
  })
  it('when a bill was replaced, then it is said how many are withdrawn, and what to do with parts', () => {
    expect(replacedLines(1).join()).toMatch(/^ {2}1 cloud cost is withdrawn: .* does not have it\..*--files parts\.$/)
    expect(replacedLines(2).join()).toMatch(/^ {2}2 cloud costs are withdrawn: .* does not have them\./)
  })
})
