import type { Graph, GraphNode } from '@workspace-delivery-intelligence/client'
import { useCallback } from 'react'
import { setView } from '../../address/useAddress.js'
import { spoken } from '../../format/words.js'
import { ProvenanceChip } from '../../parts/chips.js'
import { Drawer } from '../../parts/Drawer.js'
import { Facts } from '../../parts/Facts.js'
import { Day, Money } from '../../parts/values.js'
import { NO_START, partsOf, startOf, viewOf } from '../../search/start.js'
import { useSelected } from '../../selection/selected.js'
import { neighboursOf } from './neighbours.js'
import { edgeWords, kindWords, linkWords, scopeWords } from './words.js'

/** The button that goes on from a node: to its trace, or to the lines of an invoice. */
const Onward = ({ node: { id, kind } }: { node: GraphNode }) => {
  const start = startOf(kind, id)
  const [, invoice] = partsOf(id)
  if (start !== null)
    return (
      <button
        type="button"
        className="button is-primary"
        onClick={() => setView({ ...NO_START, node: null, ...viewOf(start) }, 'push')}
      >
        Trace this
      </button>
    )
  if (kind !== 'invoice' || invoice === undefined) return null
  return (
    <button
      type="button"
      className="button is-primary"
      onClick={() => setView({ ...NO_START, node: null, invoice }, 'push')}
    >
      Choose one of its lines
    </button>
  )
}

/** A node of the whole, and what it is joined to, beside the page. */
export const NodeDrawer = ({ graph, node, currency }: { graph: Graph; node: GraphNode; currency: string | null }) => {
  const { timeZone } = useSelected()
  const close = useCallback(() => setView({ node: null }), [])
  const neighbours = neighboursOf(graph, node.id)
  const place = graph.nodes.indexOf(node)
  return (
    <Drawer title={node.label} onClose={close}>
      <div className="row">
        <Onward node={node} />
      </div>
      <Facts
        rows={[
          ['Kind', kindWords[node.kind]],
          ['When', <Day key="at" at={node.at} timeZone={timeZone} />],
          ['State', node.state === null ? '—' : spoken(node.state)],
          ['Type of work', node.workType === null ? '—' : spoken(node.workType)],
          ['Scope', scopeWords[node.scope] || '—'],
          [
            'Cost',
            <Money key="cost" cents={node.costCents} currency={currency} at={`graph.nodes[${place}].costCents`} />,
          ],
          ['Evidence', <ProvenanceChip key="from" provenance={node.provenance} />],
        ]}
      />
      <h3>Linked to</h3>
      {neighbours.length === 0 && <p className="soft">Nothing in this period.</p>}
      <ul className="trace-links">
        {neighbours.map(({ node: other, edge, isForward }) => (
          <li key={`${edge.kind} ${other.id} ${isForward}`}>
            <span className="soft">{edgeWords[edge.kind][isForward ? 0 : 1]} </span>
            <button type="button" className="link-button" onClick={() => setView({ node: other.id })}>
              {other.label}
            </button>
            <p className="small soft">
              {kindWords[other.kind]} · {linkWords(edge)}
            </p>
          </li>
        ))}
      </ul>
    </Drawer>
  )
}
