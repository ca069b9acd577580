import * as t from 'io-ts'
import { closed, nullable, oneOf } from '#domain/codec'
import { CivilDate, Int0, NonEmptyString, Provenance, Timestamp, Uuid, WorkType } from '#domain/common'
import { CodeChangeFacts } from '#domain/events/code'
import { LinkOrigin } from '../../entities/code-change.js'
import { NodeScope } from '../response.js'

const list = t.readonlyArray

/** The kinds of elements, in the order in which they are listed. */
export const TraceKind = oneOf(
  'invoice_line',
  'time_entry',
  'work_item',
  'change_order',
  'lock',
  'code_change',
  'ai_mark',
  'release',
)
export type TraceKind = t.TypeOf<typeof TraceKind>

/** The way in which an element is linked to another one, which is nearer to the start. */
const TraceLink = closed('TraceLink', { to: NonEmptyString, origin: LinkOrigin, rule: nullable(NonEmptyString) })
export type TraceLink = t.TypeOf<typeof TraceLink>

/** The origin of a change: its form, its commits and its beginning. */
const TracedChange = closed('TracedChange', {
  form: CodeChangeFacts.props.form,
  /** The commit that brought it onto the default branch. */
  mergeCommit: nullable(NonEmptyString),
  /** The commits that its host lists; null where none are listed. */
  commits: nullable(Int0),
  firstCommitAt: nullable(Timestamp),
  openedAt: nullable(Timestamp),
})

export const TraceElement = closed('TraceElement', {
  id: NonEmptyString,
  title: t.string,
  url: nullable(NonEmptyString),
  /** The day of what is dated by day; the instant is null then. */
  day: nullable(CivilDate),
  at: nullable(Timestamp),
  state: nullable(NonEmptyString),
  workType: nullable(WorkType),
  /** The standing of a work item to the lock in force; null for all else. */
  scope: nullable(NodeScope),
  provenance: Provenance,
  /** The provider of the strongest connection that reports it, or `hand`. */
  source: NonEmptyString,
  connectionId: nullable(Uuid),
  /** Null for all but changes. */
  change: nullable(TracedChange),
  /** The strongest first; none of the start. */
  links: list(TraceLink),
})
export type TraceElement = t.TypeOf<typeof TraceElement>

export const Trace = closed('Trace', {
  start: closed('TraceStart', { kind: TraceKind, id: NonEmptyString }),
  /** Others of the same kind that have the same name. */
  alike: list(closed('AlikeElement', { id: NonEmptyString, title: t.string })),
  kinds: list(
    closed('TracedKind', {
      kind: TraceKind,
      /** Null where the chain goes on from more than is followed. */
      total: nullable(Int0),
      /** The newest first. */
      elements: list(TraceElement),
    }),
  ),
})
export type Trace = t.TypeOf<typeof Trace>
