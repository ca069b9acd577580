import type { InvoiceDefense, Pack } from '@workspace-delivery-intelligence/client'
import { setView } from '../../address/useAddress.js'
import { useAnswer } from '../../api/useAnswer.js'
import { format } from '../../format/viewer.js'
import { ProvenanceChip } from '../../parts/chips.js'
import { Loaded } from '../../parts/Loaded.js'
import { useProjectQuestion } from '../../selection/selected.js'
import { BilledAmounts } from './BilledAmounts.js'
import { isForClients } from './for-clients.js'
import { QUESTIONS } from './words.js'

/** The number of references that a claim shows at first. */
const FEW = 12

const References = ({ references }: { references: readonly string[] }) => {
  if (references.length === 0) return null
  const few = references.slice(0, FEW)
  const rest = references.slice(FEW)
  return (
    <div className="claim-references small">
      <span className="soft">Evidence: </span>
      {few.join(', ')}
      {rest.length > 0 && (
        <details>
          <summary>{format.number(rest.length)} more</summary>
          {rest.join(', ')}
        </details>
      )}
    </div>
  )
}

const Claims = ({ answer: { invoice, reconciliation }, pack }: { answer: InvoiceDefense; pack: Pack }) => (
  <div className="card stack">
    <h3>{pack.question}</h3>
    {pack.id === 'what-did-it-cost' && (
      <div className="printed-only">
        <BilledAmounts invoice={invoice} reconciliation={reconciliation} />
      </div>
    )}
    <ul className="claims">
      {pack.claims.map((claim) => (
        <li key={claim.text} className={isForClients(claim) ? 'claim' : 'claim unprinted'}>
          <p className="row">
            {claim.figure === null ? claim.text : <data value={claim.figure.value}>{claim.text}</data>}
            <ProvenanceChip provenance={claim.provenance} />
          </p>
          <References references={claim.evidence} />
        </li>
      ))}
    </ul>
    {pack.gaps.length > 0 && (
      // A gap in the cost is no concern of a client.
      <div className={pack.id === 'what-did-it-cost' ? 'unprinted' : undefined}>
        <h4>What is missing</h4>
        <ul className="gaps">
          {pack.gaps.map((gap) => (
            <li key={gap}>{gap}</li>
          ))}
        </ul>
      </div>
    )}
  </div>
)

/** The choice of a question, and what the evidence says to it, claim by claim. */
export const ClaimsView = ({ question }: { question: Pack['id'] }) => {
  const asked = useAnswer('invoiceDefense.read', { ...useProjectQuestion(), question })
  return (
    <div className="stack">
      <fieldset className="row questions unprinted">
        <legend className="unseen">Question</legend>
        {Object.entries(QUESTIONS).map(([id, text]) => (
          <label key={id} className="question">
            <input type="radio" name="question" checked={id === question} onChange={() => setView({ question: id })} />
            <span>{text}</span>
          </label>
        ))}
      </fieldset>
      <Loaded asked={asked} heights={[280]} label="the claims">
        {(answer) => answer.pack !== null && <Claims answer={answer} pack={answer.pack} />}
      </Loaded>
    </div>
  )
}
