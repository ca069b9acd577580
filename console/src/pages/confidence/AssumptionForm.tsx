import { useProjectQuestion } from '../../selection/selected.js'
import type { Field } from '../../statement/fields.js'
import { StatementDialog } from '../../statement/StatementDialog.js'
import { counter } from '../../statement/takeBack.js'
import type { OpenPoints } from './points.js'
import { useScoreWatch } from './useScoreWatch.js'

type Assumption = OpenPoints['assumptions'][number]

/** The beginnings of a work cost allocation that the numbers go by. */
const ALLOCATIONS = /^\s*(added|included)\b/i

const fieldsOf = ({ id }: Assumption): readonly Field[] => [
  {
    kind: 'long',
    name: 'value',
    label: 'Assumption',
    ...(id === 'work-cost-allocation'
      ? { note: 'Begin with “added” (meetings come on top of time sheets) or “included” (time sheets contain them).' }
      : {}),
  },
  { kind: 'text', name: 'unitOrMethod', label: 'Unit or method' },
  { kind: 'day', name: 'from', label: 'First day' },
  { kind: 'check', name: 'verified', label: 'Verified' },
]

/** Sets an assumption, as it is for the project. */
export const AssumptionForm = ({ assumption, onClose }: { assumption: Assumption; onClose: () => void }) => {
  const { projectId: project } = useProjectQuestion()
  const watches = useScoreWatch('assumptions')
  const { id, title, value, unitOrMethod, effectiveFrom, source, status, version } = assumption
  const wasSet = source === 'user'
  return (
    <StatementDialog
      title={`Change: ${title}`}
      statement="assumption.set"
      action="Set the assumption"
      told={`${title} is set.`}
      fields={fieldsOf(assumption)}
      fixed={{ project, assumption: id, ...(version === null ? {} : { version }) }}
      initial={{ value, unitOrMethod, from: effectiveFrom, verified: true }}
      about={`${project} ${id}`}
      watches={watches}
      check={({ value: said }) =>
        id === 'work-cost-allocation' && !ALLOCATIONS.test(String(said))
          ? { field: 'value', problem: 'Begin with “added” or “included”: the numbers go by that word.' }
          : null
      }
      undoneBy={() =>
        wasSet
          ? counter('assumption.set', {
              project,
              assumption: id,
              value,
              unitOrMethod,
              from: effectiveFrom,
              verified: status === 'verified',
            })
          : null
      }
      onClose={onClose}
    />
  )
}
