import type { Db } from 'mongodb'
import type { Partition } from '../port.js'
import { run } from './attempt.js'
import { controlIdOf } from './controls.js'
import { RECORDS } from './indexes.js'
import type { Operations, RecordPart } from './operations.js'

export type StoredRecord = RecordPart & { readonly _id: string; readonly control: string }

/** The operations on the records of commits. */
export const recordsOn = (db: Db, prefix: string): Pick<Operations, 'insertRecord' | 'record' | 'removeRecords'> => {
  const records = db.collection<StoredRecord>(RECORDS)
  const keyOf = (partition: Partition): string => controlIdOf(prefix, partition)
  return {
    insertRecord: (partition, parts) =>
      run(async () => {
        for (const part of parts)
          await records.insertOne({ ...part, _id: `${part.record}/${part.part}`, control: keyOf(partition) })
      }),
    record: (_, record) =>
      run(() =>
        records
          .find({ _id: { $gte: `${record}/`, $lt: `${record}0` } })
          .sort({ _id: 1 })
          .toArray(),
      ),
    removeRecords: (partition, seq) =>
      run(async () => void (await records.deleteMany({ control: keyOf(partition), seq: { $lte: seq } }))),
  }
}
