import type { Figure } from '@workspace-delivery-intelligence/client'
import { basisOf, currencyOf, figureText } from '../format/figure.js'
import { format } from '../format/viewer.js'
import { useEvidenceOf } from './evidence.js'
import { NotKnown } from './NotKnown.js'
import './values.css'

// Each number stands in a `data` element with the value that the service sent: what is shown can be compared with it.

/** The place of a number in the answer that is shown, such as `report.added.items`: the number opens its evidence. */
interface Placed {
  readonly at?: string | undefined
}

/** A number as text, which opens its evidence where it has a place. */
const Shown = ({
  value,
  text,
  title,
  currency = null,
  at,
}: { value: number; text: string; title?: string; currency?: string | null } & Placed) => {
  const evidence = useEvidenceOf(at, text, currency)
  const shown = (
    <data value={value} title={title}>
      {text}
    </data>
  )
  if (evidence === null) return shown
  return (
    <button
      type="button"
      className="evidence-link"
      data-at={`${evidence.question.operation} ${at}`}
      aria-expanded={evidence.isOpen}
      aria-haspopup="dialog"
      onClick={evidence.open}
    >
      {shown}
    </button>
  )
}

/** A count or another plain number; null is shown as not known. */
export const Count = ({ value, at }: { value: number | null } & Placed) =>
  value === null ? <NotKnown /> : <Shown value={value} text={format.number(value)} at={at} />

/**
 * Minor units of a currency; null is shown as not known. Without a currency, the number stands alone.
 *
 * @param isUnsigned whether words beside it say what its sign would.
 */
export const Money = ({
  cents,
  currency,
  isUnsigned = false,
  at,
}: { cents: number | null; currency: string | null; isUnsigned?: boolean } & Placed) => {
  if (cents === null) return <NotKnown />
  const size = isUnsigned ? Math.abs(cents) : cents
  const text = currency === null ? format.number(size) : format.money(size, currency)
  return <Shown value={cents} text={text} currency={currency} at={at} />
}

/** A share in percent; null is shown as not known. */
export const Percent = ({ value, at }: { value: number | null } & Placed) =>
  value === null ? <NotKnown /> : <Shown value={value} text={format.percent(value)} at={at} />

/** A share of 1; null is shown as not known. */
export const Ratio = ({ value, at }: { value: number | null } & Placed) =>
  value === null ? <NotKnown /> : <Shown value={value} text={format.ratio(value)} at={at} />

/** Hours of work as a number: `1,204.5 h`; null is shown as not known. */
export const WorkHours = ({ value, at }: { value: number | null } & Placed) =>
  value === null ? <NotKnown /> : <Shown value={value} text={format.workHours(value)} at={at} />

/** Seconds of work as hours: `1,204.5 h`; null is shown as not known. */
export const WorkSeconds = ({ value, at }: { value: number | null } & Placed) =>
  value === null ? <NotKnown /> : <Shown value={value} text={format.workHours(value / 3600)} at={at} />

/** A figure in words that a person uses, with what it counts as its title. */
export const FigureValue = ({ figure, inHours = false, at }: { figure: Figure | null; inHours?: boolean } & Placed) => {
  if (figure === null) return <NotKnown />
  const text = figureText(figure, format, inHours)
  return <Shown value={figure.value} text={text} title={basisOf(figure)} currency={currencyOf(figure)} at={at} />
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
