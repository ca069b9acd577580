import { isCivilDate } from '../../../address/civil.js'
import type { Period } from '../../../address/periods.js'
import { type CoverageKind, KINDS } from './coverage.js'

/** A stretch of days of one kind, as the address names it. */
export interface Span extends Period {
  readonly kind: CoverageKind
}

export const spanText = (kind: CoverageKind, { start, end }: Period): string => `${kind}.${start}.${end}`

/** The span that a text of the address names; null if it names none. */
export const spanIn = (text: string | undefined): Span | null => {
  const [named = '', start = '', end = ''] = (text ?? '').split('.')
  const kind = KINDS.find((one) => one === named)
  if (kind === undefined || !isCivilDate(start) || !isCivilDate(end) || start > end) return null
  return { kind, start, end }
}
