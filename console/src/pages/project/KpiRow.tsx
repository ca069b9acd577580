import type { Kpi } from '@workspace-delivery-intelligence/client'
import { setView } from '../../address/useAddress.js'
import { AvailabilityChip } from '../../parts/chips.js'
import { NotKnown } from '../../parts/NotKnown.js'
import { FigureValue } from '../../parts/values.js'
import { Before } from './Before.js'
import { isInHours, kpiLabels } from './kpis.js'
import type { KpisBefore } from './useBefore.js'
import './kpi-row.css'

/** The number of a KPI. Its title shows its months in the chart below. */
const Tile = ({ kpi, isSelected, before }: { kpi: Kpi; isSelected: boolean; before: KpisBefore }) => (
  <li className={`card kpi-tile is-${kpi.status} ${isSelected ? 'is-selected' : ''}`}>
    <h2>
      <button type="button" aria-pressed={isSelected} onClick={() => setView({ kpi: kpi.id })}>
        {kpiLabels[kpi.id]}
      </button>
    </h2>
    <p className="kpi-number">
      {kpi.value === null ? (
        <NotKnown />
      ) : (
        <FigureValue figure={kpi.value} inHours={isInHours(kpi.id)} at={`kpis[${kpi.id}].value.value`} />
      )}
    </p>
    {kpi.value === null ? (
      <p className="kpi-before">{kpi.summary}</p>
    ) : (
      <>
        <Before kpi={kpi} before={before} />
        <p>
          <AvailabilityChip availability={kpi.availability} />
        </p>
      </>
    )}
  </li>
)

/** The five KPIs in one line. */
export const KpiRow = ({
  kpis,
  selected,
  before,
}: {
  kpis: readonly Kpi[]
  selected: Kpi | null
  before: KpisBefore
}) => (
  <ul className="kpi-row" aria-label="Key numbers">
    {kpis.map((kpi) => (
      <Tile key={kpi.id} kpi={kpi} isSelected={kpi.id === selected?.id} before={before} />
    ))}
  </ul>
)
