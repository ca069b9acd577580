import type { Db } from 'mongodb'
import type { Partition } from '../port.js'
import { isNew, run } from './attempt.js'
import { CONTROL } from './indexes.js'
import { type Control, NO_CONTROL, type Operations } from './operations.js'

/** The id of a partition's control document, among those of all generations. */
export const controlIdOf = (prefix: string, partition: Partition): string => `${prefix}/${partition}`

/** The operations on the control documents of partitions. */
export const controlsOn = (db: Db, prefix: string): Pick<Operations, 'control' | 'compareAndSet' | 'hold'> => {
  const controls = db.collection<Partial<Control> & { readonly _id: string }>(CONTROL)
  const keyOf = (partition: Partition): string => controlIdOf(prefix, partition)
  return {
    control: (partition) =>
      run(async () => {
        const found = await controls.findOne({ _id: keyOf(partition) })
        return { ...NO_CONTROL, ...found }
      }),
    compareAndSet: (partition, expected, changed) =>
      run(async () => {
        const _id = keyOf(partition)
        const change = { ...(Object.keys(changed).length === 0 ? {} : { $set: changed }), $inc: { beat: 1 } }
        const { matchedCount } = await controls.updateOne({ _id, ...expected }, change)
        if (matchedCount > 0) return true
        const isExpectedNew = Object.entries(expected).every(
          ([member, value]) => NO_CONTROL[member as keyof Control] === value,
        )
        if (!isExpectedNew) return false
        return isNew(controls.insertOne({ _id, ...NO_CONTROL, ...changed, beat: 1 }))
      }),
    hold: (partition, ms) =>
      run(async () => void (await controls.updateOne({ _id: keyOf(partition) }, { $max: { hold: ms } }))),
  }
}
