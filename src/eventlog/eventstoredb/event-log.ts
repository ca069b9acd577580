import { type Either, isLeft, left, right } from 'fp-ts/lib/Either.js'
import type { OpenError } from '#domain/outcome'
import type { EventLog, LoggedEvent } from '../port.js'
import { tooLarge } from '../size.js'
import { AllEvents } from './all.js'
import { Appends } from './append.js'
import { Changes } from './changes.js'
import { ServerClient, type ServerEvent } from './client.js'
import { failed, loggedOf } from './encoding.js'
import { Passed } from './passed.js'
import { PATIENCE_MS } from './patience.js'
import { problemOf } from './url.js'

const EXAMPLE = 'esdb://localhost:2113?tls=false, or esdb://user:password@host:2113'

const connect = (url: string, patienceMs: number): Either<OpenError, ServerClient> => {
  const wrong = (why: string) =>
    left<OpenError>({
      tag: 'open_error',
      message: `EVENTSTORE_URL cannot be used: ${why}; for example ${EXAMPLE}`,
    })
  const problem = problemOf(url)
  if (problem !== null) return wrong(problem)
  try {
    return right(new ServerClient(url, patienceMs))
  } catch {
    return wrong('it is not a connection string of EventStoreDB, or names a file that cannot be read')
  }
}

export interface EventStoreOptions {
  /** The beginning of the names of the service's streams. */
  readonly prefix?: string
  /** A file that remembers how far events of other applications were passed. */
  readonly passedFile?: string
  /** The longest wait for a server that is away, in milliseconds. */
  readonly patienceMs?: number
}

/**
 * The event log on an EventStoreDB or KurrentDB server, for any number of processes. Names of the service's streams have
 * a prefix there; other streams are ignored. It connects at the first call, not here.
 */
export const openEventStoreLog = (
  url: string,
  { prefix = 'wdi.', passedFile, patienceMs = PATIENCE_MS }: EventStoreOptions = {},
): Either<OpenError, EventLog> => {
  const connected = connect(url, patienceMs)
  if (isLeft(connected)) return connected
  const client = connected.right
  const nameOf = (stream: string): string => prefix + stream
  // A tombstone is the server's own event in a stream of the service.
  const ownStream = ({ stream, type }: ServerEvent): string | null =>
    stream.startsWith(prefix) && !type.startsWith('$') ? stream.slice(prefix.length) : null
  const all = new AllEvents(client, prefix, ownStream, new Passed(client, passedFile ?? null))
  const appends = new Appends(client, nameOf, patienceMs)
  const changes = new Changes({ end: () => all.end(), live: (after, signal) => all.live(after, signal) })
  return right({
    append: async (stream, expected, events) => {
      const refused = tooLarge(events)
      return refused === null ? appends.append(stream, expected, events) : left(refused)
    },
    readStream: async (stream, after, limit) => {
      if (limit < 1) return right([])
      const page = await client.readStreamPage(nameOf(stream), after + 1, limit)
      if (isLeft(page)) return failed(page.left)
      const events: LoggedEvent[] = []
      for (const event of page.right) {
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
      all.close()
      client.close()
    },
  })
}
