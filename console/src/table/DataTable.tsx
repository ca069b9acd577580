import { type ReactNode, useId, useState } from 'react'
import { setView, useAddress } from '../address/useAddress.js'
import { type CellValue, csvText, fileName } from '../format/csv.js'
import { format, LOCALE } from '../format/viewer.js'
import './data-table.css'
import { ColumnChoice, chosenColumns } from './ColumnChoice.js'
import { moveRow } from './moveRow.js'
import { arrangeGroups, filterRows, formatSorting, parseSorting, type Sorting, sortRows } from './rows.js'
import { saveFile } from './saveFile.js'

export interface Column<Row> {
  /** Lower-case letters and hyphens: it stands in the address. */
  readonly id: string
  readonly title: string
  /** The value to sort by, search and export; null is not known. */
  readonly value: (row: Row) => CellValue
  /** Renders the cell, if it is not the value itself. */
  readonly show?: (row: Row) => ReactNode
  /** `end` for numbers. */
  readonly align?: 'start' | 'end'
  /** Says whether its texts may be long, so that they take what width is left. */
  readonly isWide?: boolean
  /** The total of the column, as the answer tells it, in the last row. */
  readonly total?: ReactNode
  /** Says whether the column is shown only once it is chosen. */
  readonly isExtra?: boolean
}

interface DataTableProps<Row> {
  /** Lower-case letters and hyphens: sorting and search stand in the address below it. */
  readonly id: string
  /** The table's title, for screen readers and the name of the file. */
  readonly label: string
  readonly columns: readonly Column<Row>[]
  readonly rows: readonly Row[]
  readonly rowKey: (row: Row) => string
  /** The number of all rows, where the service sent only some. */
  readonly total?: number
  readonly isSearchable?: boolean
  /** The notice instead of a table without rows. */
  readonly empty: ReactNode
  /** Filters of a page's own, beside the search. */
  readonly filters?: ReactNode
  /** Opens a row by Enter or a click on it. */
  readonly onOpen?: (row: Row) => void
  /** Says whether a row is the head of the rows that follow: groups are sorted and searched each by itself. */
  readonly isHead?: (row: Row) => boolean
}

/** The rows that a table shows at first, and that each click adds. More of them at once take seconds to draw. */
const ROWS_AT_ONCE = 100

const shownValue = (value: CellValue): ReactNode => {
  if (value === null) return <span className="soft">—</span>
  if (typeof value === 'number') return <data value={value}>{format.number(value)}</data>
  return typeof value === 'boolean' ? (value ? 'yes' : 'no') : value
}

const nextSorting = (column: string, now: Sorting | null): Sorting => ({
  column,
  isDescending: now?.column === column && !now.isDescending,
})

const Heading = <Row,>({
  column,
  sorting,
  sortBy,
}: {
  column: Column<Row>
  sorting: Sorting | null
  sortBy: (sorting: Sorting) => void
}) => {
  const isSorted = sorting?.column === column.id
  const direction = isSorted ? (sorting.isDescending ? 'descending' : 'ascending') : undefined
  return (
    <th scope="col" aria-sort={direction} className={column.align === 'end' ? 'is-end' : undefined}>
      <button type="button" onClick={() => sortBy(nextSorting(column.id, sorting))}>
        {column.title}
        <span aria-hidden="true" className="data-table-arrow">
          {direction === undefined ? '' : direction === 'ascending' ? '↑' : '↓'}
        </span>
      </button>
    </th>
  )
}

const isControl = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('a, button, input, select, summary') !== null

/**
 * Rows that can be sorted, searched, moved through by the arrow keys and exported. Sorting, search and chosen columns stand in the
 * address.
 */
