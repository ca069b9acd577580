import type { Either } from 'fp-ts/lib/Either.js'

/** What an effect comes to: one of its named errors, or its value. It never rejects but for a defect. */
export type Outcome<E, A> = Promise<Either<E, A>>

/** A store that did not answer, or said that it cannot; `cause` never holds a secret or a caller's data. */
export interface StoreUnavailable {
  readonly tag: 'store_unavailable'
  readonly store: 'event log' | 'read store' | 'registry'
  readonly cause: string
}
