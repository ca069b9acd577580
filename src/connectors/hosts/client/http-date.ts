import type { Instant } from '#domain/common'
import { instantOf } from '#domain/time'

const HTTP_DATE = /^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/

/** The instant of a date as headers write it; null for any other text. */
export const httpDate = (text: string): Instant | null => {
  if (!HTTP_DATE.test(text)) return null
  const ms = Date.parse(text)
  return ms >= 0 ? instantOf(ms) : null
}
