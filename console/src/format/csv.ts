/** A value of a cell: null is not known, and is an empty cell, never 0. */
export type CellValue = string | number | boolean | null

const NUMBER = /^-?\d+(\.\d+)?$/
/** The beginnings that make a spreadsheet take a cell for a formula, also after blanks or a quote. */
const FORMULA = /^[\s'"]*[=+\-@\t\r\uFF0B\uFF0D\uFF1D\uFF20]/
const NEEDS_QUOTES = /[",;\t\r\n]/

const cellText = (value: CellValue): string => {
  const text = value === null ? '' : String(value)
  const harmless = !NUMBER.test(text) && FORMULA.test(text) ? `'${text}` : text
  return NEEDS_QUOTES.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}

/** Rows as a CSV file of RFC 4180, in UTF-8 with a mark that spreadsheets recognise it by. No cell begins a formula. */
export const csvText = (rows: readonly (readonly CellValue[])[]): string =>
  `\uFEFF${rows.map((row) => row.map(cellText).join(',')).join('\r\n')}\r\n`

/** A file name without what file systems forbid. */
export const fileName = (parts: readonly string[], extension: string): string =>
  `${parts
    .join('-')
    .toLowerCase()
    .replace(/[^a-z0-9-]+/g, '-')
    .replace(/-+/g, '-')
    .slice(0, 120)}.${extension}`
