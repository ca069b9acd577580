import * as t from 'io-ts'
import { closed, matching, nullable, oneOf, refined } from '#domain/codec'
import { FiniteNumber, Int0, NonEmptyString, Timestamp, Unit, Uuid } from '#domain/common'
import { formTexts } from './texts.js'

/** The most events of an explanation. */
export const EVENTS_LIMIT = 200

/** An exact number: a decimal or, where none holds it, a fraction. */
export const Exact = matching(/^-?\d+(?:\.\d+|\/\d+)?$/u, formTexts.exact)

const ExplainedEvent = closed('ExplainedEvent', {
  eventId: Uuid,
  type: NonEmptyString,
  /** The type in words for a person. */
  label: NonEmptyString,
  occurredAt: Timestamp,
  entity: closed('ExplainedEntity', {
    /** Its kind in words for a person. */
    kind: NonEmptyString,
    /** The reference by which people speak of it; null where there is none. */
    key: nullable(NonEmptyString),
    title: nullable(NonEmptyString),
  }),
  connectionId: nullable(Uuid),
  projectId: nullable(Uuid),
  contribution: nullable(Exact),
  /** The number without this event; null where that is not known without working it out anew. */
  without: nullable(FiniteNumber),
})
export type ExplainedEvent = t.TypeOf<typeof ExplainedEvent>

const ExplainedPart = closed('ExplainedPart', {
  name: NonEmptyString,
  /** The path of the part in the same answer; null where it is no number of it. */
  number: nullable(NonEmptyString),
  kind: oneOf('sum', 'count', 'stated'),
  unit: nullable(oneOf('count', 'hours', 'seconds', 'milliseconds', 'cents', 'currency')),
  value: nullable(Exact),
  events: refined(t.readonlyArray(ExplainedEvent), ({ length }) => length <= EVENTS_LIMIT, formTexts.events, {
    maxItems: EVENTS_LIMIT,
  }),
  eventsTotal: nullable(Int0),
  remainder: closed('ExplainedRemainder', { events: nullable(Int0), contribution: nullable(Exact) }),
})
export type ExplainedPart = t.TypeOf<typeof ExplainedPart>

export const EXPLANATION_KINDS = [
  'sum',
  'count',
  'ratio',
  'mean',
  'difference',
  'score',
  'derived',
  'stated',
  'constant',
  'unknown',
] as const

export const NumberExplanation = closed('NumberExplanation', {
  operation: NonEmptyString,
  number: NonEmptyString,
  value: nullable(FiniteNumber),
  unit: nullable(Unit),
  kind: oneOf(...EXPLANATION_KINDS),
  text: NonEmptyString,
  parts: t.readonlyArray(ExplainedPart),
})
export type NumberExplanation = t.TypeOf<typeof NumberExplanation>
export type ExplanationKind = NumberExplanation['kind']
