import { describe, expect, it } from '@jest/globals'
import { filterOf, isFiltered, NO_FILTER, toggled, valuesOf } from '../../console/src/pages/audit/filter.js'

describe('the filters of the audit page', () => {
  it('are read from the address as the operation takes them', () => {
    const view = { search: 'rate', quick: 'today', eventType: 'rate.set,scope.locked', event: 'an id', other: 'x' }
    expect(filterOf(view)).toEqual({ search: 'rate', quick: ['today'], eventType: ['rate.set', 'scope.locked'] })
  })

  it('are none where the address names none', () => {
    expect([filterOf({}), isFiltered({ event: 'an id' })]).toEqual([{}, false])
  })

  it('put a value in, and take it out again', () => {
    expect(toggled({}, 'status', 'failure')).toBe('failure')
    expect(toggled({ status: 'failure' }, 'status', 'partial')).toBe('failure,partial')
    expect(toggled({ status: 'failure,partial' }, 'status', 'failure')).toBe('partial')
    expect(toggled({ status: 'failure' }, 'status', 'failure')).toBeNull()
  })

  it('take no more values than the address and the service take', () => {
    const full = Array.from({ length: 16 }, (_, i) => `v${i}`).join(',')
    expect(toggled({ eventType: full }, 'eventType', 'one.more')).toBe(full)
    const long = 'a'.repeat(195)
    expect(toggled({ eventType: long }, 'eventType', 'one.more')).toBe(long)
    expect(valuesOf({ eventType: `${full},v16` }, 'eventType')).toHaveLength(16)
  })

  it('can all be taken out', () => {
    expect(Object.keys(NO_FILTER).sort()).toEqual(
      ['actor', 'connector', 'eventType', 'impact', 'quick', 'search', 'severity', 'status'].sort(),
    )
  })
})
