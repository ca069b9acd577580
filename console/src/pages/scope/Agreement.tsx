import type { AgreedEngagement, AgreedLock, ScopeCreep } from '@workspace-delivery-intelligence/client'
import { format } from '../../format/viewer.js'
import { billingModelWords } from '../../format/words.js'
import { Chip } from '../../parts/Chip.js'
import { Facts } from '../../parts/Facts.js'
import { CivilDay, Count, Money, WorkHours } from '../../parts/values.js'
import { useMay } from '../../selection/access.js'
import { PlainTable } from '../../table/PlainTable.js'
import { AmendEngagementForm, EndForm, SignForm } from './EngagementForms.js'
import { FormButton } from './FormButton.js'
import { LockForm, ReleaseForm, RestoreForm } from './LockForms.js'
import { useScopePlace } from './place.js'
import { presentLock } from './standing.js'

type Engagement = NonNullable<ScopeCreep['engagement']>
type Lock = NonNullable<ScopeCreep['lock']>

const EngagementActions = ({ engagement }: { engagement: AgreedEngagement }) => {
  const [mayAmend, mayEnd, maySign] = [useMay('engagement.amend'), useMay('engagement.end'), useMay('engagement.sign')]
  const isOpen = engagement.state === 'active'
  return (
    <div className="row unprinted">
      {mayAmend && isOpen && (
        <FormButton label="Amend the engagement" id="agreement" isSmall>
          {(close) => <AmendEngagementForm engagement={engagement} close={close} />}
        </FormButton>
      )}
      {mayEnd && isOpen && (
        <FormButton label="End the engagement" isSmall>
          {(close) => <EndForm engagement={engagement} close={close} />}
        </FormButton>
      )}
      {maySign && !isOpen && (
        <FormButton label="Sign the next engagement" isSmall>
          {(close) => <SignForm close={close} />}
        </FormButton>
      )}
    </div>
  )
}

const EngagementCard = ({ engagement }: { engagement: Engagement }) => {
  const { agreements } = useScopePlace()
  const stated = agreements.engagements.find(({ id }) => id === engagement.id)
  return (
    <div className="card stack">
      <h3>Engagement</h3>
      <Facts
        rows={[
          ['Billing', billingModelWords[engagement.billingModel]],
          [
            'Agreed amount',
            engagement.contractedAmountCents === null ? (
              'none'
            ) : (
              <Money
                key="amount"
                cents={engagement.contractedAmountCents}
                currency={engagement.currency}
                at="engagement.contractedAmountCents"
              />
            ),
          ],
          ['First day', <CivilDay key="from" date={engagement.startsOn} />],
          ['Last day', <CivilDay key="to" date={engagement.endsOn} empty="open" />],
          ['State', engagement.state === 'active' ? 'Active' : 'Ended'],
        ]}
      />
      {stated !== undefined && <EngagementActions engagement={stated} />}
    </div>
  )
}

const LockActions = ({ lock }: { lock: AgreedLock }) => {
  const [mayLock, mayRelease] = [useMay('scope.lock'), useMay('scope.release')]
  return (
    <div className="row unprinted">
      {mayLock && (
        <FormButton label="Lock the scope again" id="lock" isSmall>
          {(close) => <LockForm close={close} />}
        </FormButton>
      )}
      {mayRelease && (
        <FormButton label="Release the lock" isSmall>
          {(close) => <ReleaseForm lock={lock} close={close} />}
        </FormButton>
      )}
    </div>
  )
}

const LockCard = ({ lock }: { lock: Lock }) => {
  const { agreements } = useScopePlace()
  const present = presentLock(agreements)
  return (
    <div className="card stack">
      <h3>Lock</h3>
      <Facts
        rows={[
          ['Locked on', <CivilDay key="on" date={lock.lockedOn} />],
          ['Time zone', lock.timeZone],
          ['By', lock.lockedBy],
          ['Contract or document', lock.reference ?? '—'],
          ['Items', <Count key="items" value={lock.items} at="lock.items" />],
          [
            'Estimate',
            lock.estimateHours === null ? (
              'none'
            ) : (
              <WorkHours key="hours" value={lock.estimateHours} at="lock.estimateHours" />
            ),
          ],
        ]}
      />
      {present?.id === lock.id ? (
        <LockActions lock={present} />
      ) : (
        <p className="small soft">This lock is not in force today.</p>
      )}
    </div>
  )
}

const lockState = ({ inForce, releasedAt }: AgreedLock, timeZone: string): string => {
  if (releasedAt !== null) return `Released ${format.day(releasedAt, timeZone)}`
  return inForce ? 'In force' : 'Replaced'
}

/** All locks of the project, and its orders that do not count today. */
const Earlier = () => {
  const { agreements, question } = useScopePlace()
  const mayLock = useMay('scope.lock')
  const withdrawn = agreements.changeOrders.filter(({ inForce }) => !inForce)
  const present = presentLock(agreements)
  if (agreements.locks.length <= 1 && withdrawn.length === 0) return null
  return (
    <details className="card scope-earlier">
      <summary>Earlier locks and withdrawn orders</summary>
      <div className="stack">
        {agreements.locks.length > 1 && (
          <PlainTable
            label="Locks"
            head={['Locked on', 'Items', 'State', '']}
            rows={agreements.locks.map((lock) => [
              format.date(lock.lockedOn),
              <Count key="items" value={lock.items} />,
              <Chip key="state" tone={lock.inForce ? 'good' : 'neutral'}>
                {lockState(lock, question.tz)}
              </Chip>,
              mayLock && lock.id !== present?.id ? (
                <FormButton key="restore" label="Restore" about={`the lock of ${format.date(lock.lockedOn)}`} isSmall>
                  {(close) => <RestoreForm lock={lock} close={close} />}
                </FormButton>
              ) : null,
            ])}
          />
        )}
        {withdrawn.length > 0 && (
          <PlainTable
            label="Orders that do not count today"
            head={['Order', 'Title', 'Approved on', 'Withdrawn on', 'Amount']}
            rows={withdrawn.map(({ reference, title, approvedOn, withdrawnOn, amountCents, currency }) => [
              reference,
              title,
              <CivilDay key="approved" date={approvedOn} />,
              <CivilDay key="withdrawn" date={withdrawnOn} />,
              amountCents === null ? 'no amount' : <Money key="amount" cents={amountCents} currency={currency} />,
            ])}
          />
        )}
      </div>
    </details>
  )
}

/** The engagement and the lock, with what can be done about them. */
export const Agreement = ({ engagement, lock }: Pick<ScopeCreep, 'engagement' | 'lock'>) => (
  <div className="stack">
    <div className="scope-agreement">
      {engagement !== null && <EngagementCard engagement={engagement} />}
      {lock !== null && <LockCard lock={lock} />}
    </div>
    <Earlier />
  </div>
)
