import type { ConnectionView } from '@workspace-delivery-intelligence/client'
import { Facts } from '../../../parts/Facts.js'
import { CivilDay, Count, Instant } from '../../../parts/values.js'

/** How far the host of a connection is read, and when it is asked again. */
export const HostFacts = ({ connection, timeZone }: { connection: ConnectionView; timeZone: string }) => {
  const { progress, nextRunAt, reconciledAt, quota, unknownMembers, health } = connection
  return (
    <>
      {progress !== null && (
        <p role="status">
          First reading: complete back to <CivilDay date={progress.completeBackTo} />
          {progress.left === null ? (
            '.'
          ) : (
            <>
              , <Count value={progress.left} /> left.
            </>
          )}
        </p>
      )}
      <Facts
        rows={[
          [
            'Next reading',
            health === 'paused' ? (
              'none while it is paused'
            ) : (
              <Instant key="next" at={nextRunAt} timeZone={timeZone} empty="within seconds" />
            ),
          ],
          ['Compared with the host', <Instant key="compared" at={reconciledAt} timeZone={timeZone} empty="not yet" />],
          [
            'Requests left',
            quota === null ? (
              'no limit is told'
            ) : (
              <span key="quota">
                <Count value={quota.remaining} /> of <Count value={quota.limit} />, until{' '}
                <Instant at={quota.resetsAt} timeZone={timeZone} />
              </span>
            ),
          ],
          ...(unknownMembers === 0
            ? []
            : [['Members that this version does not know', <Count key="unknown" value={unknownMembers} />] as const]),
        ]}
      />
    </>
  )
}
