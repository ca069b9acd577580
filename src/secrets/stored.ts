import { isLeft, left, right } from 'fp-ts/lib/Either.js'
import type { Uuid } from '#domain/common'
import { isStoreError, type Outcome, type StoreError } from '#domain/outcome'
import type { KeptSecret, Registry } from '#registry/port'
import type { Keys, NoKey } from './key.js'
import { keyIdOf, open, type SealedFor, type SealingKeys, seal, type Unopened } from './sealing.js'

/** The store of secrets, and the keys that seal them. */
export interface Keeping {
  readonly registry: Pick<Registry, 'secrets'>
  readonly keys: Keys
}

/** A secret that a connection has for a purpose. */
export type SecretPlace = SealedFor & Pick<KeptSecret, 'purpose'>

/** A connection, by its ids. */
type OfConnection = Pick<SealedFor, 'workspaceId' | 'connectionId'>

/** The place of the secret of a connection's deliveries. It goes to no host: one look-up opens it, and its content names the host. */
export const hookPlace = ({ workspaceId, connectionId }: OfConnection): SecretPlace => ({
  workspaceId,
  connectionId,
  origin: null,
  purpose: 'hook',
})

/** A secret as it was kept; `version` counts its changes. */
export interface OpenedSecret {
  readonly text: string
  readonly version: number
}

const LOST: NoKey = {
  tag: 'no_key',
  reason: 'none_given',
  message:
    'tokens of this workspace are kept already, but their key is not given here: set WDI_SECRETS_KEY_FILE or WDI_SECRETS_KEY as the service has it; if the key is lost, set it to a new one and give each token again',
}

/** The keys to seal with. None is made beside secrets that were sealed by another one. */
const sealingKeys = async (
  workspaceId: Uuid,
  { registry, keys }: Keeping,
): Outcome<StoreError | NoKey, SealingKeys> => {
  const known = keys.known()
  if (!isLeft(known) || known.left.reason === 'unusable') return known
  const held = await registry.secrets.ofWorkspace(workspaceId)
  if (isLeft(held)) return held
  return held.right.length > 0 ? left(LOST) : keys.forSealing()
}

/** Keeps a secret in place of the former one; returns its version. */
export const keepSecret = async (
  place: SecretPlace,
  text: string,
  keeping: Keeping,
): Outcome<StoreError | NoKey, number> => {
  const keys = await sealingKeys(place.workspaceId, keeping)
  if (isLeft(keys)) return keys
  const { workspaceId, connectionId, purpose } = place
  const sealed = seal(keys.right, place, Buffer.from(text))
  return keeping.registry.secrets.put({ workspaceId, connectionId, purpose, sealed })
}

/** Keeps a secret in place of that of a version; false where another process changed or removed it meanwhile. */
export const replaceSecret = async (
  place: SecretPlace,
  { text, version }: OpenedSecret,
  { registry, keys }: Keeping,
): Outcome<StoreError | NoKey, boolean> => {
  const known = keys.forSealing()
  if (isLeft(known)) return known
  const { workspaceId, connectionId, purpose } = place
  const sealed = seal(known.right, place, Buffer.from(text))
  return registry.secrets.replace({ workspaceId, connectionId, purpose, version, sealed })
}

/** Opens a secret that was looked up. One that a former key sealed is sealed anew by the newest. */
export const openedSecret = async (
  kept: KeptSecret,
  place: SecretPlace,
  { registry, keys }: Keeping,
): Outcome<StoreError | NoKey | Unopened, OpenedSecret> => {
  const known = keys.known()
  if (isLeft(known)) return known
  const { sealed, version } = kept
  const opened = open(known.right, place, sealed)
  if (isLeft(opened)) return opened
  const text = opened.right.toString()
  if (keyIdOf(sealed) === known.right[0].id) return right({ text, version })
  const anew = { ...kept, sealed: seal(known.right, place, opened.right) }
  const replaced = await registry.secrets.replace(anew)
  if (isLeft(replaced)) return replaced
  // Where another process was faster, a caller that compares versions asks again.
  return right({ text, version: replaced.right ? version + 1 : version })
}

/** A secret that is kept; null where there is none. */
export const secretOf = async (
  place: SecretPlace,
  keeping: Keeping,
): Outcome<StoreError | NoKey | Unopened, OpenedSecret | null> => {
  const kept = await keeping.registry.secrets.get(place.connectionId, place.purpose)
  if (isLeft(kept)) return kept
  return kept.right === null ? right(null) : openedSecret(kept.right, place, keeping)
}

/** Seals anew what a former key sealed for a connection, so that this key can be taken away. */
export const sealAnew = async (place: Omit<SecretPlace, 'purpose'>, keeping: Keeping): Outcome<StoreError, void> => {
  const known = keeping.keys.known()
  if (isLeft(known) || known.right.length === 1) return right(undefined)
  const places = [{ ...place, purpose: 'token' as const }, { ...place, purpose: 'renewing' as const }, hookPlace(place)]
  for (const one of places) {
    const opened = await secretOf(one, keeping)
    if (isLeft(opened) && isStoreError(opened.left)) return left(opened.left)
  }
  return right(undefined)
}
