import { Chip } from '../../parts/Chip.js'
import { Section } from '../../parts/Section.js'
import { CivilDay } from '../../parts/values.js'
import { useMay } from '../../selection/access.js'
import { type Column, DataTable } from '../../table/DataTable.js'
import type { Opens } from './opens.js'
import { Act, Add, none } from './parts.js'
import { type AssumptionRow, assumptionRows } from './rows.js'
import { type Agreements, ASSUMPTION_WORDS } from './words.js'

const assumptionColumns = (open: Opens | null): readonly Column<AssumptionRow>[] => [
  { id: 'assumption', title: 'Assumption', value: ({ id }) => ASSUMPTION_WORDS[id] },
  {
    id: 'value',
    title: 'Value',
    value: ({ value, unitOrMethod }) => `${value} (${unitOrMethod})`,
    isWide: true,
  },
  { id: 'from', title: 'From', value: ({ from }) => from, show: ({ from }) => <CivilDay date={from} /> },
  {
    id: 'state',
    title: 'State',
    value: ({ isVerified }) => isVerified,
    show: ({ id, value, unitOrMethod, from, isVerified, isInForce }) => (
      <span className="row">
        {isVerified ? <Chip tone="good">Verified</Chip> : <Chip tone="warn">Not verified</Chip>}
        {open !== null && isInForce && (
          <Act
            label={isVerified ? 'Change…' : 'Verify…'}
            name={`${isVerified ? 'Change' : 'Verify'} ${ASSUMPTION_WORDS[id]}`}
            onAct={() => {
              const title = ASSUMPTION_WORDS[id]
              const held = { id, title, value, unitOrMethod, from, isVerified, isSet: true, version: null }
              open({ kind: 'assumption', held })
            }}
          />
        )}
      </span>
    ),
  },
]

/** Assumptions, and whether they were verified. */
export const Assumptions = ({ answer: { assumptions }, open }: { answer: Agreements; open: Opens }) => {
  const maySet = useMay('assumption.set')
  if (assumptions === null) return null
  return (
    <Section
      title="Assumptions"
      note="What numbers depend on, and nobody has measured. Verify them with the client."
      aside={
        <Add isOffered={maySet} onAct={() => open({ kind: 'assumption', held: null })}>
          Set an assumption
        </Add>
      }
    >
      <DataTable
        id="assumptions"
        label="Assumptions"
        columns={assumptionColumns(maySet ? open : null)}
        rows={assumptionRows(assumptions)}
        rowKey={({ key }) => key}
        isSearchable={false}
        empty={none('Nothing is set: the usual assumptions hold.')}
      />
    </Section>
  )
}
