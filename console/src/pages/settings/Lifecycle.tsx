import type { DeletionView, WorkspaceSettings } from '@workspace-delivery-intelligence/client'
import { useState } from 'react'
import { Instant } from '../../parts/values.js'
import { useMay } from '../../selection/access.js'
import { useSelected } from '../../selection/selected.js'
import { StatementDialog } from '../../statement/StatementDialog.js'
import { StatementForm } from '../../statement/StatementForm.js'
import { counter } from '../../statement/takeBack.js'

/** Says when the workspace will be deleted, and keeps it where that is wanted. */
export const Deletion = ({ deletion }: { deletion: DeletionView }) => {
  const { timeZone } = useSelected()
  const mayKeep = useMay('workspace.keep')
  return (
    <div className="card settings-deletion" role="alert">
      <p>
        <strong>This workspace will be deleted</strong> on <Instant at={deletion.effectiveAt} timeZone={timeZone} />,
        with everything in it. {deletion.requestedBy} asked for it on{' '}
        <Instant at={deletion.requestedAt} timeZone={timeZone} />.
      </p>
      {mayKeep && (
        <StatementForm
          statement="workspace.keep"
          action="Keep the workspace"
          told="The workspace is kept."
          fields={[]}
          fixed={{}}
        />
      )}
    </div>
  )
}

const RenameWorkspace = ({ name, onClose }: { name: string; onClose: () => void }) => (
  <StatementDialog
    title="Rename the workspace"
    statement="workspace.rename"
    action="Rename the workspace"
    told="The workspace is renamed."
    fields={[{ kind: 'text', name: 'name', label: 'Name' }]}
    initial={{ name }}
    fixed={{}}
    undoneBy={() => counter('workspace.rename', { name })}
    onClose={onClose}
  />
)

const DeleteWorkspace = ({ slugs, graceDays, onClose }: { slugs: string; graceDays: number; onClose: () => void }) => (
  <StatementDialog
    title="Delete the workspace?"
    statement="workspace.delete"
    action="Delete the workspace"
    told="The workspace will be deleted."
    isDangerous
    fields={[{ kind: 'text', name: 'again', label: `Write ${slugs}`, note: 'So that nobody does it by mistake.' }]}
    fixed={{}}
    undoneBy={() => counter('workspace.keep', {})}
    onClose={onClose}
  >
    <p>
      Everything in it is deleted in {graceDays} days: evidence, statements, members and keys. Until then it can be
      kept.
    </p>
  </StatementDialog>
)

/** Renames and deletes the workspace, where the person may. */
export const LifecycleButtons = ({ answer }: { answer: WorkspaceSettings }) => {
  const { workspace } = useSelected()
  const mayRename = useMay('workspace.rename')
  const mayDelete = useMay('workspace.delete')
  const [open, setOpen] = useState<'rename' | 'delete' | null>(null)
  const close = (): void => setOpen(null)
  return (
    <div className="row unprinted">
      {mayRename && (
        <button type="button" className="button is-small" onClick={() => setOpen('rename')}>
          Rename the workspace…
        </button>
      )}
      {mayDelete && answer.deletion === null && (
        <button type="button" className="button is-small is-dangerous" onClick={() => setOpen('delete')}>
          Delete the workspace…
        </button>
      )}
      {open === 'rename' && <RenameWorkspace name={answer.identity.name} onClose={close} />}
      {open === 'delete' && (
        <DeleteWorkspace
          slugs={`${workspace.organization}/${workspace.workspace}`}
          graceDays={answer.dataPolicy.deletionGraceDays}
          onClose={close}
        />
      )}
    </div>
  )
}
