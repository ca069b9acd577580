import type { components } from './description.js'

export type ErrorCode = components['schemas']['Error']['code']
/** A parameter that is missing or invalid. */
export type FieldProblem = components['schemas']['FieldProblem']

/** The members of an error body, each unknown: what stands between client and service may have written it. */
const membersOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {}
const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null)
const numberOf = (value: unknown): number | null => (typeof value === 'number' ? value : null)

/** The most characters of the service's own message to take over. */
const MOST_CHARACTERS = 200
/** The most characters of it where it stands alone. */
const MOST_OF_SENTENCE = 2_000
/** The most parameters to take over; the contract allows no more. */
const MOST_FIELDS = 20
/** The most parameters to name in the message. */
const MOST_NAMED = 5
/** The most characters of each name there. */
const MOST_OF_NAME = 40

const fieldsOf = (value: unknown): readonly FieldProblem[] =>
  !Array.isArray(value)
    ? []
    : value.slice(0, MOST_FIELDS).flatMap((one: unknown) => {
        const { path, reason } = membersOf(one)
        return typeof path === 'string' && typeof reason === 'string' ? [{ path, reason } as FieldProblem] : []
      })

/** A text without the characters that would break its line or a terminal. */
const onOneLine = (text: string): string => text.replace(/[\s\p{Cc}]+/gu, ' ')

const named = ({ path, reason }: FieldProblem): string =>
  `${path.slice(0, MOST_OF_NAME)}: ${reason.slice(0, MOST_OF_NAME)}`

/** A message with the fields that were refused, on one line. */
const messageWith = (message: string, fields: readonly FieldProblem[]): string => {
  const told = onOneLine(message.slice(0, MOST_CHARACTERS))
  if (fields.length === 0) return told
  const names = fields.slice(0, MOST_NAMED).map(named)
  const more = fields.length > MOST_NAMED ? [`${fields.length - MOST_NAMED} more`] : []
  return `${told} (${onOneLine([...names, ...more].join(', '))})`
}

/** The service, or what stands before it, answered with an error. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly status: number
  /** The service's own sentence, without the fields; empty if the answer has none. */
  readonly sentence: string
  /** Null if the answer is not of the service, such as a proxy's page. */
  readonly code: ErrorCode | null
  /** The id by which the service's log knows the request; null if the answer has none. */
  readonly requestId: string | null
  /** The parameters that are missing or invalid; empty for other errors. */
  readonly fields: readonly FieldProblem[]
  /** The limit behind `quota_exceeded`, in days. */
  readonly limit: number | null
  /** The days that the refused request would use, for `quota_exceeded`. */
  readonly usage: number | null
  /** Seconds after which a retry can succeed; null if the answer does not say. */
  readonly retryAfterSeconds: number | null

  constructor(response: Response, body: unknown, retryAfterSeconds: number | null) {
    const error = membersOf(membersOf(body)['error'])
    const details = membersOf(error['details'])
    const sentence = textOf(error['message'])
    const message = sentence ?? `The answer has status ${response.status} and no error of the API.`
    const fields = fieldsOf(details['fields'])
    super(messageWith(message, fields))
    this.status = response.status
    this.sentence = onOneLine((sentence ?? '').slice(0, MOST_OF_SENTENCE))
    this.code = textOf(error['code']) as ErrorCode | null
    this.requestId = textOf(error['requestId']) ?? response.headers.get('X-Request-Id')
    this.fields = fields
    this.limit = numberOf(details['limit'])
    this.usage = numberOf(details['usage'])
    this.retryAfterSeconds = retryAfterSeconds
  }
}

/**
 * No answer of the API came: there is no network, nothing listens at the address, or something else answers there.
 * `cause` is the platform's error.
 */
export class Unreachable extends Error {
  override readonly name = 'Unreachable'

  constructor(cause: unknown) {
    super('The service cannot be reached.', { cause })
  }
}
