import { useState } from 'react'
import { useAddress } from '../../address/useAddress.js'
import { useAnswer } from '../../api/useAnswer.js'
import { EmptyState } from '../../parts/EmptyState.js'
import { Loaded } from '../../parts/Loaded.js'
import { PageLink } from '../../parts/PageLink.js'
import { useMay } from '../../selection/access.js'
import { useProjectTitle } from '../../selection/directory.js'
import { useMayOpen } from '../../selection/offered.js'
import { useProjectQuestion } from '../../selection/selected.js'
import { PageFrame } from '../../shell/PageFrame.js'
import { EnterInvoice } from './EnterInvoice.js'
import { InvoiceTable } from './InvoiceTable.js'

const NoInvoice = ({ onEnter }: { onEnter: () => void }) => {
  const address = useAddress()
  const mayEnter = useMay('invoice.enter')
  const mayImport = useMayOpen('sources')
  return (
    <EmptyState title="No invoice in this period">
      <p>Choose another period above to see earlier invoices.</p>
      <div className="row">
        {mayEnter && (
          <button type="button" className="button" onClick={onEnter}>
            Enter the first invoice
          </button>
        )}
        {mayImport && <PageLink to={{ ...address, page: 'sources', view: {} }}>Upload invoices</PageLink>}
      </div>
    </EmptyState>
  )
}

/** The invoices of the period: those that need attention stand first. */
export const InvoiceList = () => {
  const asked = useAnswer('invoices.list', useProjectQuestion())
  const title = useProjectTitle()
  const mayEnter = useMay('invoice.enter')
  const [isEntering, setEntering] = useState(false)
  const enter = (): void => setEntering(true)
  return (
    <PageFrame
      title="Invoices"
      subtitle={title === null ? undefined : <span>{title}</span>}
      withPeriod
      asOf={asked.state === 'ready' ? asked.asOf : null}
      actions={
        mayEnter && (
          <button type="button" className="button" onClick={enter}>
            Enter an invoice
          </button>
        )
      }
    >
      <Loaded asked={asked} heights={[320]} label="the invoices">
        {(answer) => (answer.invoices.length === 0 ? <NoInvoice onEnter={enter} /> : <InvoiceTable answer={answer} />)}
      </Loaded>
      {isEntering && <EnterInvoice onClose={() => setEntering(false)} />}
    </PageFrame>
  )
}
