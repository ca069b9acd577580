import { randomBytes } from 'node:crypto'
import type { Binary, Collection } from 'mongodb'
import type { Pepper, Registry } from '../port.js'
import { run, unlessThere } from './attempt.js'

export interface StoredPepper {
  /** Counted from 1, so that only one of two processes makes the first. */
  readonly _id: number
  readonly id: string
  readonly secret: Binary
}

const LIVE_PEPPERS = 2

/** The live peppers; the first one is made where none is. */
export const peppersIn = (peppers: Collection<StoredPepper>): Registry['peppers'] => {
  const livePeppers = async (): Promise<readonly Pepper[]> =>
    (await peppers.find().sort({ _id: -1 }).limit(LIVE_PEPPERS).toArray()).map(({ id, secret }) => ({
      id,
      secret: Buffer.from(secret.value()),
    }))
  const firstPepper = async (): Promise<readonly Pepper[]> => {
    const secret = randomBytes(32) as unknown as Binary
    await peppers.insertOne({ _id: 1, id: randomBytes(4).toString('hex'), secret }).catch(unlessThere)
    return livePeppers()
  }
  return async () => {
    const live = await run(async () => {
      const found = await livePeppers()
      return found.length > 0 ? found : firstPepper()
    })
    return live as Awaited<ReturnType<Registry['peppers']>>
  }
}
