import { describe } from '@jest/globals'
import { holdsItsBounds } from './support/bounds.js'

describe('the sample that is opened on a Monday', () => {
  holdsItsBounds('2026-03-02T12:00:00.000Z')
})
