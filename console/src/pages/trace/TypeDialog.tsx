import type { TraceElement } from '@workspace-delivery-intelligence/client'
import { spoken } from '../../format/words.js'
import { useProjectQuestion } from '../../selection/selected.js'
import type { Option } from '../../statement/fields.js'
import { StatementDialog } from '../../statement/StatementDialog.js'
import { counter } from '../../statement/takeBack.js'

const TYPES = ['epic', 'story', 'task', 'bug', 'subtask', 'other'] as const

const TYPE_OPTIONS: readonly Option[] = [
  ...TYPES.map((type) => ({ value: type, label: spoken(type) })),
  { value: 'none', label: 'As the tracker says' },
]

/** Sets the type of a work item in place of what its tracker says. */
export const TypeDialog = ({
  tracker,
  item,
  element: { title, workType },
  onClose,
}: {
  tracker: string
  item: string
  element: TraceElement
  onClose: () => void
}) => {
  const { projectId: project } = useProjectQuestion()
  const before = TYPES.find((type) => type === workType) ?? 'none'
  return (
    <StatementDialog
      title="Set the type"
      statement="item.type"
      action="Set the type"
      told="The type is set."
      about={`${tracker} ${item}`}
      fields={[{ kind: 'choice', name: 'type', label: 'Type of work', options: TYPE_OPTIONS }]}
      initial={{ type: before }}
      fixed={{ project, tracker, item }}
      undoneBy={() => counter('item.type', { project, tracker, item, type: before })}
      onClose={onClose}
    >
      <p>{title}</p>
    </StatementDialog>
  )
}
