import type { Flow, FlowOutput } from '@workspace-delivery-intelligence/client'
import { AvailabilityChip, HealthChip } from '../../parts/chips.js'
import { NotKnown } from '../../parts/NotKnown.js'
import { Count } from '../../parts/values.js'
import './flow-view.css'

const Output = ({ output }: { output: FlowOutput | null }) => (
  <div className="flow-output">
    <div className="kpi-head">
      <h3>Output</h3>
      {output !== null && <AvailabilityChip availability={output.availability} />}
    </div>
    {output === null ? (
      <NotKnown reason="No source covers this period." />
    ) : (
      <dl className="flow-results">
        <div>
          <dt>work items completed</dt>
          <dd>
            <Count value={output.completedItems} at="flow.output.completedItems" />
          </dd>
        </div>
        <div>
          <dt>changes merged</dt>
          <dd>
            <Count value={output.mergedChanges} at="flow.output.mergedChanges" />
          </dd>
        </div>
        <div>
          <dt>releases</dt>
          <dd>
            <Count value={output.releases} at="flow.output.releases" />
          </dd>
        </div>
      </dl>
    )}
  </div>
)

/** The flow from the sources on the left to the deliveries on the right. */
export const FlowView = ({ flow }: { flow: Flow }) => (
  <div className="card flow">
    <ul className="flow-inputs">
      {flow.inputs.map((input) => (
        <li key={input.id} className={`flow-input is-${input.color}`}>
          <span className="flow-label">{input.label}</span>
          <span>
            <Count value={input.state === 'not_connected' ? null : input.count} at={`flow.inputs[${input.id}].count`} />{' '}
            <span className="soft">{input.noun}</span>
          </span>
          <HealthChip health={input.state} />
        </li>
      ))}
    </ul>
    <div className="flow-arrow" aria-hidden="true">
      →
    </div>
    <Output output={flow.output} />
  </div>
)
