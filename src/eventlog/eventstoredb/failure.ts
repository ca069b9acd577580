// Meanings of the client's errors.

/** The longest silence of the server. The client ignores its own deadline for appends, and reads have none. */
const ANSWER_MS = 5_000

/** The texts of a failure; neither quotes the connection string or an event. */
interface Said {
  readonly cause: string
  /** Advice for the operator. */
  readonly remedy: string
}
/** The server refused or failed, and would do so again. */
export interface Refused extends Said {
  readonly tag: 'refused'
}
/** The outcome is unknown, or the server is not ready yet; repeating the call may show it. */
export interface NoAnswer extends Said {
  readonly tag: 'no_answer'
  /** No answer came, and no refusal either. */
  readonly silent: boolean
}
export type Failure = Refused | NoAnswer

export class Silence extends Error {}

/** The remedy if nothing better is known. */
export const TRY_AGAIN = 'check that the server of EVENTSTORE_URL runs, then try again'
const SEE_DOCS = 'see "A server for the log" in docs/operations.md'

const refused = (cause: string, remedy: string): Refused => ({ tag: 'refused', cause, remedy })
export const noAnswer = (cause: string, silent = false): NoAnswer => ({
  tag: 'no_answer',
  cause,
  remedy: TRY_AGAIN,
  silent,
})
/** A subscription that the server ended cleanly. */
export const ENDED = noAnswer('the server ended the reading')
/** A call to a log that was closed, or that was running then. */
export const CLOSED = noAnswer('it was closed')

// Numbers of gRPC.
const UNKNOWN = 2
const PERMISSION_DENIED = 7
const INTERNAL = 13
const UNAUTHENTICATED = 16

/** The client gives no type to errors of its first question to a server. */
const typeOf = (type: string | undefined, code: number | undefined): string | undefined => {
  if (type !== undefined) return type
  if (code === UNAUTHENTICATED || code === PERMISSION_DENIED) return 'access-denied'
  return code === UNKNOWN || code === INTERNAL ? 'unknown' : undefined
}

/** The TLS problem behind a message of OpenSSL or Node, which the client passes on; null for any other message. */
const tlsProblemIn = (message: string): Refused | null => {
  if (message.includes('wrong version number'))
    return refused(
      'the server speaks no TLS',
      'turn TLS on there, or append ?tls=false to EVENTSTORE_URL if nobody else can listen to the network',
    )
  if (message.includes('ERR_TLS_CERT_ALTNAME_INVALID'))
    return refused(
      'the certificate of the server is for another name',
      'use a name of the certificate in EVENTSTORE_URL',
    )
  const [untrusted] =
    /self-signed certificate(?: in certificate chain)?|unable to (?:get|verify)[^.:]{0,60} certificate|certificate has expired|certificate is not yet valid/.exec(
      message,
    ) ?? []
  return untrusted === undefined
    ? null
    : refused(
        `the certificate of the server is not trusted: ${untrusted}`,
        'name the file with the certificate of its authority as tlsCAFile in EVENTSTORE_URL',
      )
}

const accessProblem = (code: number | undefined, doing: 'read' | 'write'): Refused => {
  if (code === UNAUTHENTICATED)
    return refused('the server does not accept the user or the password', 'correct them in EVENTSTORE_URL')
  return doing === 'read'
    ? refused('the user of EVENTSTORE_URL may not read all streams ($all)', `allow it on the server: ${SEE_DOCS}`)
    : refused('the user of EVENTSTORE_URL may not write to the streams', `allow it on the server: ${SEE_DOCS}`)
}

/** Classifies an error of the client by its form, because not all errors are of its classes. */
export const failureOf = (error: unknown, doing: 'read' | 'write'): Failure => {
  if (error instanceof Silence) return noAnswer(`the server is silent for ${ANSWER_MS / 1_000} seconds`, true)
  const { type, code, maxAppendSize, message } = error as {
    type?: string
    code?: number
    maxAppendSize?: number
    message?: unknown
  }
  switch (typeOf(type, code)) {
    case 'maximum-append-size-exceeded':
      return refused(`the append has more than ${maxAppendSize} bytes of data`, "raise the server's MaxAppendSize")
    case 'access-denied':
      return accessProblem(code, doing)
    case 'stream-deleted':
      return refused('the stream was deleted', 'nothing can be appended to it any more')
    case 'unknown':
    case 'unsupported':
    case 'invalid-argument':
      // gRPC reports a connection that broke on the way as an internal error.
      if (code === INTERNAL) return noAnswer('the connection broke')
      // A server that is still starting answers so, and a cluster that elects its leader.
      if (code === undefined || code === UNKNOWN)
        return noAnswer('the server reports an error of its own (gRPC status unknown): see its log')
      return refused(`the server reports an error of its own (gRPC status ${code})`, 'see its log')
    case 'timeout':
    case 'deadline-exceeded':
      return noAnswer('the server did not answer in time')
    default:
      return tlsProblemIn(String(message)) ?? noAnswer('the server cannot be reached')
  }
}
export const isOf = (type: string, error: unknown): boolean => (error as { readonly type?: unknown }).type === type

/** Tells that nothing was heard of the server for too long, until it is stopped; `heard` begins that time again. */
export const onSilence = (tell: () => void): { readonly heard: () => void; readonly stop: () => void } => {
  // Two looks, because a process that was busy for long finds what has come only after the first.
  let looks = 0
  const timer = setInterval(() => {
    looks += 1
    if (looks > 1) tell()
  }, ANSWER_MS / 2)
  return {
    heard: () => {
      looks = 0
      timer.refresh()
    },
    stop: () => clearInterval(timer),
  }
}

/** The promise's result; rejects with Silence if it takes too long. */
export const answered = async <A>(promise: Promise<A>): Promise<A> => {
  promise.catch(() => undefined)
  let stop = (): void => undefined
  const silence = new Promise<never>((_, reject) => {
    stop = onSilence(() => reject(new Silence())).stop
  })
  return Promise.race([promise, silence]).finally(stop)
}
