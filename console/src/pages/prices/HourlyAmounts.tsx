import { Section } from '../../parts/Section.js'
import { CivilDay, Money } from '../../parts/values.js'
import { useMay } from '../../selection/access.js'
import { type Column, DataTable } from '../../table/DataTable.js'
import type { Opens } from './opens.js'
import { Act, Add, InForce, none } from './parts.js'
import { type PriceRow, priceRows, type RateRow, rateRows } from './rows.js'
import { type Agreements, BAND_WORDS, SCOPE_WORDS, type StatedRole } from './words.js'

const priceColumns = (open: Opens | null): readonly Column<PriceRow>[] => [
  { id: 'role', title: 'Role', value: ({ role }) => role, isWide: true },
  {
    id: 'price',
    title: 'Price of an hour',
    value: ({ amountCents }) => amountCents,
    show: ({ amountCents, currency, at }) => <Money cents={amountCents} currency={currency} at={at} />,
    align: 'end',
  },
  { id: 'from', title: 'From', value: ({ from }) => from, show: ({ from }) => <CivilDay date={from} /> },
  { id: 'to', title: 'To', value: ({ to }) => to, show: ({ to }) => <CivilDay date={to} empty="open" /> },
  {
    id: 'state',
    title: 'State',
    value: ({ isInForce }) => isInForce,
    show: (row) => (
      <span className="row">
        <InForce isInForce={row.isInForce} />
        {open !== null && row.isInForce && (
          <Act
            label="Change…"
            name={`Change the price of ${row.role}`}
            onAct={() => open({ kind: 'price', role: row.role })}
          />
        )}
      </span>
    ),
  },
]

const rateColumns = (open: Opens | null): readonly Column<RateRow>[] => [
  { id: 'role', title: 'Role', value: ({ role }) => role, isWide: true },
  {
    id: 'cost',
    title: 'Cost of an hour',
    value: ({ amountCents }) => amountCents,
    show: ({ amountCents, currency, at }) => <Money cents={amountCents} currency={currency} at={at} />,
    align: 'end',
  },
  { id: 'for', title: 'Counts for', value: ({ scope }) => SCOPE_WORDS[scope] },
  { id: 'from', title: 'From', value: ({ from }) => from, show: ({ from }) => <CivilDay date={from} /> },
  {
    id: 'state',
    title: 'State',
    value: ({ isInForce }) => isInForce,
    show: (row) => (
      <span className="row">
        <InForce isInForce={row.isInForce} />
        {open !== null && row.isInForce && (
          <Act
            label="Change…"
            name={`Change the cost of ${row.role}`}
            onAct={() => open({ kind: 'rate', role: row.role })}
          />
        )}
      </span>
    ),
  },
]

const roleColumns = (open: Opens | null): readonly Column<StatedRole>[] => [
  { id: 'role', title: 'Role', value: ({ role }) => role, isWide: true },
  {
    id: 'band',
    title: 'Kind of work',
    value: ({ band }) => (band === null ? 'As the name says' : BAND_WORDS[band]),
    show: ({ role, band }) => (
      <span className="row">
        {band === null ? 'As the name says' : BAND_WORDS[band]}
        {open !== null && (
          <Act
            label="Change…"
            name={`Change the kind of work of ${role}`}
            onAct={() => open({ kind: 'band', role, band: band ?? 'none' })}
          />
        )}
      </span>
    ),
  },
]

/** Prices, costs and roles of hours. */
export const HourlyAmounts = ({ answer, open }: { answer: Agreements; open: Opens }) => {
  const mayPrice = useMay('price.set')
  const mayCost = useMay('rate.set')
  const mayBand = useMay('role.set')
  const { prices, rates, roles } = answer
  return (
    <>
      {prices !== null && (
        <Section
          title="Prices"
          note="What the client has agreed to pay for an hour."
          aside={
            <Add isOffered={mayPrice} onAct={() => open({ kind: 'price', role: '' })}>
              Agree on a price
            </Add>
          }
        >
          <DataTable
            id="prices"
            label="Prices"
            columns={priceColumns(mayPrice ? open : null)}
            rows={priceRows(prices)}
            rowKey={({ key }) => key}
            isSearchable={false}
            empty={none('No price is agreed: invoices are compared by the amounts of their own lines.')}
          />
        </Section>
      )}
      {rates !== null && (
        <Section
          title="Costs"
          note="What an hour costs you. Clients are never told."
          aside={
            <Add isOffered={mayCost} onAct={() => open({ kind: 'rate', role: '' })}>
              State a cost
            </Add>
          }
        >
          <DataTable
            id="rates"
            label="Costs"
            columns={rateColumns(mayCost ? open : null)}
            rows={rateRows(rates)}
            rowKey={({ key }) => key}
            isSearchable={false}
            empty={none('No cost is stated: what the project costs is not known.')}
          />
        </Section>
      )}
      {roles !== null && (
        <Section
          title="Roles"
          note="A role belongs to the kind of work of its name, unless it is assigned to another."
          aside={
            <Add isOffered={mayBand} onAct={() => open({ kind: 'band', role: '', band: '' })}>
              Assign a role
            </Add>
          }
        >
          <DataTable
            id="roles"
            label="Roles"
            columns={roleColumns(mayBand ? open : null)}
            rows={roles}
            rowKey={({ role }) => role}
            isSearchable={false}
            empty={none('No role is assigned.')}
          />
        </Section>
      )}
    </>
  )
}
