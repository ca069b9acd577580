import type { Answer } from '../../api/ask.js'
import { format } from '../../format/viewer.js'
import { billingModelWords, spoken } from '../../format/words.js'
import { Money } from '../../parts/values.js'
import type { Detail } from './words.js'

type Agreements = Answer<'agreements.read'>

/** Says whether days have a day of the invoice among them. */
const touches = ({ periodStart, periodEnd }: Detail, from: string, to: string | null): boolean =>
  from <= periodEnd && (to === null || to >= periodStart)

const Agreed = ({ detail, agreements }: { detail: Detail; agreements: Agreements }) => {
  const engagements = agreements.engagements.filter(({ startsOn, endsOn }) => touches(detail, startsOn, endsOn))
  const prices = (agreements.prices ?? []).flatMap(({ role, amounts }) =>
    amounts.filter(({ from, to }) => touches(detail, from, to)).map((amount) => ({ role, ...amount })),
  )
  return (
    <ul>
      {engagements.map((one) => (
        <li key={one.id}>
          {billingModelWords[one.billingModel]}, from {format.date(one.startsOn)}
          {one.endsOn !== null && ` to ${format.date(one.endsOn)}`}
          {one.contractedAmountCents !== null && one.currency !== null && (
            <>
              , <Money cents={one.contractedAmountCents} currency={one.currency} /> agreed
            </>
          )}
          .
        </li>
      ))}
      {prices.map(({ role, from, amountCents, currency }) => (
        <li key={`${role} ${from} ${currency}`}>
          {spoken(role)}: <Money cents={amountCents} currency={currency} /> an hour, from {format.date(from)}.
        </li>
      ))}
    </ul>
  )
}

/** The agreement, where it may be told, and the meaning of the words of the document. */
export const DocumentTerms = ({ detail, agreements }: { detail: Detail; agreements: Agreements | null }) => (
  <>
    {agreements !== null && agreements.engagements.length > 0 && (
      <div className="document-whole">
        <h3>Engagement</h3>
        <Agreed detail={detail} agreements={agreements} />
      </div>
    )}
    <div className="document-whole">
      <h3>Words</h3>
      <dl className="document-words">
        <dt>Supported</dt>
        <dd>
          Recorded hours at the agreed price, agreed amounts and bills come to what the line bills, or to more, with a
          tolerance of {detail.tolerancePct}%.
        </dd>
        <dt>Recorded</dt>
        <dd>Hours of time entries and meetings in the period. No hour counts for two lines.</dd>
        <dt>Work item</dt>
        <dd>A task of the project’s tracker that the recorded time names.</dd>
        <dt>Change</dt>
        <dd>Code that was reviewed and merged.</dd>
        <dt>Lock</dt>
        <dd>The scope as it was agreed on a day. What came later is added.</dd>
      </dl>
    </div>
  </>
)
