import type { Adoption } from '@workspace-delivery-intelligence/client'
import { useCallback } from 'react'
import { Chart, type ChartOption } from '../../chart/Chart.js'
import type { Palette } from '../../chart/palette.js'
import { spoken } from '../../format/words.js'
import { ProvenanceChip } from '../../parts/chips.js'
import { EmptyState } from '../../parts/EmptyState.js'
import { Count } from '../../parts/values.js'
import { PlainTable } from '../../table/PlainTable.js'

const KINDS = [
  ['assistedChanges', 'With AI'],
  ['notAssistedChanges', 'Without AI'],
  ['conflictingChanges', 'Tags disagree'],
  ['untaggedChanges', 'No tag'],
] as const

type Counts = Pick<Adoption, 'mergedChanges' | (typeof KINDS)[number][0]>

interface Group {
  readonly name: string
  readonly counts: Counts
}

const ROW_HEIGHT = 34
const FRAME_HEIGHT = 72

const optionOf = (groups: readonly Group[], palette: Palette): ChartOption => {
  const [withoutAi, conflicting, , withAi, untagged] = palette.series
  const colours = [withAi, withoutAi, conflicting, untagged]
  const text = { color: palette.inkSoft }
  return {
    grid: { left: 8, right: 16, top: 32, bottom: 24, containLabel: true },
    legend: { top: 0, textStyle: text, icon: 'roundRect' },
    tooltip: {
      trigger: 'axis',
      axisPointer: { type: 'shadow' },
      backgroundColor: palette.surface,
      borderColor: palette.line,
      textStyle: { color: palette.ink, fontSize: 12 },
    },
    xAxis: { type: 'value', minInterval: 1, axisLabel: text, splitLine: { lineStyle: { color: palette.line } } },
    yAxis: { type: 'category', inverse: true, data: groups.map(({ name }) => name), axisLabel: text },
    series: KINDS.map(([kind, name], index) => ({
      name,
      type: 'bar',
      stack: 'changes',
      color: colours[index],
      data: groups.map(({ counts }) => counts[kind]),
    })),
  }
}

const Groups = ({ title, groups }: { title: string; groups: readonly Group[] }) => {
  const option = useCallback((palette: Palette) => optionOf(groups, palette), [groups])
  if (groups.length === 0) return null
  return (
    <div className="card">
      <h3>{title}</h3>
      <Chart
        label={`${title}: merged changes with AI, without, and without a tag`}
        height={FRAME_HEIGHT + groups.length * ROW_HEIGHT}
        option={option}
        table={
          <PlainTable
            label={title}
            head={['', 'Merged', ...KINDS.map(([, name]) => name)]}
            rows={groups.map(({ name, counts }) => [
              name,
              <Count key="merged" value={counts.mergedChanges} />,
              ...KINDS.map(([kind]) => <Count key={kind} value={counts[kind]} />),
            ])}
          />
        }
      />
    </div>
  )
}

/** The most groups that a chart shows; the table of evidence has them all. */
const MOST_GROUPS = 20

/** The number of merged changes that say that AI helped: in all, by repository and by type of work. */
export const AdoptionView = ({ adoption }: { adoption: Adoption }) => {
  if (adoption.mergedChanges === 0) return <EmptyState title="No change was merged in this period" />
  const total: Group = { name: 'All', counts: adoption }
  const byType = adoption.byWorkType.map((counts) => ({ name: spoken(counts.workType), counts }))
  const byRepository = adoption.byRepository.map((counts) => ({ name: counts.repository, counts }))
  return (
    <div className="stack">
      <p className="row">
        <ProvenanceChip provenance={adoption.provenance} />
        <span className="small soft">Counted: {adoption.basis}.</span>
      </p>
      <Groups title="By type of work" groups={[total, ...byType].slice(0, MOST_GROUPS)} />
      <Groups title="By repository" groups={byRepository.slice(0, MOST_GROUPS)} />
      {adoption.tools.length > 0 && (
        <div className="card">
          <h3>By tool</h3>
          <PlainTable
            label="Changes by tool"
            head={['Tool', 'Changes']}
            rows={adoption.tools.map(({ tool, changes }) => [spoken(tool), <Count key={tool} value={changes} />])}
          />
        </div>
      )}
    </div>
  )
}
