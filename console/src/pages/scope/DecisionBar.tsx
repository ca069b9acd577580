import type { ScopeReport, UndecidedItem } from '@workspace-delivery-intelligence/client'
import { useState } from 'react'
import { format } from '../../format/viewer.js'
import { useMay } from '../../selection/access.js'
import { lockName } from './decisions.js'
import { FormButton } from './FormButton.js'
import { AgreedForm } from './LockForms.js'
import { ApproveForm, AttachForm } from './OrderForms.js'
import { useScopePlace } from './place.js'
import { presentLock } from './standing.js'

interface BarProps {
  readonly chosen: readonly UndecidedItem[]
  readonly shown: readonly UndecidedItem[]
  readonly report: ScopeReport
  readonly choose: (items: readonly UndecidedItem[]) => void
}

const AddToOrder = ({
  chosen,
  report,
  closed,
}: Pick<BarProps, 'chosen' | 'report'> & { closed: (wasDone: boolean) => void }) => {
  const { changeOrders } = report
  const [orderId, setOrderId] = useState('')
  const order = changeOrders.find(({ id }) => id === orderId) ?? changeOrders[0]
  if (order === undefined) return null
  return (
    <>
      <label className="row small">
        <span>Order</span>
        <select className="scope-choice" value={order.id} onChange={({ target }) => setOrderId(target.value)}>
          {changeOrders.map(({ id, reference, title }) => (
            <option key={id} value={id}>
              {[reference, title].filter(Boolean).join(' ')}
            </option>
          ))}
        </select>
      </label>
      <FormButton label="Add to this order" isSmall isDisabled={chosen.length === 0}>
        {(close) => (
          <AttachForm
            order={order}
            chosen={chosen.map(({ key }) => key)}
            close={(wasDone) => {
              close()
              closed(wasDone)
            }}
          />
        )}
      </FormButton>
    </>
  )
}

/** The decisions about the chosen items, many at once. */
export const DecisionBar = ({ chosen, shown, report, choose }: BarProps) => {
  const { agreements } = useScopePlace()
  const [mayLock, mayAmend, mayApprove] = [
    useMay('scope.lock'),
    useMay('changeOrder.amend'),
    useMay('changeOrder.approve'),
  ]
  const present = presentLock(agreements)
  const lock = present?.id === report.lock.id ? present : null
  const closed = (wasDone: boolean): void => {
    if (wasDone) choose([])
  }
  return (
    <div className="decision-bar unprinted">
      <p className="small" role="status">
        {format.number(chosen.length)} chosen
      </p>
      <button type="button" className="button is-small is-plain" onClick={() => choose(shown)}>
        Choose all
      </button>
      <button
        type="button"
        className="button is-small is-plain"
        disabled={chosen.length === 0}
        onClick={() => choose([])}
      >
        Choose none
      </button>
      {mayLock && lock !== null && (
        <FormButton label="Agreed at the lock" isSmall isDisabled={chosen.length === 0}>
          {(close) => (
            <AgreedForm
              lock={lock}
              items={chosen.map((item) => ({ name: lockName(item), label: `${item.key} ${item.title}` }))}
              close={(wasDone) => {
                close()
                closed(wasDone)
              }}
            />
          )}
        </FormButton>
      )}
      {mayAmend && <AddToOrder chosen={chosen} report={report} closed={closed} />}
      {mayApprove && (
        <FormButton label="New order of these" isSmall isDisabled={chosen.length === 0}>
          {(close) => (
            <ApproveForm
              chosen={chosen.map(({ key }) => key)}
              close={(wasDone) => {
                close()
                closed(wasDone)
              }}
            />
          )}
        </FormButton>
      )}
      {mayLock && lock === null && (
        <p className="small soft">
          The lock of this period is not in force today. Show a period up to today to add items to the lock.
        </p>
      )}
    </div>
  )
}
