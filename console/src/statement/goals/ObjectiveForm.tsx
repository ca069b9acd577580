import { StatementDialog } from '../StatementDialog.js'
import { counter } from '../takeBack.js'

/** Sets an objective of a project. */
export const ObjectiveForm = ({ projectId, onClose }: { projectId: string; onClose: () => void }) => (
  <StatementDialog
    title="Set an objective"
    statement="objective.set"
    action="Set the objective"
    told="The objective is set."
    fields={[
      { kind: 'text', name: 'title', label: 'Objective' },
      { kind: 'day', name: 'on', label: 'Set on', isOptional: true, note: 'Today, if it is left empty.' },
      { kind: 'day', name: 'dueOn', label: 'Due on', isOptional: true },
    ]}
    fixed={{ project: projectId }}
    about={projectId}
    undoneBy={({ ids }) => {
      const objective = ids['objectiveId']
      return objective === undefined ? null : counter('objective.drop', { project: projectId, objective })
    }}
    onClose={onClose}
  />
)
