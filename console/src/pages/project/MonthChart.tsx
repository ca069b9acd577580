import type { CSSProperties } from 'react'
import { select } from '../../address/useAddress.js'
import { format } from '../../format/viewer.js'
import { NotKnown } from '../../parts/NotKnown.js'
import { Count, FigureValue } from '../../parts/values.js'
import { type Extent, extentsOf, type MonthBar } from './bars.js'
import './month-chart.css'

const Value = ({ bar, inHours }: { bar: MonthBar; inHours: boolean }) => {
  if (bar.value === null) return <NotKnown />
  if (bar.figure === null) return <Count value={bar.value} at={bar.at} />
  return <FigureValue figure={bar.figure} inHours={inHours} at={bar.at} />
}

const classOf = ({ value, covered, countedUntil }: MonthBar): string =>
  [
    'month',
    covered === null ? '' : 'is-in-period',
    value === null ? 'is-unknown' : '',
    countedUntil === null ? '' : 'is-running',
  ].join(' ')

const titleOf = ({ whole, value, reason, countedUntil }: MonthBar): string => {
  const name = format.month(whole.start)
  if (value === null) return `${name}: not known. ${reason}`
  return countedUntil === null ? `Show ${name}` : `Show ${name}, counted until ${format.date(countedUntil)}`
}

const Month = ({ bar, extent, inHours }: { bar: MonthBar; extent: Extent | null; inHours: boolean }) => {
  const name = format.month(bar.whole.start)
  const place = { '--from': `${extent?.from ?? 0}%`, '--size': `${extent?.size ?? 100}%` } as CSSProperties
  const shade = {
    '--shade-from': `${bar.covered?.from ?? 0}%`,
    '--shade-to': `${bar.covered?.to ?? 0}%`,
  } as CSSProperties
  return (
    <li className={classOf(bar)} style={shade}>
      <span className="month-value">
        <Value bar={bar} inHours={inHours} />
      </span>
      <button
        type="button"
        className="month-place"
        aria-label={`Show ${name}`}
        title={titleOf(bar)}
        onClick={() => select(bar.whole)}
      >
        <span className="month-bar" style={place} />
      </button>
      <span className="month-name">
        {name}
        {bar.countedUntil !== null && <span className="month-part"> in part</span>}
      </span>
    </li>
  )
}

/** The months of a number as bars: a click on one selects its month, and a click on its number opens its evidence. */
export const MonthChart = ({
  label,
  bars,
  inHours = false,
}: {
  label: string
  bars: readonly MonthBar[]
  inHours?: boolean
}) => {
  const extents = extentsOf(bars.map(({ value }) => value))
  return (
    <div className="month-chart">
      <ol className="months" aria-label={`${label} by month`}>
        {bars.map((bar, at) => (
          <Month key={bar.month} bar={bar} extent={extents[at] ?? null} inHours={inHours} />
        ))}
      </ol>
      <p className="small soft month-legend">
        <span className="month-key is-in-period" aria-hidden="true" /> selected period
        <span className="month-key is-running" aria-hidden="true" /> month not complete
        <span className="month-key is-unknown" aria-hidden="true" /> not known
      </p>
    </div>
  )
}
