import { useAnswer } from '../../api/useAnswer.js'
import { Day } from '../../parts/values.js'
import { useProjectQuestion, useSelected } from '../../selection/selected.js'
import type { Option } from '../../statement/fields.js'
import { Listed } from './Listed.js'
import { MendDialog, type MendRow } from './MendDialog.js'
import type { OpenPoints } from './points.js'
import { useScoreWatch } from './useScoreWatch.js'

type Change = OpenPoints['changes'][number]

const keyOf = ({ repository, change }: Change): string => JSON.stringify([repository, change])

/** The work items of the period, to choose from. */
const useItems = (): readonly Option[] => {
  const asked = useAnswer('search.read', useProjectQuestion())
  if (asked.state !== 'ready') return []
  return asked.answer.groups
    .flatMap(({ items }): readonly { kind: string; title: string }[] => items)
    .filter(({ kind }) => kind === 'work_item')
    .map(({ title }) => ({ value: title.split(' ')[0] ?? title, label: title }))
}

/** Links changes to the work items that they belong to. */
export const ChangesDialog = ({ points, onClose }: { points: OpenPoints; onClose: () => void }) => {
  const { projectId } = useProjectQuestion()
  const { timeZone } = useSelected()
  const watches = useScoreWatch('prs_linked')
  const suggestions = useItems()
  const { changes, changesTotal } = points
  const known = new Map(changes.map((one) => [keyOf(one), one]))
  const statedOf = (key: string, item: string) => {
    const { repository, change } = known.get(key) as Change
    return { project: projectId, repository, change, item }
  }
  const rows = changes.map(
    (one): MendRow => ({
      key: keyOf(one),
      name: `${one.change} ${one.title}`.trim(),
      facts: (
        <>
          <span>
            merged <Day at={one.mergedAt} timeZone={timeZone} />
          </span>
          <span>{one.repository}</span>
        </>
      ),
      value: '',
      words: one.repository,
    }),
  )
  return (
    <MendDialog
      title="Link changes to work items"
      note="Name the work item that each change belongs to. A key in the title or branch of a change links it by itself."
      action={(some) => `Link ${some}`}
      told={(some) => `Linked ${some}.`}
      one="change"
      many="changes"
      rows={rows}
      value={{ kind: 'text', label: 'Work item', suggestions }}
      statement={{ group: 'change', name: 'link', fieldsOf: statedOf }}
      undoneBy={{ group: 'change', name: 'unlink', fieldsOf: statedOf }}
      watches={watches}
      onClose={onClose}
    >
      <Listed listed={changes.length} total={changesTotal} />
    </MendDialog>
  )
}
