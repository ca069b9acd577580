import * as t from 'io-ts'
import { closed, nullable, oneOf } from '#domain/codec'
import { CivilDate, Int0, NonEmptyString, Provenance, Timestamp, WorkType } from '#domain/common'
import { EngagementView, LockView, ProjectView } from '../engagement/views.js'
import { LinkOrigin } from '../entities/code-change.js'

export const NODES_LIMIT = 500

export const NodeKind = oneOf(
  'engagement',
  'lock',
  'work_item',
  'code_change',
  'release',
  'meeting',
  'time_entry',
  'invoice',
  'change_order',
)
export type NodeKind = t.TypeOf<typeof NodeKind>

export const NodeScope = oneOf('baseline', 'added', 'removed', 'uncertain', 'not_applicable')
export type NodeScope = t.TypeOf<typeof NodeScope>

export const GraphNode = closed('GraphNode', {
  id: NonEmptyString,
  kind: NodeKind,
  label: t.string,
  at: nullable(Timestamp),
  state: nullable(NonEmptyString),
  workType: nullable(WorkType),
  scope: NodeScope,
  costCents: nullable(Int0),
  provenance: Provenance,
})
export type GraphNode = t.TypeOf<typeof GraphNode>

export const GraphEdge = closed('GraphEdge', {
  from: NonEmptyString,
  to: NonEmptyString,
  kind: oneOf('contains', 'implements', 'ships', 'discusses', 'bills', 'amends'),
  origin: LinkOrigin,
  rule: nullable(NonEmptyString),
})
export type GraphEdge = t.TypeOf<typeof GraphEdge>

export const Graph = closed('Graph', {
  nodes: t.readonlyArray(GraphNode),
  edges: t.readonlyArray(GraphEdge),
  counts: closed('GraphCounts', {
    byKind: t.readonlyArray(closed('KindCount', { kind: NodeKind, nodes: Int0 })),
    unlinkedChanges: Int0,
    unattributedItems: Int0,
  }),
  truncated: t.boolean,
})
export type Graph = t.TypeOf<typeof Graph>

export const Forensics = closed('Forensics', {
  engagement: nullable(EngagementView),
  graph: nullable(Graph),
  lock: nullable(LockView),
  period: closed('AskedPeriod', { start: CivilDate, end: CivilDate, timeZone: NonEmptyString }),
  project: ProjectView,
})
