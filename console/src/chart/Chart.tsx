import type { EChartsCoreOption, EChartsType } from 'echarts/core'
import { type ReactNode, useEffect, useRef } from 'react'
import './chart.css'
import type { Palette } from './palette.js'
import { usePalette } from './palette.js'

export type ChartOption = EChartsCoreOption

interface ChartProps {
  /** A sentence about what the chart shows, for people who do not see it. */
  readonly label: string
  /** Pixels, which are reserved before the chart is drawn. */
  readonly height: number
  /** Returns what ECharts draws. Called again when the colours change; keep it stable with `useCallback`. */
  readonly option: (palette: Palette) => ChartOption
  /** The same numbers as a table. */
  readonly table: ReactNode
  /** Says whether the table is for screen readers only, where the chart is small and its numbers stand elsewhere. */
  readonly hidesTable?: boolean
}

const isStill = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches

/** Draws into an element. ECharts is loaded with the first chart. */
const useDrawing = (option: ChartOption) => {
  const place = useRef<HTMLDivElement>(null)
  const chart = useRef<EChartsType | null>(null)
  const latest = useRef(option)
  latest.current = option

  useEffect(() => {
    const element = place.current
    if (element === null) return
    let isGone = false
    const resized = new ResizeObserver(() => chart.current?.resize())
    void import('./echarts.js').then(({ init }) => {
      if (isGone) return
      chart.current = init(element, null, { renderer: 'svg' })
      chart.current.setOption(latest.current)
      resized.observe(element)
    })
    return () => {
      isGone = true
      resized.disconnect()
      chart.current?.dispose()
      chart.current = null
    }
  }, [])

  useEffect(() => {
    chart.current?.setOption(option, { notMerge: true })
  }, [option])
  return place
}

/** A chart, with the same numbers as a table. */
export const Chart = ({ label, height, option, table, hidesTable = false }: ChartProps) => {
  const palette = usePalette()
  const place = useDrawing({
    animation: !isStill(),
    animationDuration: 300,
    textStyle: { fontFamily: palette.font, color: palette.inkSoft },
    ...option(palette),
  })
  return (
    <figure className="chart">
      <div role="img" aria-label={label} style={{ height }}>
        <div ref={place} className="chart-place" aria-hidden="true" />
      </div>
      {hidesTable ? (
        <div className="unseen">{table}</div>
      ) : (
        <details className="chart-table">
          <summary>Show as a table</summary>
          {table}
        </details>
      )}
    </figure>
  )
}
