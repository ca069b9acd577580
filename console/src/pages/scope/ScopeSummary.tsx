import type { EngagementView, LockView, ScopeReport } from '@workspace-delivery-intelligence/client'
import { Facts } from '../../parts/Facts.js'
import { CivilDay, Count, Money, Percent, WorkHours } from '../../parts/values.js'
import { billingWords } from './words.js'

/** The agreed scope, and what became of it; uncertain items stand apart. */
export const ScopeSummary = ({
  engagement,
  lock,
  report,
}: {
  engagement: EngagementView | null
  lock: LockView
  report: ScopeReport
}) => {
  const { added, baseline, valuation } = report
  return (
    <div className="scope-summary">
      <div className="card">
        <h3>Agreed</h3>
        <Facts
          rows={[
            ['Locked on', <CivilDay key="on" date={lock.lockedOn} />],
            ['Time zone', lock.timeZone],
            ['By', lock.lockedBy],
            ['Reference', lock.reference ?? '—'],
            ['Items', <Count key="items" value={baseline.items} />],
            ['… done', <Count key="done" value={baseline.completed} />],
            ['Estimate', <WorkHours key="hours" value={baseline.estimateHours} />],
            ['Billing', engagement === null ? '—' : billingWords[engagement.billingModel]],
            [
              'Contracted',
              <Money
                key="contracted"
                cents={engagement?.contractedAmountCents ?? null}
                currency={engagement?.currency ?? null}
              />,
            ],
          ]}
        />
      </div>
      <div className="card">
        <h3>Changed</h3>
        <Facts
          rows={[
            ['Growth', <Percent key="growth" value={report.expansionPct} />],
            ['Items added', <Count key="added" value={added.items} />],
            ['… done', <Count key="done" value={added.completed} />],
            ['Added items (estimate)', <WorkHours key="hours" value={added.estimateHours} />],
            ['Items removed', <Count key="removed" value={report.removed.items} />],
            ['Re-estimated items', <Count key="anew" value={report.reestimated.items} />],
            ['… by', <WorkHours key="delta" value={report.reestimated.deltaHours} />],
          ]}
        />
      </div>
      <div className="stack">
        <div className="card">
          <h3>Value of added items</h3>
          <Facts
            rows={[
              ['Worth', <Money key="worth" cents={valuation.valueCents} currency={valuation.currency} />],
              ['Items with a value', <Count key="valued" value={valuation.valuedItems} />],
              ['Items without a value', <Count key="unsupported" value={valuation.unsupportedItems} />],
            ]}
          />
          <p className="small soft">Counted: {valuation.basis}.</p>
        </div>
        <div className="card is-uncertain">
          <h3>Uncertain</h3>
          <Facts rows={[['Items', <Count key="items" value={report.uncertain.items} />]]} />
          <p className="small soft">
            These items were open after the lock, and nothing says whether they were agreed on or added. They are
            counted as neither.
          </p>
        </div>
      </div>
    </div>
  )
}
