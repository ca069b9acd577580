// Meanings of the client's errors.

/** How long the server may be silent. The client ignores its own deadline for appends, and reads have none. */
export const ANSWER_MS = 5_000

/** The server refused or failed; `cause` quotes neither the connection string nor an event. */
export interface Refused {
  readonly tag: 'refused'
  readonly cause: string
}
/** The outcome is unknown; repeating the call may show it. */
export interface NoAnswer {
  readonly tag: 'no_answer'
  readonly cause: string
  /** No answer came, and no refusal either. */
  readonly silent: boolean
}
export type Failure = Refused | NoAnswer

export class Silence extends Error {}

const refused = (cause: string): Refused => ({ tag: 'refused', cause })
const noAnswer = (cause: string, silent = false): NoAnswer => ({ tag: 'no_answer', cause, silent })

/** Classifies an error of the client by its form, because not all errors are of its classes. */
export const failureOf = (error: unknown): Failure => {
  if (error instanceof Silence) return noAnswer(`the server is silent for ${ANSWER_MS / 1_000} seconds`, true)
  const { type, code, maxAppendSize } = error as { type?: string; code?: number; maxAppendSize?: number }
  switch (type) {
    case 'maximum-append-size-exceeded':
      return refused(`the append has more than ${maxAppendSize} bytes of data: raise the server's MaxAppendSize`)
    case 'access-denied':
      return refused('the server does not accept the user that EVENTSTORE_URL names')
    case 'stream-deleted':
      return refused('the stream was deleted')
    case 'unknown':
    case 'unsupported':
    case 'invalid-argument':
      // gRPC reports a connection that broke on the way as an internal error.
      if (code === 13) return noAnswer('the connection broke')
      return refused(`the server reports an error of its own (gRPC status ${code ?? 'unknown'}): see its log`)
    case 'timeout':
    case 'deadline-exceeded':
      return noAnswer('the server did not answer in time')
    default:
      return noAnswer('the server cannot be reached')
  }
}
export const isOf = (type: string, error: unknown): boolean => (error as { readonly type?: unknown }).type === type

/** The promise's result; rejects with Silence if it takes too long. */
export const answered = async <A>(promise: Promise<A>): Promise<A> => {
  promise.catch(() => undefined)
  let timer: NodeJS.Timeout | undefined
  const silence = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Silence()), ANSWER_MS)
  })
  return Promise.race([promise, silence]).finally(() => clearTimeout(timer))
}
