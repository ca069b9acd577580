import { StatementDialog } from '../../statement/StatementDialog.js'

const TODAY = 'Today, if it is left empty.'

/** Ends an objective: it was reached, or it was given up. */
export const EndObjective = ({
  projectId,
  objective,
  title,
  how,
  onClose,
}: {
  projectId: string
  objective: string
  title: string
  how: 'complete' | 'drop'
  onClose: () => void
}) => (
  <StatementDialog
    title={how === 'complete' ? `Complete “${title}”` : `Drop “${title}”`}
    statement={how === 'complete' ? 'objective.complete' : 'objective.drop'}
    action={how === 'complete' ? 'Complete the objective' : 'Drop the objective'}
    told={how === 'complete' ? 'The objective is completed.' : 'The objective is dropped.'}
    fields={[{ kind: 'day', name: 'on', label: 'Day', isOptional: true, note: TODAY }]}
    fixed={{ project: projectId, objective }}
    about={objective}
    onClose={onClose}
  />
)

export const MilestoneForm = ({ projectId, onClose }: { projectId: string; onClose: () => void }) => (
  <StatementDialog
    title="Record a milestone"
    statement="milestone.reach"
    action="Record the milestone"
    told="The milestone is recorded."
    fields={[
      { kind: 'text', name: 'title', label: 'Milestone' },
      { kind: 'day', name: 'on', label: 'Reached on', isOptional: true, note: TODAY },
    ]}
    fixed={{ project: projectId }}
    about={projectId}
    onClose={onClose}
  />
)
