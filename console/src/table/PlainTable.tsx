import type { ReactNode } from 'react'
import './data-table.css'

interface KeyedRow {
  readonly key: string
  readonly cells: readonly [name: ReactNode, ...others: ReactNode[]]
}

/** A small table whose rows have keys of their own. The first column names the row. */
export const KeyedTable = ({
  label,
  head,
  rows,
}: {
  label: string
  head: readonly string[]
  rows: readonly KeyedRow[]
}) => (
  <table className="plain-table">
    <caption className="unseen">{label}</caption>
    <thead>
      <tr>
        {head.map((title) => (
          <th key={title} scope="col">
            {title}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(({ key, cells: [name, ...others] }) => (
        <tr key={key}>
          <th scope="row">{name}</th>
          {others.map((cell, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a cell's column is its identity
            <td key={index}>{cell}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
)

/** A small table without sorting: beside a chart, in a document. The first column names the row. */
export const PlainTable = ({
  label,
  head,
  rows,
}: {
  label: string
  head: readonly string[]
  rows: readonly (readonly [name: string, ...cells: ReactNode[]])[]
}) => <KeyedTable label={label} head={head} rows={rows.map((cells) => ({ key: cells[0], cells }))} />
