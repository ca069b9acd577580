import type { Missing } from '#app/import/missing'
import { countText } from '#domain/wording'
import { kindsText } from './kinds.js'

const missingLine = ({ kind, place, records, days }: Missing): string => {
  const named = days.map(({ day, records: count }) => `${day} (${count})`)
  const rest = days.reduce((sum, { records: count }) => sum - count, records)
  const all = rest === 0 ? named : [...named, `later days (${rest})`]
  return `  not in the files: ${kindsText(records, kind)} of ${place}, imported before: ${all.join(', ')}`
}

/** Known records of the days of files that the files do not have, and what withdraws them. */
export const missingLines = (missing: readonly Missing[]): readonly string[] => {
  if (missing.length === 0) return []
  const places = [...new Set(missing.map(({ place }) => place))].join(', ')
  return [
    ...missing.map(missingLine),
    '  They still count. If they are gone, import the same files with --whole-days to withdraw them.',
    `  Use --whole if the files have everything of ${places}: it withdraws what is missing on any day.`,
  ]
}

/** The line about charges withdrawn because newer versions of bills lack them. */
export const replacedLines = (replaced: number): readonly string[] =>
  replaced === 0
    ? []
    : [
        `  ${countText(replaced, 'cloud cost is', 'cloud costs are')} withdrawn: the newer version of the bill does not have ${replaced === 1 ? 'it' : 'them'}. If the files are parts of one bill, import each with --files parts.`,
      ]
