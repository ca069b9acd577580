import { type ReactNode, useState } from 'react'
import { pageAddress, useAddress } from '../../address/useAddress.js'
import { useAnswer } from '../../api/useAnswer.js'
import { spoken } from '../../format/words.js'
import { Chip } from '../../parts/Chip.js'
import { Loaded } from '../../parts/Loaded.js'
import { PageLink } from '../../parts/PageLink.js'
import { Section } from '../../parts/Section.js'
import { CivilDay, Money } from '../../parts/values.js'
import { useAccess, useMay } from '../../selection/access.js'
import { useProject, useProjectTitle } from '../../selection/directory.js'
import { useProjectQuestion } from '../../selection/selected.js'
import { PageFrame } from '../../shell/PageFrame.js'
import { type Column, DataTable } from '../../table/DataTable.js'
import {
  type AssumptionBeginning,
  AssumptionForm,
  EndObjective,
  EstimateForm,
  MilestoneForm,
  ObjectiveForm,
} from './GoalForms.js'
import { BandForm, PriceForm, RateForm } from './RateForms.js'
import { type AssumptionRow, assumptionRows, type PriceRow, priceRows, type RateRow, rateRows } from './rows.js'
import { type Agreements, ASSUMPTION_WORDS, BAND_WORDS, MODEL_WORDS, SCOPE_WORDS, type StatedRole } from './words.js'

type Open =
  | { readonly kind: 'price' | 'rate'; readonly role: string }
  | { readonly kind: 'band'; readonly role: string; readonly band: string }
  | { readonly kind: 'objective' | 'milestone' | 'estimate' }
  | { readonly kind: 'complete' | 'drop'; readonly id: string; readonly title: string }
  | { readonly kind: 'assumption'; readonly beginning: AssumptionBeginning }

type Opens = (open: Open) => void

const InForce = ({ isInForce }: { isInForce: boolean }) =>
  isInForce ? <Chip tone="good">In force</Chip> : <span className="soft">not today</span>

const Act = ({ label, name, onAct }: { label: string; name: string; onAct: () => void }) => (
  <button type="button" className="button is-small unprinted" aria-label={name} onClick={onAct}>
    {label}
  </button>
)

const Add = ({ isOffered, children, onAct }: { isOffered: boolean; children: string; onAct: () => void }) =>
  isOffered && (
    <div className="row unprinted">
      <button type="button" className="button is-small is-primary" onClick={onAct}>
        {children}
      </button>
    </div>
  )

const none = (text: string): ReactNode => <p className="soft">{text}</p>

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
            onAct={() => open({ kind: 'assumption', beginning: { id, value, unitOrMethod, from } })}
          />
        )}
      </span>
    ),
  },
]

