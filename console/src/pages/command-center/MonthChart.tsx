import type { Kpi } from '@workspace-delivery-intelligence/client'
import { useCallback } from 'react'
import { Chart, type ChartOption } from '../../chart/Chart.js'
import type { Palette } from '../../chart/palette.js'
import { figureText } from '../../format/figure.js'
import { format } from '../../format/viewer.js'
import { FigureValue } from '../../parts/values.js'
import { PlainTable } from '../../table/PlainTable.js'
import type { Months } from './useMonths.js'

const HEIGHT = 64

/** A KPI in the twelve months before the period. A month that is not known has an empty frame: it is no zero. */
export const MonthChart = ({ kpi, months, inHours }: { kpi: Kpi; months: Months; inHours: boolean }) => {
  const figures = months.months.map(({ period, kpis }) => ({
    month: format.month(period.start),
    figure: kpis?.find(({ id }) => id === kpi.id)?.value ?? null,
  }))
  const values = figures.map(({ figure }) => figure?.value ?? null)
  const serialized = JSON.stringify(figures)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the serialized figures say whether they are others
  const option = useCallback(
    (palette: Palette): ChartOption => {
      const known = values.filter((value) => value !== null)
      const top = Math.max(...known, 0)
      const bottom = Math.min(...known, 0)
      const frame = top === 0 && bottom === 0 ? 1 : top === 0 ? bottom : top
      return {
        grid: { left: 0, right: 0, top: 4, bottom: 1 },
        xAxis: { type: 'category', data: figures.map(({ month }) => month), show: false },
        yAxis: { type: 'value', show: false, min: bottom, max: top === bottom ? bottom + 1 : top },
        tooltip: {
          trigger: 'axis',
          appendTo: 'body',
          backgroundColor: palette.surface,
          borderColor: palette.line,
          textStyle: { color: palette.ink, fontSize: 12 },
          formatter: (points: readonly { readonly dataIndex: number }[]) => {
            const one = figures[points[0]?.dataIndex ?? 0]
            if (one === undefined) return ''
            return `${one.month}: ${one.figure === null ? 'not known' : figureText(one.figure, format, inHours)}`
          },
        },
        series: [
          {
            type: 'bar',
            data: values,
            barCategoryGap: '25%',
            itemStyle: { color: palette.series[0], borderRadius: [2, 2, 0, 0] },
            barMinHeight: 2,
          },
          {
            type: 'bar',
            data: values.map((value) => (value === null ? frame : null)),
            barGap: '-100%',
            itemStyle: { color: 'transparent', borderColor: palette.inkSoft, borderWidth: 1, borderType: [2, 3] },
          },
        ],
      }
    },
    [serialized, inHours],
  )
  if (months.isLoading) return <div className="month-chart is-loading" />
  if (values.every((value) => value === null))
    return (
      <p className="month-chart small soft">
        {months.endsWithPlan ? 'The plan shows no earlier months.' : 'None of the twelve months before is known.'}
      </p>
    )
  const rows = figures.map(
    ({ month, figure }) => [month, <FigureValue key={month} figure={figure} inHours={inHours} />] as const,
  )
  return (
    <div className="month-chart">
      <Chart
        label={`${kpi.title} in the twelve months before the period`}
        height={HEIGHT}
        option={option}
        hidesTable
        table={<PlainTable label={`${kpi.title}, month by month`} head={['Month', 'Value']} rows={rows} />}
      />
      <p className="month-chart-ends" aria-hidden="true">
        <span>{figures[0]?.month}</span>
        <span>{figures.at(-1)?.month}</span>
      </p>
    </div>
  )
}
