import { pageAddress, useAddress } from '../../address/useAddress.js'
import type { Answer } from '../../api/ask.js'
import { useAnswer } from '../../api/useAnswer.js'
import { format } from '../../format/viewer.js'
import { Facts } from '../../parts/Facts.js'
import { Loaded } from '../../parts/Loaded.js'
import { PageLink } from '../../parts/PageLink.js'
import { Section } from '../../parts/Section.js'
import { Count, Instant } from '../../parts/values.js'
import { useMay } from '../../selection/access.js'
import { useSelected } from '../../selection/selected.js'

type Status = Answer<'status.read'>

const GIB = 1024 ** 3

const gib = (bytes: number | null): string =>
  bytes === null ? 'not known' : `${format.number(Math.round((bytes / GIB) * 10) / 10)} GiB`

const waitingText = ({ waiting }: Status): string => {
  if (waiting.events === 0) return 'nothing: all is counted'
  return `${waiting.isAll ? '' : 'at least '}${format.number(waiting.events)} events`
}

const State = ({ status }: { status: Status }) => {
  const { timeZone } = useSelected()
  const address = useAddress()
  const { disk } = status
  return (
    <div className="card">
      <Facts
        rows={[
          ['Version', status.version],
          ['Counted up to', <Instant key="counted" at={status.asOf} timeZone={timeZone} empty="nothing yet" />],
          ['Waiting to be counted', waitingText(status)],
          ['Worker', status.hasWorker ? 'running' : 'not running: nothing new is counted'],
          ['Set aside', <Count key="quarantined" value={status.quarantinedEvents} />],
          [
            'Rejected records',
            <PageLink key="dead" to={pageAddress(address, 'sources')}>
              <Count value={status.deadLetters} />
            </PageLink>,
          ],
          ['Free disk space', disk === null ? 'not known' : gib(disk.freeBytes)],
          ['Last backup', <Instant key="backup" at={status.lastBackupAt} timeZone={timeZone} empty="none is known" />],
        ]}
      />
    </div>
  )
}

/** The version of the service, and how it is doing. */
export const ServiceState = () => {
  const mayAsk = useMay('status.read')
  const asked = useAnswer('status.read', mayAsk ? {} : null)
  if (!mayAsk) return null
  return (
    <Section title="Service">
      <Loaded asked={asked} heights={[240]} label="the state of the service">
        {(status) => <State status={status} />}
      </Loaded>
    </Section>
  )
}
