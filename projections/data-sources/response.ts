import * as t from 'io-ts'
import { closed, nullable, oneOf } from '#domain/codec'
import { FiniteNumber, Int0, NonEmptyString, Timestamp, Uuid } from '#domain/common'
import { EvidenceKind } from '#domain/events/connections'
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
