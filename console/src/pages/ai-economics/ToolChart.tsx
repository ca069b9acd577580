import type { Series } from '@workspace-delivery-intelligence/client'
import { useCallback } from 'react'
import { Chart, type ChartOption } from '../../chart/Chart.js'
import type { Palette } from '../../chart/palette.js'
import { spoken } from '../../format/words.js'
import { EmptyState } from '../../parts/EmptyState.js'
import { Count } from '../../parts/values.js'
import { PlainTable } from '../../table/PlainTable.js'
import { frameOf } from './chart-frame.js'
import { type ToolRow, toolRows, toolsOf } from './groups.js'

const HEIGHT = 340

const optionOf = (rows: readonly ToolRow[], tools: readonly string[], palette: Palette): ChartOption => ({
  ...frameOf(
    rows.map(({ month }) => month),
    false,
    palette,
  ),
  series: tools.map((tool, index) => ({
    name: spoken(tool),
    type: 'bar',
    barMaxWidth: 40,
    color: palette.series[index % palette.series.length],
    data: rows.map(({ counts }) => counts.find((one) => one.tool === tool)?.changes ?? null),
  })),
})

/** Merged changes that name each tool, month by month. Bars stand side by side: a change may name two tools. */
export const ToolChart = ({
  series,
  nameOfMonth,
}: {
  series: Series
  nameOfMonth: (month: Series['months'][number], isCut: boolean) => string
}) => {
  const option = useCallback(
    (palette: Palette) => optionOf(toolRows(series, nameOfMonth), toolsOf(series), palette),
    [series, nameOfMonth],
  )
  const tools = toolsOf(series)
  if (tools.length === 0) return <EmptyState title="No merged change names a tool" />
  return (
    <Chart
      label="Merged changes by tool and month"
      height={HEIGHT}
      option={option}
      table={
        <PlainTable
          label="Merged changes by tool and month"
          head={['', ...tools.map(spoken)]}
          rows={toolRows(series, nameOfMonth).map(({ month, counts }) => [
            month,
            ...counts.map(({ tool, changes, at }) => <Count key={tool} value={changes} at={at ?? undefined} />),
          ])}
        />
      }
    />
  )
}