const HourlyAmounts = ({ answer, open }: { answer: Agreements; open: Opens }) => {
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

const Goals = ({ answer, open }: { answer: Agreements; open: Opens }) => {
  const maySet = useMay('objective.set')
  const mayReach = useMay('milestone.reach')
  const mayEstimate = useMay('estimate.record')
  const { objectives, milestones, estimates } = answer
  return (
    <>
      <Section
        title="Objectives"
        aside={
          <Add isOffered={maySet} onAct={() => open({ kind: 'objective' })}>
            Set an objective
          </Add>
        }
      >
        <DataTable
          id="objectives"
          label="Objectives"
          rows={objectives}
          rowKey={({ id }) => id}
          isSearchable={false}
          empty={none('No objective is set.')}
          columns={[
            { id: 'title', title: 'Objective', value: ({ title }) => title, isWide: true },
            { id: 'set', title: 'Set on', value: ({ setOn }) => setOn, show: ({ setOn }) => <CivilDay date={setOn} /> },
            { id: 'due', title: 'Due on', value: ({ dueOn }) => dueOn, show: ({ dueOn }) => <CivilDay date={dueOn} /> },
            {
              id: 'state',
              title: 'State',
              value: ({ state }) => spoken(state),
              show: ({ id, title, state }) => (
                <span className="row">
                  {spoken(state)}
                  {maySet && state === 'open' && (
                    <>
                      <Act
                        label="Complete…"
                        name={`Complete ${title}`}
                        onAct={() => open({ kind: 'complete', id, title })}
                      />
                      <Act label="Drop…" name={`Drop ${title}`} onAct={() => open({ kind: 'drop', id, title })} />
                    </>
                  )}
                </span>
              ),
            },
          ]}
        />
      </Section>
      <Section
        title="Milestones"
        aside={
          <Add isOffered={mayReach} onAct={() => open({ kind: 'milestone' })}>
            Record a milestone
          </Add>
        }
      >
        <DataTable
          id="milestones"
          label="Milestones"
          rows={milestones}
          rowKey={({ id }) => id}
          isSearchable={false}
          empty={none('No milestone is recorded.')}
          columns={[
            { id: 'title', title: 'Milestone', value: ({ title }) => title, isWide: true },
            {
              id: 'reached',
              title: 'Reached on',
              value: ({ reachedOn }) => reachedOn,
              show: ({ reachedOn }) => <CivilDay date={reachedOn} />,
            },
          ]}
        />
      </Section>
      {estimates !== null && (
        <Section
          title="Estimates"
          note="What the whole project was expected to cost."
          aside={
            <Add isOffered={mayEstimate} onAct={() => open({ kind: 'estimate' })}>
              Record an estimate
            </Add>
          }
        >
          <DataTable
            id="estimates"
            label="Estimates"
            rows={estimates.map((estimate, n) => ({ estimate, at: `estimates[${n}].amountCents` }))}
            rowKey={({ estimate }) => estimate.id}
            isSearchable={false}
            empty={none('No estimate is recorded.')}
            columns={[
              {
                id: 'decided',
                title: 'Decided on',
                value: ({ estimate }) => estimate.decidedOn,
                show: ({ estimate }) => <CivilDay date={estimate.decidedOn} />,
              },
              {
                id: 'amount',
                title: 'Amount',
                value: ({ estimate }) => estimate.amountCents,
                show: ({ estimate, at }) => <Money cents={estimate.amountCents} currency={estimate.currency} at={at} />,
                align: 'end',
              },
              {
                id: 'state',
                title: 'State',
                value: ({ estimate }) => estimate.inForce,
                show: ({ estimate }) => <InForce isInForce={estimate.inForce} />,
              },
            ]}
          />
        </Section>
      )}
    </>
  )
}

const NOTHING_SET: AssumptionBeginning = { id: '', value: '', unitOrMethod: '', from: '' }

const Assumptions = ({ answer: { assumptions }, open }: { answer: Agreements; open: Opens }) => {
  const maySet = useMay('assumption.set')
  if (assumptions === null) return null
  return (
    <Section
      title="Assumptions"
      note="What numbers depend on, and nobody has measured. Verify them with the client."
      aside={
        <Add isOffered={maySet} onAct={() => open({ kind: 'assumption', beginning: NOTHING_SET })}>
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

const Engagement = ({ answer: { engagements } }: { answer: Agreements }) => {
  const address = useAddress()
  const current = engagements.findIndex(({ state }) => state === 'active')
  const engagement = engagements[current]
  return (
    <p>
      {engagement === undefined ? (
        'No contract is in force. '
      ) : (
        <>
          {MODEL_WORDS[engagement.billingModel]}
          {engagement.contractedAmountCents !== null && (
            <>
              {' of '}
              <Money
                cents={engagement.contractedAmountCents}
                currency={engagement.currency}
                at={`engagements[${current}].contractedAmountCents`}
              />
            </>
          )}
          {', since '}
          <CivilDay date={engagement.startsOn} />.{' '}
        </>
      )}
      <PageLink to={pageAddress(address, 'scope')}>Contract and scope</PageLink>
    </p>
  )
}

const Dialogs = ({ open, currency, onClose }: { open: Open | null; currency: string; onClose: () => void }) => {
  const { projectId } = useProjectQuestion()
  const project = useProject()
  switch (open?.kind) {
    case 'price':
      return <PriceForm projectId={projectId} currency={currency} role={open.role} onClose={onClose} />
    case 'rate':
      return (
        <RateForm
          projectId={projectId}
          clientId={project?.clientId ?? ''}
          currency={currency}
          role={open.role}
          onClose={onClose}
        />
      )
    case 'band':
      return <BandForm role={open.role} band={open.band} onClose={onClose} />
    case 'objective':
      return <ObjectiveForm projectId={projectId} onClose={onClose} />
    case 'milestone':
      return <MilestoneForm projectId={projectId} onClose={onClose} />
    case 'estimate':
      return <EstimateForm projectId={projectId} currency={currency} onClose={onClose} />
    case 'complete':
    case 'drop':
      return (
        <EndObjective projectId={projectId} objective={open.id} title={open.title} how={open.kind} onClose={onClose} />
      )
    case 'assumption':
      return <AssumptionForm projectId={projectId} beginning={open.beginning} onClose={onClose} />
    case undefined:
      return null
    default:
      return open satisfies never
  }
}

const Content = ({ answer }: { answer: Agreements }) => {
  const [open, setOpen] = useState<Open | null>(null)
  const access = useAccess()
  const agreed = answer.engagements.find(({ state }) => state === 'active')?.currency
  return (
    <>
      <Engagement answer={answer} />
      <HourlyAmounts answer={answer} open={setOpen} />
      <Goals answer={answer} open={setOpen} />
      <Assumptions answer={answer} open={setOpen} />
      <Dialogs open={open} currency={agreed ?? access?.currency ?? 'EUR'} onClose={() => setOpen(null)} />
    </>
  )
}

/** What was agreed with the client and stated of a project: prices, costs, roles, objectives, assumptions. */
export const Prices = () => {
  const { projectId } = useProjectQuestion()
  const asked = useAnswer('agreements.read', { projectId })
  const title = useProjectTitle()
  return (
    <PageFrame title="Agreements" subtitle={title === null ? undefined : <span>{title}</span>}>
      <Loaded asked={asked} heights={[24, 200, 200, 200]} label="the agreements">
        {(answer) => <Content answer={answer} />}
      </Loaded>
    </PageFrame>
  )
}
