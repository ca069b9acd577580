import { isLeft, left, right } from 'fp-ts/lib/Either.js'
import type { AnyCollection } from '#domain/documents'
import { attempt, type Connection, inTransaction } from '#sqlite/database'
import type { Batch, CheckpointMoved, Generation, LeaseLost, ReadStore, Write } from '../port.js'
import { controlOf, stamp } from './control.js'
import { type Writing, writingOf } from './documents.js'

/** Commits as the port specifies, in one transaction of a connection. */
export const commitOn = (connection: Connection): ReadStore['commit'] => {
  const writings = new Map<string, Writing>()
  const writing = (generation: Generation, collection: AnyCollection): Writing => {
    const key = `${generation} ${collection.name}`
    const known = writings.get(key) ?? writingOf(generation, collection, connection)
    writings.set(key, known)
    return known
  }
  const write = (generation: Generation, { writes, deletes, anew = false }: Batch): void => {
    const byCollection = new Map<AnyCollection, Write[]>()
    for (const one of writes) {
      const rows = byCollection.get(one.collection) ?? []
      rows.push(one)
      byCollection.set(one.collection, rows)
    }
    if (anew) for (const { collection, id } of [...writes, ...deletes]) writing(generation, collection).clear(id)
    for (const [collection, rows] of byCollection) writing(generation, collection).put(rows)
    for (const { collection, id } of deletes) writing(generation, collection).remove(id)
  }
  return async (lease, batch) => {
    const result = await attempt('read store', () =>
      inTransaction(connection, () => {
        const control = controlOf(connection, lease.generation, lease.partition)
        if (control.epoch !== lease.epoch || control.owner === null) return left<LeaseLost>({ tag: 'lease_lost' })
        if (control.checkpoint !== batch.from)
          return left<CheckpointMoved>({ tag: 'checkpoint_moved', actual: control.checkpoint })
        write(lease.generation, batch)
        if (batch.writes.length + batch.deletes.length > 0)
          stamp(connection, lease.generation, lease.partition, batch.workspaces)
        connection
          .prepare(`
            UPDATE control SET checkpoint = ?, as_of = ?, beat = beat + 1 WHERE generation = ? AND partition = ?`)
          .run(batch.to, batch.asOf, lease.generation, lease.partition)
        return right(undefined)
      }),
    )
    return isLeft(result) ? result : result.right
  }
}
