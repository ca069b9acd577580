import type { Instant, Uuid } from '#domain/common'
import { type DataOf, type EventType, streamOf } from '#domain/events/catalogue'
import type { AiMark, CodeChangeFacts } from '#domain/events/code'
import type { ContainerKind, CoverageStatement, RunCounts } from '#domain/events/connections'
import type { Channel, EntityRef, Metadata } from '#domain/events/envelope'
import type { Scope } from '#domain/roles'
import { contentHashOf, newEvent, uuidOf } from '#eventlog/new-event'
import type { NewEvent } from '#eventlog/port'

// Events as commands and connectors append them, with everything that a test does not care about filled in.
// Things are called by short names; the ids follow from them.

/** An event, and the stream that it is appended to. */
export interface Told {
  readonly stream: string
  readonly event: NewEvent
}

export const uuid = (name: string): Uuid => uuidOf('test', name)
export const WORKSPACE = uuid('workspace')
/** When things happen where a test says nothing else. */
export const NOON: Instant = '2026-03-02T12:00:00.000Z'

export interface When {
  readonly workspace?: Uuid
  readonly at?: Instant
}
type More = Partial<Pick<Metadata, 'connectionId' | 'channel' | 'contentHash'>>

const told = <T extends EventType>(
  stream: string,
  type: T,
  entity: EntityRef,
  data: DataOf<T>,
  { workspace = WORKSPACE, at = NOON }: When,
  more: More = {},
): Told => {
  const actor = { kind: 'system', id: 'test' } as const
  const cause = { workspaceId: workspace, actor, correlationId: uuid('run'), now: at }
  return { stream, event: newEvent(type, entity, data, cause, more) }
}

/** Of another workspace than the usual one. */
export const inWorkspace = (name: string): When => ({ workspace: uuid(name) })

const directory = ({ workspace = WORKSPACE }: When) => streamOf.directory(workspace)
const access = ({ workspace = WORKSPACE }: When) => streamOf.access(workspace)

export const workspaceOpened = (slug = 'demo', when: When = {}): Told =>
  told(
    directory(when),
    'WorkspaceOpened',
    { kind: 'workspace', key: when.workspace ?? WORKSPACE },
    { organizationSlug: 'acme', workspaceSlug: slug, name: slug, region: 'local', residency: 'local' },
    when,
  )
export const slugTaken = (slug = 'demo', when: When = {}): Told =>
  told(
    streamOf.slug('acme', slug),
    'WorkspaceSlugTaken',
    { kind: 'slug', key: `acme/${slug}` },
    { workspaceId: when.workspace ?? WORKSPACE },
    when,
  )
export const workspaceErased = (slug = 'demo', when: When = {}): Told =>
  told(
    streamOf.slug('acme', slug),
    'WorkspaceErased',
    { kind: 'slug', key: `acme/${slug}` },
    { workspaceId: when.workspace ?? WORKSPACE },
    when,
  )
export const clientAdded = (client: string, when: When = {}): Told =>
  told(
    directory(when),
    'ClientAdded',
    { kind: 'client', key: uuid(client) },
    { clientId: uuid(client), name: client },
    when,
  )
export const projectAdded = (
  project: string,
  { client = 'acme', status = 'active', ...when }: When & { client?: string; status?: 'active' | 'archived' } = {},
): Told =>
  told(
    directory(when),
    'ProjectAdded',
    { kind: 'project', key: uuid(project) },
    { projectId: uuid(project), clientId: uuid(client), name: project, status },
    when,
  )
/** From a UTC day on, or from the beginning of time. */
export const mapped = (
  container: string,
  project: string,
  from: string | null,
  { kind = 'repository', ...when }: When & { kind?: ContainerKind } = {},
): Told =>
  told(
    directory(when),
    'ContainerMapped',
    { kind: 'container', key: `${kind}:${container}` },
    { kind, container, projectId: uuid(project), from },
    when,
  )
