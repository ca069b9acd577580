import { pageAddress, useAddress } from '../../address/useAddress.js'
import { format } from '../../format/viewer.js'
import { spoken } from '../../format/words.js'
import { PageLink } from '../../parts/PageLink.js'
import { CivilDay, Day, WorkHours } from '../../parts/values.js'
import { useMayOpen } from '../../selection/offered.js'
import { useSelected } from '../../selection/selected.js'
import { RowTable } from './RowTable.js'
import { aiWords, type Line, scopeWords } from './words.js'

interface OfLine {
  readonly line: Line
  readonly at: string
}

const More = ({ shown, total }: { shown: number; total: number }) =>
  total > shown ? (
    <p className="small soft">
      {format.number(shown)} of {format.number(total)} are shown.
    </p>
  ) : null

/** An item or a change, which opens in Trace where that is offered. */
const Traced = ({ kind, id }: { kind: 'item' | 'change'; id: string }) => {
  const address = useAddress()
  const mayTrace = useMayOpen('trace')
  return mayTrace ? <PageLink to={pageAddress(address, 'trace', { kind, id })}>{id}</PageLink> : id
}

const ItemOfEntry = ({ line, item }: { line: Line; item: string | null }) => {
  if (item === null) return <span className="soft">No work item</span>
  const title = line.items.find(({ key }) => key === item)?.title ?? null
  return (
    <>
      <Traced kind="item" id={item} /> {title}
    </>
  )
}

/** The time behind a line, entry by entry: the hours of each open its event. */
export const LineEntries = ({ line, at, isTold }: OfLine & { isTold: boolean }) => {
  if (!isTold) return <p className="soft">Single time entries are not shown to clients.</p>
  return (
    <>
      <RowTable
        label={`Time entries of ${line.description}`}
        head={['Day', 'Hours', 'Role', 'Work item']}
        rows={line.entries.map(({ day, hours, role, item }, n) => ({
          key: `${n}`,
          cells: [
            <CivilDay key="day" date={day} />,
            <WorkHours key="hours" value={hours} at={`${at}.entries[${n}].hours`} />,
            spoken(role),
            <ItemOfEntry key="item" line={line} item={item} />,
          ],
        }))}
      />
      <More shown={line.entries.length} total={line.entriesTotal} />
    </>
  )
}

/** The work items that the time behind a line names. */
export const LineItems = ({ line }: Pick<OfLine, 'line'>) => (
  <>
    <RowTable
      label={`Work items of ${line.description}`}
      head={['Item', 'Title', 'Type', 'Scope', 'Change order']}
      rows={line.items.map(({ key, title, workType, scope, changeOrder }) => ({
        key,
        cells: [
          <Traced key="item" kind="item" id={key} />,
          title ?? <span className="soft">Not in a tracker of the project</span>,
          workType === null ? '—' : spoken(workType),
          scope === null ? '—' : scopeWords[scope],
          changeOrder ?? '—',
        ],
      }))}
    />
    <More shown={line.items.length} total={line.itemsTotal} />
  </>
)

/** The merged changes of these items. */
export const LineChanges = ({ line }: Pick<OfLine, 'line'>) => {
  const { timeZone } = useSelected()
  return (
    <>
      <RowTable
        label={`Changes of ${line.description}`}
        head={['Change', 'Title', 'Merged', 'AI']}
        rows={line.changes.map(({ reference, title, mergedAt, ai }) => ({
          key: `${reference} ${mergedAt}`,
          cells: [
            <Traced key="change" kind="change" id={reference} />,
            title,
            <Day key="merged" at={mergedAt} timeZone={timeZone} />,
            aiWords[ai],
          ],
        }))}
      />
      <More shown={line.changes.length} total={line.changesTotal} />
    </>
  )
}
