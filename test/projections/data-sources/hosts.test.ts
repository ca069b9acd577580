import { describe, expect, it } from '@jest/globals'
import type { ListRead } from '#domain/events/hosts'
import { readToOf, reconciledAtOf, unreadContainersOf } from '#projections/data-sources/hosts'

const MONDAY = '2026-03-02T09:00:00.000Z'
const TUESDAY = '2026-03-03T09:00:00.000Z'

const list = (members: Partial<ListRead>): ListRead => ({
  list: 'issues',
  of: '1',
  readTo: TUESDAY,
  reconciledAt: MONDAY,
  pass: null,
  begun: [],
  completeBackTo: null,
  left: null,
  problem: null,
  ...members,
})
const place = (id: string, name: string) => ({
  id,
  name,
  kind: 'repository' as const,
  container: `example.com/${name}`,
})
const CONNECTION = {
  label: 'Gitea',
  asked: {
    address: 'https://example.com',
    account: null,
    containers: [place('1', 'acme/web'), place('2', 'acme/old')],
  },
}

describe('given lists of a host', () => {
  it('when all are read, then they are read and compared up to the oldest of them', () => {
    const lists = [list({}), list({ list: 'pulls', readTo: MONDAY, reconciledAt: TUESDAY })]
    expect(readToOf({ lists })).toBe(MONDAY)
    expect(reconciledAtOf({ lists })).toBe(MONDAY)
  })
  it('when one was not read to its end, then nothing is said to be read or compared', () => {
    const lists = [list({ list: 'pulls', readTo: null, reconciledAt: null }), list({})]
    expect(readToOf({ lists })).toBeNull()
    expect(reconciledAtOf({ lists })).toBeNull()
  })
  it('when a container cannot be seen, then it is named once, and the others are read', () => {
    const gone = { of: '2', readTo: null, problem: 'not_found' as const }
    const lists = [list({}), list(gone), list({ ...gone, list: 'pulls' })]
    expect(unreadContainersOf(CONNECTION, { lists })).toEqual(['acme/old'])
    expect(readToOf({ lists })).toBe(TUESDAY)
  })
  it('when a list of the whole account cannot be read, then the connection is named', () => {
    expect(unreadContainersOf(CONNECTION, { lists: [list({ of: null, problem: 'forbidden' })] })).toEqual(['Gitea'])
  })
  it('when nothing was read yet, then nothing is said to be read', () => {
    expect(readToOf({ lists: [] })).toBeNull()
    expect(reconciledAtOf({ lists: [] })).toBeNull()
  })
})
