import type { ScopePoint } from '@workspace-delivery-intelligence/client'
import { useCallback } from 'react'
import { Chart, type ChartOption } from '../../chart/Chart.js'
import type { Palette } from '../../chart/palette.js'
import { format } from '../../format/viewer.js'
import { EmptyState } from '../../parts/EmptyState.js'
import { Count } from '../../parts/values.js'
import { PlainTable } from '../../table/PlainTable.js'

const HEIGHT = 320
const AREA = 0.25

const valuesOf = (series: readonly ScopePoint[], name: 'baseline' | 'added' | 'removed' | 'completed') =>
  series.map((point) => point[name])

const optionOf = (series: readonly ScopePoint[], palette: Palette): ChartOption => {
  const [baseline, added, completed, , removed] = palette.series
  const text = { color: palette.inkSoft }
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
        name: 'Agreed',
        type: 'line',
        stack: 'scope',
        areaStyle: { opacity: AREA },
        color: baseline,
        data: valuesOf(series, 'baseline'),
      },
      {
        name: 'Added',
        type: 'line',
        stack: 'scope',
        areaStyle: { opacity: AREA },
        color: added,
        data: valuesOf(series, 'added'),
      },
      { name: 'Done', type: 'line', color: completed, lineStyle: { width: 3 }, data: valuesOf(series, 'completed') },
      {
        name: 'Removed',
        type: 'line',
        color: removed,
        lineStyle: { type: 'dashed' },
        data: valuesOf(series, 'removed'),
      },
    ],
  }
}

/** The items agreed, added, removed and done, week by week. Added items are stacked on agreed ones. */
export const BurnUp = ({ series }: { series: readonly ScopePoint[] }) => {
  const option = useCallback((palette: Palette) => optionOf(series, palette), [series])
  if (series.length === 0) return <EmptyState title="The scope was locked after this period" />
  return (
    <div className="card">
      <Chart
        label="Items that were agreed, added, removed and done, week by week"
        height={HEIGHT}
        option={option}
        table={
          <PlainTable
            label="Items week by week"
            head={['Week up to', 'Agreed', 'Added', 'Removed', 'Done']}
            rows={series.map(({ date, baseline, added, removed, completed }) => [
              format.date(date),
              <Count key="baseline" value={baseline} />,
              <Count key="added" value={added} />,
              <Count key="removed" value={removed} />,
              <Count key="completed" value={completed} />,
            ])}
          />
        }
      />
    </div>
  )
}
