import type { Adoption, Comparison, TaggedEvidence } from '@workspace-delivery-intelligence/client'
import type { Tone } from '../../format/words.js'

export const tagWords: Readonly<Record<TaggedEvidence['status'], string>> = {
  assisted: 'With AI',
  not_assisted: 'Without AI',
  conflicting: 'Tags disagree',
}

export const tagTones: Readonly<Record<TaggedEvidence['status'], Tone>> = {
  assisted: 'ai',
  not_assisted: 'neutral',
  conflicting: 'warn',
}

export const signalWords: Readonly<Record<TaggedEvidence['signalSources'][number], string>> = {
  pr_label: 'Label',
  commit_trailer: 'Commit trailer',
  csv_column: 'Table column',
}

export const comparisonWords: Readonly<Record<Comparison['state'], string>> = {
  available: 'Compared',
  insufficient_sample: 'Too few changes to compare',
  unavailable: 'Cannot be compared',
}

export const comparisonTones: Readonly<Record<Comparison['state'], Tone>> = {
  available: 'good',
  insufficient_sample: 'warn',
  unavailable: 'neutral',
}

/** The counts of adoption, each with its name, in the order in which they are drawn. */
export const TAG_COUNTS = [
  ['assistedChanges', 'With AI'],
  ['notAssistedChanges', 'Without AI'],
  ['conflictingChanges', 'Tags disagree'],
  ['untaggedChanges', 'No tag'],
] as const

export type TagCounts = { readonly [name in (typeof TAG_COUNTS)[number][0]]: number | null } & {
  readonly mergedChanges: Adoption['mergedChanges'] | null
}