export const planChanged = (plan: DataOf<'PlanChanged'>['plan'], when: When = {}): Told => {
  const workspaceId = when.workspace ?? WORKSPACE
  return told(streamOf.billing(workspaceId), 'PlanChanged', { kind: 'subscription', key: workspaceId }, { plan }, when)
}

export const memberJoined = (
  member: string,
  {
    role = 'owner',
    dataAccess = { all: true },
    ...when
  }: When & Partial<Pick<DataOf<'MemberJoined'>, 'role' | 'dataAccess'>> = {},
): Told =>
  told(
    access(when),
    'MemberJoined',
    { kind: 'member', key: uuid(member) },
    { memberId: uuid(member), role, dataAccess },
    when,
  )
const SCOPES: readonly Scope[] = ['ai-economics:read']
export const memberLeft = (member: string, when: When = {}): Told =>
  told(access(when), 'MemberLeft', { kind: 'member', key: uuid(member) }, { memberId: uuid(member) }, when)
export const keyIssued = (
  key: string,
  { by = 'ann', expiresAt = null, ...when }: When & { by?: string; expiresAt?: Instant | null } = {},
): Told =>
  told(
    access(when),
    'ApiKeyIssued',
    { kind: 'api_key', key: uuid(key) },
    {
      keyId: uuid(key),
      name: key,
      environment: 'live',
      prefix: 'wdi_live_1234…',
      digest: `digest of ${key}`,
      pepperId: 'p',
      scopes: SCOPES,
      createdBy: uuid(by),
      expiresAt,
    },
    when,
  )
export const keyRevoked = (key: string, when: When = {}): Told =>
  told(access(when), 'ApiKeyRevoked', { kind: 'api_key', key: uuid(key) }, { keyId: uuid(key) }, when)

/** The first key's place is taken by the second; a day later it is void. */
export const keyRotated = (key: string, fresh: string, when: When = {}): Told =>
  told(
    access(when),
    'ApiKeyRotated',
    { kind: 'api_key', key: uuid(fresh) },
    {
      keyId: uuid(fresh),
      rotatedFrom: uuid(key),
      prefix: 'wdi_live_5678…',
      digest: `digest of ${fresh}`,
      pepperId: 'p',
      graceUntil: '2026-03-03T12:00:00.000Z',
    },
    when,
  )

export const ofConnection = <T extends EventType>(connection: string, type: T, data: DataOf<T>, when: When): Told => {
  const connectionId = uuid(connection)
  const stream = streamOf.connection(when.workspace ?? WORKSPACE, connectionId)
  return told(stream, type, { kind: 'connection', key: connectionId }, data, when, { connectionId })
}
export const registered = (
  connection: string,
  { provider = 'git', label = connection, ...when }: When & { provider?: string; label?: string } = {},
): Told => ofConnection(connection, 'ConnectionRegistered', { provider, category: 'code', label, account: null }, when)
export const syncStarted = (connection: string, runId: string, when: When = {}): Told =>
  ofConnection(connection, 'SyncStarted', { runId }, when)

export const counts = (more: Partial<RunCounts> = {}): RunCounts => ({
  accepted: 0,
  unchanged: 0,
  withdrawn: 0,
  rejected: 0,
  ...more,
})
export const covering = (
  container: string,
  from: Instant,
  to: Instant,
  kind: CoverageStatement['kind'] = 'code_change',
): CoverageStatement => ({ kind, container, from, to })

type Completed = When & Partial<Omit<DataOf<'SyncCompleted'>, 'runId'>>
export const syncCompleted = (
  connection: string,
  runId: string,
  { counts: ended = counts(), coverage = [], cursor = null, readAt, ...when }: Completed = {},
): Told => {
  const told = { runId, counts: ended, coverage, cursor, ...(readAt === undefined ? {} : { readAt }) }
  return ofConnection(connection, 'SyncCompleted', told, when)
}
export const syncFailed = (
  connection: string,
  runId: string,
  {
    code = 'broken',
    message = 'It broke.',
    counts: ended = counts(),
    ...when
  }: When & Partial<DataOf<'SyncFailed'>> = {},
): Told => ofConnection(connection, 'SyncFailed', { runId, counts: ended, code, message }, when)

