import * as t from 'io-ts'
import { closed, nullable, oneOf } from '#domain/codec'
import { Figure, FiniteNumber, Int0, NonEmptyString, Uuid } from '#domain/common'

// The contract's "Searchable corpus", member by member.

const list = t.readonlyArray

export const Tone = oneOf('neutral', 'info', 'good', 'warn', 'risk', 'ai')
export type Tone = t.TypeOf<typeof Tone>

const row = { id: NonEmptyString, title: NonEmptyString, keywords: t.string, meta: t.string }
const kind = <K extends string, S extends string>(name: K, section: S) => ({
  ...row,
  kind: t.literal(name),
  section: t.literal(section),
})
const goto = closed('Goto', { type: t.literal('goto'), view: NonEmptyString })
const toProject = closed('ToProject', { type: t.literal('project'), projectId: Uuid })

export const InsightItem = closed('InsightItem', {
  ...kind('insight', 'insights'),
  icon: NonEmptyString,
  tone: Tone,
  action: goto,
})
export type InsightItem = t.TypeOf<typeof InsightItem>

export const ProjectItem = closed('ProjectItem', {
  ...kind('project', 'projects'),
  icon: NonEmptyString,
  action: toProject,
})
export type ProjectItem = t.TypeOf<typeof ProjectItem>

export const ClientItem = closed('ClientItem', {
  ...kind('client', 'clients'),
  glyph: closed('Glyph', { glyph: NonEmptyString, tone: Tone }),
  action: closed('ToClient', { type: t.literal('client'), clientId: Uuid }),
})
export type ClientItem = t.TypeOf<typeof ClientItem>

export const ConnectionItem = closed('ConnectionItem', {
  ...kind('connection', 'connections'),
  icon: NonEmptyString,
  action: goto,
})
export type ConnectionItem = t.TypeOf<typeof ConnectionItem>

export const WorkItemItem = closed('WorkItemItem', {
  ...kind('work_item', 'work_items'),
  icon: NonEmptyString,
  action: toProject,
})
export type WorkItemItem = t.TypeOf<typeof WorkItemItem>
export const WORK_ITEMS_LIMIT = 100

export const Facts = closed('SearchFacts', {
  aiAssistedChanges: nullable(Int0),
  aiNetHours: nullable(FiniteNumber),
  changeRequestReference: nullable(NonEmptyString),
  scopeSignals: nullable(Int0),
  scopeValue: nullable(Figure),
})
export type Facts = t.TypeOf<typeof Facts>

export const Search = closed('Search', {
  canManageSources: t.boolean,
  facts: Facts,
  groups: list(
    t.union([
      closed('InsightGroup', { section: t.literal('insights'), items: list(InsightItem) }),
      closed('ProjectGroup', { section: t.literal('projects'), items: list(ProjectItem) }),
      closed('ClientGroup', { section: t.literal('clients'), items: list(ClientItem) }),
      closed('ConnectionGroup', { section: t.literal('connections'), items: list(ConnectionItem) }),
      closed('WorkItemGroup', { section: t.literal('work_items'), items: list(WorkItemItem) }),
    ]),
  ),
})
export type Search = t.TypeOf<typeof Search>
