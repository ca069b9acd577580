import { isLeft, left, right } from 'fp-ts/lib/Either.js'
import { inviteByAddress, normalAddress } from '#access/identity'
import type { Environment } from '#app/environment'
import type { Uuid } from '#domain/common'
import type { Outcome, StoreError } from '#domain/outcome'
import { conflict } from './command.js'
import type { Refusal } from './refusal.js'
import { type MemberWish, memberToSignIn } from './sign-in-links.js'

/** An address by which a member is to sign in. */
export interface AddressWish extends MemberWish {
  /** The e-mail address of the member's account at the provider; null to forget the one that is kept. */
  readonly address: string | null
}

const NONE = 'expected an e-mail address such as grace@example.com'
const FIELD = { name: 'address', problem: NONE }

/**
 * Lets a member sign in by the account of an e-mail address, of which a digest is kept. Owners and admins say so, for nobody who may do or
 * see more than they. Another address, or none, also forgets the account that the member signed in by.
 */
export const setAddress = async (
  { address: given, ...wish }: AddressWish,
  { eventLog, registry }: Pick<Environment, 'eventLog' | 'registry'>,
): Outcome<Refusal | StoreError, { readonly memberId: Uuid }> => {
  const address = given === null ? null : normalAddress(given)
  if (given !== null && address === null) return left({ tag: 'misused', message: `the address: ${NONE}`, field: FIELD })
  const member = await memberToSignIn(wish, 'an address lets its member sign in', { eventLog, registry })
  if (isLeft(member)) return member
  const { workspaceId } = wish
  const { memberId } = member.right
  if (address === null) {
    const forgotten = await registry.identities.remove(workspaceId, memberId)
    return isLeft(forgotten) ? forgotten : right({ memberId })
  }
  const isKept = await inviteByAddress({ workspaceId, memberId, address }, registry)
  if (isLeft(isKept)) return isKept
  return isKept.right ? right({ memberId }) : conflict('another member of the workspace has this address')
}
