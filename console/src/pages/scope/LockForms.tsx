import type { AgreedLock } from '@workspace-delivery-intelligence/client'
import { pageAddress, useAddress } from '../../address/useAddress.js'
import { useAnswer } from '../../api/useAnswer.js'
import { format } from '../../format/viewer.js'
import { Dialog } from '../../parts/Dialog.js'
import { EmptyState } from '../../parts/EmptyState.js'
import { Loaded } from '../../parts/Loaded.js'
import { PageLink } from '../../parts/PageLink.js'
import { useSelected } from '../../selection/selected.js'
import { StatementDialog } from '../../statement/StatementDialog.js'
import { StatementForm } from '../../statement/StatementForm.js'
import { counter } from '../../statement/takeBack.js'
import { LockPreview } from './LockPreview.js'
import { useScopeNumbers, useScopePlace } from './place.js'

/** The reason of a release that takes a lock back. */
const TAKEN_BACK = 'The lock was taken back.'

/** The statement that takes a new lock back; null where its id is not known. */
const released = (project: string, lock: string | undefined) =>
  lock === undefined ? null : counter('scope.release', { project, lock, reason: TAKEN_BACK })

const Fields = ({ trackers, close }: { trackers: readonly string[]; close: () => void }) => {
  const { question } = useScopePlace()
  const { today } = useSelected()
  const watches = useScopeNumbers()
  const [first, ...others] = trackers
  return (
    <StatementForm
      statement="scope.lock"
      action="Lock these items"
      told="The scope is locked."
      fields={[
        {
          kind: 'choice',
          name: 'fromTracker',
          label: 'Tracker',
          options: trackers.map((tracker) => ({ value: tracker, label: tracker })),
        },
        { kind: 'day', name: 'on', label: 'Agreed on', note: 'Items made by the end of this day are agreed on.' },
        { kind: 'text', name: 'reference', label: 'Contract or document', isOptional: true },
      ]}
      fixed={{ project: question.projectId, tz: question.tz }}
      initial={{ fromTracker: first !== undefined && others.length === 0 ? first : '', on: today }}
      about={question.projectId}
      watches={watches}
      undoneBy={({ ids }) => released(question.projectId, ids['lockId'])}
      preview={(values) => <LockPreview values={values} />}
      onDone={close}
      onCancel={close}
    />
  )
}

const NoTracker = ({ close }: { close: () => void }) => {
  const address = useAddress()
  return (
    <EmptyState title="This project has no tracker yet">
      <p>Items come from a tracker. Connect one, and assign it to this project.</p>
      <PageLink to={pageAddress(address, 'sources')} className="button" onFollow={close}>
        Open sources
      </PageLink>
    </EmptyState>
  )
}

/** The form that locks the items of a tracker, with a preview. */
export const LockForm = ({ close }: { close: () => void }) => {
  const { question } = useScopePlace()
  const asked = useAnswer('scope.preview', { projectId: question.projectId, tz: question.tz })
  return (
    <Dialog title="Lock the scope" onClose={close}>
      <Loaded asked={asked} heights={[480]} label="the trackers">
        {({ trackers }) =>
          trackers.length === 0 ? <NoTracker close={close} /> : <Fields trackers={trackers} close={close} />
        }
      </Loaded>
    </Dialog>
  )
}

/** The form that releases a lock, with a reason. */
export const ReleaseForm = ({ lock, close }: { lock: AgreedLock; close: () => void }) => {
  const { question } = useScopePlace()
  const watches = useScopeNumbers()
  return (
    <StatementDialog
      title="Release the lock"
      statement="scope.release"
      action="Release the lock"
      told="The lock is released."
      fields={[{ kind: 'text', name: 'reason', label: 'Reason' }]}
      fixed={{ project: question.projectId, lock: lock.id, version: lock.version }}
      about={lock.id}
      isDangerous
      watches={watches}
      undoneBy={() => counter('scope.lock', { project: question.projectId, fromLock: lock.id })}
      onClose={close}
    >
      <p>Its items do not count as agreed any more. An earlier lock that was not released counts again.</p>
    </StatementDialog>
  )
}

/** The form that brings a released lock back, as a new one with the same items. */
export const RestoreForm = ({ lock, close }: { lock: AgreedLock; close: () => void }) => {
  const { question } = useScopePlace()
  const watches = useScopeNumbers()
  return (
    <StatementDialog
      title="Restore the lock"
      statement="scope.lock"
      action="Restore the lock"
      told="The scope is locked again."
      fields={[]}
      fixed={{ project: question.projectId, fromLock: lock.id }}
      about={`restore ${lock.id}`}
      watches={watches}
      undoneBy={({ ids }) => released(question.projectId, ids['lockId'])}
      onClose={close}
    >
      <p>
        The scope is locked with the {format.number(lock.items)} items of {format.date(lock.lockedOn)}, with the
        estimates of then.
      </p>
    </StatementDialog>
  )
}

/** The form that locks some more items with those of a lock. */
export const AgreedForm = ({
  lock,
  items,
  close,
}: {
  lock: AgreedLock
  items: readonly { readonly name: string; readonly label: string }[]
  close: (wasDone: boolean) => void
}) => {
  const { question } = useScopePlace()
  const watches = useScopeNumbers()
  return (
    <StatementDialog
      title="Agreed at the lock"
      statement="scope.lock"
      action="Add to the lock"
      told="The items are part of the agreement."
      fields={[]}
      fixed={{ project: question.projectId, fromLock: lock.id, item: items.map(({ name }) => name) }}
      about={`agreed ${lock.id}`}
      watches={watches}
      undoneBy={({ ids }) => released(question.projectId, ids['lockId'])}
      onDone={() => close(true)}
      onClose={() => close(false)}
    >
      <p>
        A new lock of {format.date(lock.lockedOn)} has the {format.number(lock.items)} items of the present one, and
        these with their present estimates:
      </p>
      <ul className="chosen-items">
        {items.map(({ name, label }) => (
          <li key={name}>{label}</li>
        ))}
      </ul>
    </StatementDialog>
  )
}
