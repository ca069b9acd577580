import { describe, expect, it } from '@jest/globals'
import type { Graph, GraphEdge, GraphNode } from '@workspace-delivery-intelligence/client'
import { drawnEdges, isFound, neighboursOf } from '../../console/src/pages/trace/graph.js'
import { type Place, walk } from '../../console/src/pages/trace/walk.js'

const node = (id: string, kind: GraphNode['kind']): GraphNode => ({
  id,
  kind,
  label: `Label of ${id}`,
  at: null,
  state: null,
  workType: null,
  scope: 'not_applicable',
  costCents: null,
  provenance: 'provider_export',
})

const edge = (from: string, to: string, kind: GraphEdge['kind']): GraphEdge => ({
  from,
  to,
  kind,
  origin: 'connector',
  rule: null,
})

const graph: Graph = {
  nodes: [node('lock', 'lock'), node('item', 'work_item'), node('change', 'code_change'), node('alone', 'work_item')],
  edges: [edge('lock', 'item', 'contains'), edge('change', 'item', 'implements'), edge('item', 'gone', 'contains')],
  counts: { byKind: [], unlinkedChanges: 0, unattributedItems: 0 },
  truncated: false,
}

describe('the edges of a graph', () => {
  it('are drawn from the lower layer to the higher one, and only between nodes that are there', () => {
    expect(drawnEdges(graph).map(({ from, to }) => [from, to])).toEqual([
      ['lock', 'item'],
      ['item', 'change'],
    ])
  })

  it('lead to the neighbours of a node in both directions', () => {
    expect(neighboursOf(graph, 'item').map(({ node: { id }, isForward }) => [id, isForward])).toEqual([
      ['lock', false],
      ['change', false],
    ])
  })
})

describe('a search in the graph', () => {
  it('finds what contains each word, in any case', () => {
    expect(isFound(node('SHOP-1', 'work_item'), 'shop work')).toBe(true)
    expect(isFound(node('SHOP-1', 'work_item'), 'shop release')).toBe(false)
  })

  it('finds nothing by an empty text', () => {
    expect(isFound(node('SHOP-1', 'work_item'), '  ')).toBe(false)
  })
})

describe('walking by keyboard', () => {
  const places: readonly Place[] = [
    { id: 'lock', layer: 1, x: 0, y: 0 },
    { id: 'item', layer: 2, x: 300, y: 0 },
    { id: 'alone', layer: 2, x: 300, y: 60 },
    { id: 'change', layer: 3, x: 600, y: 10 },
  ]
  const edges = drawnEdges(graph)

  it('goes along edges to the sides, and within a layer up and down', () => {
    expect(walk(places, edges, 'lock', 'right')).toBe('item')
    expect(walk(places, edges, 'change', 'left')).toBe('item')
    expect(walk(places, edges, 'item', 'down')).toBe('alone')
    expect(walk(places, edges, 'alone', 'up')).toBe('item')
    expect(walk(places, edges, 'item', 'last')).toBe('alone')
    expect(walk(places, edges, 'alone', 'first')).toBe('item')
  })

  it('goes into the next layer where no edge leads', () => {
    expect(walk(places, edges, 'alone', 'left')).toBe('lock')
    expect(walk(places, edges, 'alone', 'right')).toBe('change')
  })

  it('stays where there is nothing further, and begins at the first node', () => {
    expect(walk(places, edges, 'lock', 'left')).toBe('lock')
    expect(walk(places, edges, 'change', 'down')).toBe('change')
    expect(walk(places, edges, 'gone', 'down')).toBe('lock')
  })
})
