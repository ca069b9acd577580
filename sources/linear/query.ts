import * as t from 'io-ts'
import { maybe, nullable } from '#domain/codec'
import type { Instant } from '#domain/common'
import { epochOf, instantOf } from '#domain/time'
import { bodyAs, unreadable } from '#sources/kit/hosts/answers'
import { type Ask, type HostAnswer, HostFailure, type Quota } from '#sources/kit/hosts/ask'
import { numberIn } from '#sources/kit/hosts/link'

// Queries of Linear's API, which answers errors with 200 or 400, and limits among them.

const Refused = t.type(
  { errors: t.readonlyArray(t.type({ extensions: maybe(t.type({ code: maybe(t.string) })) })) },
  'errors of Linear',
)

const quotaBy = (headers: HostAnswer['headers'], word: 'requests' | 'complexity'): Quota | null => {
  const limit = numberIn(headers.get(`x-ratelimit-${word}-limit`))
  const remaining = numberIn(headers.get(`x-ratelimit-${word}-remaining`))
  const resetMs = numberIn(headers.get(`x-ratelimit-${word}-reset`))
  if (limit === null || remaining === null || resetMs === null || limit === 0) return null
  return { limit, remaining, resetsAt: instantOf(Math.min(resetMs, 4e12)) }
}

/** The tighter one of the two quotas that Linear tells: of requests, and of their complexity. */
export const quotaOf = (headers: HostAnswer['headers']): Quota | null => {
  const requests = quotaBy(headers, 'requests')
  const complexity = quotaBy(headers, 'complexity')
  if (requests === null || complexity === null) return requests ?? complexity
  return complexity.remaining / complexity.limit < requests.remaining / requests.limit ? complexity : requests
}

/** The end of a limit; after an hour, where the answer does not tell it. */
const limitedUntil = ({ headers, at }: HostAnswer): Instant =>
  quotaOf(headers)?.resetsAt ?? instantOf(epochOf(at) + 3_600_000)

const failureOf = (answer: HostAnswer): HostFailure => {
  const codes = bodyAs(Refused, answer).errors.map(({ extensions }) => extensions?.code)
  if (codes.includes('RATELIMITED')) return new HostFailure({ tag: 'limited', until: limitedUntil(answer) })
  if (codes.includes('AUTHENTICATION_ERROR')) return new HostFailure({ tag: 'unauthorized' })
  if (codes.includes('FORBIDDEN')) return new HostFailure({ tag: 'forbidden' })
  if (codes.includes('ENTITY_NOT_FOUND')) return new HostFailure({ tag: 'not_found' })
  return unreadable('Linear refuses the query')
}

/** The data that answers a query, and the host's time. A part that Linear refuses makes all of it a failure. */
export const queried = async <A>(
  ask: Ask,
  codec: t.Type<A>,
  query: string,
  variables: Readonly<Record<string, unknown>>,
): Promise<{ readonly data: A; readonly at: Instant }> => {
  const answer = await ask({ method: 'POST', address: '/graphql', body: { query, variables }, expects: [400] })
  if (answer.status === 400 || Refused.is(answer.body)) throw failureOf(answer)
  const { data } = bodyAs(t.type({ data: codec }, 'data of Linear'), answer)
  return { data, at: answer.at }
}

/** A page of a list, with where the next one begins. */
export const connectionOf = <A>(node: t.Type<A>) =>
  t.type({
    nodes: t.readonlyArray(node),
    pageInfo: t.type({ hasNextPage: t.boolean, endCursor: nullable(t.string) }),
  })

/** The place of the next page; null if this is the last one. Throws a `HostFailure` if there is another without a place. */
export const nextIn = (
  { pageInfo }: { readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null } },
  before: string | null,
): string | null => {
  const { hasNextPage, endCursor } = pageInfo
  if (!hasNextPage) return null
  if (endCursor === null || endCursor === before || endCursor.length > 500)
    throw unreadable('a page has no place of the next one')
  return endCursor
}
