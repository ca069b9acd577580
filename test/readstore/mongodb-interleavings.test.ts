import { describe, expect, it } from '@jest/globals'
import { isLeft, right } from 'fp-ts/lib/Either.js'
import type { Operations } from '#readstore/mongodb/operations'
import { ROLES, search, type Weakness } from './interleavings.js'

describe('given two workers who write two documents, taking turns in every order', () => {
  it('then no write is lost, repeated or half done, wherever either of them ends', async () => {
    const { finding, states } = await search({})
    expect(finding).toBeNull()
    expect(states).toBeGreaterThan(300)
  })
  it('then no write is lost, repeated or half done where any one answer is lost', async () => {
    const { finding, states } = await search({ lostAnswers: 1 })
    expect(finding).toBeNull()
    expect(states).toBeGreaterThan(3_000)
  })
  it('then no write is lost, repeated or half done where the first moves only the checkpoint', async () => {
    const { finding, states } = await search({ roles: [ROLES.idler, ROLES.taker], lostAnswers: 1 })
    expect(finding).toBeNull()
    expect(states).toBeGreaterThan(300)
  })
  it('then a reader never sees documents of two moments', async () => {
    const { finding, states } = await search({ roles: [ROLES.owner, ROLES.reader] })
    expect(finding).toBeNull()
    expect(states).toBeGreaterThan(2_000)
  })
  it('then a reader sees documents of exactly one generation where one is switched to and the other dropped', async () => {
    const { finding, states } = await search({ roles: [ROLES.switcher, ROLES.reader] })
    expect(finding).toBeNull()
    expect(states).toBeGreaterThan(100)
  })
  it('then no switch discards commits of a worker that took the lease over', async () => {
    const { finding, states } = await search({ roles: [ROLES.switcher, ROLES.taker], longest: 30 })
    expect(finding).toBeNull()
    expect(states).toBeGreaterThan(100)
  })
})

/** What takes the record away, wherever the control document stands by now. */
const unguardedClearing: Weakness = (operations) => ({
  ...operations,
  compareAndSet: (partition, expected, changed) =>
    operations.compareAndSet(partition, changed.pending === null ? {} : expected, changed),
})
/** Records by `seq`, which is all that `pending` says of them. */
const bySeq = (operations: Operations, isWrittenOver: boolean): Operations => ({
  ...operations,
  insertRecord: async (partition, parts) => {
    const record = `of ${parts[0]?.seq}`
    const there = await operations.record(partition, record)
    if (isLeft(there)) return there
    if (there.right.length > 0 && !isWrittenOver) return right(undefined)
    return operations.insertRecord(
      partition,
      parts.map((part) => ({ ...part, record })),
    )
  },
  compareAndSet: (partition, expected, changed) =>
    operations.compareAndSet(
      partition,
      typeof expected.pending === 'string' ? { ...expected, pending: `of ${expected.seq}` } : expected,
      typeof changed.pending === 'string' ? { ...changed, pending: `of ${changed.seq}` } : changed,
    ),
})
const overwritableRecord: Weakness = (operations) => bySeq(operations, true)
const namelessPending: Weakness = (operations) => bySeq(operations, false)

describe('given a weakness', () => {
  it.each<[string, Weakness]>([
    ['step 4 takes away whatever is pending', unguardedClearing],
    ['a record can be written over', overwritableRecord],
    ['pending does not name its record', namelessPending],
  ])('(%s), then the same search finds the fault', async (_, weaken) => {
    const { finding } = await search({ weaken })
    expect(finding).toMatch(/^at \d x is .* taker: set owner, epoch/)
  })
})
