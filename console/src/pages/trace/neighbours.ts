import type { Graph, GraphEdge, GraphNode } from '@workspace-delivery-intelligence/client'

/** A node that an edge leads to, and what the edge says. */
export interface Neighbour {
  readonly node: GraphNode
  readonly edge: GraphEdge
  /** Says whether the edge begins at the node that was asked for. */
  readonly isForward: boolean
}

/** The neighbours of a node, in the order of the answer. */
export const neighboursOf = (graph: Graph, id: string): readonly Neighbour[] => {
  const nodes = new Map(graph.nodes.map((node) => [node.id, node]))
  return graph.edges.flatMap((edge) => {
    if (edge.from !== id && edge.to !== id) return []
    const isForward = edge.from === id
    const node = nodes.get(isForward ? edge.to : edge.from)
    return node === undefined ? [] : [{ node, edge, isForward }]
  })
}
