import { HostFailure } from '#sources/kit/hosts/ask'
import type { Renewed, ShortToken } from '#sources/kit/hosts/host'

/** The grant of a connection, which changes each time that a token is made of it. */
export interface Grants {
  /** The grant as it is kept by now. Throws a `HostFailure` if it cannot be had. */
  readonly read: () => Promise<string>
  /**
   * Keeps the next grant in place of a former one; false where another process kept another one meanwhile. Throws a `HostFailure` if
   * nothing can be kept.
   */
  readonly replace: (former: string, next: string) => Promise<boolean>
}

/** The most attempts, where other processes trade the grant at the same time. */
const MOST_ATTEMPTS = 5

const isUnauthorized = (error: unknown): boolean => error instanceof HostFailure && error.fault.tag === 'unauthorized'

/**
 * Trades the grant that is kept for a token. The next grant is kept before the token is used. A grant that is refused may be one that
 * another process has just traded: it is read once more before that counts. Of two processes the one that keeps its grant first wins, and
 * the other takes up the winner's.
 */
export const tokenByGrant = async (grants: Grants, renew: (grant: string) => Promise<Renewed>): Promise<ShortToken> => {
  let refused: string | null = null
  for (let attempt = 1; attempt <= MOST_ATTEMPTS; attempt += 1) {
    const grant = await grants.read()
    try {
      if (grant === refused) throw new HostFailure({ tag: 'unauthorized' })
      const { token, endsAt, grant: next } = await renew(grant)
      if (await grants.replace(grant, next)) return { token, endsAt }
    } catch (error) {
      if (!isUnauthorized(error) || grant === refused) throw error
      refused = grant
    }
  }
  throw new HostFailure({ tag: 'unavailable', reason: 'other processes renew its token at the same time' })
}
