import type { Graph, GraphEdge, GraphNode } from '@workspace-delivery-intelligence/client'

/** The layer in which each kind stands, from what was agreed to what was billed. */
const LAYERS: Readonly<Record<GraphNode['kind'], number>> = {
  engagement: 0,
  lock: 1,
  change_order: 1,
  work_item: 2,
  code_change: 3,
  time_entry: 3,
  meeting: 3,
  release: 4,
  invoice: 5,
}

export const layerOf = ({ kind }: Pick<GraphNode, 'kind'>): number => LAYERS[kind]

/** An edge as it is drawn, from the lower layer to the higher one. */
export interface DrawnEdge {
  readonly id: string
  readonly from: string
  readonly to: string
  readonly origin: GraphEdge['origin']
}

/** The edges between nodes that are there, each drawn from the lower layer to the higher one. */
export const drawnEdges = ({ nodes, edges }: Graph): readonly DrawnEdge[] => {
  const layers = new Map(nodes.map((node) => [node.id, layerOf(node)]))
  return edges.flatMap(({ from, to, kind, origin }) => {
    const fromLayer = layers.get(from)
    const toLayer = layers.get(to)
    if (fromLayer === undefined || toLayer === undefined) return []
    const id = `${kind} ${from} ${to}`
    return fromLayer <= toLayer ? [{ id, from, to, origin }] : [{ id, from: to, to: from, origin }]
  })
}

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

/** Says whether a node contains each word of a text, in any case. */
export const isFound = ({ label, kind, state }: GraphNode, text: string): boolean => {
  const searched = `${label} ${kind.replaceAll('_', ' ')} ${state ?? ''}`.toLowerCase()
  const words = text.toLowerCase().split(/\s+/).filter(Boolean)
  return words.length > 0 && words.every((word) => searched.includes(word))
}
