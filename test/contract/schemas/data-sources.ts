import {
  counts,
  date,
  health,
  int0,
  link,
  namedProject,
  percentage,
  positive,
  provider,
  timestamp,
  uuid,
} from './common.js'
import { boolean, closed, distinct, list, nonEmpty, oneOf, orNull, text } from './json-schema.js'

const category = oneOf('delivery', 'code', 'calendar', 'communication', 'ai', 'cloud', 'import')
const outcome = counts('accepted', 'unchanged', 'rejected')

const connection = closed({
  id: nonEmpty,
  provider,
  category,
  label: text,
  account: orNull(text),
  health,
  registeredAt: timestamp,
  lastAttemptAt: orNull(timestamp),
  lastSuccessAt: orNull(timestamp),
  lastError: orNull(closed({ code: nonEmpty, message: text })),
  ...counts('records', 'deadLetters'),
  // By container, which is not shown: two may be alike.
  coverage: list(closed({ kind: nonEmpty, from: timestamp, to: timestamp })),
  projects: distinct(uuid),
  recentRuns: distinct(
    closed({
      id: nonEmpty,
      startedAt: timestamp,
      finishedAt: orNull(timestamp),
      state: oneOf('running', 'succeeded', 'failed'),
      ...outcome,
    }),
    10,
  ),
  reconciledAt: orNull(timestamp),
  nextRunAt: orNull(timestamp),
  quota: orNull(closed({ ...counts('limit', 'remaining'), resetsAt: timestamp })),
  progress: orNull(closed({ completeBackTo: date, left: orNull(int0) })),
  ...counts('unknownMembers'),
})

const catalogEntry = closed({
  provider,
  label: text,
  category,
  availability: oneOf('coming_soon', 'available'),
  connectUrl: orNull(link),
  rateLimit: orNull(closed({ requests: positive, perSeconds: positive })),
  setupKind: orNull(oneOf('upload', 'token', 'local_path')),
  skippedInSetup: distinct(provider),
  supportsConnectionTest: boolean,
})

const deadLetter = closed({
  id: nonEmpty,
  connectionId: orNull(nonEmpty),
  provider,
  record: text,
  reasonCode: nonEmpty,
  message: text,
  occurredAt: timestamp,
  attempts: int0,
})

export const dataSourcesRead = closed({
  canManage: boolean,
  catalog: distinct(catalogEntry),
  connections: distinct(connection),
  imports: orNull(
    closed({
      total: int0,
      lastAt: orNull(timestamp),
      recent: distinct(closed({ id: nonEmpty, fileName: text, kind: nonEmpty, at: timestamp, ...outcome })),
    }),
  ),
  kpis: closed({
    ...counts('attentionCount', 'connectedCount', 'registeredCount'),
    coveragePct: orNull(percentage),
    lastSuccessAt: orNull(timestamp),
  }),
  orphanedDeadLetters: distinct(deadLetter),
  projects: distinct(namedProject),
})

export const connectionsList = closed({ connections: distinct(connection) })
