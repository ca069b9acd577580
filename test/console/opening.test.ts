import { describe, expect, it } from '@jest/globals'
import { openingPeriod } from '../../console/src/pages/portfolio/opening.js'

const SELECTED = { start: '2026-09-01', end: '2026-11-30' }
type Months = Parameters<typeof openingPeriod>[0]['months']

const month = (cents: number | null, completedItems: number | null): Months[number] => ({
  month: '2026-09',
  start: '2026-09-01',
  end: '2026-09-30',
  spent: { cents, currency: 'EUR', availability: 'available', reason: null },
  completedItems,
  ai: null,
})

describe('the period in which a project is opened', () => {
  it('is the selected one where its last evidence lies in it', () => {
    expect(openingPeriod({ months: [] }, '2026-11-30', SELECTED)).toEqual(SELECTED)
    expect(openingPeriod({ months: [] }, '2026-09-01', SELECTED)).toEqual(SELECTED)
  })
  it('is the selected one where something is known of it, whatever came later', () => {
    expect(openingPeriod({ months: [month(100, null)] }, '2027-02-01', SELECTED)).toEqual(SELECTED)
    expect(openingPeriod({ months: [month(null, 1)] }, '2027-02-01', SELECTED)).toEqual(SELECTED)
  })
  it('is the month of the last evidence where nothing is known of the selected one', () => {
    expect(openingPeriod({ months: [month(null, 0)] }, '2026-02-11', SELECTED)).toEqual({
      start: '2026-02-01',
      end: '2026-02-28',
    })
  })
  it('is the selected one without any evidence', () => {
    expect(openingPeriod({ months: [] }, null, SELECTED)).toEqual(SELECTED)
  })
})
