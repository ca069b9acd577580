import type { CommandCenter } from '@workspace-delivery-intelligence/client'
import { setView, useAddress } from '../../address/useAddress.js'
import { useAccess } from '../../selection/access.js'
import { useProjectQuestion, useSelected } from '../../selection/selected.js'
import { StatementDialog } from '../../statement/StatementDialog.js'
import { counter } from '../../statement/StatementForm.js'

const close = (): void => setView({ form: null })

/** The form that the address names, over the page; nothing where it names none. */
export const MissingForm = ({ answer }: { answer: CommandCenter }) => {
  const { view } = useAddress()
  const { projectId } = useProjectQuestion()
  const { today } = useSelected()
  const access = useAccess()
  const { question } = answer.activeClientQuestion
  if (access === null) return null
  const { currency, statements } = access
  const may = (statement: string): boolean => statements.includes(statement)
  switch (view['form']) {
    case 'answer':
      return question === null || !may('question.answer') ? null : (
        <StatementDialog
          title="Answer the client"
          statement="question.answer"
          action="Record the answer"
          told="The answer is recorded."
          fields={[{ kind: 'long', name: 'answer', label: 'Answer', note: question }]}
          fixed={{ project: projectId, question }}
          about={projectId}
          onClose={close}
        />
      )
    case 'estimate':
      return may('estimate.record') ? (
        <StatementDialog
          title="Record the estimate"
          statement="estimate.record"
          action="Record the estimate"
          told="The estimate is recorded."
          fields={[
            { kind: 'money', name: 'amount', label: 'Estimated total cost', currency },
            { kind: 'day', name: 'on', label: 'Decided on' },
          ]}
          fixed={{ project: projectId }}
          initial={{ on: today }}
          about={projectId}
          onClose={close}
        />
      ) : null
    case 'objective':
      return may('objective.set') ? (
        <StatementDialog
          title="Set an objective"
          statement="objective.set"
          action="Set the objective"
          told="The objective is set."
          fields={[
            { kind: 'text', name: 'title', label: 'Objective' },
            { kind: 'day', name: 'dueOn', label: 'Due on', isOptional: true },
          ]}
          fixed={{ project: projectId }}
          about={projectId}
          undoneBy={({ ids }) =>
            ids['objectiveId'] === undefined
              ? null
              : counter('objective.drop', { project: projectId, objective: ids['objectiveId'] })
          }
          onClose={close}
        />
      ) : null
    default:
      return null
  }
}
