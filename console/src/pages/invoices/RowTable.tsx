import type { ComponentProps } from 'react'
import { KeyedTable } from '../../table/PlainTable.js'

/** A small table that scrolls in its place where it is wider. */
export const RowTable = ({ label, head, rows }: ComponentProps<typeof KeyedTable>) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard
  // biome-ignore lint/a11y/useSemanticElements: a section would be a landmark beside that of its heading
  <div className="table-scroll" role="group" aria-label={label} tabIndex={0}>
    <KeyedTable label={label} head={head} rows={rows} />
  </div>
)
