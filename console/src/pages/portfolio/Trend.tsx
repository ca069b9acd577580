import { format } from '../../format/viewer.js'

/** A value of a month; null is not known. A month may be cut at the period or at today. */
export interface MonthValue {
  readonly month: string
  readonly value: number | null
  readonly text: string
  readonly isCut: boolean
}

/** The most months that have room beside a number: the last ones of a longer period. */
const MOST_MONTHS = 12
const WIDTH = 7
const GAP = 2
const HEIGHT = 24
/** The height of a value of 0, which is not the same as an unknown one. */
const LEAST = 1.5

const Bar = ({ at, month, most }: { at: number; month: MonthValue; most: number }) => {
  const x = at * (WIDTH + GAP)
  if (month.value === null)
    return <rect className="trend-unknown" x={x + 0.5} y={0.5} width={WIDTH - 1} height={HEIGHT - 1} />
  const height = most === 0 ? LEAST : Math.max(LEAST, (month.value / most) * HEIGHT)
  return (
    <rect className={month.isCut ? 'trend-cut' : 'trend-bar'} x={x} y={HEIGHT - height} width={WIDTH} height={height} />
  )
}

/** The last months of a number as small bars: paler where a month is cut, an empty frame where it is not known. */
export const Trend = ({ label, months: all }: { label: string; months: readonly MonthValue[] }) => {
  const months = all.slice(-MOST_MONTHS)
  if (months.length < 2 || months.every(({ value }) => value === null)) return null
  const width = months.length * (WIDTH + GAP) - GAP
  const most = Math.max(...months.map(({ value }) => value ?? 0))
  const told = months.map(({ month, text }) => `${format.month(`${month}-01`)}: ${text}`).join('; ')
  return (
    <svg
      className="trend"
      role="img"
      aria-label={`${label} by month. ${told}`}
      width={width}
      height={HEIGHT}
      viewBox={`0 0 ${width} ${HEIGHT}`}
    >
      <title>{`${label} by month. ${told}`}</title>
      {months.map((month, at) => (
        <Bar key={month.month} at={at} month={month} most={most} />
      ))}
    </svg>
  )
}
