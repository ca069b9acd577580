import { useState } from 'react'
import { Section } from '../../parts/Section.js'
import { Day } from '../../parts/values.js'
import { useMay } from '../../selection/access.js'
import { useSelected } from '../../selection/selected.js'
import { AnswerForm } from '../../statement/AnswerForm.js'
import { RecordQuestion } from './QuestionDialogs.js'
import type { Detail } from './words.js'

type Question = Detail['questions'][number]

const Answered = ({ question, onAnswer }: { question: Question; onAnswer: () => void }) => {
  const mayAnswer = useMay('question.answer')
  const { timeZone } = useSelected()
  return (
    <li className="said">
      <p>
        <strong>{question.question}</strong>
      </p>
      {question.answer === null ? <p className="soft">Not answered yet.</p> : <p>{question.answer}</p>}
      <p className="row small soft">
        <span>
          Asked on <Day at={question.askedAt} timeZone={timeZone} />
        </span>
        {mayAnswer && (
          <button type="button" className="button is-small" onClick={onAnswer}>
            {question.answer === null ? 'Answer' : 'Change the answer'}
            <span className="unseen"> to “{question.question}”</span>
          </button>
        )}
      </p>
    </li>
  )
}

/** The questions that the client asked about the invoice, with their answers. */
export const Questions = ({ detail }: { detail: Detail }) => {
  const mayAsk = useMay('question.ask')
  const [isAsking, setAsking] = useState(false)
  const [answered, setAnswered] = useState<Question | null>(null)
  return (
    <Section
      title="Questions of the client"
      note={`Asked between the first and the last day of the invoice, or naming ${detail.number}`}
      aside={
        mayAsk && (
          <button type="button" className="button is-small" onClick={() => setAsking(true)}>
            Record a question
          </button>
        )
      }
    >
      {detail.questions.length === 0 ? (
        <p className="soft">The client has asked nothing about this invoice.</p>
      ) : (
        <ul className="card notes">
          {detail.questions.map((question) => (
            <Answered key={question.questionId} question={question} onAnswer={() => setAnswered(question)} />
          ))}
        </ul>
      )}
      {isAsking && <RecordQuestion detail={detail} onClose={() => setAsking(false)} />}
      {answered !== null && (
        <AnswerForm
          projectId={detail.projectId}
          named={answered.questionId}
          question={answered.question}
          answer={answered.answer}
          onClose={() => setAnswered(null)}
        />
      )}
    </Section>
  )
}
