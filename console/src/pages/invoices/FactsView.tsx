import type { Facts as DefenseFacts, InvoiceDefense } from '@workspace-delivery-intelligence/client'
import type { ReactNode } from 'react'
import { spoken } from '../../format/words.js'
import { Facts } from '../../parts/Facts.js'
import { NotKnown } from '../../parts/NotKnown.js'
import { Count, Money, Percent, WorkHours } from '../../parts/values.js'
import { useIsClient } from '../../session/context.js'
import { BilledAmounts } from './BilledAmounts.js'

type Row = readonly [name: string, value: ReactNode]

const Card = ({
  title,
  rows,
  unprinted = [],
  note,
}: {
  title: string
  rows: readonly Row[]
  /** Rows that are not for a client, to whom the printed page may be handed. */
  unprinted?: readonly Row[]
  note?: string | undefined
}) => (
  <div className="card">
    <h3>{title}</h3>
    <Facts rows={rows} />
    {unprinted.length > 0 && (
      <div className="unprinted">
        <Facts rows={unprinted} />
      </div>
    )}
    {note !== undefined && <p className="small soft">{note}</p>}
  </div>
)

const costNote = ({ actions, investment }: DefenseFacts): string | undefined => {
  if (investment.currencyConflict) return 'Costs are in several currencies, so no total is known.'
  return actions.find(({ tag }) => tag === 'privacy')?.why
}

const Cost = ({ facts }: { facts: DefenseFacts }) => {
  const { currency, investment, coordination } = facts
  const money = (cents: number | null): ReactNode => <Money cents={cents} currency={currency} />
  const labour = investment.labourCategories.map(
    ({ category, hours, cents, unpricedHours }): Row => [
      `… ${spoken(category).toLowerCase()}`,
      <span key={category} className="fact-pair">
        <WorkHours value={hours} />
        {money(cents)}
        {unpricedHours > 0 && (
          <span className="soft">
            <WorkHours value={unpricedHours} /> without a rate
          </span>
        )}
      </span>,
    ],
  )
  return (
    <Card
      title="What it cost"
      rows={[
        ['Total', money(investment.totalCents)],
        ['Labour', money(investment.labourCents)],
        ['Hours', <WorkHours key="hours" value={investment.labourHours} />],
        ...labour,
        ['Hours without a rate', <WorkHours key="unpriced" value={investment.unpricedHours} />],
        ['Rework', money(investment.reworkCents)],
        ['Rework, of labour', <Percent key="rework" value={investment.reworkPct} />],
        ['Meetings', money(coordination.costCents)],
        ['Hours in meetings', <WorkHours key="meetings" value={coordination.hours} />],
        ['Meetings held', <Count key="held" value={coordination.meetings} />],
        ['Cloud services', money(investment.cloudCents)],
        ['… of which estimated', money(investment.estimatedCloudCents)],
        ['Invoiced', money(investment.invoicedCents)],
      ]}
      note={costNote(facts)}
    />
  )
}

const Scope = ({ facts: { scope, currency } }: { facts: DefenseFacts }) => {
  if (scope === null)
    return (
      <div className="card">
        <h3>Scope</h3>
        <NotKnown reason="No scope is locked, so additions cannot be told from what was agreed." />
      </div>
    )
  return (
    <Card
      title="Scope"
      rows={[
        ['Growth since the lock', <Percent key="growth" value={scope.expansionPct} />],
        ['Items added', <Count key="added" value={scope.addedItems} />],
        ['Change orders', <Count key="orders" value={scope.changeOrders} />],
      ]}
      // Where no order names an amount, it is worth what it cost.
      unprinted={[['Worth', <Money key="worth" cents={scope.valueCents} currency={currency} />]]}
    />
  )
}

const Ai = ({ facts: { ai, aiInsufficientSample: sample } }: { facts: DefenseFacts }) => {
  if (ai === null)
    return (
      <div className="card">
        <h3>AI</h3>
        <NotKnown reason="No merged change says whether AI helped." />
      </div>
    )
  return (
    <Card
      title="AI"
      rows={[
        ['Changes with AI', <Count key="assisted" value={ai.assistedChanges} />],
        ['Changes without', <Count key="not" value={ai.notAssistedChanges} />],
        ['Changes that say so', <Percent key="tagged" value={ai.taggedPct} />],
        ['Hours gained', <WorkHours key="gain" value={ai.netHours} />],
      ]}
      note={sample?.reason}
    />
  )
}

const Delivery = ({ facts: { delivery, manualEntrySharePct } }: { facts: DefenseFacts }) => (
  <Card
    title="What was delivered"
    rows={[
      ['Completed work items', <Count key="items" value={delivery.completedItems} />],
      ['Merged changes', <Count key="changes" value={delivery.mergedChanges} />],
      ['… linked to work items', <Percent key="linked" value={delivery.prsLinkedPct} />],
      ['Releases', <Count key="releases" value={delivery.releases} />],
      ['Milestones reached', <Count key="milestones" value={delivery.milestones} />],
      ['Objectives completed', <Count key="objectives" value={delivery.objectivesCompleted} />],
      ['Objectives in all', <Count key="all" value={delivery.objectivesTotal} />],
      ['Entered by hand', <Percent key="hand" value={manualEntrySharePct} />],
    ]}
  />
)

/** The facts of the period that an invoice is defended with. */
export const FactsView = ({
  facts,
  invoice,
  reconciliation,
}: Pick<InvoiceDefense, 'facts' | 'invoice' | 'reconciliation'>) => {
  const isClient = useIsClient()
  return (
    <div className="defense-facts">
      {!isClient && (
        <div className="unprinted">
          <Cost facts={facts} />
        </div>
      )}
      <div className={isClient ? 'card' : 'card printed-only'}>
        <h3>What was billed</h3>
        <BilledAmounts invoice={invoice} reconciliation={reconciliation} />
      </div>
      <Delivery facts={facts} />
      <div className="stack">
        <Scope facts={facts} />
        <Ai facts={facts} />
      </div>
    </div>
  )
}
