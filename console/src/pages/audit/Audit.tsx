import type { AuditEvents } from '@workspace-delivery-intelligence/client'
import { useAddress } from '../../address/useAddress.js'
import { spoken } from '../../format/words.js'
import { ProblemNotice } from '../../parts/ProblemNotice.js'
import { Skeleton } from '../../parts/Skeleton.js'
import { Stats } from '../../parts/Stats.js'
import { Count, Instant } from '../../parts/values.js'
import { useAnyQuestion, useSelected } from '../../selection/selected.js'
import { PageFrame } from '../../shell/PageFrame.js'
import './audit.css'
import { EventDrawer } from './EventDrawer.js'
import { EventList } from './EventList.js'
import { Facets, QuickFilters } from './Filters.js'
import { filterOf } from './filter.js'
import { useTrail } from './useTrail.js'

const Headline = ({ page: { headline, summary } }: { page: AuditEvents }) => {
  const { timeZone } = useSelected()
  return (
    <Stats
      stats={[
        ['Events of the period', <Count key="total" value={summary.total} />],
        ['Today', <Count key="today" value={headline.eventsToday} />],
        ['Changes by people', <Count key="changes" value={summary.changes} />],
        ['Can change a number', <Count key="metrics" value={headline.recalculatedMetrics} />],
        ['Failed', <Count key="failed" value={summary.failed} />],
        ['Failed imports', <Count key="imports" value={headline.failedSyncEvents} />],
        ['Open rejected records', <Count key="rejected" value={headline.dataQualityWarnings} />],
        ['Exports', <Count key="exports" value={summary.exports} />],
        [
          `Last full import: ${spoken(headline.lastFullSync.state).toLowerCase()}`,
          <Instant key="last" at={headline.lastFullSync.occurredAt} timeZone={timeZone} />,
        ],
      ]}
    />
  )
}

/** Everything that happened in the workspace, event by event. */
export const Audit = () => {
  const { view } = useAddress()
  const question = useAnyQuestion()
  const trail = useTrail(question === null ? null : { ...question, ...filterOf(view) })
  const [first] = trail.pages
  const opened = view['event']
  return (
    <PageFrame title="Audit" withPeriod asOf={trail.asOf}>
      <QuickFilters />
      {first === undefined && trail.problem === null && <Skeleton heights={[80, 720]} label="the audit trail" />}
      {first === undefined && trail.problem !== null && <ProblemNotice problem={trail.problem} retry={trail.more} />}
      {first !== undefined && (
        <>
          <Headline page={first} />
          <div className="audit-columns">
            <Facets available={first.available} />
            <EventList trail={trail} opened={opened} />
          </div>
        </>
      )}
      {opened !== undefined && <EventDrawer key={opened} eventId={opened} />}
    </PageFrame>
  )
}
