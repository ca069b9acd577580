import type { ChangeOrderView, LockView, ScopePoint } from '@workspace-delivery-intelligence/client'
import { useCallback } from 'react'
import { useAnswer } from '../../api/useAnswer.js'
import { Chart, type ChartOption } from '../../chart/Chart.js'
import type { Palette } from '../../chart/palette.js'
import { format } from '../../format/viewer.js'
import { Loaded } from '../../parts/Loaded.js'
import { Count } from '../../parts/values.js'
import { useAccess } from '../../selection/access.js'
import { useSelected } from '../../selection/selected.js'
import { PlainTable } from '../../table/PlainTable.js'
import { useScopePlace } from './place.js'
import { type ApprovalLine, approvalLines, spanSinceLock } from './span.js'

const HEIGHT = 300
const AREA = 0.2

type Name = 'baseline' | 'added' | 'removed' | 'completed'
const valuesOf = (series: readonly ScopePoint[], name: Name) => series.map((point) => point[name])

/** The lines of the burn-up at which change orders were approved. */
const approvalsIn = (lines: readonly ApprovalLine[], palette: Palette) => ({
  symbol: 'none',
  silent: true,
  animation: false,
  lineStyle: { color: palette.inkSoft, type: 'dotted' },
  label: { color: palette.inkSoft, formatter: '{b}', width: 56, overflow: 'truncate' },
  data: lines.map(({ point, label }) => ({ name: label, xAxis: point })),
})

const optionOf = (series: readonly ScopePoint[], lines: readonly ApprovalLine[], palette: Palette): ChartOption => {
  const [agreed, added, done, , removed] = palette.series
  const text = { color: palette.inkSoft }
  // A lock of today has one point, which is no line.
  const line = { type: 'line', showSymbol: series.length === 1 }
  return {
    grid: { left: 48, right: 16, top: 40, bottom: 32 },
    legend: { top: 0, textStyle: text, icon: 'roundRect' },
    tooltip: {
      trigger: 'axis',
      backgroundColor: palette.surface,
      borderColor: palette.line,
      textStyle: { color: palette.ink, fontSize: 12 },
    },
    xAxis: { type: 'category', data: series.map(({ date }) => format.date(date)), axisLabel: text },
    yAxis: { type: 'value', minInterval: 1, axisLabel: text, splitLine: { lineStyle: { color: palette.line } } },
    series: [
      {
        ...line,
        name: 'Agreed',
        stack: 'scope',
        areaStyle: { opacity: AREA },
        color: agreed,
        data: valuesOf(series, 'baseline'),
      },
      {
        ...line,
        name: 'Added',
        stack: 'scope',
        areaStyle: { opacity: AREA },
        color: added,
        data: valuesOf(series, 'added'),
      },
      {
        ...line,
        name: 'Done',
        color: done,
        lineStyle: { width: 3 },
        data: valuesOf(series, 'completed'),
        markLine: approvalsIn(lines, palette),
      },
      { ...line, name: 'Removed', color: removed, lineStyle: { type: 'dashed' }, data: valuesOf(series, 'removed') },
    ],
  }
}

const Drawn = ({
  series,
  start,
  orders,
}: {
  series: readonly ScopePoint[]
  start: string
  orders: readonly ChangeOrderView[]
}) => {
  const option = useCallback(
    (palette: Palette) => optionOf(series, approvalLines(series, start, orders), palette),
    [series, start, orders],
  )
  return (
    <Chart
      label="Items agreed, added, removed and done, week by week since the lock"
      height={HEIGHT}
      option={option}
      table={
        <PlainTable
          label="Items week by week"
          head={['At the end of', 'Agreed', 'Added', 'Removed', 'Done']}
          rows={series.map(({ date, baseline, added, removed, completed }, place) => [
            format.date(date),
            <Count key="baseline" value={baseline} at={`report.series[${place}].baseline`} />,
            <Count key="added" value={added} at={`report.series[${place}].added`} />,
            <Count key="removed" value={removed} at={`report.series[${place}].removed`} />,
            <Count key="completed" value={completed} at={`report.series[${place}].completed`} />,
          ])}
        />
      }
    />
  )
}

/** The items agreed, added, removed and done, week by week from the lock's day, or as far back as the plan shows. */
export const BurnUp = ({ lock }: { lock: LockView }) => {
  const { question } = useScopePlace()
  const { today } = useSelected()
  const windowDays = useAccess()?.windowDays ?? null
  const { start, end, cutAt } = spanSinceLock(lock.lockedOn, question, today, windowDays)
  const asked = useAnswer('scope.read', { ...question, start, end })
  return (
    <div className="card">
      {cutAt !== null && windowDays !== null && (
        <p className="small soft">
          The scope was locked on {format.date(lock.lockedOn)}. The plan shows the last {format.number(windowDays)}{' '}
          days, so this begins on {format.date(cutAt)}.
        </p>
      )}
      <Loaded asked={asked} heights={[HEIGHT + 36]} label="the burn-up">
        {({ report }) => report !== null && <Drawn series={report.series} start={start} orders={report.changeOrders} />}
      </Loaded>
    </div>
  )
}
