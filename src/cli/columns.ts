import { InvalidArgumentError } from 'commander'

/** Rows in columns, each as wide as its widest cell. */
export const columns = (rows: readonly (readonly string[])[]): readonly string[] => {
  const widths = (rows[0] ?? []).map((_, i) => Math.max(...rows.map((row) => row[i]?.length ?? 0)))
  return rows.map((row) =>
    row
      .map((cell, i) => cell.padEnd(widths[i] ?? 0))
      .join('  ')
      .trimEnd(),
  )
}

const DEFAULT_LIMIT = 100
const MOST = 10_000
const parseLimit = (text: string): number => {
  const limit = Number(text)
  if (!/^\d{1,5}$/.test(text) || limit < 1 || limit > MOST)
    throw new InvalidArgumentError(`Expected a number from 1 to ${MOST}.`)
  return limit
}

/** The option that bounds a list. */
export const limitOption = (description: string) =>
  ['--limit <number>', description, parseLimit, DEFAULT_LIMIT] as const
