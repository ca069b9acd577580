import { isLeft, left, right } from 'fp-ts/lib/Either.js'
import type { Uuid } from '#domain/common'
import type { Outcome, StoreError } from '#domain/outcome'
import type { Identity, Pepper, Registry } from '#registry/port'
import { keyDigest } from './key.js'
import type { Account } from './provider.js'

// Who signs in by an account of a provider: the member whose address was invited, and from then on the account that came first.
// Addresses and accounts are kept as digests, under the peppers of keys.

const LONGEST_ADDRESS = 254

/** An address as it is compared: trimmed, in small letters; null where the text is none. */
export const normalAddress = (text: string): string | null => {
  const address = text.trim().toLowerCase()
  return address.length <= LONGEST_ADDRESS && /^[^\s@]+@[^\s@]+$/.test(address) ? address : null
}

const addressDigest = (address: string, { secret }: Pepper): string => keyDigest(`address\n${address}`, secret)
const accountDigest = ({ issuer, subject }: Account, { secret }: Pepper): string =>
  keyDigest(`account\n${JSON.stringify([issuer, subject])}`, secret)

/** Keeps the digest of a member's address; false where another member of the workspace has it. */
export const inviteByAddress = async (
  { workspaceId, memberId, address }: { readonly workspaceId: Uuid; readonly memberId: Uuid; readonly address: string },
  registry: Registry,
): Outcome<StoreError, boolean> => {
  const peppers = await registry.peppers()
  if (isLeft(peppers)) return peppers
  const same = peppers.right.map((pepper) => addressDigest(address, pepper))
  const [newest] = peppers.right
  return registry.identities.invite({ workspaceId, memberId, address: addressDigest(address, newest) }, same)
}

/** The reason why an account signs nobody in. */
export interface NotInvited {
  readonly tag: /** No member has its address. */
    | 'not_invited'
    /** The provider tells no address, or has not verified it. */
    | 'unverified_address'
    /** The member of the address signs in by another account. */
    | 'other_account'
}

/** An account with what it may be found by. */
interface Known {
  readonly account: Account
  readonly addresses: readonly string[]
  readonly accounts: readonly [newest: string, ...others: string[]]
}

const knownBy = (account: Account, peppers: readonly [Pepper, ...Pepper[]]): Known => {
  const address = account.isVerified ? normalAddress(account.address ?? '') : null
  const [newest, ...others] = peppers
  return {
    account,
    addresses: address === null ? [] : peppers.map((pepper) => addressDigest(address, pepper)),
    accounts: [accountDigest(account, newest), ...others.map((pepper) => accountDigest(account, pepper))],
  }
}

const boundIn = (found: readonly Identity[], { accounts }: Known): Identity | undefined =>
  found.find(({ account }) => account !== null && accounts.includes(account))

/**
 * The member of a workspace who signs in by an account, which is bound to the member if it is the first. `workspaceOf` chooses among the
 * workspaces in which the account or its address is known; null if it is none of them.
 */
export const memberBy = async <E>(
  account: Account,
  registry: Registry,
  workspaceOf: (known: readonly Uuid[]) => Outcome<E, Uuid | null>,
): Outcome<E | StoreError | NotInvited, { readonly workspaceId: Uuid; readonly memberId: Uuid }> => {
  const peppers = await registry.peppers()
  if (isLeft(peppers)) return peppers
  const known = knownBy(account, peppers.right)
  const { addresses, accounts } = known
  const found = await registry.identities.find(addresses, accounts)
  if (isLeft(found)) return found
  const workspaceId = await workspaceOf([...new Set(found.right.map((one) => one.workspaceId))])
  if (isLeft(workspaceId)) return workspaceId
  const here = found.right.filter((one) => one.workspaceId === workspaceId.right)
  const bound = boundIn(here, known)
  if (bound !== undefined) return right(bound)
  if (addresses.length === 0) return left({ tag: 'unverified_address' })
  const invited = here.find(({ address }) => addresses.includes(address))
  if (invited === undefined) return left({ tag: 'not_invited' })
  if (invited.account !== null) return left({ tag: 'other_account' })
  const [newest] = accounts
  const isBound = await registry.identities.bind(invited, newest)
  if (isLeft(isBound)) return isBound
  if (isBound.right) return right(invited)
  // Another sign-in came first, perhaps of the same account.
  const again = await registry.identities.find([], accounts)
  if (isLeft(again)) return again
  const first = boundIn(
    again.right.filter((one) => one.workspaceId === workspaceId.right),
    known,
  )
  return first === undefined ? left({ tag: 'other_account' }) : right(first)
}
