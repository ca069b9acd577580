import { useState } from 'react'
import { useMay } from '../../selection/access.js'
import { DocumentDialog } from './DocumentDialog.js'
import { ApproveInvoice, VoidInvoice, WithdrawApproval } from './InvoiceDialogs.js'
import type { Detail } from './words.js'

type Asked = 'approve' | 'withdraw' | 'void' | 'document' | null

/** What can be done with an invoice as a whole. */
export const InvoiceActs = ({ detail }: { detail: Detail }) => {
  const [asked, setAsked] = useState<Asked>(null)
  const mayApprove = useMay('invoice.approve')
  const mayWithdraw = useMay('invoice.withdrawApproval')
  const mayVoid = useMay('invoice.void')
  const isVoid = detail.status === 'void'
  const isApproved = detail.approval?.isCurrent === true
  const close = (): void => setAsked(null)
  return (
    <>
      {mayVoid && !isVoid && (
        <button type="button" className="button is-plain" onClick={() => setAsked('void')}>
          Void
        </button>
      )}
      <button type="button" className="button" onClick={() => setAsked('document')}>
        As a document
      </button>
      {mayWithdraw && isApproved && (
        <button type="button" className="button" onClick={() => setAsked('withdraw')}>
          Withdraw the approval
        </button>
      )}
      {mayApprove && !isVoid && !isApproved && (
        <button type="button" className="button is-primary" onClick={() => setAsked('approve')}>
          Approve
        </button>
      )}
      {asked === 'approve' && <ApproveInvoice detail={detail} onClose={close} />}
      {asked === 'withdraw' && <WithdrawApproval detail={detail} onClose={close} />}
      {asked === 'document' && <DocumentDialog detail={detail} onClose={close} />}
      {asked === 'void' && <VoidInvoice detail={detail} onClose={close} />}
    </>
  )
}
