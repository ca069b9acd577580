import { spoken } from '../../format/words.js'
import { Day } from '../../parts/values.js'
import { useProjectQuestion, useSelected } from '../../selection/selected.js'
import { Listed } from './Listed.js'
import { MendDialog, type MendRow } from './MendDialog.js'
import type { OpenPoints } from './points.js'
import { useScoreWatch } from './useScoreWatch.js'

type Item = OpenPoints['items'][number]

const keyOf = ({ tracker, item }: Item): string => JSON.stringify([tracker, item])

const TYPES = ['epic', 'story', 'task', 'bug', 'subtask'].map((value) => ({ value, label: spoken(value) }))

/** Sets the types of work items whose tracker names none. */
export const ItemsDialog = ({ points, onClose }: { points: OpenPoints; onClose: () => void }) => {
  const { projectId } = useProjectQuestion()
  const { timeZone } = useSelected()
  const watches = useScoreWatch(null)
  const { items, itemsTotal } = points
  const known = new Map(items.map((one) => [keyOf(one), one]))
  const statedOf = (key: string, type: string) => {
    const { tracker, item } = known.get(key) as Item
    return { project: projectId, tracker, item, type }
  }
  const rows = items.map(
    (one): MendRow => ({
      key: keyOf(one),
      name: `${one.item} ${one.title}`.trim(),
      facts: (
        <>
          <span>
            <Day at={one.at} timeZone={timeZone} />
          </span>
          {one.state !== null && <span>{spoken(one.state)}</span>}
          <span>{one.tracker}</span>
        </>
      ),
      value: '',
      words: one.tracker,
    }),
  )
  return (
    <MendDialog
      title="Set types of work items"
      note="The type that you set counts, whatever the tracker says."
      action={(some) => `Set the type of ${some}`}
      told={(some) => `Set the type of ${some}.`}
      one="work item"
      many="work items"
      rows={rows}
      value={{ kind: 'choice', label: 'Type', options: TYPES }}
      statement={{ group: 'item', name: 'type', fieldsOf: statedOf }}
      undoneBy={{ group: 'item', name: 'type', fieldsOf: (key) => statedOf(key, 'none') }}
      watches={watches}
      onClose={onClose}
    >
      <Listed listed={items.length} total={itemsTotal} />
    </MendDialog>
  )
}
