import { left } from 'fp-ts/lib/Either.js'
import { LOOK_MS, MOST_LOOKS } from '#api/hosts'
import type { UseCaseRefused } from '#api/use-cases'
import type { Uuid } from '#domain/common'
import type { Outcome } from '#domain/outcome'

/** The looks at hosts of one workspace that may be under way. */
const MOST_OF_WORKSPACE = 2
const RETRY_SECONDS = 5

/** Takes looks at hosts, so many at a time and each for a bounded time: a host that is slow takes no turns of other requests. */
export const openLooks = () => {
  const closed = new AbortController()
  const running: Uuid[] = []
  return {
    /** Looks at a host, with the signal that ends it. */
    take: async <A>(
      workspaceId: Uuid,
      look: (signal: AbortSignal) => Outcome<UseCaseRefused, A>,
    ): Outcome<UseCaseRefused, A> => {
      const own = running.filter((one) => one === workspaceId).length
      if (running.length >= MOST_LOOKS || own >= MOST_OF_WORKSPACE)
        return left({ tag: 'overloaded', retryAfterSeconds: RETRY_SECONDS })
      const signal = AbortSignal.any([AbortSignal.timeout(LOOK_MS), closed.signal])
      running.push(workspaceId)
      try {
        return await look(signal)
      } catch (error) {
        if (!signal.aborted) throw error
        return left({
          tag: 'field_refused',
          name: 'address',
          problem: `the host did not answer within ${LOOK_MS / 1_000} seconds: check that it can be reached, and try again`,
          isMissing: false,
        })
      } finally {
        running.splice(running.indexOf(workspaceId), 1)
      }
    },
    /** Ends all looks that are under way. */
    close: (): void => closed.abort(),
  }
}
