import { format } from '../../format/viewer.js'
import { spoken } from '../../format/words.js'
import { CivilDay, Day, WorkHours } from '../../parts/values.js'
import { useSelected } from '../../selection/selected.js'
import { DocumentTable } from './DocumentTable.js'
import { changesOf, itemsOf } from './document.js'
import { type Detail, type Line, scopeWords } from './words.js'

const ofAll = (shown: number, total: number): string =>
  total > shown ? `${format.number(shown)} of ${format.number(total)}` : ''

const titleOf = (line: Line, key: string | null): string => {
  if (key === null) return ''
  const title = line.items.find((item) => item.key === key)?.title ?? null
  return title === null ? key : `${key} ${title}`
}

/** The time behind each line, entry by entry. */
export const DocumentTime = ({ detail }: { detail: Detail }) =>
  detail.lines
    .filter(({ entries }) => entries.length > 0)
    .map((line) => (
      <div key={line.id}>
        <h3>
          {line.description} {ofAll(line.entries.length, line.entriesTotal)}
        </h3>
        <DocumentTable
          head={['Day', '#Hours', 'Work item']}
          rows={line.entries.map(({ day, hours, item }, n) => ({
            key: `${n}`,
            cells: [<CivilDay key="day" date={day} />, <WorkHours key="hours" value={hours} />, titleOf(line, item)],
          }))}
          foot={['Recorded', <WorkHours key="hours" value={line.evidencedHours} />, '']}
        />
      </div>
    ))

/** The work items behind the lines, each once. */
export const DocumentItems = ({ detail }: { detail: Detail }) => {
  const items = itemsOf(detail.lines)
  if (items.length === 0) return <p>The records name no work items.</p>
  return (
    <DocumentTable
      head={['Item', 'Title', 'Type', 'Scope', 'Change order']}
      rows={items.map(({ key, title, workType, scope, changeOrder }) => ({
        key,
        cells: [
          key,
          title ?? '',
          workType === null ? '' : spoken(workType),
          scope === null ? '' : scopeWords[scope],
          changeOrder ?? '',
        ],
      }))}
    />
  )
}

/** The merged changes behind the lines, each once. */
export const DocumentChanges = ({ detail }: { detail: Detail }) => {
  const { timeZone } = useSelected()
  const changes = changesOf(detail.lines)
  if (changes.length === 0) return <p>No change of code is linked to these work items.</p>
  return (
    <DocumentTable
      head={['Change', 'Title', 'Merged']}
      rows={changes.map(({ reference, title, mergedAt }) => ({
        key: `${reference} ${mergedAt}`,
        cells: [reference, title, <Day key="merged" at={mergedAt} timeZone={timeZone} />],
      }))}
    />
  )
}
