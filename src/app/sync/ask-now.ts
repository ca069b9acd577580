import { right } from 'fp-ts/lib/Either.js'
import { conflict, type Decided, type StatedCommand, stated, states, unknown } from '#app/state/command'
import { statesOf } from '#app/state/entities'
import { looksAtConnection } from '#app/state/places'
import { faultText } from '#connectors/hosts/client/fault-text'
import type { Instant, Uuid } from '#domain/common'
import { streamOf } from '#domain/events/catalogue'
import { Connection } from '#projections/entities/connection'
import type { HostState } from '#projections/entities/host'

/** States that a connection is due at `now`: any worker reads it as soon as it looks. `host` is how far it is read by now. */
export const askingNow = (
  connectionId: Uuid,
  host: HostState | null,
  now: Instant,
): StatedCommand<Record<never, never>> => ({
  path: 'connection ask',
  summary: 'have a connection read as soon as a worker can',
  fields: {},
  example: '',
  appends: ['HostRead'],
  aggregate: 'connection',
  action: 'integrations.manage',
  stream: (_, { workspaceId }) => right(streamOf.connection(workspaceId, connectionId)),
  looksAt: looksAtConnection,
  looksUp: () => right(null),
  decide: (_, events): Decided => {
    const connection = statesOf(Connection, events)[0]?.state
    if (connection === undefined || connection.removed) return unknown('connection', connectionId, 'add one')
    const { label, asked, paused } = connection
    if (asked === null) return conflict(`${label} is imported by hand: add newer files`)
    if (paused) return conflict(`${label} is paused: resume it first`)
    const quota = host?.quota ?? null
    if (quota !== null && quota.remaining === 0 && quota.resetsAt > now)
      return conflict(faultText({ tag: 'limited', until: quota.resetsAt }, label))
    // Before its first reading, and once its time has come, it is due already.
    if (host === null || host.nextRunAt === null || host.nextRunAt <= now) return states({ connectionId })
    return states(
      { connectionId },
      stated(
        'HostRead',
        { kind: 'host', key: connectionId },
        { runId: 'asked', lists: [], ended: { quota, nextRunAt: now, unknownMembers: host.unknownMembers } },
        { connectionId },
      ),
    )
  },
})
