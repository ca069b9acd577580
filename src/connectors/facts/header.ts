import { type Either, isLeft, left, right } from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import { closed, decode, describe, oneOf, optional, refined } from '#domain/codec'
import { ConnectionRegistered, CoverageStatement } from '#domain/events/connections'
import { Name } from '#sources/kit/name'
import { isUnknownProject, type Places, placeNamed } from './fact.js'
import type { Rejection } from './rejection.js'

const Provider = refined(
  t.string,
  (s) => /^[a-z][a-z0-9_-]{0,47}$/.test(s),
  'a provider id of 1-48 lowercase letters, digits, hyphens and underscores',
)

/** The source that a file declares. */
export const ConnectionHeader = closed('ConnectionHeader', {
  /** Identifies the next export of the same source; its label if there is none. */
  id: optional(Name),
  label: optional(Name),
  provider: optional(Provider),
  /** The account at the provider, by a name that is safe to show. */
  account: optional(Name),
  category: optional(ConnectionRegistered.data.props.category),
  /** The channel by which the source recorded it. Git and people have their own channels. */
  channel: optional(oneOf('api', 'export', 'csv')),
})
export type ConnectionHeader = t.TypeOf<typeof ConnectionHeader>
const ConnectionLine = closed('ConnectionLine', { connection: ConnectionHeader })
const CoverageLine = closed('CoverageLine', { coverage: CoverageStatement })

const has = (value: unknown, member: string): boolean =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, member)
export const isConnectionLine = (value: unknown): boolean => has(value, 'connection')
export const isCoverageLine = (value: unknown): boolean => has(value, 'coverage')

/** The connection that a line declares, or its error. */
export const connectionOf = (value: unknown): Either<string, ConnectionHeader> => {
  const line = decode(ConnectionLine, value)
  return isLeft(line) ? left(describe(line.left)) : right(line.right.connection)
}

/** The kinds and places that a line declares complete, or its error. */
export const coverageOf = (value: unknown, { projects, names }: Places): Either<Rejection, CoverageStatement> => {
  const rejected = (message: string) => left({ reason: 'invalid_coverage' as const, message, about: null })
  const line = decode(CoverageLine, value)
  if (isLeft(line)) return rejected(describe(line.left))
  const { coverage } = line.right
  if (coverage.from >= coverage.to) return rejected('coverage.to: must be later than coverage.from')
  if (isUnknownProject(coverage.kind, coverage.container, projects))
    return rejected('coverage.container: the workspace has no project with this id')
  return right({ ...coverage, container: placeNamed(coverage.kind, coverage.container, names) })
}
