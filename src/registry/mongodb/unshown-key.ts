import type { Collection } from 'mongodb'
import type { Uuid } from '#domain/common'
import type { Registry } from '../port.js'
import { run } from './attempt.js'

export interface UnshownKey {
  readonly _id: 1
  readonly keyId: Uuid
  readonly key: string
}

/** The first key, until it was shown. */
export const unshownKeyIn = (unshown: Collection<UnshownKey>): Registry['unshownKey'] => ({
  put: (keyId, key) => run(async () => void (await unshown.replaceOne({ _id: 1 }, { keyId, key }, { upsert: true }))),
  get: () =>
    run(async () => {
      const found = await unshown.findOne({ _id: 1 })
      return found === null ? null : { keyId: found.keyId, key: found.key }
    }),
  shown: (keyId) => run(async () => void (await unshown.deleteOne({ _id: 1, keyId }))),
})
