import { EmptyState } from '../../parts/EmptyState.js'
import { RemedyNote } from '../../parts/NotKnown.js'
import './open-questions.css'
import type { OpenQuestion } from './remedies.js'

/** The client's question and everything not stated yet, each with its remedy. */
export const OpenQuestions = ({ questions }: { questions: readonly OpenQuestion[] }) => {
  if (questions.length === 0) return <EmptyState title="No open questions" />
  return (
    <ul className="open-questions">
      {questions.map(({ id, text, remedy }) => (
        <li key={id} className="card open-question">
          <p>{text}</p>
          {remedy !== null && <RemedyNote remedy={remedy} />}
        </li>
      ))}
    </ul>
  )
}
