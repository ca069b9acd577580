import * as t from 'io-ts'
import { OneOfType, oneOf, optional, refined } from '#domain/codec'
import { Uuid } from '#domain/common'
import { KPI_TITLES, KpiFamily } from '#domain/kpi'
import type { Given } from '#domain/operation'
import { integerText, many, periodQuery, selectionQuery } from '#domain/query'
import { PROVIDERS } from '../data-sources/catalog.js'
import { Action, AuditStatus, actionOf, Severity, severityOf } from '../trail/actions.js'
import type { Traits } from '../trail/measures.js'
import type { Names } from './names.js'

export const DEFAULT_LIMIT = 50
const MAX_LIMIT = 100
const LONGEST_SEARCH = 160

const Search = refined(t.string, (s) => [...s].length <= LONGEST_SEARCH, 'a text of 1-160 characters', {
  maxLength: LONGEST_SEARCH,
})
const Quick = oneOf('today', 'changes', 'failures', 'exports', 'warnings')

export const auditQuery = {
  ...selectionQuery,
  ...periodQuery,
  search: optional(Search),
  eventType: optional(many(Action)),
  connector: optional(many(new OneOfType<string>(PROVIDERS, 'a provider'))),
  impact: optional(many(KpiFamily)),
  actor: optional(many(t.string)),
  status: optional(many(AuditStatus)),
  severity: optional(many(Severity)),
  quick: optional(many(Quick)),
  cursor: optional(Uuid),
  limit: optional(integerText(1, MAX_LIMIT)),
}
export type AuditFilters = Given<typeof auditQuery>

/** Says whether an event with these traits that concerns this place, today or not, is one that is asked for. */
export type Matches = (traits: Traits, place: Uuid, today: boolean) => boolean

const QUICK: Readonly<Record<string, (traits: Traits, today: boolean) => boolean>> = {
  today: (_, today) => today,
  changes: ({ actor }) => actor.kind === 'user',
  failures: ({ status }) => status === 'failure',
  exports: ({ type }) => type === 'ReportExported',
  warnings: ({ type, status }) => severityOf(type, status) === 'warning',
}

/** All words that are shown of an event, for searching. */
const textOf = (traits: Traits, place: Uuid, names: Names): string => {
  const { type, status, actor, connectionId, target, impacts } = traits
  const project = names.project(place)
  return [
    ...[actionOf(type), names.actor(actor), actor.kind, names.connector(connectionId), target, status],
    ...[severityOf(type, status), ...impacts.map((family) => KPI_TITLES[family])],
    ...[project?.name, names.client(project?.clientId ?? place)],
  ]
    .filter((word) => word !== undefined && word !== null)
    .join('\n')
    .toLowerCase()
}

/** One filter's values are alternatives; an event has to be among those of every filter. */
export const matching = (filters: AuditFilters, names: Names): Matches => {
  const { eventType, connector, impact, actor, status, severity, quick } = filters
  const search = filters.search?.toLowerCase()
  return (traits, place, today) => {
    const { type, status: state, connectionId, impacts, actor: by } = traits
    if (eventType !== undefined && !eventType.includes(actionOf(type))) return false
    if (connector !== undefined && !connector.includes(names.connector(connectionId) ?? '')) return false
    if (impact !== undefined && !impacts.some((family) => impact.includes(family))) return false
    if (actor !== undefined && !actor.includes(by.kind) && !actor.includes(names.actor(by))) return false
    if (status !== undefined && !status.includes(state)) return false
    if (severity !== undefined && !severity.includes(severityOf(type, state))) return false
    if (quick !== undefined && !quick.some((name) => QUICK[name]?.(traits, today))) return false
    return search === undefined || textOf(traits, place, names).includes(search)
  }
}
