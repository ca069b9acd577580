import { useState } from 'react'
import { useAddress } from '../../address/useAddress.js'
import { useAnswer } from '../../api/useAnswer.js'
import { format } from '../../format/viewer.js'
import { Field } from '../../parts/Form.js'
import { startIn } from '../../search/start.js'
import { useProjectQuestion } from '../../selection/selected.js'
import type { Option } from '../../statement/fields.js'
import type { NamedChange } from '../../statement/namedChange.js'
import { StatementDialog } from '../../statement/StatementDialog.js'
import { counter } from '../../statement/takeBack.js'
import { watched } from '../../statement/watched.js'
import { changeOf, itemOf } from './acts.js'
import { kindPlurals } from './words.js'

/** The totals of the chain that is shown, which a statement is expected to change. */
const useWatchedTotals = () => {
  const { projectId } = useProjectQuestion()
  const start = startIn(useAddress().view)
  if (start === null) return undefined
  return watched({
    operation: 'trace.read',
    parameters: { projectId, ...start },
    numbers: ({ kinds }) =>
      kinds.map(({ kind, total }) => [kindPlurals[kind], total === null ? 'not known' : format.number(total)] as const),
  })
}

/** Links a change to one of the project's work items. */
export const LinkItemDialog = ({
  change,
  title,
  onClose,
}: {
  change: NamedChange
  title: string
  onClose: () => void
}) => {
  const question = useProjectQuestion()
  const { projectId: project } = question
  const searched = useAnswer('search.read', question)
  const watches = useWatchedTotals()
  const items = searched.state === 'ready' ? searched.answer.groups.flatMap(({ items: all }) => [...all]) : []
  const options = items.flatMap(({ id, kind, title: label }): readonly Option[] => {
    const named = kind === 'work_item' ? itemOf('work_item', { id }) : null
    return named === null ? [] : [{ value: named.item, label }]
  })
  return (
    <StatementDialog
      title="Link to a work item"
      statement="change.link"
      action="Link the change"
      told="The change is linked."
      about={`${change.repository} ${change.change}`}
      fields={[{ kind: 'choice', name: 'item', label: 'Work item of the period', options }]}
      fixed={{ project, ...change }}
      {...(watches === undefined ? {} : { watches })}
      undoneBy={(_, { item }) => counter('change.unlink', { project, ...change, item: item })}
      onClose={onClose}
    >
      <p>{title}</p>
    </StatementDialog>
  )
}

/** Links a work item to one of the project's changes. */
export const LinkChangeDialog = ({ item, title, onClose }: { item: string; title: string; onClose: () => void }) => {
  const question = useProjectQuestion()
  const { projectId: project } = question
  const graphed = useAnswer('forensics.read', question)
  const watches = useWatchedTotals()
  const [chosen, setChosen] = useState('')
  const nodes = graphed.state === 'ready' ? (graphed.answer.graph?.nodes ?? []) : []
  const changes = nodes.filter(({ kind }) => kind === 'code_change')
  const change = changeOf('code_change', { id: chosen })
  return (
    <StatementDialog
      title="Link a change"
      statement="change.link"
      action="Link the change"
      told="The change is linked."
      about={item}
      fields={[]}
      fixed={{ project, item, ...change }}
      check={() => (change === null ? { field: 'change', problem: 'Choose a change.' } : null)}
      {...(watches === undefined ? {} : { watches })}
      undoneBy={() => (change === null ? null : counter('change.unlink', { project, ...change, item }))}
      onClose={onClose}
    >
      <p>{title}</p>
      <Field label="Change of the period" problem={null}>
        {(state) => (
          <select {...state} value={chosen} onChange={({ target }) => setChosen(target.value)}>
            <option value="">Choose…</option>
            {changes.map(({ id, label }) => (
              <option key={id} value={id}>
                {label}
              </option>
            ))}
          </select>
        )}
      </Field>
    </StatementDialog>
  )
}

/** Takes a link between a change and a work item away, whatever its text says. */
export const UnlinkDialog = ({ change, item, onClose }: { change: NamedChange; item: string; onClose: () => void }) => {
  const { projectId: project } = useProjectQuestion()
  const watches = useWatchedTotals()
  return (
    <StatementDialog
      title="Remove a link"
      statement="change.unlink"
      action="Remove the link"
      told="The link is removed."
      about={`${change.repository} ${change.change} ${item}`}
      fields={[]}
      fixed={{ project, ...change, item }}
      {...(watches === undefined ? {} : { watches })}
      undoneBy={() => counter('change.link', { project, ...change, item })}
      onClose={onClose}
    >
      <p>
        {change.change} will no longer count for {item}, whatever its texts say.
      </p>
    </StatementDialog>
  )
}
