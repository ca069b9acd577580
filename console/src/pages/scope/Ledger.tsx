import type { ScopeReport, ScopeRow, UndecidedReport } from '@workspace-delivery-intelligence/client'
import { goTo, pageAddress, setView, useAddress } from '../../address/useAddress.js'
import { amountDigits } from '../../format/figure.js'
import { format } from '../../format/viewer.js'
import { spoken } from '../../format/words.js'
import { EmptyState } from '../../parts/EmptyState.js'
import { ExternalLink } from '../../parts/ExternalLink.js'
import { CivilDay, Count, Day, Money, WorkHours } from '../../parts/values.js'
import { useMayOpen } from '../../selection/offered.js'
import { useSelected } from '../../selection/selected.js'
import { type Column, DataTable } from '../../table/DataTable.js'
import { LedgerHead } from './LedgerHead.js'
import {
  daysOfPart,
  groupsOn,
  type LedgerGroup,
  type LedgerLine,
  ledgerGroups,
  ledgerLines,
  monthsOf,
} from './ledger.js'
import { useUndecided } from './place.js'
import { changeWords, groupWords } from './words.js'

const Dash = () => <span className="soft">—</span>

const Worth = ({ row, currency, place }: { row: ScopeRow; currency: string | null; place: number }) => {
  if (row.valueCents !== null)
    return (
      <span title={row.valueBasis ?? undefined}>
        <Money cents={row.valueCents} currency={currency} at={`report.rows[${place}].valueCents`} />
      </span>
    )
  if (row.valueBasis === null)
    return row.change === 'added' ? (
      <span className="soft" title="No time with an hourly cost was recorded on it.">
        —
      </span>
    ) : (
      <Dash />
    )
  const words = row.changeRequestReference === null ? 'hidden' : 'in the order'
  return (
    <span className="soft" title={row.valueBasis}>
      {words}
    </span>
  )
}

const HeadWorth = ({
  group,
  report,
  undecided,
}: {
  group: LedgerGroup
  report: ScopeReport
  undecided: UndecidedReport | null
}) => {
  if (group.kind === 'added' && undecided !== null) {
    const { valueCents, currency } = undecided.withoutOrder
    return valueCents === null ? <Dash /> : <Money cents={valueCents} currency={currency} />
  }
  if (group.kind !== 'order' || group.order === null) return null
  const { id, amountCents, currency } = group.order
  if (amountCents === null) return <span className="soft">no amount</span>
  const place = report.changeOrders.findIndex((order) => order.id === id)
  return <Money cents={amountCents} currency={currency} at={`report.changeOrders[${place}].amountCents`} />
}

const headText = (group: LedgerGroup): string =>
  group.kind === 'order' ? [group.reference, group.order?.title].filter(Boolean).join(' ') : groupWords[group.kind]

/** The amount of a head, for files: an order's own, or the sum that the answer tells. */
const headDigits = (group: LedgerGroup, undecided: UndecidedReport | null): number | null => {
  if (group.kind === 'order')
    return amountDigits(group.order?.amountCents ?? null, group.order?.currency ?? null, format)
  if (group.kind !== 'added' || undecided === null) return null
  return amountDigits(undecided.withoutOrder.valueCents, undecided.withoutOrder.currency, format)
}

