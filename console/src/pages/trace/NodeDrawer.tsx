import type { Graph, GraphNode } from '@workspace-delivery-intelligence/client'
import { useCallback } from 'react'
import { setView } from '../../address/useAddress.js'
import { spoken } from '../../format/words.js'
import { ProvenanceChip } from '../../parts/chips.js'
import { Drawer } from '../../parts/Drawer.js'
import { Facts } from '../../parts/Facts.js'
import { Day, Money } from '../../parts/values.js'
import { useSelected } from '../../selection/selected.js'
import { neighboursOf } from './graph.js'
import { edgeWords, kindWords, originWords, scopeWords } from './words.js'

/** A node and what it is joined to, beside the page. */
export const NodeDrawer = ({ graph, node, currency }: { graph: Graph; node: GraphNode; currency: string | null }) => {
  const { timeZone } = useSelected()
  const close = useCallback(() => setView({ node: null }), [])
  const neighbours = neighboursOf(graph, node.id)
  return (
    <Drawer title={node.label} onClose={close}>
      <Facts
        rows={[
          ['Kind', kindWords[node.kind]],
          ['When', <Day key="at" at={node.at} timeZone={timeZone} />],
          ['State', node.state === null ? '—' : spoken(node.state)],
          ['Type of work', node.workType === null ? '—' : spoken(node.workType)],
          ['Scope', scopeWords[node.scope] || '—'],
          ['Cost', <Money key="cost" cents={node.costCents} currency={currency} />],
          ['Comes from', <ProvenanceChip key="from" provenance={node.provenance} />],
        ]}
      />
      <h3>Joined to</h3>
      {neighbours.length === 0 && <p className="soft">Nothing in this period.</p>}
      <ul className="neighbours">
        {neighbours.map(({ node: other, edge, isForward }) => (
          <li key={`${edge.kind} ${other.id} ${isForward}`}>
            <span className="soft">{edgeWords[edge.kind][isForward ? 0 : 1]} </span>
            <button type="button" className="neighbour" onClick={() => setView({ node: other.id })}>
              {other.label}
            </button>
            <span className="small soft">
              {' '}
              {kindWords[other.kind]} · {originWords[edge.origin]}
              {edge.rule !== null && ` (${spoken(edge.rule).toLowerCase()})`}
            </span>
          </li>
        ))}
      </ul>
    </Drawer>
  )
}
