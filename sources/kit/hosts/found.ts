import { unreadable } from './answers.js'
import { type Ask, HostFailure } from './ask.js'

/** The result of a reading; null if the host has nothing there (any more). */
export const unlessGone = async <A>(read: () => Promise<A>): Promise<A | null> => {
  try {
    return await read()
  } catch (error) {
    if (error instanceof HostFailure && error.fault.tag === 'not_found') return null
    throw error
  }
}

/** One record at an address; null if the host has none there. */
export const found = (ask: Ask, address: string): Promise<unknown> =>
  unlessGone(async () => {
    const { body } = await ask({ address })
    // An answer that breaks off before its body does not say that the record is gone.
    if (body === null) throw unreadable('a record was expected')
    return body
  })
