import { type Either, isLeft, left, right } from 'fp-ts/lib/Either.js'

/** An effect's result: one of its named errors, or its value. It rejects only on a defect. */
export type Outcome<E, A> = Promise<Either<E, A>>

/** The reason why a store failed; `cause` never holds a secret or a caller's data. */
export type StoreError = StoreUnavailable | StoreCorrupt | GenerationGone
export type StoreName = 'event log' | 'read store' | 'registry'

/** The store did not answer, or said that it cannot: trying again may help. */
export interface StoreUnavailable {
  readonly tag: 'store_unavailable'
  readonly store: StoreName
  readonly cause: string
  /** Advice for the operator, if more is known than where the store is. */
  readonly remedy?: string
}

/** Something stored cannot be read, and stays so until an operator acts. */
export interface StoreCorrupt {
  readonly tag: 'store_corrupt'
  readonly store: StoreName
  /** Names the document, event or file. */
  readonly what: string
  readonly cause: string
  /** Advice for the operator. */
  readonly remedy: string
}

/** The generation that was asked for has been dropped: another one serves. */
export interface GenerationGone {
  readonly tag: 'generation_gone'
  readonly store: 'read store'
  readonly cause: string
}

/** The rejection of a read's promises; `Folded.read` turns it into a `Left`. */
export class StoreFailure extends Error {
  override readonly name = 'StoreFailure'
  readonly error: StoreError

  constructor(error: StoreError) {
    super(error.cause)
    this.error = error
  }
}

/** One line for an operator. */
export const corruptSentence = ({ what, cause, remedy }: StoreCorrupt): string =>
  `${what} cannot be read (${cause}): ${remedy}`

const STORE_ERRORS: ReadonlySet<string> = new Set<StoreError['tag']>([
  'store_unavailable',
  'store_corrupt',
  'generation_gone',
])
export const isStoreError = <E extends { readonly tag: string }>(error: E): error is Extract<E, StoreError> =>
  STORE_ERRORS.has(error.tag)

/** The reason why a store cannot be used; `message` is one line that says what to do, and holds no secret. */
export interface OpenError {
  readonly tag: 'open_error'
  readonly message: string
}

/** The value, or a rejection with the failure. */
export const orReject = async <A>(outcome: Outcome<StoreError, A> | Either<StoreError, A>): Promise<A> => {
  const answer = await outcome
  if (isLeft(answer)) throw new StoreFailure(answer.left)
  return answer.right
}

/** The value of a promise, or the store's failure with which it rejects; throws any other rejection. */
export const failuresOf = async <A>(promise: Promise<A>): Outcome<StoreError, A> => {
  try {
    return right(await promise)
  } catch (error) {
    if (error instanceof StoreFailure) return left(error.error)
    throw error
  }
}