const columnsOf = (
  report: ScopeReport,
  undecided: UndecidedReport | null,
  timeZone: string,
  hasTotals: boolean,
): readonly Column<LedgerLine>[] => {
  const { added, valuation } = report
  const { currency } = valuation
  return [
    {
      id: 'item',
      title: 'Item',
      value: (line) => (line.kind === 'head' ? headText(line.group) : `${line.row.key} ${line.row.title}`),
      show: (line) =>
        line.kind === 'head' ? (
          <LedgerHead group={line.group} report={report} />
        ) : (
          <span className="ledger-item">
            <ExternalLink url={line.row.url}>{line.row.key}</ExternalLink> {line.row.title}
          </span>
        ),
      isWide: true,
      ...(hasTotals
        ? {
            total: (
              <>
                Added since the lock: <Count value={added.items} at="report.added.items" /> items
              </>
            ),
          }
        : {}),
    },
    {
      id: 'change',
      title: 'Change',
      value: (line) => (line.kind === 'head' ? '' : changeWords[line.row.change]),
      ...(hasTotals ? { total: '' } : {}),
    },
    {
      id: 'when',
      title: 'When',
      value: (line) => {
        if (line.kind === 'row') return line.row.at
        return line.group.kind === 'order' ? (line.group.order?.approvedOn ?? '') : ''
      },
      show: (line) => {
        if (line.kind === 'row') return <Day at={line.row.at} timeZone={timeZone} />
        if (line.group.kind !== 'order' || line.group.order === null) return null
        return (
          <span className="ledger-approved">
            approved <CivilDay date={line.group.order.approvedOn} />
          </span>
        )
      },
    },
    {
      id: 'type',
      title: 'Type',
      value: (line) => (line.kind === 'head' ? '' : spoken(line.row.workType)),
      isExtra: true,
    },
    { id: 'state', title: 'State', value: (line) => (line.kind === 'head' ? '' : spoken(line.row.state)) },
    {
      id: 'estimate',
      title: 'Estimate',
      value: (line) => {
        if (line.kind === 'row') return line.row.estimateHours
        return line.group.kind === 'added' ? (undecided?.withoutOrder.estimateHours ?? null) : null
      },
      show: (line) => {
        if (line.kind === 'row')
          return line.row.estimateHours === null ? (
            <Dash />
          ) : (
            <WorkHours value={line.row.estimateHours} at={`report.rows[${line.place}].estimateHours`} />
          )
        const hours = line.group.kind === 'added' ? (undecided?.withoutOrder.estimateHours ?? null) : null
        return hours === null ? null : <WorkHours value={hours} />
      },
      align: 'end',
      ...(hasTotals
        ? {
            total:
              added.estimateHours === null ? (
                <Dash />
              ) : (
                <WorkHours value={added.estimateHours} at="report.added.estimateHours" />
              ),
          }
        : {}),
    },
    {
      id: 'worth',
      title: 'Worth',
      value: (line) =>
        line.kind === 'head' ? headDigits(line.group, undecided) : amountDigits(line.row.valueCents, currency, format),
      show: (line) =>
        line.kind === 'head' ? (
          <HeadWorth group={line.group} report={report} undecided={undecided} />
        ) : (
          <Worth row={line.row} currency={currency} place={line.place} />
        ),
      align: 'end',
      ...(hasTotals
        ? { total: <Money cents={valuation.valueCents} currency={currency} at="report.valuation.valueCents" /> }
        : {}),
    },
  ]
}

const WhenChoice = ({ months, when }: { months: readonly string[]; when: string }) => {
  const { start, end } = useSelected()
  return (
    <label className="row small">
      <span>Changes of</span>
      <select className="scope-choice" value={when} onChange={({ target }) => setView({ when: target.value })}>
        <option value="">All since the lock</option>
        <option value="period">{format.range(start, end)}</option>
        {months.map((month) => (
          <option key={month} value={month}>
            {format.month(`${month}-01`)}
          </option>
        ))}
      </select>
    </label>
  )
}

const lineKey = (line: LedgerLine): string => {
  if (line.kind === 'row') return `${line.row.key} ${line.row.change} ${line.place}`
  return line.group.kind === 'order' ? `order ${line.group.reference}` : line.group.kind
}

/** Items added, removed or re-estimated since the lock: by change order, and by their change where no order explains them. */
export const Ledger = ({ report }: { report: ScopeReport }) => {
  const address = useAddress()
  const { timeZone, start, end } = useSelected()
  const undecided = useUndecided()
  const mayTrace = useMayOpen('trace')
  const groups = ledgerGroups(report)
  const when = address.view['when'] ?? ''
  const shown = when === '' ? groups : groupsOn(groups, daysOfPart(when, { start, end }), timeZone)
  const isWhole = when === ''
  const open = (line: LedgerLine): void => {
    if (line.kind === 'row') goTo(pageAddress(address, 'trace', { kind: 'item', id: line.row.key }))
  }
  if (groups.length === 0) return <EmptyState title="Nothing changed since the lock" />
  return (
    <div className="stack">
      {report.rowsTotal > report.rows.length && (
        <p className="small soft">The newest {format.number(report.rows.length)} changes are listed.</p>
      )}
      <DataTable
        id="ledger"
        label="Scope ledger"
        columns={columnsOf(report, isWhole ? undecided : null, timeZone, isWhole)}
        rows={ledgerLines(shown)}
        rowKey={lineKey}
        isHead={({ kind }) => kind === 'head'}
        {...(isWhole ? { total: report.rowsTotal } : {})}
        {...(mayTrace ? { onOpen: open } : {})}
        filters={<WhenChoice months={monthsOf(groups, timeZone)} when={when} />}
        empty={
          <EmptyState title="Nothing changed in these days">
            <button type="button" className="link-button" onClick={() => setView({ when: null })}>
              Show all since the lock
            </button>
          </EmptyState>
        }
      />
    </div>
  )
}
