import type { ChangeOrderView } from '@workspace-delivery-intelligence/client'
import { format } from '../../format/viewer.js'
import { useSelected } from '../../selection/selected.js'
import { type Field, sentFields } from '../../statement/fields.js'
import { StatementDialog } from '../../statement/StatementDialog.js'
import { counter } from '../../statement/takeBack.js'
import { keysWith } from './decisions.js'
import { amendedBack, approvedAnew, itemOptions } from './orders.js'
import { useScopeNumbers, useScopePlace, useUndecided } from './place.js'
import { removals } from './removals.js'

/** The reason of a withdrawal that takes an approval back. */
const TAKEN_BACK = 'The approval was taken back.'

/** The version of an order, as the agreements tell it. */
const useVersion = ({ id }: ChangeOrderView): string | null => {
  const { agreements } = useScopePlace()
  return agreements.changeOrders.find((order) => order.id === id)?.version ?? null
}

const itemsField = (options: ReturnType<typeof itemOptions>): Field => ({
  kind: 'many',
  name: 'item',
  label: 'Items',
  note: 'Items that are in neither the lock nor another order.',
  options,
  isOptional: true,
})

/** The form that records a change order that the client approved, with some items chosen. */
export const ApproveForm = ({
  chosen = [],
  close,
}: {
  chosen?: readonly string[]
  close: (wasDone: boolean) => void
}) => {
  const { question, currency } = useScopePlace()
  const { today } = useSelected()
  const watches = useScopeNumbers()
  const options = itemOptions({ items: chosen }, useUndecided()?.items ?? [])
  const fields: readonly Field[] = [
    { kind: 'text', name: 'reference', label: 'Number' },
    { kind: 'text', name: 'title', label: 'Title', isOptional: true },
    { kind: 'money', name: 'amount', label: 'Amount', currency, isOptional: true },
    { kind: 'day', name: 'on', label: 'Approved on' },
    ...(options.length === 0 ? [] : [itemsField(options)]),
  ]
  return (
    <StatementDialog
      title="Approve a change order"
      statement="changeOrder.approve"
      action="Approve the order"
      told="The change order is approved."
      fields={fields}
      fixed={{ project: question.projectId }}
      initial={{ on: today, item: chosen }}
      about={[question.projectId, ...chosen].join(' ')}
      watches={watches}
      // An order that is withdrawn on the day of its approval never counted.
      undoneBy={({ ids }, { on }) =>
        ids['changeOrderId'] === undefined
          ? null
          : counter('changeOrder.withdraw', {
              project: question.projectId,
              reference: ids['changeOrderId'],
              reason: TAKEN_BACK,
              ...(on === undefined ? {} : { on }),
            })
      }
      onDone={() => close(true)}
      onClose={() => close(false)}
    />
  )
}

/** The form that changes an order. */
export const AmendOrderForm = ({ order, close }: { order: ChangeOrderView; close: () => void }) => {
  const { question, currency: usual } = useScopePlace()
  const watches = useScopeNumbers()
  const version = useVersion(order)
  const options = itemOptions(order, useUndecided()?.items ?? [])
  const { id, reference, title, amountCents, approvedOn, items } = order
  const currency = order.currency ?? usual
  const fields: readonly Field[] = [
    { kind: 'text', name: 'title', label: 'Title', isOptional: title === null },
    { kind: 'money', name: 'amount', label: 'Amount', currency, isOptional: true },
    { kind: 'day', name: 'on', label: 'Approved on' },
    ...(options.length === 0 ? [] : [itemsField(options)]),
  ]
  return (
    <StatementDialog
      title={`Amend ${reference}`}
      statement="changeOrder.amend"
      action="Amend the order"
      told={`${reference} is amended.`}
      fields={fields}
      fixed={{ project: question.projectId, reference: id, version, unheld: true }}
      initial={{
        title: title ?? '',
        amount: amountCents === null ? '' : format.moneyDigits(amountCents, currency),
        on: approvedOn,
        item: items,
      }}
      about={id}
      sentAs={(values) => ({
        ...sentFields(fields, values),
        ...removals(values, { amount: 'withoutAmount', item: 'withoutItems' }),
      })}
      watches={watches}
      undoneBy={() => counter('changeOrder.amend', amendedBack(question.projectId, order, format))}
      onClose={close}
    />
  )
}

/** The form that withdraws an order, with a reason. */
export const WithdrawForm = ({ order, close }: { order: ChangeOrderView; close: () => void }) => {
  const { question } = useScopePlace()
  const { today } = useSelected()
  const watches = useScopeNumbers()
  const version = useVersion(order)
  return (
    <StatementDialog
      title={`Withdraw ${order.reference}`}
      statement="changeOrder.withdraw"
      action="Withdraw the order"
      told={`${order.reference} is withdrawn.`}
      fields={[
        { kind: 'text', name: 'reason', label: 'Reason' },
        { kind: 'day', name: 'on', label: 'Withdrawn on', note: 'The order counts until the day before.' },
      ]}
      fixed={{ project: question.projectId, reference: order.id, version }}
      initial={{ on: today }}
      about={order.id}
      isDangerous
      watches={watches}
      undoneBy={() => counter('changeOrder.approve', approvedAnew(question.projectId, order, format))}
      onClose={close}
    />
  )
}

/** The form that attaches items to an order: those that were chosen, or any that is not decided. */
export const AttachForm = ({
  order,
  chosen = [],
  close,
}: {
  order: ChangeOrderView
  chosen?: readonly string[]
  close: (wasDone: boolean) => void
}) => {
  const { question } = useScopePlace()
  const watches = useScopeNumbers()
  const version = useVersion(order)
  const own = keysWith(order, chosen)
  const fields = [itemsField(itemOptions({ items: own }, useUndecided()?.items ?? []))]
  return (
    <StatementDialog
      title={`Attach items to ${order.reference}`}
      statement="changeOrder.amend"
      action="Attach the items"
      told={`The items of ${order.reference} are changed.`}
      fields={fields}
      fixed={{ project: question.projectId, reference: order.id, version, unheld: true }}
      sentAs={(values) => ({ ...sentFields(fields, values), ...removals(values, { item: 'withoutItems' }) })}
      initial={{ item: own }}
      about={['attach', order.id, ...chosen].join(' ')}
      watches={watches}
      undoneBy={() => counter('changeOrder.amend', amendedBack(question.projectId, order, format))}
      onDone={() => close(true)}
      onClose={() => close(false)}
    />
  )
}
