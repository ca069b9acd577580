import type { FileImport, ImportSays } from '@workspace-delivery-intelligence/client'
import { useSending } from '../../../api/useSending.js'
import { Form } from '../../../parts/Form.js'

/** Confirms an import, or goes on with one that was interrupted. */
export const Confirm = ({ known, says }: { known: FileImport; says: ImportSays | null }) => {
  const sending = useSending('imports.confirm', () => undefined)
  if (!known.mayConfirm) return null
  const isEmpty = says !== null && says.factsTotal === 0
  return (
    <Form
      action={known.state === 'failed' ? 'Go on with the import' : 'Import'}
      sending={sending}
      onSubmit={() => void sending.send({ importId: known.id })}
    >
      {isEmpty && (
        <p className="small soft">Nothing in these files counts. The import notes only that they were read.</p>
      )}
    </Form>
  )
}
