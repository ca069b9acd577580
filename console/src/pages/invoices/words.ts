import type {
  InvoiceLineView,
  InvoiceView,
  Pack,
  Reconciliation,
  ReconciliationRow,
} from '@workspace-delivery-intelligence/client'
import type { Tone } from '../../format/words.js'

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

/** The question of an address; the first one if it names none. */
export const questionOf = (id: string | undefined): Pack['id'] =>
  id !== undefined && Object.hasOwn(QUESTIONS, id) ? (id as Pack['id']) : 'what-was-delivered'

export const stateWords: Readonly<Record<Reconciliation['state'], Word>> = {
  matched: { text: 'Supported by evidence', tone: 'good' },
  variance: { text: 'Differs from the evidence', tone: 'warn' },
  insufficient_evidence: { text: 'Not enough evidence', tone: 'neutral' },
}

export const rowWords: Readonly<Record<ReconciliationRow['status'], Word>> = {
  matched: { text: 'Supported', tone: 'good' },
  over_billed: { text: 'Billed more', tone: 'risk' },
  under_billed: { text: 'Billed less', tone: 'warn' },
  unsupported: { text: 'No support', tone: 'neutral' },
}

export const lineWords: Readonly<Record<InvoiceLineView['category'], string>> = {
  labour: 'Labour',
  coordination: 'Coordination',
  cloud: 'Cloud costs',
  fixed: 'Fixed price',
  other: 'Other',
}

export const invoiceWords: Readonly<Record<InvoiceView['status'], string>> = {
  issued: 'Issued',
  paid: 'Paid',
  void: 'Void',
}
