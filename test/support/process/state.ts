import { eventsOf, rowsOf, type StoredEvent } from './events.js'
import { daysLater } from './recent.js'
import { ask, type Service, workspaceUrl } from './service.js'

// What a data folder holds and a service answers, with names in place of all that is random, and without the moments
// at which it was recorded: two undisturbed runs of one history come to the same state.

/** Sections of lines; each line is a fact, a document or an answer. */
export type State = Readonly<Record<string, readonly string[]>>

const RUN_EVENTS = new Set(['SyncStarted', 'PageRead', 'SyncCompleted', 'SyncFailed'])
const UUID_OF: Readonly<Record<string, (event: StoredEvent) => string>> = {
  WorkspaceSlugTaken: ({ data }) => data.workspaceId,
  MemberJoined: ({ data }) => data.memberId,
  ClientAdded: ({ data }) => data.clientId,
  ProjectAdded: ({ data }) => data.projectId,
  ApiKeyIssued: ({ data }) => data.keyId,
  ConnectionRegistered: ({ metadata }) => metadata.entity.key,
}

/** Replaces ids by what they are the ids of, digests of keys, and instants from `since` on. */
const plainOf = (events: readonly StoredEvent[], since: string) => {
  const names = new Map<string, string>()
  for (const event of events) {
    const id = UUID_OF[event.type]?.(event)
    if (id !== undefined) names.set(id, `<${event.type} ${names.size}>`)
    if (event.type === 'ApiKeyIssued') {
      names.set(event.data.digest, '<digest>')
      names.set(event.data.prefix, '<prefix>')
      names.set(event.data.pepperId, '<pepper>')
    }
  }
  const observations = new Map(
    events.map(({ eventId, type, metadata }) => [
      eventId,
      `<${type} ${metadata.entity.key} ${metadata.contentHash ?? ''}>`,
    ]),
  )
  const instant = /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{3})?Z/g
  return (value: unknown): string => {
    let text = typeof value === 'string' ? value : JSON.stringify(value)
    // A document names the events of its observations.
    text = text.replaceAll(/(?<="eventId":")[^"]+/g, (id) => observations.get(id) ?? id)
    for (const [id, name] of names) text = text.replaceAll(id, name)
    return text.replaceAll(instant, (at) => (at >= since ? '<recorded>' : at))
  }
}

/** Facts, in the order of their streams. The events of runs are told apart: a killed run is gone on with, or one more follows. */
const factsOf = (events: readonly StoredEvent[], plain: (value: unknown) => string): readonly string[] =>
  events
    .filter(({ type }) => !RUN_EVENTS.has(type))
    .map(({ stream, revision, type, data, metadata }) => {
      const { entity, occurredAt, connectionId, channel, contentHash, workspaceId, actor } = metadata
      const told = { data, entity, occurredAt, connectionId, channel, contentHash, workspaceId, actor }
      const aggregate = stream.split('-')[0]
      // What a later run appends has other revisions where a run was added before it.
      return plain(`${aggregate}${aggregate === 'connection' ? '' : ` ${revision}`} ${type} ${JSON.stringify(told)}`)
    })
    .sort()

/** The defects in runs of connections: each begun run must have ended once, and state correctly what it did. */
const wrongRuns = (events: readonly StoredEvent[]): readonly string[] => {
  const wrong: string[] = []
  const ids = new Set(events.map(({ eventId }) => eventId))
  if (ids.size !== events.length) wrong.push(`${events.length} events have ${ids.size} ids`)
  for (const stream of new Set(events.map((event) => event.stream))) {
    const own = events.filter((event) => event.stream === stream)
    own.forEach(({ revision }, i) => {
      if (revision !== i) wrong.push(`event ${i} of ${stream} has revision ${revision}`)
    })
    let open: { runId: string; accepted: number; withdrawn: number } | null = null
    for (const { type, data } of own) {
      if (type === 'SyncStarted') {
        if (open !== null) wrong.push(`run ${data.runId} began within run ${open.runId}`)
        open = { runId: data.runId, accepted: 0, withdrawn: 0 }
      } else if (type === 'SyncCompleted') {
        const { runId, counts } = data
        if (open?.runId !== runId || counts.accepted !== open?.accepted || counts.withdrawn !== open?.withdrawn)
          wrong.push(`${JSON.stringify(open)} ended as ${JSON.stringify({ runId, ...counts })}`)
        open = null
      } else if (open !== null) {
        if (type.endsWith('Observed')) open.accepted += 1
        if (type.endsWith('Withdrawn')) open.withdrawn += 1
      } else if (/(Observed|Withdrawn)$/.test(type)) wrong.push(`${type} outside of a run`)
    }
    if (open !== null) wrong.push(`run ${open.runId} never ended`)
  }
  return wrong
}

