import type { Forensics as Answer, Graph } from '@workspace-delivery-intelligence/client'
import { useEffect, useId, useState } from 'react'
import { setView, useAddress } from '../../address/useAddress.js'
import { useAnswer } from '../../api/useAnswer.js'
import { Chip } from '../../parts/Chip.js'
import { EmptyState } from '../../parts/EmptyState.js'
import { Loaded } from '../../parts/Loaded.js'
import { Section } from '../../parts/Section.js'
import { Stats } from '../../parts/Stats.js'
import { Count } from '../../parts/values.js'
import { useProjectTitle } from '../../selection/directory.js'
import { useProjectQuestion } from '../../selection/selected.js'
import { PageFrame } from '../../shell/PageFrame.js'
import './trace.css'
import { GraphView } from './GraphView.js'
import { type Layout, layoutOf } from './layout.js'
import { NodeDrawer } from './NodeDrawer.js'
import { NodeTable } from './NodeTable.js'
import { kindPlurals } from './words.js'

type Drawing = { readonly graph: Graph; readonly layout: Layout } | { readonly graph: Graph; readonly layout: null }

/** The layout of a graph; null where it could not be made, and undefined while it is being made. */
const useLayout = (graph: Graph): Layout | null | undefined => {
  const [drawing, setDrawing] = useState<Drawing | null>(null)
  useEffect(() => {
    let isGone = false
    layoutOf(graph).then(
      (layout) => {
        if (!isGone) setDrawing({ graph, layout })
      },
      () => {
        if (!isGone) setDrawing({ graph, layout: null })
      },
    )
    return () => {
      isGone = true
    }
  }, [graph])
  return drawing?.graph === graph ? drawing.layout : undefined
}

const Drawn = ({ graph, selected, text }: { graph: Graph; selected: string | undefined; text: string }) => {
  const layout = useLayout(graph)
  if (layout === null)
    return <EmptyState title="The graph could not be drawn">The table below shows the same evidence.</EmptyState>
  if (layout === undefined) return <div className="graph is-loading" role="status" aria-label="Drawing the graph" />
  return <GraphView graph={graph} layout={layout} selected={selected} text={text} />
}

const Content = ({ answer: { engagement }, graph }: { answer: Answer; graph: Graph }) => {
  const { view } = useAddress()
  const id = useId()
  const text = view['find'] ?? ''
  const node = graph.nodes.find((one) => one.id === view['node'])
  const currency = engagement?.currency ?? null
  return (
    <>
      <Stats
        stats={[
          ...graph.counts.byKind.map(
            ({ kind, nodes }) => [kindPlurals[kind], <Count key={kind} value={nodes} />] as const,
          ),
          ['Changes without a work item', <Count key="changes" value={graph.counts.unlinkedChanges} />],
          ['Items outside of the lock', <Count key="items" value={graph.counts.unattributedItems} />],
        ]}
      />
      <Section
        title="Graph"
        note="From what was agreed, on the left, to what was billed. Dashed lines are inferred from text."
        aside={
          <label htmlFor={id} className="graph-search unprinted">
            <span className="unseen">Find in the graph</span>
            <input
              id={id}
              type="search"
              placeholder="Find in the graph"
              value={text}
              maxLength={100}
              onChange={({ target }) => setView({ find: target.value })}
            />
          </label>
        }
      >
        {graph.truncated && (
          <p>
            <Chip tone="warn">Only the newest are drawn</Chip> Choose a shorter period to see all.
          </p>
        )}
        <Drawn graph={graph} selected={node?.id} text={text} />
      </Section>
      <Section title="The graph as a table">
        <NodeTable graph={graph} currency={currency} />
      </Section>
      {node !== undefined && <NodeDrawer key={node.id} graph={graph} node={node} currency={currency} />}
    </>
  )
}

/** The links between agreement, items, changes, releases and invoices. */
export const Trace = () => {
  const asked = useAnswer('forensics.read', useProjectQuestion())
  const title = useProjectTitle()
  return (
    <PageFrame
      title="Forensics"
      subtitle={title === null ? undefined : <span>{title}</span>}
      withPeriod
      asOf={asked.state === 'ready' ? asked.asOf : null}
    >
      <Loaded asked={asked} heights={[80, 560, 480]} label="the graph">
        {(answer) =>
          answer.graph === null ? (
            <EmptyState title="There is no evidence to draw in this period" />
          ) : (
            <Content answer={answer} graph={answer.graph} />
          )
        }
      </Loaded>
    </PageFrame>
  )
}
