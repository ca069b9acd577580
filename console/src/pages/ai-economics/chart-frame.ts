import type { ChartOption } from '../../chart/Chart.js'
import type { Palette } from '../../chart/palette.js'

/** Axes, legend and tooltip of bars of counts; `isAcross` lets the bars lie. */
export const frameOf = (names: readonly string[], isAcross: boolean, palette: Palette): ChartOption => {
  const text = { color: palette.inkSoft }
  const ofNames = { type: 'category', data: names, axisLabel: text, axisTick: { show: false }, inverse: isAcross }
  const ofCounts = {
    type: 'value',
    minInterval: 1,
    axisLabel: text,
    splitLine: { lineStyle: { color: palette.line } },
  }
  return {
    grid: { left: 8, right: 16, top: 48, bottom: 8, containLabel: true },
    legend: { top: 0, left: 0, itemGap: 8, textStyle: text, icon: 'roundRect' },
    tooltip: {
      trigger: 'axis',
      axisPointer: { type: 'shadow' },
      backgroundColor: palette.surface,
      borderColor: palette.line,
      textStyle: { color: palette.ink, fontSize: 12 },
    },
    xAxis: isAcross ? ofCounts : ofNames,
    yAxis: isAcross ? ofNames : ofCounts,
  }
}
