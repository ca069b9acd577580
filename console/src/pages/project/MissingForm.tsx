import type { CommandCenter } from '@workspace-delivery-intelligence/client'
import { setView, useAddress } from '../../address/useAddress.js'
import { useAccess } from '../../selection/access.js'
import { useProjectQuestion } from '../../selection/selected.js'
import { AnswerForm } from '../../statement/AnswerForm.js'
import { EstimateForm } from '../../statement/goals/EstimateForm.js'
import { ObjectiveForm } from '../../statement/goals/ObjectiveForm.js'

const close = (): void => setView({ form: null })

/** The form that the address names, over the page; nothing where it names none. */
export const MissingForm = ({ answer }: { answer: CommandCenter }) => {
  const { view } = useAddress()
  const { projectId } = useProjectQuestion()
  const access = useAccess()
  const { question } = answer.activeClientQuestion
  if (access === null) return null
  const { currency, statements } = access
  const may = (statement: string): boolean => statements.includes(statement)
  switch (view['form']) {
    case 'answer':
      return question === null || !may('question.answer') ? null : (
        <AnswerForm projectId={projectId} named={question} question={question} answer={null} onClose={close} />
      )
    case 'estimate':
      return may('estimate.record') ? <EstimateForm projectId={projectId} currency={currency} onClose={close} /> : null
    case 'objective':
      return may('objective.set') ? <ObjectiveForm projectId={projectId} onClose={close} /> : null
    default:
      return null
  }
}
