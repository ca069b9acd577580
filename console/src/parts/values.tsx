import type { Figure } from '@workspace-delivery-intelligence/client'
import { basisOf, figureText } from '../format/figure.js'
import { format } from '../format/viewer.js'
import { NotKnown } from './NotKnown.js'

// Each number stands in a `data` element with the value that the service sent: what is shown can be compared with it.

/** A count or another plain number; null is shown as not known. */
export const Count = ({ value }: { value: number | null }) =>
  value === null ? <NotKnown /> : <data value={value}>{format.number(value)}</data>

/** Minor units of a currency; null is shown as not known. Without a currency, the number stands alone. */
export const Money = ({ cents, currency }: { cents: number | null; currency: string | null }) => {
  if (cents === null) return <NotKnown />
  return <data value={cents}>{currency === null ? format.number(cents) : format.money(cents, currency)}</data>
}

/** A share in percent; null is shown as not known. */
export const Percent = ({ value }: { value: number | null }) =>
  value === null ? <NotKnown /> : <data value={value}>{format.percent(value)}</data>

/** A share of 1; null is shown as not known. */
export const Ratio = ({ value }: { value: number | null }) =>
  value === null ? <NotKnown /> : <data value={value}>{format.ratio(value)}</data>

/** Hours as days, hours and minutes; null is shown as not known. */
export const Hours = ({ value }: { value: number | null }) =>
  value === null ? <NotKnown /> : <data value={value}>{format.hours(value)}</data>

/** Hours of work as a number: `1,204.5 h`; null is shown as not known. */
export const WorkHours = ({ value }: { value: number | null }) =>
  value === null ? <NotKnown /> : <data value={value}>{format.number(value)} h</data>

/** A figure in words that a person uses, with what it counts as its title. */
export const FigureValue = ({ figure, inHours = false }: { figure: Figure | null; inHours?: boolean }) => {
  if (figure === null) return <NotKnown />
  return (
    <data value={figure.value} title={basisOf(figure)}>
      {figureText(figure, format, inHours)}
    </data>
  )
}

/** An instant in the zone that is selected; null is shown as `empty`. */
export const Instant = ({ at, timeZone, empty = 'never' }: { at: string | null; timeZone: string; empty?: string }) => {
  if (at === null) return <span className="soft">{empty}</span>
  return <time dateTime={at}>{format.instant(at, timeZone)}</time>
}

/** The day of an instant in the zone that is selected. */
export const Day = ({ at, timeZone, empty = '—' }: { at: string | null; timeZone: string; empty?: string }) => {
  if (at === null) return <span className="soft">{empty}</span>
  return (
    <time dateTime={at} title={format.instant(at, timeZone)}>
      {format.day(at, timeZone)}
    </time>
  )
}

/** A day of the calendar; null is shown as `empty`. */
export const CivilDay = ({ date, empty = '—' }: { date: string | null; empty?: string }) =>
  date === null ? <span className="soft">{empty}</span> : <time dateTime={date}>{format.date(date)}</time>
