import type { ChangeOrderView, ScopeReport } from '@workspace-delivery-intelligence/client'
import { Count, WorkHours } from '../../parts/values.js'
import { useMay } from '../../selection/access.js'
import { FormButton } from './FormButton.js'
import { hasKnownItem, type LedgerGroup } from './ledger.js'
import { AmendOrderForm, AttachForm, WithdrawForm } from './OrderForms.js'
import { useUndecided } from './place.js'
import { groupWords } from './words.js'

const OrderActions = ({ order }: { order: ChangeOrderView }) => {
  const [mayAmend, mayWithdraw] = [useMay('changeOrder.amend'), useMay('changeOrder.withdraw')]
  return (
    <div className="row unprinted">
      {mayAmend && (
        <>
          <FormButton label="Attach items" about={`to ${order.reference}`} isSmall>
            {(close) => <AttachForm order={order} close={close} />}
          </FormButton>
          <FormButton label="Amend" about={order.reference} isSmall>
            {(close) => <AmendOrderForm order={order} close={close} />}
          </FormButton>
        </>
      )}
      {mayWithdraw && (
        <FormButton label="Withdraw" about={order.reference} isSmall>
          {(close) => <WithdrawForm order={order} close={close} />}
        </FormButton>
      )}
    </div>
  )
}

/** The items of an order that are in no row: what no source has, and what was there before. */
const Others = ({ keys, order }: { keys: readonly string[]; order: ChangeOrderView | null }) => {
  if (keys.length === 0) return null
  const unknown = new Set(order?.unknownItems)
  return (
    <p className="small soft ledger-others">
      Also names {keys.map((key) => (unknown.has(key) ? `${key} (in no source)` : key)).join(', ')}
    </p>
  )
}

const OrderHead = ({ group }: { group: LedgerGroup & { kind: 'order' } }) => (
  <>
    <span>
      {group.reference} {group.order?.title}
    </span>
    <Others keys={group.others} order={group.order} />
    {group.order !== null && group.order.amountCents !== null && !hasKnownItem(group.order) && (
      <p className="small soft ledger-others">Not in the total: none of its items is known.</p>
    )}
    {group.order !== null && <OrderActions order={group.order} />}
  </>
)

/** The head of a group: the order, or the kind of change with its number of items. */
export const LedgerHead = ({ group, report }: { group: LedgerGroup; report: ScopeReport }) => {
  const undecided = useUndecided()
  if (group.kind === 'order') return <OrderHead group={group} />
  const { removed, reestimated } = report
  return (
    <span>
      {groupWords[group.kind]}
      <span className="scope-note">
        {group.kind === 'removed' && (
          <>
            {' '}
            · <Count value={removed.items} at="report.removed.items" /> items
          </>
        )}
        {group.kind === 'reestimated' && (
          <>
            {' '}
            · <Count value={reestimated.items} at="report.reestimated.items" /> items, changed by{' '}
            <WorkHours value={reestimated.deltaHours} at="report.reestimated.deltaHours" />
          </>
        )}
        {group.kind === 'added' && undecided !== null && (
          <>
            {' '}
            · <Count value={undecided.withoutOrder.items} /> items
          </>
        )}
      </span>
    </span>
  )
}
