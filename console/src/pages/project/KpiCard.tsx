import type { Kpi } from '@workspace-delivery-intelligence/client'
import { setView } from '../../address/useAddress.js'
import { basisOf } from '../../format/figure.js'
import { format } from '../../format/viewer.js'
import { provenanceSentences } from '../../format/words.js'
import { AvailabilityChip, ProvenanceChip } from '../../parts/chips.js'
import { NotKnown, type Remedy, RemedyNote } from '../../parts/NotKnown.js'
import { FigureValue } from '../../parts/values.js'
import './kpi-card.css'

const Evidence = ({ kpi, isOpen }: { kpi: Kpi; isOpen: boolean }) => {
  const { evidenceCount: count } = kpi
  if (count === 0) return <span className="small soft">No evidence in this period</span>
  return (
    <button
      type="button"
      className="button is-small"
      aria-expanded={isOpen}
      onClick={() => setView({ evidence: isOpen ? null : kpi.id }, 'push')}
    >
      <span>
        Evidence: <data value={count}>{format.number(count)}</data>
        <span className="unseen"> of {kpi.title}</span>
      </span>
    </button>
  )
}

/** One KPI: its value in words, how complete it is, where it comes from, the months before it, and its evidence. */
export const KpiCard = ({ kpi, remedy, isOpen }: { kpi: Kpi; remedy: Remedy | null; isOpen: boolean }) => {
  // The contract has no unit for hours: the gain is a count of them.
  const inHours = kpi.id === 'ai_net_gain'
  return (
    <article className={`card kpi-card is-${kpi.status}`} aria-label={kpi.title}>
      <div className="kpi-head">
        <h3>{kpi.title}</h3>
        <AvailabilityChip availability={kpi.availability} />
      </div>
      {kpi.value === null ? (
        <NotKnown reason={kpi.summary} />
      ) : (
        <>
          <p className="kpi-value">
            <FigureValue figure={kpi.value} inHours={inHours} />
          </p>
          <p>{kpi.summary}</p>
        </>
      )}
      <p className="small soft">{kpi.context}</p>
      {remedy !== null && <RemedyNote remedy={remedy} />}
      <div className="kpi-foot">
        {kpi.value !== null && (
          <details className="kpi-basis">
            <summary>
              <ProvenanceChip provenance={kpi.value.provenance} />
              <span className="unseen">: what {kpi.title} is based on</span>
            </summary>
            <p className="small">
              {provenanceSentences[kpi.value.provenance]} Basis: {basisOf(kpi.value)}.
            </p>
          </details>
        )}
        <Evidence kpi={kpi} isOpen={isOpen} />
      </div>
    </article>
  )
}
