import type { Graph, GraphNode } from '@workspace-delivery-intelligence/client'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { setView } from '../../address/useAddress.js'
import { isFound } from './graph.js'
import { type Layout, NODE_HEIGHT, NODE_WIDTH } from './layout.js'
import { type Point, useZoom } from './useZoom.js'
import { type Direction, type Place, walk } from './walk.js'
import { kindWords, scopeWords } from './words.js'

const KEYS: Readonly<Record<string, Direction>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
  Home: 'first',
  End: 'last',
}

const middleOf = ({ x, y }: Place): Point => ({
  x: x + NODE_WIDTH / 2,
  y: y + NODE_HEIGHT / 2,
})

const kindOf = ({ kind, scope }: GraphNode): string => [kindWords[kind], scopeWords[scope]].filter(Boolean).join(' · ')

interface NodeProps {
  readonly node: GraphNode
  readonly place: Place
  readonly isSelected: boolean
  readonly isFaint: boolean
  readonly isFound: boolean
  /** Says whether Tab leads to this node; arrow keys lead to the others. */
  readonly isEntry: boolean
}

const Node = ({ node, place, isSelected, isFaint, isFound: found, isEntry }: NodeProps) => {
  const marks = [isSelected && 'is-selected', isFaint && 'is-faint', found && 'is-found'].filter(Boolean)
  const open = (): void => setView({ node: node.id })
  return (
    // biome-ignore lint/a11y/useSemanticElements: SVG has no button
    <g
      role="button"
      tabIndex={isEntry ? 0 : -1}
      data-node={node.id}
      aria-label={`${kindOf(node)} ${node.label}`}
      aria-pressed={isSelected}
      className={['graph-node', `is-${node.scope}`, ...marks].join(' ')}
      transform={`translate(${place.x} ${place.y})`}
      onClick={open}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return
        event.preventDefault()
        open()
      }}
    >
      <title>{node.label}</title>
      <rect width={NODE_WIDTH} height={NODE_HEIGHT} rx={6} />
      {/* What is too long for its node is cut off by this frame. */}
      <svg width={NODE_WIDTH - 4} height={NODE_HEIGHT} aria-hidden="true">
        <text x={10} y={15} className="graph-kind">
          {kindOf(node)}{' '}
        </text>
        <text x={10} y={31}>
          {node.label}
        </text>
      </svg>
    </g>
  )
}

const useWalking = (layout: Layout, selected: string | undefined, show: (place: Point) => void) => {
  const [at, setAt] = useState(selected ?? layout.places[0]?.id ?? '')
  const go = (event: KeyboardEvent<SVGSVGElement>): void => {
    const direction = KEYS[event.key]
    if (direction === undefined) return
    event.preventDefault()
    const next = walk(layout.places, layout.edges, at, direction)
    const place = layout.places.find(({ id }) => id === next)
    setAt(next)
    if (place !== undefined) show(middleOf(place))
    event.currentTarget.querySelector<SVGGElement>(`[data-node="${CSS.escape(next)}"]`)?.focus({ preventScroll: true })
  }
  return { at, go }
}

/** The centre of the first view: the selected node, or the middle one of those with edges to both sides. */
const startOf = ({ places, edges }: Layout, selected: string | undefined): Point => {
  const begun = new Set(edges.map(({ from }) => from))
  const ended = new Set(edges.map(({ to }) => to))
  const joined = places.filter(({ id }) => begun.has(id) && ended.has(id)).toSorted((a, b) => a.y - b.y)
  const start = places.find(({ id }) => id === selected) ?? joined[Math.floor(joined.length / 2)] ?? places[0]
  return start === undefined ? { x: 0, y: 0 } : middleOf(start)
}

/** The graph in layers. Arrow keys walk along its edges; Enter opens a node. */
export const GraphView = ({
  graph,
  layout,
  selected,
  text,
}: {
  graph: Graph
  layout: Layout
  selected: string | undefined
  /** The text searched for; nodes that contain it stand out. */
  text: string
}) => {
  const svg = useRef<SVGSVGElement>(null)
  const { sight, fit, zoomIn, zoomOut, show, move } = useZoom(svg, layout, startOf(layout, selected))
  const { at, go } = useWalking(layout, selected, show)
  const nodes = new Map(graph.nodes.map((node) => [node.id, node]))
  const touched = new Set(
    layout.edges.filter(({ from, to }) => from === selected || to === selected).flatMap(({ from, to }) => [from, to]),
  )
  const isFaint = (id: string): boolean => selected !== undefined && id !== selected && !touched.has(id)
  const firstFound = text === '' ? undefined : graph.nodes.find((node) => isFound(node, text))?.id

  useEffect(() => {
    const place = layout.places.find(({ id }) => id === firstFound)
    if (place !== undefined) show(middleOf(place))
  }, [layout, firstFound, show])

  return (
    <div className="graph">
      <div className="row graph-zoom unprinted">
        <button type="button" className="button is-small" onClick={zoomIn} aria-label="Zoom in">
          +
        </button>
        <button type="button" className="button is-small" onClick={zoomOut} aria-label="Zoom out">
          −
        </button>
        <button type="button" className="button is-small" onClick={fit}>
          Show all
        </button>
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: SVG has no group of fields */}
      <svg
        ref={svg}
        className="graph-drawing"
        viewBox={sight === null ? undefined : `${sight.x} ${sight.y} ${sight.width} ${sight.height}`}
        role="group"
        aria-label="Graph of the evidence. Arrow keys walk along its edges, Enter opens a node."
        onKeyDown={go}
        onPointerMove={move}
      >
        {layout.edges.map(({ id, path, from, to, origin }) => (
          <path
            key={id}
            d={path}
            className={[
              'graph-edge',
              origin === 'heuristic' ? 'is-inferred' : '',
              selected !== undefined && from !== selected && to !== selected ? 'is-faint' : '',
            ].join(' ')}
          />
        ))}
        {layout.places.map((place) => {
          const node = nodes.get(place.id)
          if (node === undefined) return null
          return (
            <Node
              key={place.id}
              node={node}
              place={place}
              isSelected={place.id === selected}
              isFaint={isFaint(place.id)}
              isFound={text !== '' && isFound(node, text)}
              isEntry={place.id === at}
            />
          )
        })}
      </svg>
    </div>
  )
}
