import type { LockView, ScopeReport } from '@workspace-delivery-intelligence/client'
import type { ReactNode } from 'react'
import { format } from '../../format/viewer.js'
import { NotKnown } from '../../parts/NotKnown.js'
import { Stats } from '../../parts/Stats.js'
import { CivilDay, Count, Money, Percent, WorkHours } from '../../parts/values.js'
import { useIsClient } from '../../session/context.js'

const Note = ({ children }: { children: ReactNode }) => <p className="scope-note">{children}</p>

const Agreed = ({ lock, report: { baseline } }: { lock: LockView; report: ScopeReport }) => (
  <>
    <Count value={baseline.items} at="report.baseline.items" />
    <Note>
      items, locked on <CivilDay date={lock.lockedOn} />
    </Note>
    <Note>
      <Count value={baseline.completed} at="report.baseline.completed" /> done ·{' '}
      {baseline.estimateHours === null ? (
        'no estimates'
      ) : (
        <WorkHours value={baseline.estimateHours} at="report.baseline.estimateHours" />
      )}
    </Note>
  </>
)

const Added = ({ report: { added } }: { report: ScopeReport }) => (
  <>
    <Count value={added.items} at="report.added.items" />
    <Note>items created after the lock</Note>
    <Note>
      <Count value={added.completed} at="report.added.completed" /> done ·{' '}
      {added.estimateHours === null ? (
        'no estimates'
      ) : (
        <WorkHours value={added.estimateHours} at="report.added.estimateHours" />
      )}
    </Note>
  </>
)

const Growth = ({ report: { expansionPct, removed, reestimated } }: { report: ScopeReport }) => (
  <>
    {expansionPct === null ? <NotKnown /> : <Percent value={expansionPct} at="report.expansionPct" />}
    <Note>items added to those agreed</Note>
    <Note>
      <Count value={removed.items} at="report.removed.items" /> removed ·{' '}
      <Count value={reestimated.items} at="report.reestimated.items" /> re-estimated
    </Note>
  </>
)

const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

const Worth = ({ report: { valuation, added }, isClient }: { report: ScopeReport; isClient: boolean }) => (
  <>
    <Money cents={valuation.valueCents} currency={valuation.currency} at="report.valuation.valueCents" />
    <Note>
      <span title={sentence(valuation.basis)}>
        {isClient ? 'amounts of the orders' : 'amounts of orders, and the time on other items'}
      </span>
    </Note>
    <Note>
      <Count value={valuation.valuedItems} at="report.valuation.valuedItems" /> of {format.number(added.items)} items
      have a value
    </Note>
  </>
)

const Uncertain = ({ report: { uncertain } }: { report: ScopeReport }) => (
  <>
    <Count value={uncertain.items} at="report.uncertain.items" />
    <Note>items that were there at the lock, and are not in it</Note>
  </>
)

/** The scope in a few numbers: agreed, added, growth, worth and what is uncertain. */
export const Headline = ({ lock, report }: { lock: LockView; report: ScopeReport }) => {
  const isClient = useIsClient()
  return (
    <div className="scope-headline">
      <Stats
        stats={[
          ['Agreed at the lock', <Agreed key="agreed" lock={lock} report={report} />],
          ['Added since', <Added key="added" report={report} />],
          ['Growth', <Growth key="growth" report={report} />],
          [
            isClient ? 'Value of change orders' : 'Worth of additions',
            <Worth key="worth" report={report} isClient={isClient} />,
          ],
          ...(isClient ? [] : ([['Uncertain', <Uncertain key="uncertain" report={report} />]] as const)),
        ]}
      />
    </div>
  )
}
