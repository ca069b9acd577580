import { CivilDate } from '#domain/common'

/** The order of day and month where both are numbers. */
export type DateOrder = 'day_first' | 'month_first'

const LANGUAGES = ['en', 'de', 'fr', 'es', 'pt', 'it', 'nl', 'pl', 'sv', 'da', 'nb', 'fi', 'cs', 'tr']

const plain = (word: string): string =>
  word
    .normalize('NFKD')
    .replace(/[\u0300-\u036f.]/g, '')
    .toLowerCase()

/** Months by their names and short names in the languages of exporting programs. */
const MONTHS: ReadonlyMap<string, number> = (() => {
  const months = new Map<string, number>()
  const ambiguous = new Set<string>()
  for (const language of LANGUAGES)
    for (const month of ['long', 'short'] as const) {
      const format = new Intl.DateTimeFormat(language, { month, day: 'numeric', timeZone: 'UTC' })
      for (let index = 0; index < 12; index += 1) {
        const part = format.formatToParts(Date.UTC(2024, index, 1)).find(({ type }) => type === 'month')
        const name = plain(part?.value ?? '')
        const known = months.get(name)
        if (known !== undefined && known !== index + 1) ambiguous.add(name)
        else if (/^\D+$/.test(name)) months.set(name, index + 1)
      }
    }
  for (const name of ambiguous) months.delete(name)
  // The German March of older programs in Java.
  months.set('mrz', 3)
  return months
})()

/** Days of the week by their names and short names in the same languages. */
const WEEKDAYS: ReadonlySet<string> = new Set(
  LANGUAGES.flatMap((language) =>
    (['long', 'short'] as const).flatMap((weekday) => {
      const format = new Intl.DateTimeFormat(language, { weekday, timeZone: 'UTC' })
      return [1, 2, 3, 4, 5, 6, 7].map((day) => plain(format.format(Date.UTC(2024, 0, day))))
    }),
  ),
)

const YEAR_FIRST = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/
const COMPACT = /^(\d{4})(\d{2})(\d{2})$/
const NUMBERS = /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4}|\d{2})$/
const NAMED = /^(\d{1,2})[-/. ]+(?:de )?(\p{L}+)\.?[-/. ]+(?:de )?(\d{4}|\d{2})$/u
const NAMED_FIRST = /^(\p{L}+)\.? (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})$/u
const FIRST_WORD = /^(\p{L}[\p{L}-]*)\.?,? {0,3}/u

const yearOf = (text: string): number => (text.length === 2 ? 2000 + Number(text) : Number(text))

const dayOf = (year: number, month: number, day: number): CivilDate | null => {
  const two = (part: number): string => String(part).padStart(2, '0')
  const text = `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}`
  return CivilDate.is(text) ? text : null
}

/** A day without the name of its day of the week: `Mon, Oct 12, 2026`. March and Tuesday are both `mar`: that word is a month, too. */
const withoutWeekday = (text: string): string => {
  const [leading = '', word = ''] = FIRST_WORD.exec(text) ?? []
  return WEEKDAYS.has(plain(word)) && !NAMED_FIRST.test(text) ? text.slice(leading.length) : text
}

/** The order that a day proves: a number over 12 is no month; null where both are possible, or none. */
export const orderProven = (text: string): DateOrder | null => {
  const [, first, second, year] = NUMBERS.exec(withoutWeekday(text)) ?? []
  if (first === undefined || second === undefined || year === undefined) return null
  const dayFirst = dayOf(yearOf(year), Number(second), Number(first)) !== null
  const monthFirst = dayOf(yearOf(year), Number(first), Number(second)) !== null
  if (dayFirst === monthFirst) return null
  return dayFirst ? 'day_first' : 'month_first'
}

/** Says whether a day can be read only by its order: `3/4/2026`. */
export const needsOrder = (text: string): boolean => NUMBERS.test(withoutWeekday(text))

/** A civil day as exports write it; null where it is none, or the order is needed and not known. */
export const readDay = (text: string, order: DateOrder | null): CivilDate | null => {
  const written = withoutWeekday(text)
  const [, year, month, day] = YEAR_FIRST.exec(written) ?? COMPACT.exec(written) ?? []
  if (year !== undefined) return dayOf(Number(year), Number(month), Number(day))
  const [, first, second, end] = NUMBERS.exec(written) ?? []
  if (first !== undefined) {
    if (order === null) return null
    const [ofDay, ofMonth] = order === 'day_first' ? [first, second] : [second, first]
    return dayOf(yearOf(end ?? ''), Number(ofMonth), Number(ofDay))
  }
  const [, named, name, inYear] = NAMED.exec(written) ?? []
  if (name !== undefined) return dayOf(yearOf(inYear ?? ''), MONTHS.get(plain(name)) ?? 0, Number(named))
  const [, leading, number, last] = NAMED_FIRST.exec(written) ?? []
  return leading === undefined ? null : dayOf(Number(last), MONTHS.get(plain(leading)) ?? 0, Number(number))
}
