import { streamOf } from '#domain/events/catalogue'
import type { ListRead } from '#domain/events/hosts'
import { newEvent } from '#eventlog/new-event'
import { NOON, ofConnection, registered, type Told, uuid, WORKSPACE } from '../support/events.js'

// Connections that ask a host, for members that are null for all others.

const LIST: ListRead = {
  list: 'issues',
  of: null,
  readTo: NOON,
  reconciledAt: NOON,
  pass: null,
  begun: [],
  completeBackTo: null,
  left: null,
  problem: null,
}
const first = (left: number | null): ListRead => ({
  ...LIST,
  readTo: null,
  reconciledAt: null,
  pass: { kind: 'first', startedAt: NOON, page: '2' },
  completeBackTo: '2026-02-01',
  left,
})
const ended = { quota: { limit: 5_000, remaining: 4_000, resetsAt: NOON }, nextRunAt: NOON, unknownMembers: 0 }
const CAUSE = {
  workspaceId: WORKSPACE,
  actor: { kind: 'connector', id: uuid('git') },
  correlationId: uuid('run'),
  now: NOON,
} as const
const asking = (list: ListRead): readonly Told[] => {
  const connectionId = uuid('git')
  const stream = streamOf.connection(WORKSPACE, connectionId)
  const read = { runId: 'r', lists: [list], ended }
  return [
    registered('git'),
    ofConnection('git', 'HostConnected', { address: 'https://git.example.com', account: null, containers: [] }, {}),
    { stream, event: newEvent('HostRead', { kind: 'host', key: connectionId }, read, CAUSE, { connectionId }) },
  ]
}

/** A connection that was compared with its host. */
export const compared: readonly Told[] = asking(LIST)
/** Connections in their first reading: of one the host tells what is left. */
export const inFirstReading: readonly Told[] = asking(first(3))
export const inFirstReadingOfUnknownLength: readonly Told[] = asking(first(null))
