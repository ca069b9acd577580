import { attempt, isDuplicateKey } from '#mongodb/database'

export const run = <A>(ask: () => Promise<A>) => attempt('registry', ask)

/** Takes a document that is there already for none that was inserted. */
export const unlessThere = (error: unknown): void => {
  if (!isDuplicateKey(error)) throw error
}
