import type { Answer } from '../../api/ask.js'
import type { Tone } from '../../format/words.js'

export type Detail = Answer<'invoices.read'>
export type Line = Detail['lines'][number]
export type Row = Answer<'invoices.list'>['invoices'][number]
export type Defense = Answer<'invoiceDefense.read'>
export type Pack = NonNullable<Defense['pack']>

interface Word {
  readonly text: string
  readonly tone: Tone
}

/** The questions that the service answers with evidence, as it words them. */
export const QUESTIONS: Readonly<Record<Pack['id'], string>> = {
  'what-was-delivered': 'What was delivered?',
  'what-did-it-cost': 'What did it cost?',
  'what-was-added': 'What was added?',
  'was-ai-used': 'Was AI used?',
  'how-sure-are-you': 'How sure are you?',
}

export const QUESTION_IDS = Object.keys(QUESTIONS) as readonly Pack['id'][]

export const lineWords: Readonly<Record<Line['status'], Word>> = {
  matched: { text: 'Supported', tone: 'good' },
  over_billed: { text: 'Billed more', tone: 'risk' },
  under_billed: { text: 'Billed less', tone: 'neutral' },
  unsupported: { text: 'No evidence', tone: 'warn' },
}

export const categoryWords: Readonly<Record<Line['category'], string>> = {
  labour: 'Labour',
  coordination: 'Coordination',
  cloud: 'Cloud costs',
  fixed: 'Fixed price',
  other: 'Other',
}

export const statusWords: Readonly<Record<Detail['status'], Word>> = {
  issued: { text: 'Issued', tone: 'info' },
  paid: { text: 'Paid', tone: 'good' },
  void: { text: 'Void', tone: 'neutral' },
}

export const scopeWords: Readonly<Record<NonNullable<Line['items'][number]['scope']>, string>> = {
  baseline: 'Agreed',
  added: 'Added later',
  removed: 'Removed',
  uncertain: 'Not decided',
  not_applicable: '—',
}

export const aiWords: Readonly<Record<Line['changes'][number]['ai'], string>> = {
  assisted: 'With AI',
  not_assisted: 'Without AI',
  conflicting: 'Tags disagree',
  untagged: 'No tag',
}

/** What stands behind a line where no time, item or meeting does. */
export const supportOf = ({ category, supportedCents, amountCents }: Line): string => {
  if (supportedCents === null) return 'Nothing stands behind this line.'
  if (amountCents < 0) return 'A credit needs no evidence.'
  switch (category) {
    case 'fixed':
      return 'The agreed amount stands behind this line.'
    case 'cloud':
      return 'The bills of the period stand behind this line.'
    default:
      return 'No record stands behind this line.'
  }
}
