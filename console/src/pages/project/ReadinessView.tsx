import type { Readiness } from '@workspace-delivery-intelligence/client'
import type { ReactNode } from 'react'
import { format } from '../../format/viewer.js'
import { providerWord } from '../../format/words.js'
import { HealthChip } from '../../parts/chips.js'
import { Facts } from '../../parts/Facts.js'
import { Count, Day, Instant } from '../../parts/values.js'
import { useSelected } from '../../selection/selected.js'
import './readiness-view.css'

const SOURCES = [
  ['tracker', 'Tracker'],
  ['code', 'Code'],
  ['release', 'Releases'],
  ['calendar', 'Calendar'],
] as const

/** The days from the first record to the last. */
const Span = ({ firstAt, lastAt }: { firstAt: string | null; lastAt: string | null }) => {
  const { timeZone } = useSelected()
  if (firstAt === null || lastAt === null) return <span className="soft">none yet</span>
  return (
    <>
      <Day at={firstAt} timeZone={timeZone} /> – <Day at={lastAt} timeZone={timeZone} />
    </>
  )
}

const Card = ({ title, rows }: { title: string; rows: readonly (readonly [string, ReactNode])[] }) => (
  <div className="card">
    <h3>{title}</h3>
    <Facts rows={rows} />
  </div>
)

/** The evidence held of the project, whatever the period. */
export const ReadinessView = ({ readiness }: { readiness: Readiness }) => {
  const { timeZone } = useSelected()
  const { codeChanges, workItems } = readiness.evidence
  return (
    <div className="readiness">
      <Card
        title="Changes"
        rows={[
          ['Held', <Span key="held" {...codeChanges} />],
          ['Merged', <Count key="merged" value={codeChanges.merged} />],
          ['Open', <Count key="open" value={codeChanges.open} />],
          ['In this period', <Count key="period" value={codeChanges.inPeriod} />],
          ['Linked to work items', <Count key="linked" value={codeChanges.linkedToWorkItems} />],
          ['… by what their text says', <Count key="inferred" value={codeChanges.inferredLinks} />],
          ['Without a project', <Count key="none" value={codeChanges.unattributedRows} />],
          ['Last import', <Instant key="read" at={codeChanges.lastRefreshedAt} timeZone={timeZone} />],
        ]}
      />
      <Card
        title="Work items"
        rows={[
          ['Held', <Span key="held" {...workItems} />],
          ['Completed', <Count key="completed" value={workItems.completed} />],
          ['In progress', <Count key="progress" value={workItems.inProgress} />],
          ['To do', <Count key="todo" value={workItems.todo} />],
          ['Cancelled', <Count key="cancelled" value={workItems.cancelled} />],
          ['In this period', <Count key="period" value={workItems.inPeriod} />],
          ['Without a project', <Count key="none" value={workItems.unattributedRows} />],
          ['Last import', <Instant key="read" at={workItems.lastRefreshedAt} timeZone={timeZone} />],
        ]}
      />
      <Card
        title="Sources and cost inputs"
        rows={[
          ...SOURCES.map(([id, label]) => {
            const { health, providers } = readiness.sources[id]
            return [
              label,
              <span key={id} className="row">
                {providers.length > 0 && <span className="soft">{format.list(providers.map(providerWord))}</span>}
                <HealthChip health={health} />
              </span>,
            ] as const
          }),
          ['Hourly rates', <Count key="rates" value={readiness.costInputs.rates} />],
          ['Time entries', <Count key="entries" value={readiness.costInputs.timeEntries} />],
          ['Rates for the roles that book time', readiness.roleBands ? 'yes' : 'no'],
        ]}
      />
    </div>
  )
}