export const DataTable = <Row,>(props: DataTableProps<Row>) => {
  const { id, label, columns: all, rows, rowKey, isSearchable = true, empty, filters, onOpen, isHead } = props
  const countOf = (some: readonly Row[]): number =>
    isHead === undefined ? some.length : some.filter((row) => !isHead(row)).length
  const total = props.total ?? countOf(rows)
  const { view } = useAddress()
  const [most, setMost] = useState(ROWS_AT_ONCE)
  const searchId = useId()
  const searchKey = `${id}-find`
  const sortKey = `${id}-sort`
  const columnsKey = `${id}-columns`
  const columns = chosenColumns(all, view[columnsKey])
  const text = view[searchKey] ?? ''
  const sorting = parseSorting(view[sortKey])
  const sorted = columns.find((column) => column.id === sorting?.column)
  const find = (some: readonly Row[]): readonly Row[] =>
    filterRows(some, (row) => columns.map((column) => column.value(row)), text)
  const sort = (some: readonly Row[]): readonly Row[] =>
    sorted === undefined || sorting === null ? some : sortRows(some, sorted.value, sorting.isDescending, LOCALE)
  const found =
    isHead === undefined
      ? sort(find(rows))
      : arrangeGroups(rows, { isHead, isFound: (head) => find([head]).length > 0, find, sort })
  const count = countOf(found)
  const shown = found.slice(0, most)
  const hidden = found.length - shown.length
  const classOf = (row: Row): string | undefined =>
    isHead?.(row) === true ? 'is-head' : onOpen === undefined ? undefined : 'is-link'
  const open = (row: Row): void => {
    if (isHead?.(row) !== true) onOpen?.(row)
  }

  const save = (): void => {
    const cells = [columns.map(({ title }) => title), ...found.map((row) => columns.map(({ value }) => value(row)))]
    saveFile(fileName([label], 'csv'), csvText(cells), 'text/csv')
  }
  const hasChoice = all.some(({ isExtra }) => isExtra === true)
  // A few rows beside their heading need neither a count nor a file.
  const hasBar = isSearchable || filters !== undefined || hasChoice
  if (rows.length === 0) return empty
  return (
    <div className="data-table">
      {hasBar && (
        <div className="data-table-bar unprinted">
          {isSearchable && (
            <label className="data-table-search" htmlFor={searchId}>
              <span className="unseen">Search in {label}</span>
              <input
                id={searchId}
                type="search"
                placeholder="Search in this table"
                value={text}
                maxLength={100}
                onChange={({ target }) => setView({ [searchKey]: target.value })}
              />
            </label>
          )}
          {filters}
          {hasChoice && (
            <ColumnChoice columns={all} chosen={columns} onChoose={(ids) => setView({ [columnsKey]: ids.join('.') })} />
          )}
          <p className="small soft data-table-count" role="status">
            {count === total
              ? `${format.number(total)} ${total === 1 ? 'row' : 'rows'}`
              : `${format.number(count)} of ${format.number(total)} rows`}
          </p>
          <button type="button" className="button is-small" onClick={save}>
            Save as CSV
          </button>
        </div>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard */}
      {/* biome-ignore lint/a11y/useSemanticElements: a section would be a landmark beside that of its heading */}
      <div className="data-table-scroll" role="group" aria-label={label} tabIndex={0}>
        <table>
          <caption className="unseen">{label}</caption>
          <thead>
            <tr>
              {columns.map((column) => (
                <Heading
                  key={column.id}
                  column={column}
                  sorting={sorting}
                  sortBy={(by) => setView({ [sortKey]: formatSorting(by) })}
                />
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map((row, at) => (
              <tr
                key={rowKey(row)}
                tabIndex={at === 0 ? 0 : -1}
                className={classOf(row)}
                onClick={(event) => {
                  if (!isControl(event.target)) open(row)
                }}
                onKeyDown={(event) => {
                  if (event.target !== event.currentTarget) return
                  if (event.key === 'Enter') open(row)
                  else moveRow(event)
                }}
              >
                {columns.map((column) => (
                  <td
                    key={column.id}
                    className={column.align === 'end' ? 'is-end' : column.isWide === true ? 'is-wide' : undefined}
                  >
                    {column.show === undefined ? shownValue(column.value(row)) : column.show(row)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
          {columns.some((column) => column.total !== undefined) && (
            <tfoot>
              <tr>
                {columns.map((column, at) => (
                  <td key={column.id} className={column.align === 'end' ? 'is-total is-end' : 'is-total'}>
                    {at === 0 && column.total === undefined ? 'Total' : column.total}
                  </td>
                ))}
              </tr>
            </tfoot>
          )}
        </table>
        {shown.length === 0 && <p className="data-table-none">No row contains “{text}”.</p>}
      </div>
      {hidden > 0 && (
        <p className="row small soft">
          {hidden === 1 ? '1 more line is' : `${format.number(hidden)} more lines are`} not shown.
          <button
            type="button"
            className="button is-small unprinted"
            onClick={() => setMost((before) => before + ROWS_AT_ONCE)}
          >
            Show {format.number(Math.min(hidden, ROWS_AT_ONCE))} more
          </button>
        </p>
      )}
    </div>
  )
}
