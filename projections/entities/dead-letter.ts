import type * as t from 'io-ts'
import { closed } from '#domain/codec'
import { Instant, PositiveInt, Uuid } from '#domain/common'
import { DeadLetterFacts } from '#domain/events/connections'
import { entity } from './entity.js'

const State = closed('DeadLetter', {
  workspaceId: Uuid,
  connectionId: Uuid,
  ...DeadLetterFacts.props,
  occurredAt: Instant,
  /** How often it was read and could not be taken. */
  attempts: PositiveInt,
})
export type DeadLetterState = t.TypeOf<typeof State>

/** A record that a connection could not take, until it is taken, gone or given up. */
export const DeadLetter = entity<DeadLetterState>({
  name: 'dead_letter',
  codec: State,
  indexes: [['workspaceId', 'connectionId', 'occurredAt']],
  on: {
    RecordDeadLettered: (state, { data, metadata }) => ({
      workspaceId: metadata.workspaceId,
      connectionId: metadata.connectionId as string,
      ...data,
      occurredAt: metadata.occurredAt,
      attempts: (state?.attempts ?? 0) + 1,
    }),
    DeadLetterResolved: () => undefined,
  },
})
