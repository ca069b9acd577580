import { createContext, useContext } from 'react'
import type { Question } from '../api/useAnswer.js'

/** A number of an answer: the question that it answers, and its path in the answer. */
export interface NumberAt {
  readonly question: Question
  readonly path: string
  /** The number as it is shown; null where only its place is known. */
  readonly text: string | null
  /** The currency of an amount; null for all else. */
  readonly currency: string | null
}

type Place = Pick<NumberAt, 'question' | 'path'>

/** The question whose answer is shown; null outside of one. */
export const AnsweredContext = createContext<Question | null>(null)

/** Access to the evidence of numbers beside the page. */
export interface Evidence {
  readonly open: (number: NumberAt) => void
  readonly opened: NumberAt | null
  /** Tells that an answer is shown, so that an address that names one of its numbers opens it. */
  readonly show: (question: Question) => void
}

/** Null where the caller may not ask for evidence. */
export const EvidenceContext = createContext<Evidence | null>(null)

const isSameNumber = (one: Place, other: Place): boolean =>
  one.path === other.path &&
  one.question.operation === other.question.operation &&
  JSON.stringify(one.question.parameters) === JSON.stringify(other.question.parameters)

/** Returns what opens the evidence of the number at a path of the answer that is shown; null where there is none. */
export const useEvidenceOf = (
  path: string | undefined,
  text: string,
  currency: string | null,
): { readonly isOpen: boolean; readonly question: Question; readonly open: () => void } | null => {
  const question = useContext(AnsweredContext)
  const evidence = useContext(EvidenceContext)
  if (path === undefined || question === null || evidence === null) return null
  const number: NumberAt = { question, path, text, currency }
  const isOpen = evidence.opened !== null && isSameNumber(evidence.opened, number)
  return { isOpen, question, open: () => evidence.open(number) }
}
