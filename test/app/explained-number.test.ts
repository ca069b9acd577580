import { describe, expect, it } from '@jest/globals'
import { left, right } from 'fp-ts/lib/Either.js'
import { refusalText } from '#app/state/asked'
import { numberAt } from '#projections/explain/number'

const ANSWER = {
  currency: 'EUR',
  total: 3,
  unknown: null,
  kpis: [
    { id: 'delivery_output', value: { value: 7 } },
    { id: 'objectives', value: null },
  ],
}

describe('given the answer of an operation', () => {
  it.each([
    ['total', 3],
    ['unknown', null],
    ['unknown.deeper', null],
    ['kpis[0].value.value', 7],
    ['kpis.0.value.value', 7],
    ['kpis.delivery_output.value.value', 7],
    ['kpis.objectives.value.value', null],
  ])('when the number at %s is asked for, then it is %j', (path, value) => {
    expect(numberAt(ANSWER, path)).toEqual(right(value))
  })
  it.each([
    ['totals', '', ['currency', 'total', 'unknown', 'kpis']],
    ['currency', 'currency', []],
    ['constructor', '', ['currency', 'total', 'unknown', 'kpis']],
    ['kpis[2].value', 'kpis', ['delivery_output', 'objectives']],
    ['kpis.delivery_output.value', 'kpis.delivery_output.value', ['value']],
    ['total.value', 'total', []],
    ['kpis.length', 'kpis', ['delivery_output', 'objectives']],
  ])('when there is no number at %s, then it says how far the path leads, and what is there', (path, known, names) => {
    expect(numberAt(ANSWER, path)).toEqual(left({ known, names }))
  })
})

describe('given the refusal of a service', () => {
  const requestId = '0a1b2c3d-0000-4000-8000-000000000001'
  it('when it names several fields, then its sentence has the reason of the first and names the others', () => {
    const fields = [
      { path: 'start', reason: 'required' },
      { path: 'end', reason: 'out_of_range' },
    ]
    const error = { code: 'invalid_request', message: 'start is required.', requestId, details: { fields } }
    expect(refusalText({ error })).toBe(
      `start is required. Also wrong: end (out of range). (invalid_request, request ${requestId})`,
    )
  })
  it('when it is none, then nothing is made up', () => {
    expect([refusalText({ error: 'no' }), refusalText(undefined)]).toEqual([null, null])
  })
})
