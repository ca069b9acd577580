import { useCallback } from 'react'
import { Chart, type ChartOption } from '../../chart/Chart.js'
import type { Palette } from '../../chart/palette.js'
import { EmptyState } from '../../parts/EmptyState.js'
import { Count } from '../../parts/values.js'
import { PlainTable } from '../../table/PlainTable.js'
import { frameOf } from './chart-frame.js'
import type { Group } from './groups.js'
import { TAG_COUNTS } from './words.js'

const HEIGHT = 340
const ROW_HEIGHT = 34
const FRAME_HEIGHT = 88
/** The look of a month that is not over, or not all within the period. */
const PART_OPACITY = 0.55

const optionOf = (groups: readonly Group[], isAcross: boolean, palette: Palette): ChartOption => {
  const [withoutAi, conflicting, , withAi, untagged] = palette.series
  const colours = [withAi, withoutAi, conflicting, untagged]
  return {
    ...frameOf(
      groups.map(({ name }) => name),
      isAcross,
      palette,
    ),
    series: TAG_COUNTS.map(([kind, name], index) => ({
      name,
      type: 'bar',
      stack: 'changes',
      barMaxWidth: 40,
      color: colours[index],
      data: groups.map(({ counts, isPart }) => ({
        value: counts[kind],
        itemStyle: { opacity: isPart ? PART_OPACITY : 1 },
      })),
    })),
  }
}

/** Merged changes of some groups: with AI, without, and without a clear tag. */
export const GroupChart = ({
  title,
  groups,
  isAcross = false,
}: {
  title: string
  groups: readonly Group[]
  /** Says whether the bars lie, so that long names have room. */
  isAcross?: boolean
}) => {
  const option = useCallback((palette: Palette) => optionOf(groups, isAcross, palette), [groups, isAcross])
  if (groups.length === 0) return <EmptyState title="No merged changes are known" />
  const reasons = groups.filter(({ reason, counts }) => reason !== null && counts.mergedChanges === null)
  return (
    <>
      <Chart
        label={`${title}: with AI, without, and without a clear tag`}
        height={isAcross ? FRAME_HEIGHT + groups.length * ROW_HEIGHT : HEIGHT}
        option={option}
        table={
          <PlainTable
            label={title}
            head={['', 'Merged', ...TAG_COUNTS.map(([, name]) => name)]}
            rows={groups.map(({ name, at, counts }) => [
              name,
              <Count key="merged" value={counts.mergedChanges} at={`${at}.mergedChanges`} />,
              ...TAG_COUNTS.map(([kind]) => <Count key={kind} value={counts[kind]} at={`${at}.${kind}`} />),
            ])}
          />
        }
      />
      {reasons.length > 0 && (
        <details className="small">
          <summary>Months that are not known</summary>
          <ul>
            {reasons.map(({ name, reason }) => (
              <li key={name}>
                {name}: {reason}
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  )
}
