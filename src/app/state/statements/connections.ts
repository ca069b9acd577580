import { type Either, isLeft, left, right } from 'fp-ts/lib/Either.js'
import type { DomainEvent } from '#domain/events/catalogue'
import { Connection, type ConnectionState } from '#projections/entities/connection'
import { DeadLetter } from '#projections/entities/dead-letter'
import { conflict, type Decided, stated, states, unknown } from '../command.js'
import { statesOf } from '../entities.js'
import { withdrawConnection } from '../evidence.js'
import { argument, flag, text } from '../field.js'
import { inConnection } from '../places.js'
import type { Refusal } from '../refusal.js'
import { choiceCommands } from './import-choices.js'

const EXAMPLE = 'c0a8f0de-7e4f-4b7e-8f7b-3f1f6c1d2a01'

const theConnection = (id: string, events: readonly DomainEvent[]): Either<Refusal, ConnectionState> => {
  const found = statesOf(Connection, events)[0]?.state
  return found === undefined ? unknown('connection', id, 'see `wdi connection list`') : right(found)
}

type Turn = 'ConnectionPaused' | 'ConnectionResumed'
const turning = (word: string, summary: string, type: Turn, is: (state: ConnectionState) => boolean) =>
  inConnection({
    path: `connection ${word}`,
    summary,
    fields: {},
    example: EXAMPLE,
    appends: [type],
    decide: ({ connection: connectionId }, events): Decided => {
      const found = theConnection(connectionId, events)
      if (isLeft(found)) return found
      if (is(found.right)) return states({ connectionId })
      if (found.right.removed) return conflict(`the connection ${connectionId} was removed and is no longer read`)
      return states({ connectionId }, stated(type, { kind: 'connection', key: connectionId }, {}, { connectionId }))
    },
  })

const removing = inConnection({
  path: 'connection remove',
  summary: 'stop reading a connection; keep the facts it delivered, or withdraw them',
  fields: { withdraw: flag('withdraw all facts it delivered, so that they no longer count') },
  example: EXAMPLE,
  appends: ['ConnectionRemoved'],
  decide: ({ connection: connectionId, withdraw }, events): Decided => {
    const found = theConnection(connectionId, events)
    if (isLeft(found)) return found
    const last = events.findLast((event) => event.type === 'ConnectionRemoved')
    if (found.right.removed && (!withdraw || last?.data.withdraw === true))
      return right({ ids: { connectionId }, events: [], forgets: connectionId })
    const data = withdraw ? { withdraw } : {}
    const removed = stated('ConnectionRemoved', { kind: 'connection', key: connectionId }, data, { connectionId })
    return right({ ids: { connectionId }, events: [removed], forgets: connectionId })
  },
  carryOut: ({ connection, withdraw }, carrier) => (withdraw ? withdrawConnection(connection, carrier) : null),
})

type Resolution = 'retried' | 'dropped'
const resolving = (word: string, summary: string, resolution: Resolution) =>
  inConnection({
    path: `dead-letter ${word}`,
    summary,
    fields: { deadLetter: argument(text('key'), 'the record, as the import named it') },
    example: `${EXAMPLE} "orders.csv:${resolution === 'retried' ? 7 : 8}"`,
    appends: ['DeadLetterResolved'],
    decide: ({ connection: connectionId, deadLetter: named }, events): Decided => {
      const found = theConnection(connectionId, events)
      if (isLeft(found)) return found
      const open = statesOf(DeadLetter, events).filter(({ state }) => state.state === 'open')
      const byKey = open.filter(({ ref }) => ref.key === named)
      const deadLetters = byKey.length > 0 ? byKey : open.filter(({ state }) => state.record === named)
      const [deadLetter] = deadLetters
      if (deadLetters.length > 1)
        return left({ tag: 'ambiguous', what: 'dead letter', named, ids: deadLetters.map(({ ref }) => ref.key) })
      if (deadLetter !== undefined)
        return states(
          { deadLetter: deadLetter.ref.key },
          stated('DeadLetterResolved', deadLetter.ref, { resolution }, { connectionId }),
        )
      const before = events.findLast(
        (event) =>
          event.type === 'RecordDeadLettered' && [event.metadata.entity.key, event.data.record].includes(named),
      )
      const key = before?.metadata.entity.key
      const last = events.findLast((event) => event.type === 'DeadLetterResolved' && event.metadata.entity.key === key)
      if (last?.type !== 'DeadLetterResolved') return unknown('dead letter', named, 'see `wdi dead-letter list`')
      return last.data.resolution === resolution
        ? states({ deadLetter: last.metadata.entity.key })
        : conflict(`the record ${named} is already resolved: ${last.data.resolution}`)
    },
  })

export const connectionCommands = [
  turning(
    'pause',
    'pause a connection, so that imports do not read it',
    'ConnectionPaused',
    ({ paused, removed }) => paused && !removed,
  ),
  turning('resume', 'resume a paused connection', 'ConnectionResumed', ({ paused, removed }) => !paused && !removed),
  ...choiceCommands,
  resolving('retry', 'let the next import take a rejected record again', 'retried'),
  resolving('drop', 'give up a rejected record', 'dropped'),
  removing,
]
