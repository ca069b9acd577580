import { useProjectQuestion } from '../selection/selected.js'
import type { NamedChange } from './namedChange.js'
import { StatementDialog } from './StatementDialog.js'
import { counter } from './takeBack.js'

/** Takes the AI marks of a change back, or lets them count again. */
export const MarksDialog = ({
  change,
  restores,
  onClose,
}: {
  change: NamedChange
  /** Says whether marks that were taken back count again. */
  restores: boolean
  onClose: () => void
}) => {
  const { projectId: project } = useProjectQuestion()
  const named = { project, ...change }
  if (restores)
    return (
      <StatementDialog
        title="Restore AI marks"
        statement="aiMark.restore"
        action="Restore its AI marks"
        told="Its AI marks count again."
        about={`${change.repository} ${change.change}`}
        fields={[]}
        fixed={named}
        undoneBy={() => counter('aiMark.takeBack', named)}
        onClose={onClose}
      >
        <p>Marks of {change.change} that were taken back will count again.</p>
      </StatementDialog>
    )
  return (
    <StatementDialog
      title="Take AI marks back"
      statement="aiMark.takeBack"
      action="Take its AI marks back"
      told="Its AI marks are taken back."
      about={`${change.repository} ${change.change}`}
      fields={[]}
      fixed={named}
      undoneBy={() => counter('aiMark.restore', named)}
      onClose={onClose}
    >
      <p>The marks that say that AI helped with {change.change} will no longer count.</p>
    </StatementDialog>
  )
}
