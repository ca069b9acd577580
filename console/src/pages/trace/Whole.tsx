import type { Forensics } from '@workspace-delivery-intelligence/client'
import { useAddress } from '../../address/useAddress.js'
import { Chip } from '../../parts/Chip.js'
import { EmptyState } from '../../parts/EmptyState.js'
import { Section } from '../../parts/Section.js'
import { NodeDrawer } from './NodeDrawer.js'
import { NodeTable } from './NodeTable.js'
import { WholeView } from './WholeView.js'

/** All evidence of the period: sums between its lanes, and each element in a table. */
export const Whole = ({ answer: { engagement, graph } }: { answer: Forensics }) => {
  const { view } = useAddress()
  if (graph === null) return <EmptyState title="No evidence in this period">Choose a longer period.</EmptyState>
  const node = graph.nodes.find((one) => one.id === view['node'])
  const currency = engagement?.currency ?? null
  return (
    <>
      <Section title="Links of the whole period" note="Counted from the elements that are listed below.">
        {graph.truncated && (
          <p>
            <Chip tone="warn">Only the newest are counted</Chip> Choose a shorter period to see all.
          </p>
        )}
        <WholeView graph={graph} />
      </Section>
      <Section title="All evidence">
        <NodeTable graph={graph} currency={currency} />
      </Section>
      {node !== undefined && <NodeDrawer key={node.id} graph={graph} node={node} currency={currency} />}
    </>
  )
}
