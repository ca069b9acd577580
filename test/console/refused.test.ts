import { describe, expect, it } from '@jest/globals'
import { ApiError, Unreachable } from '@workspace-delivery-intelligence/client'
import { problemAbove, problemAt, refusedBy } from '../../console/src/api/refused.js'

const refusal = (status: number, message: string, paths: readonly string[] = [], code = 'x') => {
  const fields = paths.map((path) => ({ path, reason: 'invalid' }))
  const body = { error: { code, message, requestId: 'r', details: { fields } } }
  return refusedBy(new ApiError(new Response(null, { status }), body, null))
}

describe('a refusal', () => {
  it('of a field stands at the field, without its name', () => {
    const refused = refusal(400, 'name: expected a name.', ['name'])
    expect(problemAt(refused, 'name')).toBe('Expected a name.')
    expect(problemAt(refused, 'role')).toBeNull()
    expect(problemAbove(refused, ['name', 'role'])).toBeNull()
  })
  it('of a field that the form does not show stands above it', () => {
    expect(problemAbove(refusal(400, 'id: expected a UUID.', ['id']), ['name'])).toBe('id: expected a UUID.')
  })
  it('of several fields is said at each of them', () => {
    const refused = refusal(400, 'name: is missing.', ['name', 'role'])
    expect(problemAt(refused, 'role')).toBe('This is missing or not valid.')
  })
  it.each([
    [409, 'Grace exists already.', 'Grace exists already.'],
    [403, 'The role may not do this.', 'The role may not do this.'],
    [404, 'Not found.', expect.stringContaining('does not exist any more')],
    [429, '', 'The service refused this.'],
    [503, 'Busy.', expect.stringContaining('Trying again does no harm')],
    [200, '', expect.stringContaining('Trying again does no harm')],
  ])('with status %d stands above the form', (status, message, sentence) => {
    expect(problemAbove(refusal(status, message), ['name'])).toEqual(sentence)
  })
  it('of what somebody else has changed says so', () => {
    expect(refusal(409, 'It was changed by now.', [], 'conflict')).toEqual({
      kind: 'changed',
      message: 'It was changed by now.',
    })
  })
  it('of a session that has ended is no sentence: the page signs out', () => {
    expect(refusal(401, 'no')).toEqual({ kind: 'signed_out' })
  })
  it('that never came is none: whether it was done is not known', () => {
    expect(refusedBy(new Unreachable(null))).toEqual({ kind: 'unanswered' })
  })
  it('shows hidden marks in what others wrote', () => {
    expect(refusal(409, 'G\u202erace exists.')).toEqual({ kind: 'sentence', message: 'G⟨U+202E⟩race exists.' })
  })
  it('is whole, however long its sentence is', () => {
    const sentence = 'A long sentence. '.repeat(30).trim()
    expect(problemAbove(refusal(409, sentence), [])).toBe(sentence)
  })
})
