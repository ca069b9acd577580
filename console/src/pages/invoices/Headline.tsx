import type { ReactNode } from 'react'
import { Chip } from '../../parts/Chip.js'
import { CivilDay, Count, Day, Money, WorkHours } from '../../parts/values.js'
import { useSelected } from '../../selection/selected.js'
import { standingOf, standingWords } from './standing.js'
import { type Detail, statusWords } from './words.js'

/** The difference between what was billed and what is supported, as a sentence. */
export const DifferenceSentence = ({ detail, at }: { detail: Detail; at?: string | undefined }) => {
  const { varianceCents, currency, tolerancePct } = detail
  const amount = <Money cents={varianceCents} currency={currency} isUnsigned at={at} />
  const standing = standingOf(detail)
  switch (standing) {
    case 'more':
      return <>{amount} more billed than the evidence supports.</>
    case 'less':
      return <>{amount} less billed than the evidence supports. Nothing has to be done.</>
    case 'matched':
      if (varianceCents === 0) return <>The evidence supports the whole amount.</>
      return (
        <>
          The evidence supports the amount. The difference of {amount} is within {tolerancePct}%.
        </>
      )
    case 'open':
    case 'unchecked':
      return <>Not every line has evidence, so the difference is not known.</>
    case 'void':
      return <>This invoice is void: it is counted nowhere.</>
    default:
      return standing satisfies never
  }
}

const Approved = ({ detail: { approval } }: { detail: Detail }) => {
  const { timeZone } = useSelected()
  if (approval === null) return <span className="soft">Not approved yet</span>
  return (
    <span>
      {approval.isCurrent ? 'Approved' : 'Was approved'} by {approval.by} on{' '}
      <Day at={approval.at} timeZone={timeZone} />
      {!approval.isCurrent && '. The invoice has changed since, so it needs another approval.'}
    </span>
  )
}

const Named = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)

/** The amount, what of it is supported, and the difference in words. */
export const Headline = ({ detail }: { detail: Detail }) => {
  const { currency, status, unbilled } = detail
  const standing = standingOf(detail)
  const { text, tone } = standingWords[standing]
  return (
    <div className={`card invoice-headline is-${tone}`}>
      <dl className="invoice-numbers">
        <Named name="Amount">
          <Money cents={detail.amountCents} currency={currency} at="amountCents" />
        </Named>
        <Named name="Supported by evidence">
          <Money cents={detail.supportedCents} currency={currency} at="supportedCents" />
        </Named>
        {unbilled.timeEntries > 0 && (
          <Named name="Billable time, not billed">
            <WorkHours value={unbilled.hours} at="unbilled.hours" />
            {unbilled.cents !== null && (
              <span className="soft">
                {' '}
                · <Money cents={unbilled.cents} currency={currency} at="unbilled.cents" />
              </span>
            )}
          </Named>
        )}
      </dl>
      <p className="invoice-difference">
        {standing !== 'void' && <Chip tone={tone}>{text}</Chip>}{' '}
        <DifferenceSentence detail={detail} at="varianceCents" />
      </p>
      <p className="row small">
        {status !== 'issued' && <Chip tone={statusWords[status].tone}>{statusWords[status].text}</Chip>}
        <span>
          Issued on <CivilDay date={detail.issuedOn} />
        </span>
        <span className="soft">
          <Count value={detail.linesTotal} at="linesTotal" /> {detail.linesTotal === 1 ? 'line' : 'lines'}
        </span>
        {detail.notesTotal !== null && <Approved detail={detail} />}
      </p>
    </div>
  )
}
