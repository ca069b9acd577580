import { counts, FAMILIES, int0, timestamp, uuid } from './common.js'
import {
  anything,
  boolean,
  both,
  closed,
  distinct,
  either,
  matching,
  nullWith,
  oneOf,
  only,
  orNull,
  type Schema,
  text,
} from './json-schema.js'

/** An event's type in dotted form, as `api_key.revoked`. */
const action = matching('^[a-z]+(?:_[a-z]+)*(?:\\.[a-z]+(?:_[a-z]+)*)+$')
const identifier = matching('^[a-z][a-z0-9_-]*$')
const projectOrNone = [nullWith('projectId', 'projectName'), nullWith('projectName', 'projectId')]

const summary = {
  id: uuid,
  action,
  actor: text,
  actorKind: oneOf('user', 'connector', 'system', 'api_key'),
  connector: orNull(text),
  clientId: orNull(uuid),
  clientName: orNull(text),
  projectId: orNull(uuid),
  projectName: orNull(text),
  hasPayload: boolean,
  impacts: distinct(closed({ label: oneOf(...FAMILIES.map(({ title }) => title)) })),
  occurredAt: timestamp,
  severity: oneOf('info', 'notice', 'warning', 'critical'),
  status: oneOf('success', 'partial', 'failure'),
  target: identifier,
}

const facet = (id: Schema) => distinct(closed({ id, label: text, count: int0 }))

export const auditList = closed({
  events: distinct(both(closed(summary), ...projectOrNone), 100),
  available: closed({
    connectors: facet(identifier),
    eventTypes: facet(action),
    impacts: distinct(
      either(...FAMILIES.map(({ id, title }) => closed({ id: only(id), label: only(title), count: int0 }))),
    ),
  }),
  headline: closed({
    ...counts('dataQualityWarnings', 'eventsToday', 'failedSyncEvents', 'recalculatedMetrics'),
    lastFullSync: closed({
      occurredAt: orNull(timestamp),
      state: oneOf('never', 'running', 'succeeded', 'failed'),
    }),
  }),
  summary: closed(counts('changes', 'exports', 'failed', 'total')),
  total: int0,
  nextCursor: orNull(uuid),
})

const step = closed({
  id: uuid,
  at: timestamp,
  kind: oneOf('raw', 'norm', 'link', 'metric', 'report'),
  title: text,
  sub: text,
  detail: text,
  connector: orNull(text),
})

export const auditRead = closed({
  event: both(
    closed({
      ...summary,
      before: anything,
      after: anything,
      explain: orNull(closed({ text, events: int0 })),
      payload: { type: 'object' },
      related: distinct(closed({ id: uuid, action, occurredAt: timestamp }), 20),
      chain: distinct(step),
    }),
    ...projectOrNone,
    {
      if: { properties: { hasPayload: { const: false } } },
      // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
      then: { properties: { payload: { maxProperties: 0 } } },
    },
  ),
})
