import type { Kpi } from '@workspace-delivery-intelligence/client'
import { setView, useAddress } from '../../address/useAddress.js'
import { basisOf } from '../../format/figure.js'
import { format } from '../../format/viewer.js'
import { provenanceSentences } from '../../format/words.js'
import { ProvenanceChip } from '../../parts/chips.js'
import { LISTED } from './AllEvidence.js'

const AllEvidenceButton = ({ kpi }: { kpi: Kpi }) => {
  const { view } = useAddress()
  if (kpi.evidenceCount === 0) return null
  const isOpen = view[LISTED] === kpi.id
  return (
    <button
      type="button"
      className="button is-small unprinted"
      aria-expanded={isOpen}
      onClick={() => setView({ [LISTED]: isOpen ? null : kpi.id }, 'push')}
    >
      <span>
        All evidence: <data value={kpi.evidenceCount}>{format.number(kpi.evidenceCount)}</data>
      </span>
    </button>
  )
}

/** The selected KPI in words: what it says, what it counts, and where it comes from. */
export const KpiDetail = ({ kpi }: { kpi: Kpi }) => (
  <div className="kpi-detail">
    <div>
      <p>{kpi.summary}</p>
      {kpi.context !== '' && <p className="small soft">{kpi.context}</p>}
      {kpi.value !== null && (
        <p className="small soft">
          <ProvenanceChip provenance={kpi.value.provenance} /> {provenanceSentences[kpi.value.provenance]} Basis:{' '}
          {basisOf(kpi.value)}.
        </p>
      )}
    </div>
    <AllEvidenceButton kpi={kpi} />
  </div>
)
