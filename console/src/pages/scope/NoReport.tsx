import { pageAddress, select, useAddress } from '../../address/useAddress.js'
import { format } from '../../format/viewer.js'
import { EmptyState } from '../../parts/EmptyState.js'
import { PageLink } from '../../parts/PageLink.js'
import { useMay } from '../../selection/access.js'
import { useSelected } from '../../selection/selected.js'
import { SignForm } from './EngagementForms.js'
import { FormButton } from './FormButton.js'
import { LockForm, RestoreForm } from './LockForms.js'
import { useScopePlace } from './place.js'
import type { Standing } from './standing.js'

const ShowUntilToday = () => {
  const { start, today } = useSelected()
  return (
    <button
      type="button"
      className="button is-primary"
      onClick={() => select({ start: start < today ? start : today, end: today })}
    >
      Show a period up to today
    </button>
  )
}

const LockButton = () => {
  const may = useMay('scope.lock')
  if (!may) return null
  return (
    <FormButton label="Lock the scope" id="lock" isPrimary>
      {(close) => <LockForm close={close} />}
    </FormButton>
  )
}

const NoEngagement = () => {
  const may = useMay('engagement.sign')
  return (
    <EmptyState title="No engagement is signed">
      <p>An engagement says what the client agreed to. The scope is held against it.</p>
      <div className="row">
        {may ? (
          <FormButton label="Sign the engagement" id="agreement" isPrimary>
            {(close) => <SignForm close={close} />}
          </FormButton>
        ) : (
          <p className="soft">An owner or admin of the workspace can sign it.</p>
        )}
      </div>
    </EmptyState>
  )
}

const Unread = () => {
  const address = useAddress()
  return (
    <EmptyState title="The tracker was not read">
      <p>The scope is locked, but no tracker of this project was read in the period. So its items are not known.</p>
      <div className="row">
        <PageLink to={pageAddress(address, 'sources')} className="button is-primary">
          Open sources
        </PageLink>
      </div>
    </EmptyState>
  )
}

const Released = ({ standing: { lock } }: { standing: Standing & { kind: 'released' } }) => {
  const { question } = useScopePlace()
  const may = useMay('scope.lock')
  return (
    <EmptyState title="The lock was released">
      <p>
        The lock of {format.date(lock.lockedOn)} was released
        {lock.releasedAt === null ? '' : ` on ${format.day(lock.releasedAt, question.tz)}`}. Nothing is agreed until the
        scope is locked again.
      </p>
      <div className="row">
        <LockButton />
        {may && (
          <FormButton label="Restore the lock">{(close) => <RestoreForm lock={lock} close={close} />}</FormButton>
        )}
      </div>
    </EmptyState>
  )
}

/** The reason why there is no report, and what can be done about it here. */
export const NoReport = ({ standing }: { standing: Exclude<Standing, { kind: 'reported' }> }) => {
  switch (standing.kind) {
    case 'no_engagement':
      return <NoEngagement />
    case 'engaged_later':
      return (
        <EmptyState title="The engagement begins after this period">
          <p>It begins on {format.date(standing.engagement.startsOn)}.</p>
          <div className="row">
            <ShowUntilToday />
          </div>
        </EmptyState>
      )
    case 'no_lock':
      return (
        <EmptyState title="The scope is not locked">
          <p>Lock the items that were agreed on, to see what is added to them.</p>
          <div className="row">
            <LockButton />
          </div>
        </EmptyState>
      )
    case 'released':
      return <Released standing={standing} />
    case 'locked_later':
      return (
        <EmptyState title="The scope was locked after this period">
          <p>The lock is of {format.date(standing.lock.lockedOn)}.</p>
          <div className="row">
            <ShowUntilToday />
          </div>
        </EmptyState>
      )
    case 'unread':
      return <Unread />
    default:
      return standing satisfies never
  }
}
