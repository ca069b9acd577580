import type { CivilDate, Instant } from '#domain/common'
import { compareText } from '#domain/compare'
import type { Labour } from '../cost/labour.js'
import type { ChangeOrderState } from '../entities/change-order.js'
import type { CodeChangeState } from '../entities/code-change.js'
import type { EngagementState } from '../entities/engagement.js'
import type { InvoiceState } from '../entities/invoice.js'
import { attributionOf, type MeetingState } from '../entities/meeting.js'
import { strongest } from '../entities/observation.js'
import type { ReleaseState } from '../entities/release.js'
import type { ScopeLockState } from '../entities/scope-lock.js'
import type { TimeEntryState } from '../entities/time-entry.js'
import type { WorkItemState } from '../entities/work-item.js'
import { type ScopedItem, standingBy } from '../scope-creep/measures.js'
import {
  type Costing,
  changeNode,
  engagementNode,
  entryNode,
  idOf,
  invoiceNode,
  itemNode,
  lockNode,
  meetingNode,
  nodeId,
  orderNode,
  releaseNode,
} from './nodes.js'
import { type Graph, type GraphEdge, type GraphNode, NodeKind, type NodeScope } from './response.js'

/**
 * The inputs of the graph of a project and period; where there are more nodes than a graph shows, the newest are
 * enough.
 */
export interface GraphInputs extends Costing {
  readonly engagement: EngagementState
  readonly lock: ScopeLockState | null
  readonly orders: readonly ChangeOrderState[]
  /** Each item that the lock is compared with. */
  readonly scoped: readonly ScopedItem[]
  /** Items that were made or done in the period, and those that its changes and time entries name. */
  readonly items: readonly WorkItemState[]
  readonly changes: readonly CodeChangeState[]
  readonly releases: readonly ReleaseState[]
  readonly meetings: readonly MeetingState[]
  readonly entries: readonly TimeEntryState[]
  readonly invoices: readonly InvoiceState[]
  /** Merged changes of the whole period, shown or not, and those of them with a link. */
  readonly changeCounts: { readonly merged: number; readonly linked: number }
  /** The last civil day of the period, and its end as an instant, both cut at now. */
  readonly day: CivilDate
  readonly at: Instant
}

/** The newest first, what has no instant last; then by id. */
const newestFirst = (a: GraphNode, b: GraphNode): number => {
  const [x, y] = [a.at ?? '', b.at ?? '']
  return compareText(y, x) || compareText(a.id, b.id)
}

/** Items of the graph: those that the lock is compared with, and those of the period. */
const shownItems = ({ scoped, items }: GraphInputs): ReadonlyMap<string, WorkItemState> => {
  const observed = items.filter(({ observations }) => observations.length > 0)
  return new Map([...scoped.map(({ item }) => item), ...observed].map((item) => [idOf('work_item', item), item]))
}

/**
 * Finds each item's standing to the lock: uncertain without a lock, not applicable where the item is not compared with
 * it.
 */
const scopeOf = ({ lock, scoped }: GraphInputs): ((id: string) => NodeScope) => {
  const known = new Map(scoped.map((one) => [idOf('work_item', one.item), one.standing]))
  return (id) => (lock === null ? 'uncertain' : (known.get(id) ?? 'not_applicable'))
}

