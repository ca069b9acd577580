import type { ImportTable } from '@workspace-delivery-intelligence/client'
import { format } from '../../../format/viewer.js'
import { type MappingDraft, memberWord } from './mapping.js'

/** The first rows of a table, with what its columns are taken for. */
export const TableBeginning = ({ table, draft }: { table: ImportTable; draft: MappingDraft }) => {
  const memberOf = (column: string): string | null => {
    const found = Object.entries(draft.columns).find(([, name]) => name === column)
    return found === undefined ? null : memberWord(found[0])
  }
  return (
    <div className="stack">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard */}
      {/* biome-ignore lint/a11y/useSemanticElements: a section would be a landmark inside of the editor's */}
      <div className="mapping-rows" role="group" aria-label="First rows" tabIndex={0}>
        <table>
          <caption className="unseen">First rows</caption>
          <thead>
            <tr>
              {table.columns.map(({ name }) => (
                <th key={name} scope="col">
                  {name}
                  <span className="mapping-as">{memberOf(name) ?? '\u00A0'}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {table.rows.map((row, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a row has no id but its place
              <tr key={at}>
                {row.map((cell, column) => (
                  <td key={table.columns[column]?.name}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="small soft">
        Columns that may name people are never shown or read.
        {table.columnsTotal > table.columns.length &&
          ` The first ${format.number(table.columns.length)} of ${format.number(table.columnsTotal)} columns can be chosen.`}
      </p>
    </div>
  )
}
