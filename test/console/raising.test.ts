import { describe, expect, it } from '@jest/globals'
import type { Signal } from '@workspace-delivery-intelligence/client'
import { byWhatTheyWouldRaise, notMeasured } from '../../console/src/pages/confidence/raising.js'

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

  it('leaves out what is complete and what cannot be measured', () => {
    const signals = [signal('freshness', 8, 100), signal('meetings_tagged', 12, null)]
    expect(byWhatTheyWouldRaise(signals)).toEqual([])
  })

  it('has what is good enough and not complete, too', () => {
    expect(byWhatTheyWouldRaise([signal('release_evidence', 10, 81, '')])).toHaveLength(1)
  })
})

describe('what cannot be measured', () => {
  it('is told by weight', () => {
    const signals = [signal('assumptions', 6, null), signal('prs_linked', 16, 50), signal('items_mapped', 14, null)]
    expect(notMeasured(signals).map(({ id }) => id)).toEqual(['items_mapped', 'assumptions'])
  })
})
