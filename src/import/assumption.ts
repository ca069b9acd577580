import type { Instant } from '#domain/common'
import type { ImportAnswers } from '#domain/events/answers'
import type { EvidenceKind } from '#domain/events/connections'

/** The name of a choice: one value, or a table of a source's words. */
export type AnswerName = Exclude<keyof ImportAnswers, 'mapping'>

/** The origin of an answer: given with this import, kept from an earlier one, or proven by the files. */
export type AnswerOrigin = 'given' | 'kept' | 'proven' | 'only_project'

/** Something that an import takes for true, though its source may not say it. */
export interface Assumption {
  readonly answer: AnswerName
  /** The source's word, in a table of answers. */
  readonly word: string | null
  readonly meaning: string
  readonly from: AnswerOrigin
}

/** A kept answer that an import replaces, for itself and for later ones. */
export interface ChangedAnswer {
  /** `mapping` is how a table is read. */
  readonly answer: AnswerName | 'mapping'
  readonly word: string | null
  readonly before: string
  readonly now: string
}

/** A kind of evidence that is taken to be complete up to when its file was made, though its records end earlier. */
export interface AssumedReach {
  readonly kind: EvidenceKind
  readonly madeAt: Instant
}