/** A record that a connection could not take, by a short name. */
export const deadLettered = (connection: string, record: string, when: When = {}): Told => {
  const connectionId = uuid(connection)
  const stream = streamOf.connection(when.workspace ?? WORKSPACE, connectionId)
  const data = { record, reasonCode: 'not_json', message: 'It is no JSON.', runId: 'r1' }
  return told(stream, 'RecordDeadLettered', { kind: 'dead_letter', key: uuid(record) }, data, when, { connectionId })
}
export const letterResolved = (
  connection: string,
  record: string,
  resolution: DataOf<'DeadLetterResolved'>['resolution'],
  when: When = {},
): Told => {
  const connectionId = uuid(connection)
  const stream = streamOf.connection(when.workspace ?? WORKSPACE, connectionId)
  const entity = { kind: 'dead_letter', key: uuid(record) }
  return told(stream, 'DeadLetterResolved', entity, { resolution }, when, { connectionId })
}

/** Who saw a thing, and how. */
export interface Seen extends When {
  readonly by?: string
  readonly channel?: Channel
}
type ObservedType = 'CodeChangeObserved' | 'CodeChangeWithdrawn' | 'ReleaseObserved' | 'ReleaseWithdrawn'
const seen = <T extends ObservedType>(
  type: T,
  kind: string,
  container: string,
  key: string,
  data: DataOf<T>,
  { by = 'git', channel = 'git', ...when }: Seen,
): Told => {
  const connectionId = uuid(by)
  const hash = type.endsWith('Withdrawn') ? {} : { contentHash: contentHashOf(data) }
  const stream = streamOf.connection(when.workspace ?? WORKSPACE, connectionId)
  return told(stream, type, { kind, container, key }, data, when, { connectionId, channel, ...hash })
}

export const assisted = (tool: string | null, source: AiMark['source'] = 'commit_trailer'): AiMark => ({
  source,
  verdict: 'assisted',
  tool,
})
export const notAssisted = (source: AiMark['source'] = 'pr_label'): AiMark => ({
  source,
  verdict: 'not_assisted',
  tool: null,
})

/** What a source says of a change that was merged at noon and carries no mark. */
export const factsOf = (reference: string, facts: Partial<CodeChangeFacts> = {}): CodeChangeFacts => ({
  reference,
  form: 'merge',
  title: `Change ${reference}`,
  mergeCommit: null,
  firstCommitAt: null,
  openedAt: null,
  mergedAt: NOON,
  aiMarks: [],
  namedKeys: [],
  closes: [],
  closedAt: null,
  labels: [],
  commits: [],
  links: [],
  reverts: [],
  url: null,
  ...facts,
})
export const API = 'github.com/acme/api'

/** `#7`, or another repository's `github.com/acme/web#7`. */
export const placeAndKey = (change: string): readonly [container: string, reference: string] => {
  const mark = change.search(/[#!]/)
  return mark <= 0 ? [API, change] : [change.slice(0, mark), change.slice(mark)]
}
export const observed = (change: string, facts: Partial<CodeChangeFacts> = {}, how: Seen = {}): Told => {
  const [container, reference] = placeAndKey(change)
  return seen('CodeChangeObserved', 'code_change', container, reference, factsOf(reference, facts), how)
}
export const withdrawn = (change: string, how: Seen = {}): Told => {
  const [container, reference] = placeAndKey(change)
  return seen('CodeChangeWithdrawn', 'code_change', container, reference, { reason: 'it is gone' }, how)
}
export const released = (
  tag: string,
  { part = 1, changes = [], releasedAt = NOON, ...how }: Seen & Partial<Omit<DataOf<'ReleaseObserved'>, 'tag'>> = {},
): Told =>
  seen('ReleaseObserved', 'release', API, part === 1 ? tag : `${tag}#${part}`, { tag, part, changes, releasedAt }, how)
export const releaseWithdrawn = (key: string, how: Seen = {}): Told =>
  seen('ReleaseWithdrawn', 'release', API, key, { reason: 'it is gone' }, how)
