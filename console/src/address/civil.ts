/** A day of the calendar, `YYYY-MM-DD`. */
export type CivilDate = string

const DAY_MS = 86_400_000
const FORM = /^\d{4}-\d{2}-\d{2}$/

const millisecondsOf = (date: CivilDate): number => Date.parse(`${date}T00:00:00Z`)
const dateOf = (milliseconds: number): CivilDate => new Date(milliseconds).toISOString().slice(0, 10)

/** Says whether a text is a day that exists, from year 1 on. */
export const isCivilDate = (text: string): boolean => {
  if (!FORM.test(text) || text.startsWith('0000')) return false
  const milliseconds = millisecondsOf(text)
  return !Number.isNaN(milliseconds) && dateOf(milliseconds) === text
}

/** The day some days later; earlier if negative. */
export const addDays = (date: CivilDate, days: number): CivilDate => dateOf(millisecondsOf(date) + days * DAY_MS)

/** The number of days of a period, both ends included; 1 for a single day. */
export const daysOf = (start: CivilDate, end: CivilDate): number =>
  Math.round((millisecondsOf(end) - millisecondsOf(start)) / DAY_MS) + 1

/** The first day of the month some months later; earlier if negative. */
export const monthStart = (date: CivilDate, months = 0): CivilDate => {
  const year = Number(date.slice(0, 4))
  const month = Number(date.slice(5, 7)) - 1 + months
  return dateOf(Date.UTC(year, month, 1))
}

/** The day of an instant, in milliseconds since 1970, in a zone. */
export const civilDateIn = (instant: number, timeZone: string): CivilDate => {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).formatToParts(instant)
  const part = (type: string): string => parts.find((one) => one.type === type)?.value ?? ''
  return `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`
}
