import { StatementDialog } from './StatementDialog.js'
import { counter } from './takeBack.js'

/**
 * Answers a question of the client.
 *
 * @param named the question as statements name it: its id or its text.
 * @param answer the answer that it has; null where it has none.
 */
export const AnswerForm = ({
  projectId: project,
  named,
  question,
  answer,
  onClose,
}: {
  projectId: string
  named: string
  question: string
  answer: string | null
  onClose: () => void
}) => (
  <StatementDialog
    title="Answer the client"
    statement="question.answer"
    action="Save the answer"
    told="The answer is saved."
    about={`${project} ${named}`}
    fields={[{ kind: 'long', name: 'answer', label: 'Answer', note: 'The client reads it as you write it.' }]}
    initial={{ answer: answer ?? '' }}
    fixed={{ project, question: named }}
    undoneBy={answer === null ? undefined : () => counter('question.answer', { project, question: named, answer })}
    onClose={onClose}
  >
    <p>
      <strong>{question}</strong>
    </p>
  </StatementDialog>
)
