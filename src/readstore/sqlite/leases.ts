import { isLeft, left, right } from 'fp-ts/lib/Either.js'
import { LOG_START } from '#eventlog/port'
import { attempt, type Connection, inTransaction } from '#sqlite/database'
import { GONE } from '../generations.js'
import type { Folded, Generation, Lease, LeaseHeld, Partition, ReadStore, Seen } from '../port.js'
import { controlOf } from './control.js'

/** Takes a partition of a generation for its owner, if nobody holds it or whoever holds it stood still since it was seen. */
export const acquireIn = async (
  connection: Connection,
  which: (connection: Connection) => Generation | null,
  partition: Partition,
  owner: string,
  seen: Seen | undefined,
): ReturnType<Folded['acquire']> => {
  const result = await attempt('read store', () =>
    inTransaction(connection, () => {
      const generation = which(connection)
      if (generation === null) return GONE
      const { owner: holder, epoch: before, beat } = controlOf(connection, generation, partition)
      const stoodStill = seen?.generation === generation && seen.epoch === before && seen.beat === beat
      if (holder !== null && !stoodStill)
        return left<LeaseHeld>({ tag: 'lease_held', generation, owner: holder, epoch: before, beat })
      const epoch = before + 1
      connection
        .prepare(`
        INSERT INTO control (generation, partition, owner, epoch, beat, checkpoint, as_of)
        VALUES (?, ?, ?, ?, 0, ?, NULL)
        ON CONFLICT DO UPDATE SET owner = excluded.owner, epoch = excluded.epoch, beat = 0`)
        .run(generation, partition, owner, epoch, LOG_START)
      return right<never, Lease>({ partition, generation, owner, epoch })
    }),
  )
  return isLeft(result) ? result : result.right
}

/** Keeps leases, and gives them back. */
export const leasesIn = ({ prepare }: Connection): Pick<ReadStore, 'beat' | 'release'> => ({
  beat: async ({ generation, partition, epoch }) => {
    const result = await attempt('read store', () =>
      prepare(`
        UPDATE control SET beat = beat + 1
        WHERE generation = ? AND partition = ? AND epoch = ? AND owner IS NOT NULL`).run(generation, partition, epoch),
    )
    if (isLeft(result)) return result
    return result.right.changes === 1 ? right(undefined) : left({ tag: 'lease_lost' })
  },
  release: async ({ generation, partition, epoch }) => {
    const result = await attempt('read store', () =>
      prepare('UPDATE control SET owner = NULL WHERE generation = ? AND partition = ? AND epoch = ?').run(
        generation,
        partition,
        epoch,
      ),
    )
    return isLeft(result) ? result : right(undefined)
  },
})
