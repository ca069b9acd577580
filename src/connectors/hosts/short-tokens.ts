import type { Instant } from '#domain/common'
import { epochOf } from '#domain/time'
import type { ShortToken } from '#sources/kit/hosts/host'

/** A token is made anew this long before it ends. */
const BEFORE_END_MS = 300_000

/** Gives a token that lasts for some minutes yet: the last one, or another by `make`. Those who ask at once wait for the same one. */
export const shortTokens = (make: () => Promise<ShortToken>, now: () => Instant): (() => Promise<string>) => {
  let last: ShortToken | null = null
  let making: Promise<ShortToken> | null = null
  const made = async (): Promise<ShortToken> => {
    try {
      last = await make()
      return last
    } finally {
      making = null
    }
  }
  return async () => {
    if (last !== null && epochOf(last.endsAt) - epochOf(now()) > BEFORE_END_MS) return last.token
    making ??= made()
    return (await making).token
  }
}
