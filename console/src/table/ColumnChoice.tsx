import type { Column } from './DataTable.js'

/** The columns that are shown: those of the address, else all but the extra ones. */
export const chosenColumns = <Row,>(
  columns: readonly Column<Row>[],
  chosen: string | undefined,
): readonly Column<Row>[] => {
  const ids = (chosen ?? '').split('.')
  const found = columns.filter(({ id }) => ids.includes(id))
  return found.length > 0 ? found : columns.filter(({ isExtra }) => isExtra !== true)
}

/** Chooses which columns of a table are shown. */
export const ColumnChoice = <Row,>({
  columns,
  chosen,
  onChoose,
}: {
  columns: readonly Column<Row>[]
  chosen: readonly Column<Row>[]
  onChoose: (ids: readonly string[]) => void
}) => {
  const isChosen = (column: Column<Row>): boolean => chosen.some(({ id }) => id === column.id)
  const toggle = (toggled: Column<Row>): void =>
    onChoose(
      columns.filter((column) => (column.id === toggled.id ? !isChosen(column) : isChosen(column))).map(({ id }) => id),
    )
  return (
    <details className="column-choice">
      <summary className="button is-small">Columns</summary>
      <div className="column-choice-list">
        {columns.map((column) => (
          <label key={column.id} className="choice">
            <input type="checkbox" checked={isChosen(column)} onChange={() => toggle(column)} />
            <span>{column.title}</span>
          </label>
        ))}
      </div>
    </details>
  )
}
