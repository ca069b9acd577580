import type { ApiKeyMeta } from '@workspace-delivery-intelligence/client'
import type { Answer } from '../../api/ask.js'
import { useSending } from '../../api/useSending.js'
import { Dialog } from '../../parts/Dialog.js'
import { Form } from '../../parts/Form.js'
import { Secret } from '../../parts/Secret.js'

/** Replaces a key, once the person has read what happens to the old one. */
export const RotateKey = ({
  apiKey,
  onRotated,
  onClose,
}: {
  apiKey: ApiKeyMeta
  onRotated: (name: string, made: Answer<'key.rotate'>) => void
  onClose: () => void
}) => {
  const sending = useSending('key.rotate', (made) => onRotated(apiKey.name, made))
  return (
    <Dialog title={`Replace the key ${apiKey.name}?`} onClose={onClose}>
      <Form
        action="Make the new key"
        sending={sending}
        onSubmit={() => void sending.send({ key: apiKey.id })}
        onCancel={onClose}
      >
        <p>
          A new key is made, with the same name and scopes. The old one stays valid for 24 hours, or until it expires if
          that is earlier: put the new one into use before then.
        </p>
      </Form>
    </Dialog>
  )
}

/** Revokes a key, once the person has read what happens. */
export const RevokeKey = ({
  apiKey,
  onRevoked,
  onClose,
}: {
  apiKey: ApiKeyMeta
  onRevoked: () => void
  onClose: () => void
}) => {
  const sending = useSending('key.revoke', onRevoked)
  return (
    <Dialog title={`Revoke the key ${apiKey.name}?`} onClose={onClose}>
      <Form
        action="Revoke the key"
        isDangerous
        sending={sending}
        onSubmit={() => void sending.send({ key: apiKey.id })}
        onCancel={onClose}
      >
        <p>
          The key <code>{apiKey.prefix}</code> is refused at once, wherever it is used. This cannot be undone.
        </p>
      </Form>
    </Dialog>
  )
}

/** A key that was made: its secret is shown until the dialog is closed, and kept nowhere. */
export const MadeKeyDialog = ({
  name,
  secret,
  onClose,
}: {
  name: string
  /** Null where the key was made before, and its secret went to nobody. */
  secret: string | null
  onClose: () => void
}) => {
  if (secret === null)
    return (
      <Dialog title={`The key ${name} was made`} onClose={onClose}>
        <p>The key was made before, and cannot be shown again. Replace the newest key of this name to see a new one.</p>
        <div className="row">
          <button type="button" className="button is-primary" onClick={onClose}>
            Close
          </button>
        </div>
      </Dialog>
    )
  return (
    <Dialog title={`The key ${name}`} stays onClose={onClose}>
      <p>
        <strong>The key is shown only now.</strong> Copy it to where it is used. Whoever has it reads what it may read.
      </p>
      <Secret what="key" secret={secret} />
      <div className="row">
        <button type="button" className="button is-primary" onClick={onClose}>
          Close and forget the key
        </button>
      </div>
    </Dialog>
  )
}
