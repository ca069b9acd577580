import type { Graph, GraphEdge, GraphNode } from '@workspace-delivery-intelligence/client'

// What the nodes and edges that were answered say in sum: they are counted here, and nothing else is.

type Kind = GraphNode['kind']

/** The number of nodes of a kind that are joined to one of another kind. */
export interface Sum {
  readonly of: Kind
  readonly to: Kind
  readonly joined: number
  readonly nodes: number
  /** Says whether there may be more: the graph leaves out older nodes, and with them what was joined to these. */
  readonly isAtLeast: boolean
}

/** A pair of kinds whose nodes are joined, as each of both sees it. */
export interface Band {
  readonly from: Sum
  readonly to: Sum
}

const PAIRS: readonly (readonly [Kind, Kind, GraphEdge['kind']])[] = [
  ['time_entry', 'work_item', 'bills'],
  ['work_item', 'code_change', 'implements'],
  ['code_change', 'release', 'ships'],
]

/** The ids of nodes that are joined to one of a kind. A change says itself whether it belongs to an item. */
export const joinedTo = ({ nodes, edges }: Graph, of: Kind, to: Kind): ReadonlySet<string> => {
  const kinds = new Map(nodes.map(({ id, kind }) => [id, kind]))
  const pair = PAIRS.find(([one, other]) => (one === of && other === to) || (one === to && other === of))
  const joined = new Set<string>()
  for (const { from, to: end, kind } of edges) {
    if (kind !== pair?.[2]) continue
    if (kinds.get(from) === of && kinds.get(end) === to) joined.add(from)
    if (kinds.get(end) === of && kinds.get(from) === to) joined.add(end)
  }
  if (of === 'code_change' && to === 'work_item')
    for (const { id, kind, workType } of nodes) if (kind === of && workType !== 'unlinked') joined.add(id)
  return joined
}

const sumOf = (graph: Graph, of: Kind, to: Kind): Sum => ({
  of,
  to,
  joined: joinedTo(graph, of, to).size,
  nodes: graph.nodes.filter(({ kind }) => kind === of).length,
  isAtLeast: graph.truncated && !(of === 'code_change' && to === 'work_item'),
})

/** The sums between the lanes of a graph, from time to releases. */
export const bandsOf = (graph: Graph): readonly Band[] =>
  PAIRS.map(([one, other]) => ({ from: sumOf(graph, one, other), to: sumOf(graph, other, one) }))

/** The nodes of a kind that are joined to none of another. */
export const nodesWithout = (graph: Graph, of: Kind, to: Kind): readonly GraphNode[] => {
  const joined = joinedTo(graph, of, to)
  return graph.nodes.filter(({ id, kind }) => kind === of && !joined.has(id))
}

/** The number of work items of each standing to the lock, in the order of the answer's words. */
export const standingsOf = ({ nodes }: Graph): readonly (readonly [GraphNode['scope'], number])[] => {
  const counts = new Map<GraphNode['scope'], number>()
  for (const { kind, scope } of nodes) if (kind === 'work_item') counts.set(scope, (counts.get(scope) ?? 0) + 1)
  return (['baseline', 'added', 'removed', 'uncertain'] as const).flatMap((scope) => {
    const count = counts.get(scope)
    return count === undefined ? [] : [[scope, count] as const]
  })
}
