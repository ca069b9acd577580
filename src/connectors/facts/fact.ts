import { type Either, isLeft, left, right } from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import { listOf } from '#domain/bounds'
import { closed, decode, describe, type Mismatch, optional, refined } from '#domain/codec'
import { Instant, NonEmptyString, type Uuid } from '#domain/common'
import { EvidenceKind, PLACE_OF } from '#domain/events/connections'
import type { Fact, FactsOf } from '#domain/events/facts'
import { placeSpelling } from '#domain/events/spelling'
import type { Interval } from '#domain/time'
import type { UpdatedFact } from '#import/source'
import { ERA, isInEra, timesOutside } from '#sources/kit/era'
import { Name } from '#sources/kit/name'
import type { Rejection } from './rejection.js'
import { dated, throughout } from './times.js'
import { written } from './written.js'

/** The most former keys of a thing. */
export const MOST_FORMER_KEYS = 100

const FactLine = closed('FactLine', {
  kind: NonEmptyString,
  place: Name,
  key: Name,
  occurredAt: optional(refined(Instant, isInEra, `an instant in ${ERA}`)),
  data: t.UnknownRecord,
  /** Keys under which the thing was known before. */
  formerKeys: optional(listOf(Name, MOST_FORMER_KEYS)),
})
const Kind = closed('Kind', { kind: EvidenceKind })
/** The subject of a line, even if the line is invalid. */
const About = t.type({ kind: EvidenceKind, place: Name, key: Name })

/** A fact, and the time of its record. */
export interface ReadFact {
  readonly fact: UpdatedFact
  readonly span: Interval
}

/** The key in the facts themselves; null if they have none. */
const ownKey: { readonly [K in EvidenceKind]: ((facts: FactsOf<K>) => string) | null } = {
  work_item: ({ key }) => key,
  code_change: ({ reference }) => reference,
  release: ({ tag, part }) => (part === 1 ? tag : `${tag}#${part}`),
  meeting: null,
  time_entry: null,
  invoice: ({ number }) => number,
  cloud_line: null,
  ai_usage: null,
}

const factOfKind = <K extends EvidenceKind>(
  kind: K,
  { place, key, occurredAt, data, formerKeys = [] }: t.TypeOf<typeof FactLine>,
): Either<Rejection, ReadFact> => {
  const about = { kind, place, key }
  const rejected = (reason: Rejection['reason'], message: string) => left({ reason, message, about })
  const { codec, facts: factsOf } = written[kind]
  const invalid = (problems: readonly Mismatch[]) =>
    rejected(
      'invalid_data',
      describe(problems.map((one) => ({ ...one, path: one.path === '' ? 'data' : `data.${one.path}` }))),
    )
  const decoded = decode(codec, data)
  if (isLeft(decoded)) return invalid(decoded.left)
  const outside = timesOutside(codec, decoded.right)
  if (outside.length > 0) return invalid(outside)
  const facts = factsOf(decoded.right)
  const own = ownKey[kind]?.(facts) ?? key
  if (own !== key) return rejected('key_mismatch', 'key: differs from the key in `data`; write that one here')
  const time = dated(kind, facts)
  const when = occurredAt ?? time?.occurredAt
  if (when === undefined) return rejected('no_instant', 'occurredAt: missing, and `data` has no time; add it')
  const fact = { kind, place, key, occurredAt: when, data: facts } as unknown as Fact
  const former = formerKeys.map((one) => ({ key: one, onlyIfNew: false }))
  return right({
    fact: former.length === 0 ? fact : { ...fact, former },
    span: throughout(time ?? { from: when, to: when }),
  })
}

/** A fact that is not checked yet. Its instant follows from its data where none is given. */
export interface Unchecked {
  readonly kind: EvidenceKind
  readonly place: string
  readonly key: string
  readonly occurredAt?: Instant
  readonly data: unknown
}

/** A fact of a connector, checked as a line of a file of facts is. */
export const checkedFact = ({ kind, place, key, occurredAt, data }: Unchecked): Either<Rejection, ReadFact> => {
  const line = decode(FactLine, { kind, place, key, data, ...(occurredAt === undefined ? {} : { occurredAt }) })
  return isLeft(line)
    ? left({ reason: 'not_a_fact', message: describe(line.left), about: null })
    : factOfKind(kind, { ...line.right, place: placeSpelling(kind, place) })
}

/** Says whether evidence of the kind names a project that does not exist. */
export const isUnknownProject = (kind: EvidenceKind, place: string, projects: ReadonlySet<Uuid>): boolean =>
  PLACE_OF[kind] === 'project' && !projects.has(place)

/** Places of facts: the workspace's projects, and current names of repositories that files call by former names. */
export interface Places {
  readonly projects: ReadonlySet<Uuid>
  readonly names: ReadonlyMap<string, string>
}

/** A place in the spelling of evidence. */
export const placeNamed = (kind: EvidenceKind, place: string, names: Places['names']): string => {
  const spelled = placeSpelling(kind, place)
  return PLACE_OF[kind] === 'repository' ? (names.get(spelled) ?? spelled) : spelled
}

/** A line's value as a fact, or why it was rejected. */
export const factOf = (value: unknown, { projects, names }: Places): Either<Rejection, ReadFact> => {
  const line = decode(FactLine, value)
  if (isLeft(line)) {
    const about = About.is(value)
      ? { kind: value.kind, place: placeNamed(value.kind, value.place, names), key: value.key }
      : null
    return left({ reason: 'not_a_fact', message: describe(line.left), about })
  }
  const known = decode(Kind, { kind: line.right.kind })
  if (isLeft(known)) return left({ reason: 'unknown_kind', message: describe(known.left), about: null })
  const { kind } = known.right
  const { key } = line.right
  const place = placeNamed(kind, line.right.place, names)
  if (isUnknownProject(kind, place, projects))
    return left({
      reason: 'unknown_project',
      message: 'place: the workspace has no project with this id',
      about: { kind, place, key },
    })
  return factOfKind(kind, { ...line.right, place })
}
