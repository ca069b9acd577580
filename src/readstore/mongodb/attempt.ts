import { attempt, DUPLICATE_KEY, isDuplicateKey } from '#mongodb/database'

export const run = <A>(ask: () => Promise<A>) => attempt('read store', ask)

/** Says whether an insert succeeded, or found an existing document. */
export const isNew = (inserting: Promise<unknown>): Promise<boolean> =>
  inserting.then(
    () => true,
    (error: unknown) => {
      if (isDuplicateKey(error)) return false
      throw error
    },
  )

interface BulkError {
  /** One or more. */
  readonly writeErrors?: readonly { readonly code: number }[] | { readonly code: number }
  readonly result?: { readonly getWriteConcernError?: () => unknown }
}
/** Says whether all errors are duplicate keys. */
export const isDuplicatesOnly = (error: unknown): boolean => {
  if (!isDuplicateKey(error)) return false
  const { writeErrors = [], result } = error as BulkError
  return (
    [writeErrors].flat().every(({ code }) => code === DUPLICATE_KEY) && result?.getWriteConcernError?.() === undefined
  )
}
