import type { Graph } from '@workspace-delivery-intelligence/client'
import { setView } from '../../address/useAddress.js'
import { format } from '../../format/viewer.js'
import { Chip } from '../../parts/Chip.js'
import { Count } from '../../parts/values.js'
import { type Band, bandsOf, type Sum, standingsOf } from './sums.js'
import { kindPlurals, scopeTones, scopeWords } from './words.js'

type Kind = Graph['nodes'][number]['kind']

/** The sentence of a sum after its numbers. */
const SAYS: Readonly<Record<string, string>> = {
  'time_entry work_item': 'time entries name a work item',
  'work_item time_entry': 'work items have time',
  'work_item code_change': 'work items have a change',
  'code_change work_item': 'changes belong to a work item',
  'code_change release': 'changes are in a release',
  'release code_change': 'releases contain a change',
}

/** The height of a band's drawing, as its own units. */
const HEIGHT = 100

const heightOf = ({ joined, nodes }: Sum): number => (nodes === 0 ? 0 : (joined / nodes) * HEIGHT)

/** The lanes in which the whole stands, in the order of the columns of a chain. */
const LANES: readonly Kind[] = ['time_entry', 'work_item', 'code_change', 'release']
const OTHERS: readonly Kind[] = ['engagement', 'lock', 'change_order', 'meeting', 'invoice']

const NodeCount = ({ graph, kind }: { graph: Graph; kind: Kind }) => {
  const place = graph.counts.byKind.findIndex((one) => one.kind === kind)
  return (
    <Count
      value={graph.counts.byKind[place]?.nodes ?? 0}
      at={place === -1 ? undefined : `graph.counts.byKind[${place}].nodes`}
    />
  )
}

/** A number that is counted from the listed elements: no answer has it, so that it opens no evidence but their list. */
const Counted = ({ value }: { value: number }) => <span className="number">{format.number(value)}</span>

const SumLine = ({ sum }: { sum: Sum }) => {
  const { of, to, joined, nodes, isAtLeast } = sum
  const said = SAYS[`${of} ${to}`] ?? ''
  if (nodes === 0) return null
  return (
    <p className="trace-sum">
      {isAtLeast && 'At least '}
      <Counted value={joined} /> of <Counted value={nodes} /> {said}
      {!isAtLeast && joined < nodes && (
        <>
          {' '}
          <button
            type="button"
            className="link-button"
            aria-label={`List the others: not all ${said}`}
            onClick={() => setView({ without: `${of}.${to}` })}
          >
            List the others
          </button>
        </>
      )}
    </p>
  )
}

const BandView = ({ band: { from, to } }: { band: Band }) => (
  <div className="trace-band">
    <svg className="trace-band-drawing" viewBox={`0 0 100 ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
      <title>Share that is joined</title>
      <path d={`M0 0 L100 0 L100 ${heightOf(to)} L0 ${heightOf(from)} Z`} />
    </svg>
    <div className="trace-band-says">
      <SumLine sum={from} />
      <SumLine sum={to} />
    </div>
  </div>
)

const LaneBox = ({ graph, kind }: { graph: Graph; kind: Kind }) => (
  <div className="trace-whole-lane">
    <h3>{kindPlurals[kind]}</h3>
    <p className="trace-whole-count">
      <NodeCount graph={graph} kind={kind} />
    </p>
    {kind === 'work_item' && (
      <ul className="trace-standings">
        {standingsOf(graph).map(([scope, count]) => (
          <li key={scope}>
            <Chip tone={scopeTones[scope]}>{scopeWords[scope]}</Chip> <Counted value={count} />
          </li>
        ))}
      </ul>
    )}
  </div>
)

/** The whole of a period as sums between lanes. */
export const WholeView = ({ graph }: { graph: Graph }) => {
  const bands = bandsOf(graph)
  return (
    <div className="card trace-whole">
      <div className="trace-whole-lanes">
        {LANES.map((kind, at) => {
          const band = bands[at]
          return (
            <div key={kind} className="trace-whole-part">
              <LaneBox graph={graph} kind={kind} />
              {band !== undefined && <BandView band={band} />}
            </div>
          )
        })}
      </div>
      <dl className="trace-others">
        {OTHERS.filter((kind) => graph.counts.byKind.some((one) => one.kind === kind)).map((kind) => (
          <div key={kind}>
            <dt>{kindPlurals[kind]}</dt>
            <dd>
              <NodeCount graph={graph} kind={kind} />
            </dd>
          </div>
        ))}
        <div>
          <dt>Changes without a work item</dt>
          <dd>
            <Count value={graph.counts.unlinkedChanges} at="graph.counts.unlinkedChanges" />
          </dd>
        </div>
        <div>
          <dt>Items whose scope is uncertain</dt>
          <dd>
            <Count value={graph.counts.unattributedItems} at="graph.counts.unattributedItems" />
          </dd>
        </div>
      </dl>
    </div>
  )
}
