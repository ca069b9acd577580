import { type Ask, HostFailure } from './ask.js'

/** One record at an address; null if the host has none there. */
export const found = async (ask: Ask, address: string): Promise<unknown> => {
  try {
    return (await ask({ address })).body
  } catch (error) {
    if (error instanceof HostFailure && error.fault.tag === 'not_found') return null
    throw error
  }
}
