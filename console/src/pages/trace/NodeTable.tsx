import type { Graph, GraphNode } from '@workspace-delivery-intelligence/client'
import { setView, useAddress } from '../../address/useAddress.js'
import { amountDigits } from '../../format/figure.js'
import { format } from '../../format/viewer.js'
import { provenanceWords, spoken } from '../../format/words.js'
import { Chip } from '../../parts/Chip.js'
import { EmptyState } from '../../parts/EmptyState.js'
import { Day, Money } from '../../parts/values.js'
import { useSelected } from '../../selection/selected.js'
import { type Column, DataTable } from '../../table/DataTable.js'
import { neighboursOf } from './neighbours.js'
import { nodesWithout } from './sums.js'
import { edgeWords, kindPlurals, kindWords, scopeTones, scopeWords } from './words.js'

interface Row {
  readonly node: GraphNode
  /** Its place in the answer. */
  readonly place: number
  /** The nodes that it is joined to, in words. */
  readonly joined: readonly string[]
}

/** The most neighbours that a cell shows; the node's drawer and the exported table have all. */
const FEW = 3

const rowsOf = (graph: Graph, nodes: readonly GraphNode[]): readonly Row[] =>
  nodes.map((node) => ({
    node,
    place: graph.nodes.indexOf(node),
    joined: neighboursOf(graph, node.id).map(
      ({ node: other, edge, isForward }) => `${edgeWords[edge.kind][isForward ? 0 : 1]} ${other.label}`,
    ),
  }))

const columnsOf = (timeZone: string, currency: string | null): readonly Column<Row>[] => [
  { id: 'kind', title: 'Kind', value: ({ node }) => kindWords[node.kind] },
  {
    id: 'name',
    title: 'Name',
    value: ({ node }) => node.label,
    show: ({ node }) => (
      <button type="button" className="link-button" onClick={() => setView({ node: node.id }, 'push')}>
        {node.label}
      </button>
    ),
    isWide: true,
  },
  {
    id: 'at',
    title: 'When',
    value: ({ node }) => node.at,
    show: ({ node }) => <Day at={node.at} timeZone={timeZone} />,
  },
  { id: 'state', title: 'State', value: ({ node }) => (node.state === null ? null : spoken(node.state)) },
  {
    id: 'scope',
    title: 'Scope',
    value: ({ node }) => scopeWords[node.scope] || null,
    show: ({ node }) =>
      scopeWords[node.scope] === '' ? (
        <span className="soft">—</span>
      ) : (
        <Chip tone={scopeTones[node.scope]}>{scopeWords[node.scope]}</Chip>
      ),
  },
  {
    id: 'cost',
    title: 'Cost',
    value: ({ node: { costCents } }) => amountDigits(costCents, currency, format),
    show: ({ node, place }) => (
      <Money cents={node.costCents} currency={currency} at={`graph.nodes[${place}].costCents`} />
    ),
    align: 'end',
  },
  {
    id: 'joined',
    title: 'Joined to',
    value: ({ joined }) => joined.join('; ') || null,
    show: ({ joined }) => (
      <>
        {joined.slice(0, FEW).join('; ') || <span className="soft">—</span>}
        {joined.length > FEW && <span className="soft"> and {format.number(joined.length - FEW)} more</span>}
      </>
    ),
    isWide: true,
  },
  { id: 'from', title: 'Comes from', value: ({ node }) => provenanceWords[node.provenance] },
]

const isKind = (text: string): text is GraphNode['kind'] => text in kindWords

/** The nodes that the address asks for: all, or those of a kind that are joined to none of another. */
const nodesIn = (graph: Graph, without: string | undefined) => {
  const [of = '', to = ''] = (without ?? '').split('.')
  return isKind(of) && isKind(to)
    ? { nodes: nodesWithout(graph, of, to), title: `${kindPlurals[of]} without a ${kindWords[to].toLowerCase()}` }
    : { nodes: graph.nodes, title: null }
}

/** Each node of the whole with what it is joined to. A row opens its drawer. */
export const NodeTable = ({ graph, currency }: { graph: Graph; currency: string | null }) => {
  const { timeZone } = useSelected()
  const { view } = useAddress()
  const { nodes, title } = nodesIn(graph, view['without'])
  return (
    <div className="stack">
      {title !== null && (
        <p className="row">
          <strong>{title}</strong>
          <button type="button" className="button is-small" onClick={() => setView({ without: null })}>
            List everything
          </button>
        </p>
      )}
      <DataTable
        id="nodes"
        label={title ?? 'Evidence'}
        columns={columnsOf(timeZone, currency)}
        rows={rowsOf(graph, nodes)}
        rowKey={({ node }) => node.id}
        onOpen={({ node }) => setView({ node: node.id }, 'push')}
        empty={<EmptyState title="No evidence in this period" />}
      />
    </div>
  )
}
