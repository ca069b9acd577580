import type { Instant } from '#domain/common'
import type { EvidenceKind } from '#domain/events/connections'
import type { KeptChoices } from '#domain/events/import-choices'

/** The name of a choice: one value, or a table of a source's words. */
export type ChoiceName = Exclude<keyof KeptChoices, 'mapping'>

/** The origin of a choice: given with this import, kept from an earlier one, or proven by the files. */
export type ChoiceOrigin = 'given' | 'kept' | 'proven' | 'only_project'

/** Something that an import takes for true, though its source may not say it. */
export interface Assumption {
  readonly answer: ChoiceName
  /** The source's word, in a table of choices. */
  readonly word: string | null
  readonly meaning: string
  readonly from: ChoiceOrigin
}

/** A kept choice that an import replaces, for itself and for later ones. */
export interface ChangedChoice {
  /** `mapping` is how a table is read. */
  readonly answer: ChoiceName | 'mapping'
  readonly word: string | null
  readonly before: string
  readonly now: string
}

/** A kind of evidence that is taken to be complete up to when its file was made, though its records end earlier. */
export interface AssumedReach {
  readonly kind: EvidenceKind
  readonly madeAt: Instant
}