interface Row {
  readonly body: string
  readonly [column: string]: unknown
}

/** A document without what tells of single runs. */
const withoutRuns = (document: Record<string, unknown>): Record<string, unknown> => {
  const { recentRuns: _, ...rest } = document
  return rest
}

/** The audit trail tells of each run, of which there is one more for each start; `wdi verify` compares it with the log. */
const isOfTrail = (table: string, id: string): boolean =>
  table.endsWith('_audit_event') || (table.endsWith('_rollup') && id.split('|')[1] === 'audit')

const documentsOf = (data: string, plain: (value: unknown) => string): State => {
  const tables = rowsOf<{ name: string }>(
    data,
    'read.db',
    `SELECT name FROM sqlite_master WHERE type = 'table' AND (name LIKE 'documents%' OR name = 'access') ORDER BY name`,
  )
  return Object.fromEntries(
    tables.map(({ name }) => [
      name,
      rowsOf<Row>(data, 'read.db', `SELECT * FROM "${name}"`)
        .filter(({ id }) => !isOfTrail(name, `${id}`))
        .map(({ body, ...columns }) => plain({ ...columns, body: withoutRuns(JSON.parse(body)) }))
        .sort(),
    ]),
  )
}

const isWhole = (data: string, file: Parameters<typeof rowsOf>[1]): boolean =>
  rowsOf<{ quick_check: string }>(data, file, 'PRAGMA quick_check').every(({ quick_check }) => quick_check === 'ok')

/** The content of a folder at rest. `since`: an instant before anything was recorded in it. */
export const storedState = (data: string, since: string): State => {
  const events = eventsOf(data)
  const plain = plainOf(events, since)
  const [control] = rowsOf<{ checkpoint: string }>(data, 'read.db', 'SELECT checkpoint FROM control')
  const end = (events.at(-1)?.position ?? 0).toString(16).padStart(16, '0')
  return {
    facts: factsOf(events, plain),
    'wrong runs': wrongRuns(events),
    ...documentsOf(data, plain),
    checkpoint: [control?.checkpoint === end ? 'at the end of the log' : `${control?.checkpoint} of ${end}`],
    names: rowsOf(data, 'registry.db', 'SELECT * FROM member_names').map(plain),
    'keys not shown': rowsOf(data, 'registry.db', 'SELECT key_id FROM unshown_key').map(plain),
    damaged: (['events.db', 'read.db', 'registry.db'] as const).filter((file) => !isWhole(data, file)),
  }
}

/** The answers of a service to the key that it was started with, of the same days whenever it is asked. */
export const answers = async (
  { ready }: Service,
  key: string | null,
  since: string,
): Promise<(data: string) => State> => {
  const end = since.slice(0, 10)
  const days = `start=${daysLater(end, -999)}&end=${end}&tz=UTC`
  const paths = [`/ai-economics?${days}`, '/connections', '/settings/api-keys']
  const replies = await Promise.all(paths.map((path) => ask(workspaceUrl(ready) + path, key)))
  return (data) => {
    const plain = plainOf(eventsOf(data), since)
    return {
      answers: replies.map(({ status, body }) => {
        const connections = body.connections?.map(withoutRuns)
        return plain(`${status} ${JSON.stringify(connections === undefined ? body : { connections })}`)
      }),
    }
  }
}

const SHOWN = 3
const short = (line: string): string => (line.length > 400 ? `${line.slice(0, 400)}…` : line)

/** The differences between two states, a few lines a section. */
export const differences = (expected: State, actual: State): readonly string[] =>
  [...new Set([...Object.keys(expected), ...Object.keys(actual)])].flatMap((section) => {
    const [wanted, found] = [expected[section] ?? [], actual[section] ?? []]
    const [known, seen] = [new Set(wanted), new Set(found)]
    const missing = wanted.filter((line) => !seen.has(line))
    const surplus = found.filter((line) => !known.has(line))
    if (missing.length === 0 && surplus.length === 0 && wanted.length === found.length) return []
    return [
      `${section}: ${wanted.length} expected, ${found.length} found`,
      ...missing.slice(0, SHOWN).map((line) => `  missing: ${short(line)}`),
      ...surplus.slice(0, SHOWN).map((line) => `  surplus: ${short(line)}`),
    ]
  })
