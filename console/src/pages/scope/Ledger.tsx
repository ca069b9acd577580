import type { ScopeReport, ScopeRow } from '@workspace-delivery-intelligence/client'
import { setView, useAddress } from '../../address/useAddress.js'
import { amountDigits } from '../../format/figure.js'
import { format } from '../../format/viewer.js'
import { spoken } from '../../format/words.js'
import { Chip } from '../../parts/Chip.js'
import { EmptyState } from '../../parts/EmptyState.js'
import { ExternalLink } from '../../parts/ExternalLink.js'
import { Day, Money, WorkHours } from '../../parts/values.js'
import { useSelected } from '../../selection/selected.js'
import { type Column, DataTable } from '../../table/DataTable.js'
import { chosenRows } from './ledger.js'
import { causeTones, causeWords, changeWords } from './words.js'

const columnsOf = (timeZone: string, currency: string | null): readonly Column<ScopeRow>[] => [
  {
    id: 'item',
    title: 'Item',
    value: ({ key, title }) => `${key} ${title}`,
    show: ({ key, title, url }) => (
      <>
        <ExternalLink url={url}>{key}</ExternalLink> {title}
      </>
    ),
    isWide: true,
  },
  { id: 'change', title: 'Change', value: ({ change }) => changeWords[change] },
  {
    id: 'at',
    title: 'When',
    value: ({ at }) => at,
    show: ({ at }) => <Day at={at} timeZone={timeZone} />,
  },
  { id: 'type', title: 'Type', value: ({ workType }) => spoken(workType) },
  { id: 'state', title: 'State', value: ({ state }) => spoken(state) },
  {
    id: 'cause',
    title: 'Cause',
    value: ({ attribution, changeRequestReference }) => changeRequestReference ?? causeWords[attribution],
    show: ({ attribution, changeRequestReference }) => (
      <Chip tone={causeTones[attribution]}>{changeRequestReference ?? causeWords[attribution]}</Chip>
    ),
  },
  {
    id: 'estimate',
    title: 'Estimate',
    value: ({ estimateHours }) => estimateHours,
    show: ({ estimateHours }) => <WorkHours value={estimateHours} />,
    align: 'end',
  },
  {
    id: 'value',
    title: 'Worth',
    value: ({ valueCents }) => amountDigits(valueCents, currency, format),
    show: ({ valueCents, valueBasis }) => (
      <span title={valueBasis ?? undefined}>
        <Money cents={valueCents} currency={currency} />
      </span>
    ),
    align: 'end',
  },
]

const Choice = ({
  name,
  title,
  choices,
  chosen,
}: {
  name: string
  title: string
  choices: Readonly<Record<string, string>>
  chosen: string | undefined
}) => (
  <label className="row small">
    <span>{title}</span>
    <select className="ledger-choice" value={chosen ?? ''} onChange={({ target }) => setView({ [name]: target.value })}>
      <option value="">All</option>
      {Object.entries(choices).map(([id, words]) => (
        <option key={id} value={id}>
          {words}
        </option>
      ))}
    </select>
  </label>
)

/** Items added, removed or re-estimated since the lock. */
export const Ledger = ({ report }: { report: ScopeReport }) => {
  const { view } = useAddress()
  const { timeZone } = useSelected()
  const change = view['change']
  const cause = view['cause']
  if (report.rows.length === 0) return <EmptyState title="Nothing changed since the lock" />
  const rows = chosenRows(report.rows, change, cause)
  return (
    <div className="stack">
      <div className="row unprinted">
        <Choice name="change" title="Change" choices={changeWords} chosen={change} />
        <Choice name="cause" title="Cause" choices={causeWords} chosen={cause} />
      </div>
      {report.rowsTotal > report.rows.length && <p className="soft">The newest are listed.</p>}
      <DataTable
        id="ledger"
        label="Changes of scope"
        columns={columnsOf(timeZone, report.valuation.currency)}
        rows={rows}
        rowKey={({ key, change: kind, at }) => `${key} ${kind} ${at}`}
        {...(rows.length === report.rows.length ? { total: report.rowsTotal } : {})}
        empty={<EmptyState title="No item matches these filters" />}
      />
    </div>
  )
}
