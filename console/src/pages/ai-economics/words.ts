import type { Comparison, TaggedEvidence } from '@workspace-delivery-intelligence/client'
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
