import type * as t from 'io-ts'
import { closed, oneOf } from '#domain/codec'
import { Instant, NonEmptyString, PositiveInt, Uuid } from '#domain/common'
import { DeadLetterFacts } from '#domain/events/connections'
import { entity } from './entity.js'

const State = closed('DeadLetter', {
  workspaceId: Uuid,
  connectionId: Uuid,
  /** Its own id, which follows from the connection and the record. */
  key: NonEmptyString,
  ...DeadLetterFacts.props,
  occurredAt: Instant,
  /** The number of times that it was read and could not be taken. */
  attempts: PositiveInt,
  /** `dropped`: a person gave it up. It is kept, so that the same record does not come back with the next reading. */
  state: oneOf('open', 'dropped'),
})
export type DeadLetterState = t.TypeOf<typeof State>

/** A record that a connection could not take, until it is taken or gone from its source. */
export const DeadLetter = entity<DeadLetterState>({
  name: 'dead_letter',
  codec: State,
  indexes: [
    ['workspaceId', 'connectionId', 'state'],
    ['workspaceId', 'state', 'occurredAt'],
  ],
  on: {
    RecordDeadLettered: (state, { data, metadata }) => ({
      workspaceId: metadata.workspaceId,
      connectionId: metadata.connectionId as string,
      key: metadata.entity.key,
      ...data,
      occurredAt: metadata.occurredAt,
      attempts: (state?.attempts ?? 0) + 1,
      state: 'open',
    }),
    DeadLetterResolved: (state, { data }) =>
      data.resolution === 'dropped' ? state && { ...state, state: 'dropped' } : undefined,
  },
})

/** The open dead letters of a connection, by index. */
export const openDeadLetters = (workspaceId: Uuid, connectionId: Uuid) => ({
  where: { workspaceId: { eq: workspaceId }, connectionId: { eq: connectionId }, state: { eq: 'open' } },
})
