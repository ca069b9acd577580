import type { AssumptionFacts, EvidencePackage, Facts } from '@workspace-delivery-intelligence/client'
import { confidenceTones, confidenceWords, spoken } from '../../format/words.js'
import { Chip } from '../../parts/Chip.js'
import { AvailabilityChip, HealthChip } from '../../parts/chips.js'
import { EmptyState } from '../../parts/EmptyState.js'
import { CivilDay, Count } from '../../parts/values.js'
import { type Column, DataTable } from '../../table/DataTable.js'
import { PlainTable } from '../../table/PlainTable.js'
import { isAssumptionForClients } from './for-clients.js'

const assumptionTones = { verified: 'good', needs_verification: 'warn', expired: 'risk' } as const

const assumptionColumns: readonly Column<AssumptionFacts>[] = [
  { id: 'assumption', title: 'Assumption', value: ({ title }) => title },
  {
    id: 'value',
    title: 'Value',
    value: ({ value }) => value,
    show: (assumption) => (
      <span className={isAssumptionForClients(assumption) ? undefined : 'unprinted'}>
        {spoken(assumption.value)} · {assumption.unitOrMethod}
      </span>
    ),
    isWide: true,
  },
  { id: 'set', title: 'Set by', value: ({ source }) => (source === 'user' ? 'A person' : 'Default') },
  {
    id: 'from',
    title: 'Since',
    value: ({ effectiveFrom }) => effectiveFrom,
    show: ({ effectiveFrom }) => <CivilDay date={effectiveFrom} />,
  },
  {
    id: 'state',
    title: 'State',
    value: ({ status }) => spoken(status),
    show: ({ status }) => <Chip tone={assumptionTones[status]}>{spoken(status)}</Chip>,
  },
]

const Packages = ({ packages }: { packages: readonly EvidencePackage[] }) => (
  <PlainTable
    label="Evidence of the period"
    head={['Evidence', 'Records', 'State', 'Why']}
    rows={packages.map(({ id, title, items, state, reason }) => [
      title,
      <Count key={id} value={items} />,
      <AvailabilityChip key={id} availability={state} />,
      reason ?? '',
    ])}
  />
)

/** The basis of the facts: evidence, sources, assumptions and confidence. */
export const BasisView = ({ facts }: { facts: Facts }) => (
  <div className="stack">
    <div className="card">
      <p className="row">
        Confidence
        <Chip tone={confidenceTones[facts.confidence.label]}>{confidenceWords[facts.confidence.label]}</Chip>
        <span>
          <Count value={facts.confidence.score} /> of 100
        </span>
      </p>
      {facts.sources.length > 0 && (
        <p className="row">
          Sources
          {facts.sources.map(({ source, label, state }) => (
            <span key={source} className="row">
              {label} <HealthChip health={state} />
            </span>
          ))}
        </p>
      )}
    </div>
    <div className="card">
      <Packages packages={facts.evidencePackages} />
    </div>
    <DataTable
      id="assumptions"
      label="Assumptions"
      columns={assumptionColumns}
      rows={facts.assumptions}
      rowKey={({ id }) => id}
      isSearchable={false}
      empty={<EmptyState title="No assumptions" />}
    />
  </div>
)
