import { describe, expect, it } from '@jest/globals'
import { problemAbove, problemAt, refusedBy } from '../../console/src/api/by-session.js'
import { Members } from '../../console/src/api/managing.js'

const told = (message: string) => ({ error: { code: 'x', message, requestId: 'r' } })

describe('a refusal', () => {
  it('of a field stands at the field, without its name', () => {
    const refused = refusedBy(400, told('name: expected a name.'), ['name'])
    expect(problemAt(refused, 'name')).toBe('Expected a name.')
    expect(problemAt(refused, 'role')).toBeNull()
    expect(problemAbove(refused, ['name', 'role'])).toBeNull()
  })
  it('of a field that the form does not show stands above it', () => {
    expect(problemAbove(refusedBy(400, told('id: expected a UUID.'), ['id']), ['name'])).toBe('id: expected a UUID.')
  })
  it('of several fields is said at each of them', () => {
    const refused = refusedBy(400, told('name: is missing.'), ['name', 'role'])
    expect(problemAt(refused, 'role')).toBe('This is missing or not valid.')
  })
  it.each([
    [409, 'Grace exists already.', 'Grace exists already.'],
    [403, 'The role may not do this.', 'The role may not do this.'],
    [404, 'Not found.', expect.stringContaining('does not exist any more')],
    [429, '', 'The service refused this.'],
    [503, 'Busy.', expect.stringContaining('Trying again does no harm')],
  ])('with status %d stands above the form', (status, message, sentence) => {
    expect(problemAbove(refusedBy(status, told(message), []), ['name'])).toEqual(sentence)
  })
  it('of a session that has ended is no sentence: the page signs out', () => {
    expect(refusedBy(401, told('no'), [])).toEqual({ kind: 'signed_out' })
  })
  it('shows hidden marks in what others wrote', () => {
    expect(refusedBy(409, told('G\u202erace exists.'), [])).toEqual({
      kind: 'sentence',
      message: 'G⟨U+202E⟩race exists.',
    })
  })
})

describe('the answer about members', () => {
  const member = {
    id: 'm',
    name: 'Grace',
    role: 'viewer',
    dataAccess: { all: false, clients: [{ id: 'c', name: 'Acme' }], projects: [] },
    isYou: true,
    mayChange: true,
    keys: 1,
    sessions: 0,
    account: 'none',
    invitedUntil: null,
  }
  it('is decoded, and members that are new to this console are left out', () => {
    const answer = {
      members: [{ ...member, later: 1 }],
      places: { clients: [{ id: 'c', name: 'Acme', projects: [] }] },
    }
    expect(Members(answer)).toEqual({ members: [member], places: answer.places })
  })
  it.each([
    null,
    {},
    { members: [], places: null },
    { members: [{ ...member, keys: '1' }], places: { clients: [] } },
    { members: [{ ...member, invitedUntil: undefined }], places: { clients: [] } },
  ])('is none where it is %j', (answer) => {
    expect(Members(answer)).toBeUndefined()
  })
})
