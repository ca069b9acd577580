import * as t from 'io-ts'
import { epochOf, instantOf } from '#domain/time'
import { type Ask, type HostAnswer, HostFailure, type HostRequest } from '#sources/kit/hosts/ask'

const FORBIDDEN = 403
/** The rest after a limit, in milliseconds: Google counts by the minute, and does not say when it goes on. */
const REST_MS = 60_000
const LIMITS: ReadonlySet<string> = new Set(['rateLimitExceeded', 'userRateLimitExceeded', 'quotaExceeded'])
const REMEDY =
  'enable the Google Calendar API in the project of the app, and let it sign in with the scopes calendar.calendarlist.readonly and calendar.events.readonly'

const Refusal = t.type({ error: t.type({ errors: t.readonlyArray(t.type({ reason: t.string })) }) })

/** Asks Google Calendar, which tells limits with the status of a right that is missing. */
export const asked = async (ask: Ask, request: HostRequest): Promise<HostAnswer> => {
  const answer = await ask({ ...request, expects: [...(request.expects ?? []), FORBIDDEN] })
  if (answer.status !== FORBIDDEN) return answer
  const { body, at } = answer
  if (Refusal.is(body) && body.error.errors.some(({ reason }) => LIMITS.has(reason)))
    throw new HostFailure({ tag: 'limited', until: instantOf(epochOf(at) + REST_MS) })
  throw new HostFailure({ tag: 'forbidden', remedy: REMEDY })
}
