import { StatementDialog } from '../StatementDialog.js'

/** Records what the whole project is expected to cost. */
export const EstimateForm = ({
  projectId,
  currency,
  onClose,
}: {
  projectId: string
  currency: string
  onClose: () => void
}) => (
  <StatementDialog
    title="Record an estimate"
    statement="estimate.record"
    action="Record the estimate"
    told="The estimate is recorded."
    fields={[
      { kind: 'money', name: 'amount', label: 'Total cost expected', currency },
      { kind: 'day', name: 'on', label: 'Decided on', isOptional: true, note: 'Today, if it is left empty.' },
    ]}
    fixed={{ project: projectId }}
    about={projectId}
    onClose={onClose}
  />
)