const edgesOf = (inputs: GraphInputs, items: ReadonlyMap<string, WorkItemState>): readonly GraphEdge[] => {
  const { engagement, lock, orders, changes, releases, meetings, entries, invoices } = inputs
  const whole = nodeId('engagement', engagement.engagementId)
  const frame = lock === null ? null : nodeId('lock', lock.lockId)
  const idsByKey = new Map<string, readonly string[]>()
  for (const [id, { key }] of items) idsByKey.set(key, [...(idsByKey.get(key) ?? []), id])
  const named = (key: string): readonly string[] => idsByKey.get(key) ?? []
  const edge = (
    from: string,
    kind: GraphEdge['kind'],
    to: string,
    origin: GraphEdge['origin'],
    rule: string | null = null,
  ): GraphEdge => ({ from, to, kind, origin, rule })
  return [
    ...(frame === null ? [] : [edge(whole, 'contains', frame, 'manual')]),
    ...(lock === null || frame === null
      ? []
      : lock.items.map(({ container, key }) =>
          edge(frame, 'contains', nodeId('work_item', container, key), 'manual', lock.method),
        )),
    ...[...items].flatMap(([id, { place, observations }]) => {
      const parent = strongest(observations, (facts) => facts.parent)
      return parent === null ? [] : [edge(nodeId('work_item', place, parent), 'contains', id, 'connector', 'parent')]
    }),
    ...orders.flatMap(({ changeOrderId, items: added }) => {
      const id = nodeId('change_order', changeOrderId)
      return [
        edge(id, 'amends', frame ?? whole, 'manual'),
        ...added.flatMap(named).map((to) => edge(id, 'contains', to, 'manual')),
      ]
    }),
    ...changes.flatMap((change) =>
      change.items.flatMap(({ key, origin, rule }) =>
        named(key).map((to) => edge(idOf('code_change', change), 'implements', to, origin, rule)),
      ),
    ),
    ...releases.flatMap(({ place, tag }) =>
      changes
        .filter((change) => change.place === place && change.release === tag)
        .map((change) => edge(nodeId('release', place, tag ?? ''), 'ships', idOf('code_change', change), 'connector')),
    ),
    ...meetings.map((meeting) =>
      attributionOf(meeting) === null
        ? edge(idOf('meeting', meeting), 'discusses', whole, 'connector', 'calendar')
        : edge(idOf('meeting', meeting), 'discusses', whole, 'manual', 'by_hand'),
    ),
    ...entries.flatMap((entry) => {
      const key = entry.workItem
      return key === null
        ? []
        : named(key).map((to) => edge(idOf('time_entry', entry), 'bills', to, 'connector', 'time_sheet'))
    }),
    ...invoices.map((invoice) => edge(idOf('invoice', invoice), 'bills', whole, 'connector')),
  ]
}

/** The newest nodes, without the costs of items, and whether there are more. */
export interface NewestNodes {
  readonly nodes: readonly GraphNode[]
  readonly truncated: boolean
  /** The items among them, by the ids of their nodes. */
  readonly items: ReadonlyMap<string, WorkItemState>
}

/** The newest nodes of a project and period, at most so many. */
export const newestNodes = (inputs: GraphInputs, most: number): NewestNodes => {
  const { engagement, lock, orders, scoped, changes, releases, meetings, entries, invoices, day, at } = inputs
  const items = shownItems(inputs)
  const scope = scopeOf(inputs)
  const standing = standingBy(scoped, inputs.items)
  const scopeNamed = (keys: readonly string[]): NodeScope => (lock === null ? 'uncertain' : standing(keys))
  const newestEntries = entries.toSorted((a, b) => compareText(b.day ?? '', a.day ?? '')).slice(0, most + 1)
  const found: readonly GraphNode[] = [
    engagementNode(engagement, day),
    ...(lock === null ? [] : [lockNode(lock)]),
    ...orders.map(orderNode),
    ...[...items].map(([id, item]) => itemNode(item, scope(id), undefined, at, inputs)),
    ...changes.map((one) => changeNode(one, scopeNamed(one.items.map(({ key }) => key)))),
    ...releases.map(releaseNode),
    ...meetings.map((one) => meetingNode(one, inputs)),
    ...newestEntries.map((one) => entryNode(one, scopeNamed(one.workItem === null ? [] : [one.workItem]), inputs)),
    ...invoices.map(invoiceNode),
  ]
  const nodes = found.toSorted(newestFirst).slice(0, most)
  const shown = nodes.flatMap(({ id }): [string, WorkItemState][] => {
    const item = items.get(id)
    return item === undefined ? [] : [[id, item]]
  })
  return { nodes, truncated: found.length > nodes.length, items: new Map(shown) }
}

/** The graph of a project over a period: its newest nodes, and the edges between them. */
export const forensicsGraph = (
  inputs: GraphInputs,
  newest: NewestNodes,
  labour: ReadonlyMap<string, Labour>,
): Graph => {
  const { scoped, changeCounts, at } = inputs
  const items = shownItems(inputs)
  const scope = scopeOf(inputs)
  const dropped = new Set(
    scoped.filter(({ change }) => change === 'dropped').map(({ item }) => idOf('work_item', item)),
  )
  const nodes = newest.nodes.map((node) => {
    const item = newest.items.get(node.id)
    return item === undefined ? node : itemNode(item, scope(node.id), labour.get(item.key), at, inputs)
  })
  const present = new Set(nodes.map(({ id }) => id))
  return {
    nodes,
    edges: edgesOf(inputs, items).filter(({ from, to }) => present.has(from) && present.has(to)),
    counts: {
      byKind: NodeKind.values
        .map((kind) => ({ kind, nodes: nodes.filter((node) => node.kind === kind).length }))
        .filter((one) => one.nodes > 0),
      unlinkedChanges: changeCounts.merged - changeCounts.linked,
      unattributedItems: [...items.keys()].filter((id) => scope(id) === 'uncertain' && !dropped.has(id)).length,
    },
    truncated: newest.truncated,
  }
}
