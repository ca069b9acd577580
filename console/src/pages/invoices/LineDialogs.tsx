import { StatementDialog } from '../../statement/StatementDialog.js'
import { counter } from '../../statement/takeBack.js'
import { ofInvoice, versioned } from './fixed.js'
import type { Detail, Line } from './words.js'

interface OfLine {
  readonly detail: Detail
  readonly line: Line
  readonly onClose: () => void
}

/** States why a line stands as it does. */
export const ExplainLine = ({ detail, line, onClose }: OfLine) => {
  const before = line.explained
  const onLine = { ...ofInvoice(detail), line: line.id }
  return (
    <StatementDialog
      title={before === null ? 'Explain this line' : 'Change the explanation'}
      statement="invoice.explain"
      action="Save the explanation"
      told="The line is explained."
      about={`${detail.invoiceId} ${line.id}`}
      fields={[
        {
          kind: 'long',
          name: 'reason',
          label: 'Why the line stands as it does',
          note: 'Your own people see it, with your name. The client does not.',
        },
      ]}
      initial={{ reason: before?.text ?? '' }}
      fixed={{ ...onLine, ...versioned(detail) }}
      undoneBy={() =>
        before === null
          ? counter('invoice.withdrawExplanation', onLine)
          : counter('invoice.explain', { ...onLine, reason: before.text })
      }
      onClose={onClose}
    >
      <p className="soft">{line.description}</p>
    </StatementDialog>
  )
}

/** Takes an explanation back: the line asks for action again. */
export const WithdrawExplanation = ({ detail, line, onClose }: OfLine) => {
  const { explained } = line
  const onLine = { ...ofInvoice(detail), line: line.id }
  return (
    <StatementDialog
      title="Withdraw the explanation"
      statement="invoice.withdrawExplanation"
      action="Withdraw it"
      told="The explanation is withdrawn."
      about={`${detail.invoiceId} ${line.id}`}
      fields={[]}
      fixed={{ ...onLine, ...versioned(detail) }}
      undoneBy={() => (explained === null ? null : counter('invoice.explain', { ...onLine, reason: explained.text }))}
      onClose={onClose}
    >
      <p>The line will count as not explained again.</p>
    </StatementDialog>
  )
}
