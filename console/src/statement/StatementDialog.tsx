import type { OperationId } from '../api/ask.js'
import { Dialog } from '../parts/Dialog.js'
import { StatementForm } from './StatementForm.js'

type FormProps<Id extends OperationId> = Parameters<typeof StatementForm<Id>>[0]

/** The form of a statement in a dialog, which closes once it was done. */
export const StatementDialog = <Id extends OperationId>({
  title,
  onClose,
  onDone,
  ...form
}: Omit<FormProps<Id>, 'onCancel'> & { readonly title: string; readonly onClose: () => void }) => {
  const done: FormProps<Id>['onDone'] = (answer) => {
    onDone?.(answer)
    onClose()
  }
  return (
    <Dialog title={title} onClose={onClose}>
      <StatementForm {...(form as unknown as FormProps<Id>)} onDone={done} onCancel={onClose} />
    </Dialog>
  )
}
