import { StatementDialog } from '../../statement/StatementDialog.js'
import { counter } from '../../statement/takeBack.js'
import type { Detail } from './words.js'

/** Records what the client asked about an invoice. */
export const RecordQuestion = ({ detail, onClose }: { detail: Detail; onClose: () => void }) => (
  <StatementDialog
    title="Record a question of the client"
    statement="question.ask"
    action="Save the question"
    told="The question is recorded."
    about={detail.invoiceId}
    fields={[
      {
        kind: 'long',
        name: 'question',
        label: 'Question',
        note: `It stands with this invoice as long as it names ${detail.number}.`,
      },
    ]}
    initial={{ question: `Invoice ${detail.number}: ` }}
    check={({ question }) =>
      typeof question === 'string' && question.includes(detail.number)
        ? null
        : { field: 'question', problem: `Name ${detail.number} in the question.` }
    }
    fixed={{ project: detail.projectId }}
    onClose={onClose}
  />
)

/** Answers a question of the client. */
export const AnswerQuestion = ({
  detail,
  question: { questionId, question, answer },
  onClose,
}: {
  detail: Detail
  question: Detail['questions'][number]
  onClose: () => void
}) => (
  <StatementDialog
    title="Answer the client"
    statement="question.answer"
    action="Save the answer"
    told="The answer is saved."
    about={questionId}
    fields={[{ kind: 'long', name: 'answer', label: 'Answer', note: 'The client reads it as you write it.' }]}
    initial={{ answer: answer ?? '' }}
    fixed={{ project: detail.projectId, question: questionId }}
    undoneBy={() =>
      answer === null ? null : counter('question.answer', { project: detail.projectId, question: questionId, answer })
    }
    onClose={onClose}
  >
    <p>
      <strong>{question}</strong>
    </p>
  </StatementDialog>
)
