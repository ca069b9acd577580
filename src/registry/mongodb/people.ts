import type { Collection } from 'mongodb'
import type { Instant, Uuid } from '#domain/common'
import { KEPT_MINUTES, type Registry, type RequestsOfKey } from '../port.js'
import { run, unlessThere } from './attempt.js'
import type { UnshownKey } from './unshown-key.js'

export interface MemberName {
  readonly _id: Uuid
  readonly name: string
}
export interface KeyUse {
  readonly _id: Uuid
  /** The minute begun last. */
  readonly minute: Instant
  /** In the order of their beginnings; absent in data of earlier versions. */
  readonly minutes?: readonly { readonly minute: Instant; readonly requests: number }[]
}

/** Counts requests of a key in a minute; gives all of that minute. */
const countIn = async (uses: Collection<KeyUse>, { keyId, minute, requests }: RequestsOfKey): Promise<number> => {
  for (;;) {
    const counted = await uses.findOneAndUpdate(
      { _id: keyId, 'minutes.minute': minute },
      { $inc: { 'minutes.$.requests': requests } },
      { returnDocument: 'after' },
    )
    const all = counted?.minutes?.find((one) => one.minute === minute)?.requests
    if (all !== undefined) return all
    const begun = await uses
      .updateOne(
        { _id: keyId, 'minutes.minute': { $ne: minute } },
        { $set: { minute }, $push: { minutes: { $each: [{ minute, requests }], $slice: -KEPT_MINUTES } } },
        { upsert: true },
      )
      .catch(unlessThere)
    if (begun !== undefined) return requests
  }
}

/** Names of members, uses of keys, and what removes both for good. */
export const peopleIn = (
  names: Collection<MemberName>,
  uses: Collection<KeyUse>,
  unshown: Collection<UnshownKey>,
): Pick<Registry, 'setName' | 'names' | 'lastUses' | 'countRequests' | 'forget'> => ({
  setName: (memberId, name) =>
    run(async () => void (await names.updateOne({ _id: memberId }, { $set: { name } }, { upsert: true }))),
  forget: (memberIds, keyIds) =>
    run(async () => {
      await names.deleteMany({ _id: { $in: [...memberIds] } })
      await uses.deleteMany({ _id: { $in: [...keyIds] } })
      await unshown.deleteMany({ keyId: { $in: [...keyIds] } })
    }),
  names: (memberIds) =>
    run(async () => {
      const found = await names.find({ _id: { $in: [...memberIds] } }).toArray()
      return new Map(found.map(({ _id, name }) => [_id, name]))
    }),
  lastUses: (keyIds) =>
    run(async () => {
      const found = await uses.find({ _id: { $in: [...keyIds] } }).toArray()
      return new Map(found.map(({ _id, minute }) => [_id, minute]))
    }),
  countRequests: (all) => run(() => Promise.all(all.map((one) => countIn(uses, one)))),
})
