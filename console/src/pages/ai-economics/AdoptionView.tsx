import type { AiSurface, Series } from '@workspace-delivery-intelligence/client'
import { setView, useAddress } from '../../address/useAddress.js'
import type { Asked } from '../../api/useAnswer.js'
import { format } from '../../format/viewer.js'
import { spoken } from '../../format/words.js'
import { ProvenanceChip } from '../../parts/chips.js'
import { EmptyState } from '../../parts/EmptyState.js'
import { Loaded } from '../../parts/Loaded.js'
import { GroupChart } from './GroupChart.js'
import { monthGroups, repositoryGroups, typeGroups, VIEWS, type ViewName, viewIn } from './groups.js'
import { ToolChart } from './ToolChart.js'

const VIEW_WORDS: Readonly<Record<ViewName, string>> = {
  month: 'By month',
  tool: 'By tool',
  repository: 'By repository',
  type: 'By type of work',
}

type Month = Series['months'][number]
const nameOfMonth = ({ start }: Month, isCut: boolean): string =>
  isCut ? `${format.month(start)} (in part)` : format.month(start)

const typeWord = (type: string): string => (type === 'unlinked' ? 'No work item' : spoken(type))

const Shown = ({ view, surface, series }: { view: ViewName; surface: AiSurface; series: Asked<'series.read'> }) => {
  switch (view) {
    case 'repository':
      return <GroupChart title="Merged changes by repository" isAcross groups={repositoryGroups(surface.adoption)} />
    case 'type':
      return (
        <GroupChart title="Merged changes by type of work" isAcross groups={typeGroups(surface.adoption, typeWord)} />
      )
    case 'month':
    case 'tool':
      return (
        <Loaded asked={series} heights={[340]} label="the months">
          {(answer) =>
            view === 'month' ? (
              <GroupChart title="Merged changes by month" groups={monthGroups(answer, nameOfMonth)} />
            ) : (
              <ToolChart series={answer} nameOfMonth={nameOfMonth} />
            )
          }
        </Loaded>
      )
    default:
      return view satisfies never
  }
}

/** The number of merged changes that say that AI helped, over time, by tool, by repository or by type of work. */
export const AdoptionView = ({ surface, series }: { surface: AiSurface; series: Asked<'series.read'> }) => {
  const { view } = useAddress()
  const shown = viewIn(view['by'])
  const { adoption } = surface
  return (
    <div className="card stack">
      <div className="ai-bar">
        <fieldset className="ai-switch unprinted">
          <legend className="unseen">Show merged changes</legend>
          {VIEWS.map((name) => (
            <button
              key={name}
              type="button"
              className="button is-small"
              aria-pressed={name === shown}
              onClick={() => setView({ by: name === 'month' ? null : name })}
            >
              {VIEW_WORDS[name]}
            </button>
          ))}
        </fieldset>
        <ProvenanceChip provenance={adoption.provenance} />
      </div>
      {adoption.mergedChanges === 0 && shown !== 'month' && shown !== 'tool' ? (
        <EmptyState title="No change was merged in this period" />
      ) : (
        <Shown view={shown} surface={surface} series={series} />
      )}
      <p className="small soft">
        {shown === 'month' || shown === 'tool'
          ? 'Up to twelve months, up to the end of the period. A lighter month is shown in part.'
          : 'Changes merged in the period.'}{' '}
        A change counts as with or without AI by its own tags.
      </p>
    </div>
  )
}
