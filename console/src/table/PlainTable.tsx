import type { ReactNode } from 'react'
import './data-table.css'

/** A small table without sorting: beside a chart, in a document. The first column names the row. */
export const PlainTable = ({
  label,
  head,
  rows,
}: {
  label: string
  head: readonly string[]
  rows: readonly (readonly [name: string, ...cells: ReactNode[]])[]
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
      {rows.map(([name, ...cells]) => (
        <tr key={name}>
          <th scope="row">{name}</th>
          {cells.map((cell, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a cell's column is its identity
            <td key={index}>{cell}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
)
