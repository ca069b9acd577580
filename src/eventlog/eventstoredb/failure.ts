// What the client's errors mean.

/** How long the server may be silent. The client's own deadline is not kept for appends, and reads have none. */
export const ANSWER_MS = 5_000

/** The server cannot, or does not want to: `cause` has nothing of the connection string or of an event in it. */
export interface Refused {
  readonly tag: 'refused'
  readonly cause: string
}
/** Nobody knows what came of it; the same again may find out. */
export interface NoAnswer {
  readonly tag: 'no_answer'
  readonly cause: string
  /** It was waited for in vain, and not told that nobody is there. */
  readonly silent: boolean
}
export type Failure = Refused | NoAnswer

export class Silence extends Error {}

const refused = (cause: string): Refused => ({ tag: 'refused', cause })
const noAnswer = (cause: string, silent = false): NoAnswer => ({ tag: 'no_answer', cause, silent })

/** What an error of the client says, told by its form: not every one is of its classes. */
export const failureOf = (error: unknown): Failure => {
  if (error instanceof Silence) return noAnswer(`the server is silent for ${ANSWER_MS / 1_000} seconds`, true)
  const { type, code, maxAppendSize } = error as { type?: string; code?: number; maxAppendSize?: number }
  switch (type) {
    case 'maximum-append-size-exceeded':
      return refused(`the append has more than ${maxAppendSize} bytes of data: raise the server's MaxAppendSize`)
    case 'access-denied':
      return refused('the server does not take the user that EVENTSTORE_URL names')
    case 'stream-deleted':
      return refused('the stream was deleted')
    case 'unknown':
    case 'unsupported':
    case 'invalid-argument':
      // What breaks a connection on its way is an internal error to gRPC.
      if (code === 13) return noAnswer('the connection broke')
      return refused(`the server reports an error of its own (gRPC status ${code ?? 'unknown'}): see its log`)
    case 'timeout':
    case 'deadline-exceeded':
      return noAnswer('the server did not do it in time')
    default:
      return noAnswer('the server cannot be reached')
  }
}
export const isOf = (type: string, error: unknown): boolean => (error as { readonly type?: unknown }).type === type

/** What the promise comes to; rejects with Silence where that takes too long. */
export const answered = async <A>(promise: Promise<A>): Promise<A> => {
  promise.catch(() => undefined)
  let timer: NodeJS.Timeout | undefined
  const silence = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Silence()), ANSWER_MS)
  })
  return Promise.race([promise, silence]).finally(() => clearTimeout(timer))
}
