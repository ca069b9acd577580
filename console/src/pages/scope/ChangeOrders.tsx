import type { ScopeReport } from '@workspace-delivery-intelligence/client'
import { commandLine } from '../../format/command.js'
import { EmptyState } from '../../parts/EmptyState.js'
import { ExternalLink } from '../../parts/ExternalLink.js'
import { RemedyNote } from '../../parts/NotKnown.js'
import { Money } from '../../parts/values.js'
import { useSelected } from '../../shell/selected.js'
import { changeOrders } from './ledger.js'

/** The change orders that items came in by, each with its items. */
export const ChangeOrders = ({ report, project }: { report: ScopeReport; project: string }) => {
  const { workspace } = useSelected()
  const orders = changeOrders(report.rows)
  if (orders.length === 0)
    return (
      <EmptyState title="No item came in by a change order">
        <RemedyNote
          remedy={{
            text: 'Record a change order that was approved, with its items.',
            command: commandLine(
              ['change-order', 'approve', '<reference>', '--project', project, '--item', '<item>'],
              workspace,
            ),
          }}
        />
      </EmptyState>
    )
  return (
    <ul className="change-orders">
      {orders.map(({ reference, rows }) => (
        <li key={reference} className="card">
          <h3>{reference}</h3>
          <ul>
            {rows.map(({ key, title, url, change, valueCents }) => (
              <li key={`${key} ${change}`} className="change-order-item">
                <span>
                  <ExternalLink url={url}>{key}</ExternalLink> {title}
                </span>
                <Money cents={valueCents} currency={report.valuation.currency} />
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  )
}
