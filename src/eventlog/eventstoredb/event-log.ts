import { type Either, isLeft, left, right } from 'fp-ts/lib/Either.js'
import type { OpenError } from '#domain/outcome'
import type { EventLog, LoggedEvent } from '../port.js'
import { tooLarge } from '../size.js'
import { AllEvents } from './all.js'
import { Appends } from './append.js'
import { Changes } from './changes.js'
import { ServerClient, type ServerEvent } from './client.js'
import { loggedOf, unavailable } from './encoding.js'
import { problemOf } from './url.js'

const EXAMPLE = 'esdb://localhost:2113?tls=false, or esdb://user:password@host:2113'

const connect = (url: string): Either<OpenError, ServerClient> => {
  const wrong = (why: string) =>
    left<OpenError>({
      tag: 'open_error',
      message: `EVENTSTORE_URL cannot be used: ${why}; for example ${EXAMPLE}`,
    })
  const problem = problemOf(url)
  if (problem !== null) return wrong(problem)
  try {
    return right(new ServerClient(url))
  } catch {
    return wrong('it is not a connection string of EventStoreDB, or names a file that cannot be read')
  }
}

/**
 * The event log on an EventStoreDB or KurrentDB server, for any number of processes. Names of the service's streams have
 * a prefix there; other streams are ignored. It connects at the first call, not here.
 */
export const openEventStoreLog = (url: string, prefix = 'wdi.'): Either<OpenError, EventLog> => {
  const connected = connect(url)
  if (isLeft(connected)) return connected
  const client = connected.right
  const nameOf = (stream: string): string => prefix + stream
  // A tombstone is the server's own event in a stream of the service.
  const ownStream = ({ stream, type }: ServerEvent): string | null =>
    stream.startsWith(prefix) && !type.startsWith('$') ? stream.slice(prefix.length) : null
  const all = new AllEvents(client, ownStream)
  const appends = new Appends(client, nameOf)
  const changes = new Changes({
    end: () => all.end(),
    subscribe: async function* (after, signal) {
      for await (const event of client.subscribe(prefix, after, signal))
        if (ownStream(event) !== null) yield event.place
    },
  })
  return right({
    append: async (stream, expected, events) => {
      const refused = tooLarge(events)
      return refused === null ? appends.append(stream, expected, events) : left(refused)
    },
    readStream: async (stream, after, limit) => {
      if (limit < 1) return right([])
      const page = await client.readStreamPage(nameOf(stream), after + 1, limit)
      if (isLeft(page)) return unavailable(page.left.cause)
      const events: LoggedEvent[] = []
      for (const event of page.right.events) {
        const logged = loggedOf(event, stream)
        if (isLeft(logged)) return logged
        events.push(logged.right)
      }
      return right(events)
    },
    readAll: (after, limit) => all.after(after, limit),
    changed: (after, signal) => changes.changed(after, signal),
    deleteStream: (stream) => appends.deleteStream(stream),
    end: () => all.end(),
    // The server keeps checksums of its own.
    integrity: async () => right([]),
    id: async () => right(null),
    settle: async () => right(undefined),
    copyTo: null,
    close: () => {
      changes.close()
      appends.close()
      client.close()
    },
  })
}
