import type { ConnectionView, EventDetail } from '@workspace-delivery-intelligence/client'
import { useAnswer } from '../../api/useAnswer.js'
import { commandLine } from '../../format/command.js'
import { format } from '../../format/viewer.js'
import { spoken } from '../../format/words.js'
import { Loaded } from '../../parts/Loaded.js'
import { RemedyNote } from '../../parts/NotKnown.js'
import { ProblemNotice } from '../../parts/ProblemNotice.js'
import { Skeleton } from '../../parts/Skeleton.js'
import { Instant } from '../../parts/values.js'
import { useSelected } from '../../selection/selected.js'
import './rejected-records.css'
import { letterRemedy } from './remedies.js'

/** Each takes a request of its own for its reason. */
const MOST_SHOWN = 20

const textOf = (payload: unknown, member: string): string | null => {
  const value = typeof payload === 'object' && payload !== null ? (payload as Record<string, unknown>)[member] : null
  return typeof value === 'string' ? value : null
}

const RejectedRecord = ({ event, connectionId }: { event: EventDetail; connectionId: string }) => {
  const { workspace, timeZone } = useSelected()
  const { payload, occurredAt } = event
  const record = textOf(payload, 'record')
  return (
    <div className="card rejected">
      <p>
        <strong>{record ?? 'A record'}</strong>{' '}
        <span className="soft small">
          <Instant at={occurredAt} timeZone={timeZone} />
        </span>
      </p>
      <p>{textOf(payload, 'message') ?? 'The reason is shown to owners and admins only.'}</p>
      <p className="small soft">{spoken(textOf(payload, 'reasonCode') ?? '')}</p>
      {record !== null && <RemedyNote remedy={letterRemedy(connectionId, record, workspace)} />}
    </div>
  )
}

const LoadedRecord = ({ eventId, connectionId }: { eventId: string; connectionId: string }) => (
  <Loaded asked={useAnswer('audit.read', { eventId })} heights={[110]} label="a rejected record">
    {({ event }) => <RejectedRecord event={event} connectionId={connectionId} />}
  </Loaded>
)

/**
 * The records that imports of a connection rejected, with their reasons, from the audit trail: data sources only count them.
 * The trail also has those that were resolved since.
 */
export const RejectedRecords = ({ connection }: { connection: ConnectionView }) => {
  const { workspace } = useSelected()
  const asked = useAnswer('audit.list', {
    eventType: ['record.dead_lettered'],
    actor: [connection.label],
    limit: 100,
  })
  const listing = {
    text: 'List all that are open, with their reasons:',
    command: commandLine(['dead-letter', 'list'], workspace),
  }
  if (asked.state === 'loading') return <Skeleton heights={[110]} label="the rejected records" />
  if (asked.state === 'failed')
    return asked.problem.kind === 'forbidden' ? (
      <RemedyNote remedy={listing} />
    ) : (
      <ProblemNotice problem={asked.problem} retry={asked.retry} />
    )
  const events = asked.answer.events.filter(({ connector }) => connector === connection.provider)
  const shown = events.slice(0, Math.min(MOST_SHOWN, connection.deadLetters))
  return (
    <div className="stack">
      <p className="soft">
        <data value={connection.deadLetters}>{format.number(connection.deadLetters)}</data>{' '}
        {connection.deadLetters === 1
          ? 'record is open. It counts in no number:'
          : 'records are open. They count in no number. The newest:'}
      </p>
      {shown.map(({ id }) => (
        <LoadedRecord key={id} eventId={id} connectionId={connection.id} />
      ))}
      <RemedyNote remedy={listing} />
    </div>
  )
}
