import type { Db } from 'mongodb'
import type { Turn, Turns } from '../port.js'
import { run, unlessThere } from './attempt.js'

/** A turn under its connection. */
type StoredTurn = Omit<Turn, 'connectionId'> & { readonly _id: string }

/** The turns in a database, and what makes their indexes. */
export const turnsIn = (db: Db): { readonly turns: Turns; readonly prepare: () => Promise<void> } => {
  const stored = db.collection<StoredTurn>('turns')
  const turns: Turns = {
    take: ({ workspaceId, connectionId, holder, until }, now) =>
      run(async () => {
        const takenOver = async (): Promise<boolean> => {
          const open = { _id: connectionId, $or: [{ holder }, { until: { $lte: now } }] }
          const taken = await stored.updateOne(open, { $set: { workspaceId, holder, until } })
          return taken.matchedCount > 0
        }
        if (await takenOver()) return true
        const made = await stored.insertOne({ _id: connectionId, workspaceId, holder, until }).catch(unlessThere)
        // One exists: of another holder, or this one was faster with another call.
        return made === undefined ? takenOver() : true
      }),
    release: ({ connectionId, holder }) =>
      run(async () => void (await stored.deleteOne({ _id: connectionId, holder }))),
    forget: (which) =>
      run(async () => {
        await stored.deleteMany('connectionId' in which ? { _id: which.connectionId } : which)
      }),
  }
  const prepare = async (): Promise<void> => {
    await stored.createIndex({ workspaceId: 1 })
  }
  return { turns, prepare }
}
