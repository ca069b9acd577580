import { isLeft, right } from 'fp-ts/lib/Either.js'
import { type LinkKind, makeLink } from '#access/sign-in'
import type { Environment } from '#app/environment'
import type { Instant, Uuid } from '#domain/common'
import type { Outcome, StoreError } from '#domain/outcome'
import { acting, covers } from './acting.js'
import { conflict } from './command.js'
import { theMember } from './context.js'
import { readAccess } from './read-access.js'
import type { Refusal } from './refusal.js'
import { BEING_DELETED } from './workspace.js'

/** A link that somebody wants for a member. */
export interface LinkWish {
  readonly workspaceId: Uuid
  /** The member who is to be signed in, by id or name. */
  readonly member: string
  readonly kind: LinkKind
  /** The member who acts, by id or name; null for the first owner. */
  readonly as: string | null
}

/** A link that was made. Its secret is kept nowhere. */
export interface MadeLink {
  readonly memberId: Uuid
  /** `organization/workspace`, where it signs in. */
  readonly slugs: string
  readonly token: string
  readonly expiresAt: Instant
}

/** A member whom somebody lets sign in. */
export type MemberWish = Pick<LinkWish, 'workspaceId' | 'member' | 'as'>

/** The member whom an owner or admin may let sign in: nobody who may do or see more than they. `because` begins the refusal. */
export const memberToSignIn = async (
  { workspaceId, member: named, as }: MemberWish,
  because: string,
  { eventLog, registry }: Pick<Environment, 'eventLog' | 'registry'>,
): Outcome<Refusal | StoreError, Pick<MadeLink, 'memberId' | 'slugs'>> => {
  const read = await readAccess(workspaceId, { eventLog, registry })
  if (isLeft(read)) return read
  const { access, directory, names } = read.right
  if (directory.closed) return conflict(BEING_DELETED)
  const known = { access, names }
  const actor = acting(as, { action: 'workspace.manage' }, known)
  if (isLeft(actor)) return actor
  const member = theMember(named, known)
  if (isLeft(member)) return member
  const { memberId } = member.right
  return covers(actor.right, member.right, directory)
    ? right({ memberId, slugs: directory.slugs })
    : conflict(`${because}: ${names.get(memberId) ?? memberId} may do or see more than you`)
}

/** Makes a link that signs a member in once: owners and admins make it, for nobody who may do or see more than they. */
export const linkFor = async (
  { kind, ...wish }: LinkWish,
  { eventLog, registry, now }: Pick<Environment, 'eventLog' | 'registry' | 'now'>,
): Outcome<Refusal | StoreError, MadeLink> => {
  const member = await memberToSignIn(wish, 'a link signs its member in', { eventLog, registry })
  if (isLeft(member)) return member
  const { memberId, slugs } = member.right
  const made = await makeLink({ workspaceId: wish.workspaceId, memberId, kind }, registry, now())
  return isLeft(made) ? made : right({ memberId, slugs, ...made.right })
}

/** The address that signs in by a link. A fragment is never sent to a server, so the secret gets into no log of requests. */
export const signInAddress = (
  origin: string,
  { organization, workspace }: { readonly organization: string; readonly workspace: string },
  token: string,
): string => `${origin}/#workspace=${organization}/${workspace}&link=${token}`
