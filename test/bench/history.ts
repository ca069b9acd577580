import type { Uuid } from '#domain/common'
import { streamOf } from '#domain/events/catalogue'
import type { EvidenceKind } from '#domain/events/connections'
import type { Channel } from '#domain/events/envelope'
import { type FactsOf, factKinds } from '#domain/events/facts'
import { instantOf } from '#domain/time'
import { contentHashOf, newEvent, uuidOf } from '#eventlog/new-event'
import type { NewEvent } from '#eventlog/port'
import { type Random, randomOf } from '#sample/random'

// A long history of facts of all kinds, as several connections tell it: made up from a seed, a batch at a time.

export const WORKSPACE = uuidOf('bench', 'workspace')
export const PROJECT = uuidOf('bench', 'project')
export const REPOSITORIES = ['github.com/acme/api', 'github.com/acme/web', 'github.com/acme/ops']
export const [TRACKER, CALENDAR, CLOUD, AI] = ['acme/tracker', 'team@acme', 'aws:1', 'cursor:acme'] as const
const DAY = 86_400_000
export const FIRST = Date.UTC(2024, 0, 1)

/** Facts of a history of so many events are spread over as many days, so that a day is as full in each. */
export const EVENTS_A_DAY = 300

export type Order = 'streams' | 'interleaved' | 'random times'

/** The place of a history, its first instant in milliseconds, and the events of each day. */
export interface Setting {
  readonly workspaceId: Uuid
  readonly projectId: Uuid
  readonly first: number
  readonly eventsADay: number
}
const HERE: Setting = { workspaceId: WORKSPACE, projectId: PROJECT, first: FIRST, eventsADay: EVENTS_A_DAY }

interface Made {
  readonly source: string
  readonly channel: Channel
  readonly kind: EvidenceKind
  readonly place: string
  readonly key: string
  readonly at: number
  readonly data: unknown
}

const codeChange = (n: number, at: number, random: Random): FactsOf<'code_change'> => ({
  reference: `#${n}`,
  form: 'squash',
  title: `Change ${n} (#${n})`,
  mergeCommit: uuidOf(String(n)).replaceAll('-', ''),
  firstCommitAt: instantOf(at - DAY),
  openedAt: instantOf(at - DAY / 2),
  mergedAt: instantOf(at),
  closedAt: null,
  aiMarks: random() < 0.4 ? [{ source: 'commit_trailer', verdict: 'assisted', tool: 'claude_code' }] : [],
  namedKeys: random() < 0.6 ? [{ key: `ACME-${Math.max(1, n - Math.floor(random() * 50))}`, field: 'title' }] : [],
  closes: [],
  labels: [],
  commits: [],
  links: [],
  reverts: [],
  url: null,
})

const workItem = (n: number, at: number, done: boolean): FactsOf<'work_item'> => ({
  key: `ACME-${n}`,
  title: `Item ${n}`,
  type: n % 5 === 0 ? 'bug' : 'story',
  state: done ? 'done' : 'todo',
  history: [
    { at: instantOf(at - 3 * DAY), state: 'todo' },
    ...(done ? [{ at: instantOf(at), state: 'done' as const }] : []),
  ],
  createdAt: instantOf(at - 3 * DAY),
  startedAt: null,
  doneAt: done ? instantOf(at) : null,
  parent: null,
  labels: ['web'],
  links: [],
  estimateMinutes: 240,
  url: null,
})

