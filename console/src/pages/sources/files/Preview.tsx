import type { ImportSays, SourceProject } from '@workspace-delivery-intelligence/client'
import type { ReactNode } from 'react'
import { format, LOCALE } from '../../../format/viewer.js'
import { coverageKindWords, spoken } from '../../../format/words.js'
import { Facts } from '../../../parts/Facts.js'
import { Count, Day, WorkHours } from '../../../parts/values.js'
import { useSelected } from '../../../selection/selected.js'
import { PlainTable } from '../../../table/PlainTable.js'
import { meaningOf, originOf, subjectOf } from './preview.js'

const Part = ({ title, note, children }: { title: string; note?: string; children: ReactNode }) => (
  <div className="stack">
    <h4>{title}</h4>
    {note !== undefined && <p className="small soft">{note}</p>}
    <div className="files-scroll">{children}</div>
  </div>
)

const Amount = ({ amount, currency }: { amount: string | null; currency: string | null }) => {
  if (amount === null) return <span className="soft">several currencies</span>
  // The service tells exact decimals as text.
  const exact = amount as Intl.StringNumericLiteral
  const text =
    currency === null
      ? new Intl.NumberFormat(LOCALE).format(exact)
      : new Intl.NumberFormat(LOCALE, { style: 'currency', currency }).format(exact)
  return <data value={amount}>{text}</data>
}

const Places = ({ says }: { says: ImportSays }) => {
  const { timeZone } = useSelected()
  return (
    <PlainTable
      label="Records by kind and project"
      head={['Kind and place', 'Project', 'Records', 'Days', 'From', 'To']}
      rows={says.facts.map(({ kind, place, project, count, days, from, to }) => {
        const name = place === project ? coverageKindWords[kind] : `${coverageKindWords[kind]}: ${place}`
        return [
          name,
          project ?? <span className="soft">not assigned yet</span>,
          <Count key="count" value={count} />,
          <Count key="days" value={days} />,
          <Day key="from" at={from} timeZone={timeZone} />,
          <Day key="to" at={to} timeZone={timeZone} />,
        ]
      })}
    />
  )
}

/** A dry run: everything that an import of the files comes to, before anything is imported. */
export const Preview = ({ says, projects }: { says: ImportSays; projects: readonly SourceProject[] }) => {
  const { timeZone } = useSelected()
  const { meetings } = says
  return (
    <div className="stack files-preview">
      <p>
        <Count value={says.records} /> {says.records === 1 ? 'record' : 'records'} of {format.list(says.formats)}.
      </p>
      {says.notices.map((notice) => (
        <p key={notice} className="small soft">
          {notice}
        </p>
      ))}
      {says.facts.length > 0 && (
        <Part title="What would be imported">
          <Places says={says} />
        </Part>
      )}
      {says.hours.length > 0 && (
        <Part title="Hours by role">
          <PlainTable
            label="Hours by role"
            head={['Role', 'Billable', 'Entries', 'Hours']}
            rows={says.hours.map(({ role, billable, entries, hours }) => [
              `${role}${billable ? '' : ' (not billable)'}`,
              billable ? 'yes' : 'no',
              <Count key="entries" value={entries} />,
              <WorkHours key="hours" value={hours} />,
            ])}
          />
        </Part>
      )}
      {says.amounts.length > 0 && (
        <Part title="Amounts">
          <PlainTable
            label="Amounts"
            head={['Kind', 'Amount']}
            rows={says.amounts.map(({ kind, currency, amount }) => [
              currency === null ? coverageKindWords[kind] : `${coverageKindWords[kind]} (${currency})`,
              <Amount key="amount" amount={amount} currency={currency} />,
            ])}
          />
        </Part>
      )}
      {says.items.length > 0 && (
        <Part title="Work items by state">
          <PlainTable
            label="Work items by state"
            head={['State', 'Items']}
            rows={says.items.map(({ state, items }) => [spoken(state), <Count key="items" value={items} />])}
          />
        </Part>
      )}
      {meetings !== null && (
        <Part title="Meetings">
          <Facts
            rows={[
              ['Meetings', <Count key="meetings" value={meetings.meetings} />],
              ['Hours', <WorkHours key="hours" value={meetings.hours} />],
              ['People who accepted', <Count key="heads" value={meetings.heads} />],
              ['Hours of all of them', <WorkHours key="all" value={meetings.headHours} />],
            ]}
          />
        </Part>
      )}
      {says.rejected.length > 0 && (
        <Part
          title="Records that cannot be read"
          note="They are rejected with their reason, and the others are imported."
        >
          <PlainTable
            label="Records that cannot be read"
            head={['First of them', 'Records', 'Reason']}
            rows={says.rejected.map(({ reason, records, first, message }) => [
              first,
              <Count key={reason} value={records} />,
              message,
            ])}
          />
        </Part>
      )}
      {says.leftOut.length > 0 && (
        <Part title="Records that are left out" note="They are rightly no evidence.">
          <PlainTable
            label="Records that are left out"
            head={['Reason', 'Records']}
            rows={says.leftOut.map(({ reason, records }) => [spoken(reason), <Count key={reason} value={records} />])}
          />
        </Part>
      )}
      {says.unread.length > 0 && (
        <Part title="Values that are not read" note="This format does not read them as evidence.">
          <PlainTable
            label="Values that are not read"
            head={['Column', 'Would be', 'Values']}
            rows={says.unread.map(({ name, kind, values }) => [
              name,
              coverageKindWords[kind],
              <Count key={name} value={values} />,
            ])}
          />
        </Part>
      )}
      {(says.assumed.length > 0 || says.reaches.length > 0) && (
        <Part title="What is assumed">
          <PlainTable
            label="What is assumed"
            head={['About', 'Taken as', 'Because of']}
            rows={[
              ...says.assumed.map((one): readonly [string, ...ReactNode[]] => [
                subjectOf(one),
                meaningOf(one.answer, one.meaning, projects),
                originOf(one),
              ]),
              ...says.reaches.map(({ kind, madeAt }): readonly [string, ...ReactNode[]] => [
                `${coverageKindWords[kind]}: covered up to`,
                <Day key={kind} at={madeAt} timeZone={timeZone} />,
                'when the file was made',
              ]),
            ]}
          />
        </Part>
      )}
      {says.changed.length > 0 && (
        <Part title="Answers that change" note="They hold for this import and later ones.">
          <PlainTable
            label="Answers that change"
            head={['About', 'Until now', 'From now on']}
            rows={says.changed.map((one) => [
              subjectOf(one),
              meaningOf(one.answer, one.before, projects),
              meaningOf(one.answer, one.now, projects),
            ])}
          />
        </Part>
      )}
      {says.unneeded.length > 0 && (
        <p className="small soft">No record needs these answers: {format.list(says.unneeded.map(subjectOf))}.</p>
      )}
    </div>
  )
}
