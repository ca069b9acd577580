import type { ConnectionView } from '@workspace-delivery-intelligence/client'
import { addDays, daysOf, monthStart } from '../../../address/civil.js'
import type { Period } from '../../../address/periods.js'
import { setView, useAddress } from '../../../address/useAddress.js'
import { format } from '../../../format/viewer.js'
import { coverageKindWords } from '../../../format/words.js'
import { EmptyState } from '../../../parts/EmptyState.js'
import { useSelected } from '../../../selection/selected.js'
import { type CoverageRow, coverageRows, type Stretch } from './coverage.js'
import { spanText } from './span.js'
import './coverage-calendar.css'

const WORDS: Readonly<Record<Stretch['coverage'], string>> = {
  read: 'covered',
  partly: 'partly covered',
  unread: 'not covered',
}

/** The place of some days on the line of a period, in percent. */
const placeOf = ({ start, end }: Period, period: Period) => {
  const all = daysOf(period.start, period.end)
  return {
    left: `${((daysOf(period.start, start) - 1) * 100) / all}%`,
    width: `${(daysOf(start, end) * 100) / all}%`,
  }
}

const monthsIn = ({ start, end }: Period): readonly string[] => {
  const months: string[] = []
  for (let day = monthStart(start); day <= end; day = monthStart(day, 1)) if (day >= start) months.push(day)
  return months
}

const MOST_MONTHS = 12
/** More days than these would be thinner than a hair. */
const MOST_DAYS = 400

const Scale = ({ period }: { period: Period }) => {
  const months = monthsIn(period)
  const step = Math.ceil(months.length / MOST_MONTHS)
  return (
    <div className="coverage-scale small soft" aria-hidden="true">
      {months
        .filter((_, at) => at % step === 0)
        .map((month) => (
          <span key={month} style={{ left: placeOf({ start: month, end: month }, period).left }}>
            {format.month(month)}
          </span>
        ))}
    </div>
  )
}

const Row = ({ row, period, open }: { row: CoverageRow; period: Period; open: string | null }) => (
  <li className="coverage-row">
    <p>
      {row.label} <span className="soft small">{coverageKindWords[row.kind]}</span>
    </p>
    <div className="coverage-days">
      {row.stretches.map((stretch) => {
        const days = format.range(stretch.start, stretch.end)
        const text = `${row.label}, ${coverageKindWords[row.kind]}, ${days}: ${WORDS[stretch.coverage]}`
        const place = placeOf(stretch, period)
        if (stretch.coverage === 'unread')
          return (
            <span key={stretch.start} className="is-unread" style={place} title={text}>
              <span className="unseen">{text}</span>
            </span>
          )
        const span = spanText(row.kind, stretch)
        return (
          <button
            key={stretch.start}
            type="button"
            className={`is-${stretch.coverage}`}
            style={place}
            title={text}
            aria-label={text}
            aria-expanded={open === span}
            onClick={() => setView({ connection: row.connectionId, span }, 'push')}
          />
        )
      })}
    </div>
  </li>
)

/** The days of the period that each connection has read, by kind. A stretch opens the readings that covered it. */
export const CoverageCalendar = ({ connections }: { connections: readonly ConnectionView[] }) => {
  const { start, end, today, timeZone, project } = useSelected()
  const { view } = useAddress()
  const last = end < today ? end : today
  if (start > last) return <EmptyState title="The period lies ahead" />
  const isCut = daysOf(start, last) > MOST_DAYS
  const period = { start: isCut ? addDays(last, 1 - MOST_DAYS) : start, end: last }
  const rows = coverageRows(connections, project.kind === 'one' ? project.id : null, period, today, timeZone)
  if (rows.length === 0) return <EmptyState title="No reading covers this selection" />
  return (
    <div className="card stack">
      <ul className="coverage-legend small" aria-hidden="true">
        <li className="is-read">covered</li>
        <li className="is-partly">partly covered</li>
        <li className="is-unread">not covered</li>
      </ul>
      <div>
        <Scale period={period} />
        <ul className="coverage-rows">
          {rows.map((row) => (
            <Row
              key={`${row.connectionId} ${row.kind}`}
              row={row}
              period={period}
              open={view['connection'] === row.connectionId ? (view['span'] ?? null) : null}
            />
          ))}
        </ul>
      </div>
      <p className="small soft">
        {format.range(period.start, period.end)}
        {isCut && `, the last ${format.number(MOST_DAYS)} days of the period`}. Choose a covered stretch to see when it
        was read.
      </p>
    </div>
  )
}
