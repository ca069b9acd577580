import * as t from 'io-ts'
import { closed, nullable, oneOf } from '#domain/codec'
import { CivilDate, FiniteNumber, Int0, NonEmptyString, Timestamp, Uuid } from '#domain/common'
import { ContainerKind, EvidenceKind, LeftOut } from '#domain/events/connections'
import { KeptChoice } from '#domain/events/import-choices'
import { CatalogEntry, SourceCategory } from './catalog.js'

const list = t.readonlyArray

export const Health = oneOf('not_connected', 'pending', 'healthy', 'stale', 'degraded', 'failing', 'paused')
export type Health = t.TypeOf<typeof Health>

export const SourceId = oneOf('commercial', 'tracker', 'code', 'release', 'calendar')
export type SourceId = t.TypeOf<typeof SourceId>
/** One of the sources that a project's numbers rest on. */
export const SourceState = closed('SourceState', { source: SourceId, label: NonEmptyString, state: Health })
export type SourceState = t.TypeOf<typeof SourceState>

const RecentRun = closed('RecentRun', {
  id: NonEmptyString,
  startedAt: Timestamp,
  finishedAt: nullable(Timestamp),
  state: oneOf('running', 'succeeded', 'failed'),
  accepted: Int0,
  unchanged: Int0,
  rejected: Int0,
})

export const ConnectionView = closed('ConnectionView', {
  id: Uuid,
  provider: NonEmptyString,
  category: SourceCategory,
  label: t.string,
  account: nullable(t.string),
  health: Health,
  registeredAt: Timestamp,
  lastAttemptAt: nullable(Timestamp),
  lastSuccessAt: nullable(Timestamp),
  lastError: nullable(closed('LastError', { code: NonEmptyString, message: NonEmptyString })),
  records: Int0,
  deadLetters: Int0,
  coverage: list(closed('CoverageView', { kind: EvidenceKind, from: Timestamp, to: Timestamp })),
  projects: list(Uuid),
  recentRuns: list(RecentRun),
  /** The instant up to which all that is held was compared with the host; null if it never was, or no host is asked. */
  reconciledAt: nullable(Timestamp),
  nextRunAt: nullable(Timestamp),
  /** The requests that the host takes, as it told last; null if it told none. */
  quota: nullable(closed('ConnectionQuota', { limit: Int0, remaining: Int0, resetsAt: Timestamp })),
  /** The progress of a first reading; null if none is under way. */
  progress: nullable(closed('ConnectionProgress', { completeBackTo: CivilDate, left: nullable(Int0) })),
  /** Members of the host's records that this version does not know. */
  unknownMembers: Int0,
})
export type ConnectionView = t.TypeOf<typeof ConnectionView>

export const Connections = closed('Connections', { connections: list(ConnectionView) })
export type Connections = t.TypeOf<typeof Connections>

const ImportView = closed('ImportView', {
  id: NonEmptyString,
  fileName: t.string,
  kind: SourceCategory,
  at: Timestamp,
  accepted: Int0,
  unchanged: Int0,
  rejected: Int0,
})

export const DeadLetterView = closed('DeadLetterView', {
  id: NonEmptyString,
  connectionId: nullable(Uuid),
  provider: NonEmptyString,
  record: NonEmptyString,
  reasonCode: NonEmptyString,
  message: NonEmptyString,
  occurredAt: Timestamp,
  attempts: Int0,
})
export type DeadLetterView = t.TypeOf<typeof DeadLetterView>

export const DataSources = closed('DataSources', {
  canManage: t.boolean,
  catalog: list(CatalogEntry),
  connections: list(ConnectionView),
  imports: nullable(closed('Imports', { total: Int0, lastAt: nullable(Timestamp), recent: list(ImportView) })),
  kpis: closed('SourceKpis', {
    attentionCount: Int0,
    connectedCount: Int0,
    coveragePct: nullable(FiniteNumber),
    registeredCount: Int0,
    lastSuccessAt: nullable(Timestamp),
  }),
  orphanedDeadLetters: list(DeadLetterView),
  projects: list(closed('SourceProject', { id: Uuid, name: NonEmptyString, clientName: NonEmptyString })),
})
export type DataSources = t.TypeOf<typeof DataSources>

/** A stretch of time of which everything of a kind was read in a place: a container, or a project by its name. */
const CoveredPlace = closed('CoveredPlace', {
  kind: EvidenceKind,
  place: NonEmptyString,
  from: Timestamp,
  to: Timestamp,
})
export type CoveredPlace = t.TypeOf<typeof CoveredPlace>

const Reading = closed('Reading', {
  id: NonEmptyString,
  startedAt: Timestamp,
  finishedAt: nullable(Timestamp),
  state: oneOf('running', 'succeeded', 'failed'),
  accepted: nullable(Int0),
  unchanged: nullable(Int0),
  withdrawn: nullable(Int0),
  rejected: nullable(Int0),
  leftOut: list(LeftOut),
  /** The instants at which its files were made. */
  files: list(Timestamp),
  /** The stretches that it covered, as far as the caller may see them; null where that is not known. */
  covered: nullable(list(CoveredPlace)),
})
export type Reading = t.TypeOf<typeof Reading>

const ConnectionContainer = closed('ConnectionContainer', {
  kind: ContainerKind,
  container: NonEmptyString,
  /** The project to which it belongs now; null if to none. */
  projectId: nullable(Uuid),
  projectName: nullable(NonEmptyString),
})

const RejectedRecord = closed('RejectedRecord', {
  id: NonEmptyString,
  record: NonEmptyString,
  reasonCode: NonEmptyString,
  message: NonEmptyString,
  occurredAt: Timestamp,
  attempts: Int0,
})

const KeptAnswer = closed('KeptAnswer', {
  answer: KeptChoice,
  /** The word of the files whose meaning it is; null where one value was asked. */
  word: nullable(t.string),
  /** A project by its name; null for a mapping, which is as long as its table is wide. */
  meaning: nullable(t.string),
})
export type KeptAnswer = t.TypeOf<typeof KeptAnswer>

const ConnectionHost = closed('ConnectionHost', { address: t.string })

/** All that is known of one connection. What the caller may not know is null, as a whole. */
export const ConnectionDetail = closed('ConnectionDetail', {
  connection: ConnectionView,
  /** The host that the service asks by itself; null if its files are imported by hand. */
  host: nullable(ConnectionHost),
  containers: list(ConnectionContainer),
  containersTotal: Int0,
  covered: list(CoveredPlace),
  coveredTotal: Int0,
  /** The newest first. */
  readings: list(Reading),
  rejected: nullable(list(RejectedRecord)),
  rejectedTotal: Int0,
  answers: nullable(list(KeptAnswer)),
  answersTotal: nullable(Int0),
})
export type ConnectionDetail = t.TypeOf<typeof ConnectionDetail>
