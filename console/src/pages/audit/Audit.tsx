import type { AuditEvents } from '@workspace-delivery-intelligence/client'
import { useAddress } from '../../address/useAddress.js'
import { format } from '../../format/viewer.js'
import { Answered } from '../../parts/Answered.js'
import { ProblemNotice } from '../../parts/ProblemNotice.js'
import { Skeleton } from '../../parts/Skeleton.js'
import { Stats } from '../../parts/Stats.js'
import { Count } from '../../parts/values.js'
import { useAccess } from '../../selection/access.js'
import { useAnyQuestion } from '../../selection/selected.js'
import { PageFrame } from '../../shell/PageFrame.js'
import './audit.css'
import { EventDrawer } from './EventDrawer.js'
import { EventList } from './EventList.js'
import { Filters } from './Filters.js'
import { filterOf } from './filter.js'
import { actorsIn } from './lines.js'
import { useRange } from './useRange.js'
import { useTrail } from './useTrail.js'

const Headline = ({ page: { headline, summary } }: { page: AuditEvents }) => (
  <Stats
    stats={[
      ['Events', <Count key="total" value={summary.total} at="summary.total" />],
      ['Changes', <Count key="changes" value={summary.changes} at="summary.changes" />],
      [
        'Can change a number',
        <Count key="metrics" value={headline.recalculatedMetrics} at="headline.recalculatedMetrics" />,
      ],
      ['Failed', <Count key="failed" value={summary.failed} at="summary.failed" />],
    ]}
  />
)

/** Everything that happened in the workspace: who changed what, from what to what. */
export const Audit = () => {
  const { view } = useAddress()
  const { start, end } = useRange()
  const access = useAccess()
  const selected = useAnyQuestion()
  // The access says how far back the plan shows, and whether lines are told.
  const question = selected === null || access === null ? null : { ...selected, start, end, ...filterOf(view) }
  const trail = useTrail(question)
  const [first] = trail.pages
  const opened = view['event']
  return (
    <PageFrame title="Audit" subtitle={<span>{format.range(start, end)}</span>} asOf={trail.asOf}>
      <Filters available={first?.available ?? null} actors={actorsIn(trail)} />
      {first === undefined && trail.problem === null && <Skeleton heights={[76, 720]} label="the audit trail" />}
      {first === undefined && trail.problem !== null && <ProblemNotice problem={trail.problem} retry={trail.more} />}
      {first !== undefined && question !== null && (
        <Answered question={{ operation: 'audit.list', parameters: question }}>
          <div className="audit-headline">
            <Headline page={first} />
          </div>
          <EventList trail={trail} opened={opened} />
        </Answered>
      )}
      {opened !== undefined && <EventDrawer key={opened} eventId={opened} />}
    </PageFrame>
  )
}
