import { type ReactNode, useContext, useEffect } from 'react'
import type { Question } from '../api/useAnswer.js'
import { AnsweredContext, EvidenceContext } from './evidence.js'

/** Shows an answer whose numbers open their evidence. */
export const Answered = ({ question, children }: { question: Question; children: ReactNode }) => {
  const show = useContext(EvidenceContext)?.show
  // biome-ignore lint/correctness/useExhaustiveDependencies: the parameters say whether it is another question
  useEffect(() => show?.(question), [show, question.operation, JSON.stringify(question.parameters)])
  return <AnsweredContext value={question}>{children}</AnsweredContext>
}
