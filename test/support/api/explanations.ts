import { fractionIn, isZero, minus, sumOf } from '#projections/explain/fraction'
import { EVENTS_LIMIT, type NumberExplanation } from '#projections/explain/response'

/** The number at a path of an answer. */
export const valueAt = (answer: unknown, number: string): unknown =>
  number
    .replaceAll(']', '')
    .split(/[.[]/)
    .reduce((whole, step) => (whole as Record<string, unknown> | null)?.[step], answer)

/** A word that only machines use: `work_item`, `workItem`, `seconds|role`, or an id. */
const MACHINE = /[a-z]_[a-z]|\b[a-z]+[A-Z]|\||[0-9a-f]{8}-[0-9a-f]{4}-/

/** The problem of an explanation of a number; null for none. */
export const wrongWith = (explanation: NumberExplanation, value: unknown): string | null => {
  const { kind, parts, text } = explanation
  if (explanation.value !== value) return `it explains ${explanation.value} in place of ${value}`
  if (kind === 'unknown' || text === '') return 'it says nothing of what is known'
  if (parts.reduce((sum, { events }) => sum + events.length, 0) > EVENTS_LIMIT) return 'it tells too many events'
  for (const part of parts) {
    const { value: sum, events, eventsTotal, remainder, name } = part
    const words = [name, ...events.flatMap(({ label, entity }) => [label, entity.kind])]
    const unreadable = words.find((word) => MACHINE.test(word))
    if (unreadable !== undefined) return `${unreadable} is no word for a person`
    if (eventsTotal !== null && events.length + (remainder.events ?? 0) !== eventsTotal)
      return `${name}: ${events.length} and ${remainder.events} events are not ${eventsTotal}`
    if (sum === null || remainder.contribution === null) continue
    const told = events.flatMap(({ contribution }) => (contribution === null ? [] : [fractionIn(contribution)]))
    const rest = minus(fractionIn(sum), sumOf([...told, fractionIn(remainder.contribution)]))
    if (!isZero(rest)) return `${name}: what is told does not add up to ${sum}`
  }
  return null
}
