import type { Graph, GraphNode } from '@workspace-delivery-intelligence/client'
import { setView } from '../../address/useAddress.js'
import { amountDigits } from '../../format/figure.js'
import { format } from '../../format/viewer.js'
import { provenanceWords, spoken } from '../../format/words.js'
import { Chip } from '../../parts/Chip.js'
import { EmptyState } from '../../parts/EmptyState.js'
import { Day, Money } from '../../parts/values.js'
import { useSelected } from '../../selection/selected.js'
import { type Column, DataTable } from '../../table/DataTable.js'
import { neighboursOf } from './graph.js'
import { edgeWords, kindWords, scopeTones, scopeWords } from './words.js'

interface Row {
  readonly node: GraphNode
  /** The nodes that it is joined to, in words. */
  readonly joined: readonly string[]
}

/** The most neighbours that a cell shows; the node's drawer and the exported table have all. */
const FEW = 3

const rowsOf = (graph: Graph): readonly Row[] =>
  graph.nodes.map((node) => ({
    node,
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
      <button type="button" className="neighbour" onClick={() => setView({ node: node.id })}>
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
    show: ({ node }) => <Money cents={node.costCents} currency={currency} />,
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

/** The same as the graph: each node with what it is joined to. */
export const NodeTable = ({ graph, currency }: { graph: Graph; currency: string | null }) => (
  <DataTable
    id="nodes"
    label="Evidence"
    columns={columnsOf(useSelected().timeZone, currency)}
    rows={rowsOf(graph)}
    rowKey={({ node }) => node.id}
    empty={<EmptyState title="No evidence in this period" />}
  />
)
