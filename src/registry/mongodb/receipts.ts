import type { Db } from 'mongodb'
import type { Receipt, Receipts } from '../port.js'
import { run, unlessThere } from './attempt.js'

/** A receipt under its intent. */
interface StoredReceipt extends Receipt {
  readonly _id: string
}

const idOf = ({ workspaceId, callerId, key }: Receipt): string => JSON.stringify([workspaceId, callerId, key])
const receiptOf = ({ _id, ...receipt }: StoredReceipt): Receipt => receipt

/** The receipts in a database, and what makes their indexes. */
export const receiptsIn = (db: Db): { readonly receipts: Receipts; readonly prepare: () => Promise<void> } => {
  const stored = db.collection<StoredReceipt>('receipts')
  /** Puts a receipt unless its intent has one, and reads what is there; again where that was removed in between. */
  const takenNow = async (receipt: Receipt): Promise<Receipt> => {
    const _id = idOf(receipt)
    await stored.insertOne({ _id, ...receipt }).catch(unlessThere)
    const found = await stored.findOne({ _id })
    return found === null ? takenNow(receipt) : receiptOf(found)
  }
  const receipts: Receipts = {
    take: (receipt, over) =>
      run(async () => {
        await stored.deleteOne({ _id: idOf(receipt), takenAt: { $lte: over } })
        return takenNow(receipt)
      }),
    retake: ({ receiptId, triedAt }, now) =>
      run(async () => {
        const retaken = await stored.updateOne({ receiptId, triedAt, answer: null }, { $set: { triedAt: now } })
        return retaken.modifiedCount > 0
      }),
    answer: (receiptId, answer) => run(async () => void (await stored.updateOne({ receiptId }, { $set: { answer } }))),
    remove: (receiptId) => run(async () => void (await stored.deleteOne({ receiptId, answer: null }))),
    forget: (which) =>
      run(async () => {
        await stored.deleteMany(
          'over' in which ? { takenAt: { $lte: which.over } } : { workspaceId: which.workspaceId },
        )
      }),
  }
  const prepare = async (): Promise<void> => {
    await stored.createIndex({ receiptId: 1 }, { unique: true })
    await stored.createIndex({ takenAt: 1 })
    await stored.createIndex({ workspaceId: 1 })
  }
  return { receipts, prepare }
}
