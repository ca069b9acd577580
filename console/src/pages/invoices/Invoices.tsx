import type { InvoiceDefense as Defense } from '@workspace-delivery-intelligence/client'
import { useState } from 'react'
import { useAddress } from '../../address/useAddress.js'
import { useAnswer } from '../../api/useAnswer.js'
import { commandLine } from '../../format/command.js'
import { EmptyState } from '../../parts/EmptyState.js'
import { Loaded } from '../../parts/Loaded.js'
import { RemedyNote } from '../../parts/NotKnown.js'
import { Section } from '../../parts/Section.js'
import { useProjectTitle } from '../../selection/directory.js'
import { useProjectQuestion, useSelected } from '../../selection/selected.js'
import { useIsClient } from '../../session/context.js'
import { PageFrame } from '../../shell/PageFrame.js'
import { BasisView } from './BasisView.js'
import { ClaimsView } from './ClaimsView.js'
import { DeliveredItems, Releases } from './DeliveredTable.js'
import { FactsView } from './FactsView.js'
import { FollowUps } from './FollowUps.js'
import { InvoiceLines } from './InvoiceLines.js'
import { InvoiceSummary } from './InvoiceSummary.js'
import './invoices.css'
import { questionOf } from './words.js'

const NoInvoice = () => {
  const { workspace } = useSelected()
  return (
    <EmptyState title="No invoice covers this period">
      <RemedyNote
        remedy={{
          text: 'Import the invoices, or choose the period of one.',
          command: commandLine(['import', '<file>', '--project', '<project>'], workspace),
        }}
      />
    </EmptyState>
  )
}

const Content = ({ answer }: { answer: Defense }) => {
  const { view } = useAddress()
  const { facts, invoice, reconciliation } = answer
  const isClient = useIsClient()
  return (
    <>
      <Section title="Invoice">
        {invoice === null ? (
          <NoInvoice />
        ) : (
          <div className="stack">
            <InvoiceSummary invoice={invoice} reconciliation={reconciliation} />
            <InvoiceLines invoice={invoice} reconciliation={reconciliation} />
          </div>
        )}
      </Section>
      {!isClient && (
        <div className="unprinted">
          <Section title="To do before it is handed over">
            <FollowUps actions={facts.actions} />
          </Section>
        </div>
      )}
      <Section title="What the evidence says">
        <ClaimsView question={questionOf(view['question'])} />
      </Section>
      <Section title="Facts of the period">
        <FactsView facts={facts} invoice={invoice} reconciliation={reconciliation} />
      </Section>
      <Section title="Completed work items">
        <DeliveredItems rows={facts.delivery.rows} />
      </Section>
      <Section title="Releases">
        <Releases rows={facts.delivery.releaseRows} />
      </Section>
      <Section title="What this rests on">
        <BasisView facts={facts} />
      </Section>
    </>
  )
}

/** An invoice line by line, with what supports it: a document that can be handed to a client. */
export const Invoices = () => {
  const { view } = useAddress()
  const title = useProjectTitle()
  // Another question changes no fact, so the page keeps the answer to the one that it was opened with.
  const [question] = useState(() => questionOf(view['question']))
  const asked = useAnswer('invoiceDefense.read', { ...useProjectQuestion(), question })
  const answer = asked.state === 'ready' ? asked.answer : null
  return (
    <PageFrame
      title="Invoice defense"
      subtitle={title === null ? undefined : <span>{title}</span>}
      withPeriod
      asOf={asked.state === 'ready' ? asked.asOf : null}
      actions={
        <button type="button" className="button" disabled={answer === null} onClick={() => window.print()}>
          Print or save as PDF
        </button>
      }
    >
      <Loaded asked={asked} heights={[240, 320, 480]} label="the invoice">
        {(answer) => <Content answer={answer} />}
      </Loaded>
    </PageFrame>
  )
}
