const cells = (line: string): string[] =>
  [...line.matchAll(/("(?:[^"]|"")*"|[^,]*)(?:,|$)/g)].map(([, cell = '']) => cell)

/** A row of a table with other cells, as they stand in the file. */
export const changed = (header: string, row: string, cellsByColumn: Readonly<Record<string, string>>): string => {
  const columns = cells(header).map((cell) => cell.replaceAll('"', ''))
  const some = cells(row).slice(0, columns.length)
  for (const [column, cell] of Object.entries(cellsByColumn)) {
    if (!columns.includes(column)) throw new Error(`there is no column ${column}`)
    some[columns.indexOf(column)] = cell
  }
  return some.join(',')
}
