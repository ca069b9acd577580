import { Money } from '../../parts/values.js'
import { StatementDialog } from '../../statement/StatementDialog.js'
import { counter } from '../../statement/takeBack.js'
import { ofInvoice, versioned } from './fixed.js'
import { DifferenceSentence } from './Headline.js'
import type { Detail } from './words.js'

interface OfInvoice {
  readonly detail: Detail
  readonly onClose: () => void
}

const contentOf = ({ content }: Detail) => (content === null ? {} : { content })

/** Approves an invoice as it is shown: where it has changed since, it is refused. */
export const ApproveInvoice = ({ detail, onClose }: OfInvoice) => (
  <StatementDialog
    title={`Approve invoice ${detail.number}`}
    statement="invoice.approve"
    action="Approve the invoice"
    told={`Invoice ${detail.number} is approved.`}
    about={detail.invoiceId}
    fields={[]}
    fixed={{ ...ofInvoice(detail), ...contentOf(detail), ...versioned(detail) }}
    undoneBy={() => counter('invoice.withdrawApproval', { ...ofInvoice(detail), reason: 'Approved by mistake' })}
    onClose={onClose}
  >
    <p>
      <Money cents={detail.amountCents} currency={detail.currency} />. <DifferenceSentence detail={detail} />
    </p>
    <p className="soft">If the invoice changes later, the approval lapses.</p>
  </StatementDialog>
)

/** Takes the approval of an invoice back. */
export const WithdrawApproval = ({ detail, onClose }: OfInvoice) => (
  <StatementDialog
    title="Withdraw the approval"
    statement="invoice.withdrawApproval"
    action="Withdraw it"
    told="The approval is withdrawn."
    about={detail.invoiceId}
    fields={[{ kind: 'long', name: 'reason', label: 'Reason' }]}
    fixed={{ ...ofInvoice(detail), ...versioned(detail) }}
    undoneBy={() => counter('invoice.approve', { ...ofInvoice(detail), ...contentOf(detail) })}
    onClose={onClose}
  />
)

/** Voids an invoice for good. */
export const VoidInvoice = ({ detail, onClose }: OfInvoice) => (
  <StatementDialog
    title={`Void invoice ${detail.number}`}
    statement="invoice.void"
    action="Void the invoice"
    told={`Invoice ${detail.number} is void.`}
    about={detail.invoiceId}
    isDangerous
    fields={[{ kind: 'long', name: 'reason', label: 'Reason' }]}
    fixed={{ ...ofInvoice(detail), ...versioned(detail) }}
    onClose={onClose}
  >
    <p>A void invoice is counted nowhere, and its number cannot be used again.</p>
  </StatementDialog>
)
