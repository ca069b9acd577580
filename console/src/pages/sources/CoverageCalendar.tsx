import type { ConnectionView } from '@workspace-delivery-intelligence/client'
import { useCallback } from 'react'
import { addDays, daysOf } from '../../address/civil.js'
import { Chart, type ChartOption } from '../../chart/Chart.js'
import type { Palette } from '../../chart/palette.js'
import { format } from '../../format/viewer.js'
import { coverageKindWords } from '../../format/words.js'
import { EmptyState } from '../../parts/EmptyState.js'
import { useSelected } from '../../selection/selected.js'
import { PlainTable } from '../../table/PlainTable.js'
import { type DayCoverage, type KindCoverage, kindCoverages, stretchesOf } from './coverage.js'
import './coverage-calendar.css'

const WORDS: Readonly<Record<Exclude<DayCoverage, null>, string>> = {
  read: 'read',
  partly: 'partly covered',
  unread: 'not covered',
}
const LEVELS: Readonly<Record<Exclude<DayCoverage, null>, number>> = { unread: 0, partly: 1, read: 2 }
const ROW_HEIGHT = 30
/** More days than these would be thinner than a hair. */
const MOST_DAYS = 400

const rowTitle = ({ kind, connections }: KindCoverage): string =>
  connections === 0 ? `${coverageKindWords[kind]} (not connected)` : coverageKindWords[kind]

const optionOf = (rows: readonly KindCoverage[], days: readonly string[], palette: Palette): ChartOption => ({
  grid: { left: 8, right: 8, top: 4, bottom: 24, outerBoundsMode: 'same' },
  xAxis: {
    type: 'category',
    data: days.map(format.date),
    axisTick: { show: false },
    axisLine: { show: false },
    axisLabel: { color: palette.inkSoft, hideOverlap: true },
  },
  yAxis: {
    type: 'category',
    data: rows.map(rowTitle),
    inverse: true,
    axisTick: { show: false },
    axisLine: { show: false },
    axisLabel: { color: palette.ink },
  },
  visualMap: {
    show: false,
    type: 'piecewise',
    dimension: 2,
    pieces: [
      { value: 0, color: palette.surfaceSunk },
      { value: 1, color: palette.series[1] },
      { value: 2, color: palette.series[2] },
    ],
  },
  tooltip: {
    appendTo: 'body',
    backgroundColor: palette.surface,
    borderColor: palette.line,
    textStyle: { color: palette.ink, fontSize: 12 },
    formatter: ({ value }: { readonly value: readonly [number, number, number] }) => {
      const [x, y] = value
      const row = rows[y]
      const coverage = row?.days[x]
      if (row === undefined || coverage === null || coverage === undefined) return ''
      return `${coverageKindWords[row.kind]}, ${format.date(days[x] ?? '')}: ${WORDS[coverage]}`
    },
  },
  series: [
    {
      type: 'heatmap',
      data: rows.flatMap((row, y) =>
        row.days.flatMap((coverage, x) =>
          coverage === null || row.connections === 0 ? [] : [[x, y, LEVELS[coverage]]],
        ),
      ),
      itemStyle: { borderColor: palette.surface, borderWidth: days.length > 130 ? 0.3 : 1 },
      emphasis: { disabled: true },
    },
  ],
})

const Stretches = ({ row, start }: { row: KindCoverage; start: string }) => {
  if (row.connections === 0) return 'not connected'
  return (
    <ul>
      {stretchesOf(row.days, start).map((stretch) => (
        <li key={stretch.start}>
          {format.range(stretch.start, stretch.end)}: {WORDS[stretch.coverage]}
        </li>
      ))}
    </ul>
  )
}

const Legend = () => (
  <ul className="coverage-legend small" aria-hidden="true">
    <li className="is-read">covered by every connection</li>
    <li className="is-partly">covered in part</li>
    <li className="is-unread">not covered</li>
  </ul>
)

/** The coverage of each day of the period, for each kind of evidence. */
export const CoverageCalendar = ({ connections }: { connections: readonly ConnectionView[] }) => {
  const { start: first, end, today, timeZone, project } = useSelected()
  const start = daysOf(first, end) > MOST_DAYS ? addDays(end, 1 - MOST_DAYS) : first
  const rows = kindCoverages(connections, project.kind === 'one' ? project.id : null, { start, end }, today, timeZone)
  const isEmpty = rows.every((row) => row.connections === 0)
  const serialized = JSON.stringify(rows)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the serialized rows say whether they are others
  const option = useCallback(
    (palette: Palette): ChartOption => {
      const days = Array.from({ length: daysOf(start, end) }, (_, index) => addDays(start, index))
      return optionOf(rows, days, palette)
    },
    [serialized, start, end],
  )
  if (isEmpty) return <EmptyState title="No import covers this selection" />
  return (
    <div className="card">
      <Legend />
      <Chart
        label={`Days covered from ${format.date(start)} to ${format.date(end)}, by kind of evidence`}
        height={rows.length * ROW_HEIGHT + 32}
        option={option}
        table={
          <PlainTable
            label="Days covered"
            head={['Evidence', 'Days']}
            rows={rows.map((row) => [
              coverageKindWords[row.kind],
              <Stretches key={row.kind} row={row} start={start} />,
            ])}
          />
        }
      />
      {start !== first && (
        <p className="small soft">The last {format.number(MOST_DAYS)} days of the period are shown.</p>
      )}
    </div>
  )
}
