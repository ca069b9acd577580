import { StatementDialog } from '../../statement/StatementDialog.js'
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
