import { randomUUID } from 'node:crypto'
import { isLeft, left, right } from 'fp-ts/lib/Either.js'
import { isStoreError, type Outcome, type StoreError } from '#domain/outcome'
import type { Folded, Lease, LeaseHeld, Partition, ReadStore, Seen } from '#readstore/port'
import { systemClock } from './clock.js'

/** An owner whose beat has not moved for this long is considered dead. */
const TIMEOUT_MS = 3_000
const POLL_MS = 100
const BEAT_MS = 500

/** The wait after which the caller learns who owns the lease. */
const TELL_AFTER_MS = 700

/** A unique name of a lease's owner, beginning with a readable part. */
export const ownerOf = (what: string): string => `${what} (process ${process.pid}) ${randomUUID()}`

/** The readable part of an owner's name. */
export const ownerInWords = (owner: string): string => owner.replace(/ [0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/, '')

/**
 * Takes the leases of free partitions, and waits while live workers have all of them; returns as soon as it has one or
 * more, or none if the signal was aborted first. A worker is considered dead if its beat has not moved for 3 seconds by
 * this process's own monotonic clock.
 */
export const takeLeases = async (
  partitions: readonly Partition[],
  owner: string,
  readStore: Pick<Folded, 'acquire'>,
  signal: AbortSignal,
  clock = systemClock,
  onWaiting: (owner: string) => void = () => undefined,
): Outcome<StoreError, readonly Lease[]> => {
  const begun = clock.monotonicMs()
  let reported = ''
  const seenOf = new Map<Partition, Seen & { readonly since: number }>()
  const taken: Lease[] = []
  while (!signal.aborted) {
    for (const partition of partitions) {
      const seen = seenOf.get(partition)
      const still = seen !== undefined && clock.monotonicMs() - seen.since >= TIMEOUT_MS
      const lease = await (still ? readStore.acquire(partition, owner, seen) : readStore.acquire(partition, owner))
      if (!isLeft(lease)) {
        taken.push(lease.right)
        continue
      }
      // A store error does not give up the leases already taken.
      if (isStoreError(lease.left)) return taken.length > 0 ? right(taken) : left(lease.left)
      const { generation, epoch, beat, owner: holder } = lease.left
      if (reported !== holder && clock.monotonicMs() - begun >= TELL_AFTER_MS) {
        reported = holder
        onWaiting(ownerInWords(holder))
      }
      if (seen?.generation !== generation || seen.epoch !== epoch || seen.beat !== beat)
        seenOf.set(partition, { generation, epoch, beat, since: clock.monotonicMs() })
    }
    if (taken.length > 0) break
    await clock.sleep(POLL_MS, signal)
  }
  return right(taken)
}

/** The same for one partition; undefined if the signal was aborted first. */
export const takeLease = async (
  partition: Partition,
  ...rest: Rest<Parameters<typeof takeLeases>>
): Outcome<StoreError, Lease | undefined> => {
  const taken = await takeLeases([partition], ...rest)
  return isLeft(taken) ? taken : right(taken.right[0])
}
type Rest<T extends readonly unknown[]> = T extends [unknown, ...infer R] ? R : never

export const releaseAll = async (leases: readonly Lease[], readStore: Pick<ReadStore, 'release'>): Promise<void> => {
  await Promise.all(leases.map(readStore.release))
}

const releasedWith = async <E>(
  error: E,
  leases: readonly Lease[],
  readStore: Pick<ReadStore, 'release'>,
): Promise<E> => {
  await releaseAll(leases, readStore)
  return error
}

/**
 * Takes the leases of all partitions; if a live process has one of them, takes none and returns that owner. If any has
 * an owner, which may have been killed, waits one time-out: an owner whose beat moves meanwhile is alive.
 */
export const takeIdle = async (
  partitions: readonly Partition[],
  owner: string,
  readStore: Pick<Folded, 'acquire'> & Pick<ReadStore, 'release'>,
  clock = systemClock,
): Outcome<LeaseHeld | StoreError, readonly Lease[]> => {
  const taken: Lease[] = []
  const seenOf = new Map<Partition, Seen>()
  for (const partition of partitions) {
    const lease = await readStore.acquire(partition, owner)
    if (!isLeft(lease)) taken.push(lease.right)
    else if (isStoreError(lease.left)) return releasedWith(lease, taken, readStore)
    else seenOf.set(partition, lease.left)
  }
  if (seenOf.size > 0) await clock.sleep(TIMEOUT_MS, new AbortController().signal)
  for (const [partition, seen] of seenOf) {
    const lease = await readStore.acquire(partition, owner, seen)
    if (isLeft(lease)) return releasedWith(lease, taken, readStore)
    taken.push(lease.right)
  }
  return right(taken)
}

/** Runs `use` under leases and beats meanwhile; aborts its signal if a lease is lost. */
export const whileBeating = async <E, A>(
  leases: readonly Lease[],
  readStore: ReadStore,
  clock: typeof systemClock,
  use: (lost: AbortSignal) => Outcome<E, A>,
): Outcome<E, A> => {
  const [stop, lost] = [new AbortController(), new AbortController()]
  const either = AbortSignal.any([stop.signal, lost.signal])
  const beating = (async () => {
    while (!either.aborted) {
      const alive = await Promise.all(leases.map(readStore.beat))
      if (alive.some((one) => isLeft(one) && one.left.tag === 'lease_lost')) lost.abort()
      await clock.sleep(BEAT_MS, either)
    }
  })()
  const done = await use(lost.signal).finally(() => stop.abort())
  await beating
  return done
}
