import type { ReactNode } from 'react'
import '../../table/data-table.css'

/** A small table whose first column names the row. */
export const RowTable = ({
  label,
  head,
  rows,
}: {
  label: string
  head: readonly string[]
  rows: readonly { readonly key: string; readonly cells: readonly [name: ReactNode, ...others: ReactNode[]] }[]
}) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard
  // biome-ignore lint/a11y/useSemanticElements: a section would be a landmark beside that of its heading
  <div className="table-scroll" role="group" aria-label={label} tabIndex={0}>
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
  </div>
)
