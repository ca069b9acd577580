import { describe } from '@jest/globals'
import { holdsItsBounds } from './support/bounds.js'

describe.each([
  ['the last day of a month', '2026-08-31T18:00:00.000Z'],
  ['the first day of a month', '2026-05-01T07:30:00.000Z'],
  ['the first minute of a month', '2026-11-01T00:00:00.000Z'],
  ['29 February', '2028-02-29T09:00:00.000Z'],
  ['a Sunday', '2026-06-14T15:45:00.000Z'],
  ['New Year', '2027-01-01T00:05:00.000Z'],
  ['a day of this autumn', '2026-11-26T13:00:00.000Z'],
])('the sample that is opened on %s', (_, madeAt) => {
  holdsItsBounds(madeAt)
})
