import { describe, expect, it } from '@jest/globals'
import type { Signal } from '@workspace-delivery-intelligence/client'
import { byWhatTheyWouldRaise } from '../../console/src/pages/confidence/raising.js'

const signal = (id: Signal['id'], weight: number, pct: number | null, note = 'Do it.'): Signal => ({
  id,
  label: id,
  note,
  weight,
  pct,
  contribution: null,
  evidence: { numerator: null, denominator: null, query: '' },
})

describe('what would raise confidence most', () => {
  it('is the signal with the most missing of its weight, not the lowest share', () => {
    const lowShareOfLittle = signal('assumptions', 6, 0)
    const middleShareOfMuch = signal('prs_linked', 16, 50)
    expect(byWhatTheyWouldRaise([lowShareOfLittle, middleShareOfMuch]).map(({ id }) => id)).toEqual([
      'prs_linked',
      'assumptions',
    ])
  })

  it('leaves out what is complete, what cannot be measured and what nothing can be done about', () => {
    const signals = [signal('freshness', 8, 100), signal('meetings_tagged', 12, null), signal('rate_card', 14, 20, '')]
    expect(byWhatTheyWouldRaise(signals)).toEqual([])
  })
})
