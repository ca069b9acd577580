import type { ScopeReport } from '@workspace-delivery-intelligence/client'
import { commandLine } from '../../format/command.js'
import { EmptyState } from '../../parts/EmptyState.js'
import { ExternalLink } from '../../parts/ExternalLink.js'
import { RemedyNote } from '../../parts/NotKnown.js'
import { CivilDay, Money } from '../../parts/values.js'
import { useSelected } from '../../selection/selected.js'
import { rowOfItem } from './ledger.js'

type ChangeOrder = ScopeReport['changeOrders'][number]

/** The items of an order: those that a source holds link to it, the others say that they are unknown. */
const Items = ({ order, report }: { order: ChangeOrder; report: ScopeReport }) => {
  const unknown = new Set(order.unknownItems)
  return (
    <ul>
      {order.items.map((key) => {
        const row = rowOfItem(report.rows, key)
        return (
          <li key={key} className="change-order-item">
            <span>
              <ExternalLink url={row?.url ?? null}>{key}</ExternalLink> {row?.title}
            </span>
            {unknown.has(key) && <span>No source has this item</span>}
          </li>
        )
      })}
    </ul>
  )
}

/** The change orders since the lock, each with its amount and its items. */
export const ChangeOrders = ({ report, project }: { report: ScopeReport; project: string }) => {
  const { workspace } = useSelected()
  const { changeOrders, changeOrdersTotal } = report
  if (changeOrders.length === 0)
    return (
      <EmptyState title="No change order since the lock">
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
    <>
      <ul className="change-orders">
        {changeOrders.map((order) => (
          <li key={order.id} className="card">
            <h3>
              {order.reference} {order.title}
            </h3>
            <p>
              <CivilDay date={order.approvedOn} /> <Money cents={order.amountCents} currency={order.currency} />
            </p>
            <Items order={order} report={report} />
          </li>
        ))}
      </ul>
      {changeOrdersTotal > changeOrders.length && (
        <p>
          The newest {changeOrders.length} of {changeOrdersTotal} change orders
        </p>
      )}
    </>
  )
}