/** One fact of the history, the nth. */
const factOf = (n: number, at: number, random: Random, { projectId }: Setting): Made => {
  const day = instantOf(at).slice(0, 10)
  const repository = REPOSITORIES[n % 3] as string
  const part = n % 20
  const fact = (source: string, kind: EvidenceKind, place: string, key: string, data: unknown): Made => ({
    source,
    channel: 'export',
    kind,
    place,
    key,
    at,
    data,
  })
  if (part < 8)
    return { ...fact(`git ${n % 3}`, 'code_change', repository, `#${n}`, codeChange(n, at, random)), channel: 'git' }
  if (part < 11) return fact('tracker', 'work_item', TRACKER, `ACME-${n}`, workItem(n, at, false))
  // Most items are told of again when they are done.
  if (part < 14) return fact('tracker', 'work_item', TRACKER, `ACME-${n - 3}`, workItem(n - 3, at, true))
  if (part < 16)
    return fact('sheet', 'time_entry', projectId, `t${n}`, {
      day,
      seconds: 60 * (30 + (n % 400)),
      role: n % 3 === 0 ? 'design' : 'engineering',
      category: 'build',
      billable: true,
      workItem: `ACME-${n - 5}`,
    })
  if (part < 17)
    return fact('calendar', 'meeting', CALENDAR, `m${n}`, {
      title: 'Weekly',
      startsAt: instantOf(at),
      endsAt: instantOf(at + DAY / 24),
      allDay: false,
      status: 'confirmed',
      invited: 5,
      accepted: 4,
      declined: 1,
      tags: [],
    })
  if (part < 18)
    return fact('cloud', 'cloud_line', CLOUD, `c${n}`, {
      service: 'compute',
      from: day,
      to: day,
      amount: `${n % 90}.${1000 + (n % 9000)}`,
      currency: 'EUR',
      estimated: false,
    })
  if (part < 19)
    return fact('vendor', 'ai_usage', AI, `u${n}`, {
      vendor: 'cursor',
      scope: 'organization',
      windowStart: day,
      windowEnd: day,
      metric: 'accepted_lines',
      model: null,
      value: String(n % 700),
      unit: 'lines',
      currency: null,
      provenance: 'vendor_reported',
    })
  const changes = Array.from({ length: 8 }, (_, i) => `#${n - (n % 20) - 20 + i}`)
  return fact(`git ${n % 3}`, 'release', repository, `v${n}`, {
    tag: `v${n}`,
    releasedAt: instantOf(at),
    part: 1,
    changes,
  })
}

const eventOf = ({ source, channel, kind, place, key, at, data }: Made, workspaceId: Uuid): NewEvent => {
  const connectionId: Uuid = uuidOf('bench', source)
  const container = kind === 'time_entry' ? { project: place } : { container: place }
  const cause = {
    workspaceId,
    actor: { kind: 'connector', id: connectionId } as const,
    correlationId: uuidOf('bench', 'run'),
    now: instantOf(at),
  }
  const more = { connectionId, channel, contentHash: contentHashOf(data) }
  return newEvent(factKinds[kind].stated.type, { kind, key, ...container }, data as never, cause, more)
}

/** Appends to make, in order: a stream's name and the events that come next in it. */
export function* benchHistory(
  events: number,
  order: Order,
  seed = 1,
  setting = HERE,
): Generator<readonly [stream: string, events: readonly [NewEvent, ...NewEvent[]]]> {
  const random = randomOf(seed)
  const { first, workspaceId, eventsADay } = setting
  const days = Math.ceil(events / eventsADay)
  const CHUNK = order === 'interleaved' ? 1 : 500
  const waiting = new Map<string, NewEvent[]>()
  for (let n = 1; n <= events; n += 1) {
    const at = order === 'random times' ? first + random() * days * DAY : first + (n / events) * days * DAY
    const made = factOf(n, Math.floor(at), random, setting)
    const stream = streamOf.connection(workspaceId, uuidOf('bench', made.source))
    const chunk = [...(waiting.get(stream) ?? []), eventOf(made, workspaceId)]
    if (chunk.length < CHUNK) waiting.set(stream, chunk)
    else {
      yield [stream, chunk as [NewEvent, ...NewEvent[]]]
      waiting.delete(stream)
    }
  }
  for (const [stream, chunk] of waiting) yield [stream, chunk as [NewEvent, ...NewEvent[]]]
}
