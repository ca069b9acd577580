import { Money, WorkHours } from '../../parts/values.js'
import { DocumentTable } from './DocumentTable.js'
import { supportWords } from './document.js'
import type { Detail } from './words.js'

/** The lines of an invoice, with what supports each. */
export const DocumentLines = ({ detail }: { detail: Detail }) => {
  const { lines, currency } = detail
  if (lines.length === 0) return <p>This invoice has no lines.</p>
  return (
    <DocumentTable
      head={['Line', '#Hours', '#Price', '#Amount', '#Recorded', 'Evidence']}
      rows={lines.map((line) => ({
        key: line.id,
        cells: [
          line.description,
          line.hours === null ? '' : <WorkHours key="hours" value={line.hours} />,
          line.unitCents === null ? '' : <Money key="price" cents={line.unitCents} currency={currency} />,
          <Money key="amount" cents={line.amountCents} currency={currency} />,
          line.evidencedHours === null ? '' : <WorkHours key="recorded" value={line.evidencedHours} />,
          supportWords[line.status],
        ],
      }))}
      foot={['Total', '', '', <Money key="total" cents={detail.amountCents} currency={currency} />, '', '']}
    />
  )
}
