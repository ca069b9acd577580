import { type Either, isLeft, left, right } from 'fp-ts/lib/Either.js'

/** What an effect comes to: one of its named errors, or its value. It never rejects but for a defect. */
export type Outcome<E, A> = Promise<Either<E, A>>

/** A store that did not answer, or said that it cannot; `cause` never holds a secret or a caller's data. */
export interface StoreUnavailable {
  readonly tag: 'store_unavailable'
  readonly store: 'event log' | 'read store' | 'registry'
  readonly cause: string
  /** Its file is damaged: waiting mends nothing, and `cause` says what does. */
  readonly damaged?: true
}

/** Why a store cannot be used; `message` is one line that says what to do, and holds no secret. */
export interface OpenError {
  readonly tag: 'open_error'
  readonly message: string
}

type Asked = Readonly<Record<string, () => Outcome<unknown, unknown>>>
type ErrorOf<Q> = Q extends () => Outcome<infer E, unknown> ? E : never
type ValueOf<Q> = Q extends () => Outcome<unknown, infer A> ? A : never

/** Asks one after the other; all values by name, or the first error. */
export const allOf = async <Q extends Asked>(
  questions: Q,
): Outcome<ErrorOf<Q[keyof Q]>, { readonly [N in keyof Q]: ValueOf<Q[N]> }> => {
  const values: Record<string, unknown> = {}
  for (const [name, ask] of Object.entries(questions)) {
    const answer = await ask()
    if (isLeft(answer)) return left(answer.left as ErrorOf<Q[keyof Q]>)
    values[name] = answer.right
  }
  return right(values as { [N in keyof Q]: ValueOf<Q[N]> })
}

/** Asks for each in turn, and puts the lists that come together. */
export const flatOf = async <E, X, A>(
  all: readonly X[],
  ask: (one: X) => Outcome<E, readonly A[]>,
): Outcome<E, readonly A[]> => {
  const found: A[] = []
  for (const one of all) {
    const answer = await ask(one)
    if (isLeft(answer)) return answer
    found.push(...answer.right)
  }
  return right(found)
}
