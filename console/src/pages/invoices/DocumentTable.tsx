import type { ReactNode } from 'react'

/** A table of the document. Its head stands on every page, and a row is never divided. */
export const DocumentTable = ({
  head,
  rows,
  foot,
}: {
  /** The titles of columns; a `#` before one says that it has numbers. */
  head: readonly string[]
  rows: readonly { readonly key: string; readonly cells: readonly ReactNode[] }[]
  foot?: readonly ReactNode[]
}) => {
  const isNumber = (column: number): boolean => head[column]?.startsWith('#') === true
  const classOf = (column: number) => (isNumber(column) ? 'is-end' : undefined)
  return (
    <table className="document-table">
      <thead>
        <tr>
          {head.map((title, column) => (
            <th key={title} scope="col" className={classOf(column)}>
              {title.replace('#', '')}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, cells }) => (
          <tr key={key}>
            {cells.map((cell, column) => (
              <td key={head[column]} className={classOf(column)}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
        {foot !== undefined && (
          <tr className="is-total">
            {foot.map((cell, column) => (
              <td key={head[column]} className={classOf(column)}>
                {cell}
              </td>
            ))}
          </tr>
        )}
      </tbody>
    </table>
  )
}
