import { useQueryClient } from '@tanstack/react-query'
import type { ConnectionView } from '@workspace-delivery-intelligence/client'
import { useEffect } from 'react'
import { Facts } from '../../../parts/Facts.js'
import { CivilDay, Count, Instant } from '../../../parts/values.js'

/** The time after which a reading that goes on is looked at again, in milliseconds. */
const AGAIN_MS = 5_000

const isUnderWay = ({ recentRuns }: ConnectionView): boolean => recentRuns[0]?.state === 'running'

/** Says whether a reading goes on, or begins within seconds. */
const isAwaitedIn = (connection: ConnectionView, now: string): boolean => {
  const { progress, nextRunAt, health } = connection
  if (health === 'paused') return false
  return isUnderWay(connection) || progress !== null || nextRunAt === null || nextRunAt <= now
}

/** The progress of a first reading: before its first page it has none yet. */
const FirstReading = ({ progress }: Pick<ConnectionView, 'progress'>) => (
  <p role="status">
    First reading, the newest first.
    {progress !== null && (
      <>
        {' '}
        The lists begun so far are complete back to <CivilDay date={progress.completeBackTo} />
        {progress.left !== null && (
          <>
            , with <Count value={progress.left} /> left to read
          </>
        )}
        .
      </>
    )}
  </p>
)

/** The progress with the host of a connection, and the instant at which it is asked again. */
export const HostFacts = ({ connection, timeZone }: { connection: ConnectionView; timeZone: string }) => {
  const { progress, nextRunAt, reconciledAt, quota, unknownMembers, health, lastSuccessAt } = connection
  const queries = useQueryClient()
  const isAwaited = isAwaitedIn(connection, new Date().toISOString())
  useEffect(() => {
    if (!isAwaited) return
    const timer = setInterval(() => {
      for (const operation of ['dataSources.read', 'connections.read'])
        void queries.invalidateQueries({ queryKey: [operation] })
    }, AGAIN_MS)
    return () => clearInterval(timer)
  }, [isAwaited, queries])
  return (
    <>
      {(progress !== null || (isUnderWay(connection) && lastSuccessAt === null)) && (
        <FirstReading progress={progress} />
      )}
      <Facts
        rows={[
          [
            'Next reading',
            health === 'paused' ? (
              'none while it is paused'
            ) : isUnderWay(connection) ? (
              'under way'
            ) : (
              <Instant key="next" at={isAwaited ? null : nextRunAt} timeZone={timeZone} empty="now" />
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
