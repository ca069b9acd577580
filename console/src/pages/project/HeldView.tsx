import type { Readiness } from '@workspace-delivery-intelligence/client'
import type { ReactNode } from 'react'
import { Facts } from '../../parts/Facts.js'
import { Count, Day, Instant } from '../../parts/values.js'
import { useSelected } from '../../selection/selected.js'
import './held-view.css'

type Held = Readiness['evidence']['codeChanges' | 'workItems']

/** The days from the first record to the last. */
const Span = ({ firstAt, lastAt }: Pick<Held, 'firstAt' | 'lastAt'>) => {
  const { timeZone } = useSelected()
  if (firstAt === null || lastAt === null) return <span className="soft">none yet</span>
  return (
    <>
      <Day at={firstAt} timeZone={timeZone} /> – <Day at={lastAt} timeZone={timeZone} />
    </>
  )
}

const Card = ({
  title,
  held,
  at,
  counts,
}: {
  title: string
  held: Held
  at: string
  counts: readonly (readonly [name: string, value: number, member: string])[]
}) => {
  const { timeZone } = useSelected()
  const rows: readonly (readonly [string, ReactNode])[] = [
    ['Held', <Span key="held" firstAt={held.firstAt} lastAt={held.lastAt} />],
    ...counts.map(
      ([name, value, member]) => [name, <Count key={name} value={value} at={`${at}.${member}`} />] as const,
    ),
    ['Last reading', <Instant key="read" at={held.lastRefreshedAt} timeZone={timeZone} />],
  ]
  return (
    <div className="card">
      <h3>{title}</h3>
      <Facts rows={rows} />
    </div>
  )
}

/** The evidence held of the project, whatever the period: kinds of which something is held. */
export const HeldView = ({ readiness }: { readiness: Readiness }) => {
  const { codeChanges, workItems } = readiness.evidence
  return (
    <div className="held">
      {codeChanges.projectRows > 0 && (
        <Card
          title="Changes"
          held={codeChanges}
          at="readiness.evidence.codeChanges"
          counts={[
            ['Merged', codeChanges.merged, 'merged'],
            ['Open', codeChanges.open, 'open'],
            ['In this period', codeChanges.inPeriod, 'inPeriod'],
            ['Linked to work items', codeChanges.linkedToWorkItems, 'linkedToWorkItems'],
            ['… by what their text says', codeChanges.inferredLinks, 'inferredLinks'],
            ['Without a project', codeChanges.unattributedRows, 'unattributedRows'],
          ]}
        />
      )}
      {workItems.projectRows > 0 && (
        <Card
          title="Work items"
          held={workItems}
          at="readiness.evidence.workItems"
          counts={[
            ['Completed', workItems.completed, 'completed'],
            ['In progress', workItems.inProgress, 'inProgress'],
            ['To do', workItems.todo, 'todo'],
            ['Cancelled', workItems.cancelled, 'cancelled'],
            ['In this period', workItems.inPeriod, 'inPeriod'],
            ['Without a project', workItems.unattributedRows, 'unattributedRows'],
          ]}
        />
      )}
      {readiness.costInputs.timeEntries > 0 && (
        <div className="card">
          <h3>Cost inputs</h3>
          <Facts
            rows={[
              [
                'Time entries',
                <Count key="entries" value={readiness.costInputs.timeEntries} at="readiness.costInputs.timeEntries" />,
              ],
              [
                'Hourly costs',
                <Count key="rates" value={readiness.costInputs.rates} at="readiness.costInputs.rates" />,
              ],
            ]}
          />
        </div>
      )}
    </div>
  )
}
