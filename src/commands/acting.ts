import { type Either, isLeft, left, right } from 'fp-ts/lib/Either.js'
import type { Uuid } from '#domain/common'
import { streamOf } from '#domain/events/catalogue'
import type { Outcome, StoreUnavailable } from '#domain/outcome'
import { type Action, actionsOf, Role } from '#domain/roles'
import type { MemberDocument } from '#projections/access/fold'
import type { Stores } from '../stores.js'
import { readWhole } from './append.js'
import { type Access, accessOf, type Context, theMember } from './context.js'
import type { Refusal } from './refusal.js'

type Known = { readonly access: Access; readonly names: Context['names'] }

const named = (as: string | null, known: Known): Either<Refusal, MemberDocument> => {
  if (as !== null) return theMember(as, known)
  const owner = known.access.members.find(({ role }) => role === 'owner')
  return owner === undefined
    ? left({ tag: 'conflict', message: 'the workspace has no owner: say who acts with --as' })
    : right(owner)
}

/** Who acts: a member, by id or display name, else the owner who joined first; with a role that may. */
export const acting = (
  as: string | null,
  command: { readonly action: Action; readonly roles?: readonly Role[] },
  known: Known,
): Either<Refusal, MemberDocument> => {
  const member = named(as, known)
  if (isLeft(member)) return member
  const { role } = member.right
  const roles = rolesFor(command)
  return roles.includes(role) ? member : left({ tag: 'not_allowed', role, roles })
}

/** Who may say a command. */
export const rolesFor = ({
  action,
  roles = Role.values,
}: {
  readonly action: Action
  readonly roles?: readonly Role[]
}): readonly Role[] => roles.filter((role) => actionsOf(role).has(action))

/** Names of all who are or were members. */
export const namesOf = ({ members, left: gone }: Access, { registry }: Pick<Stores, 'registry'>) =>
  registry.names([...members, ...gone].map(({ memberId }) => memberId))

/** The same for a command that knows nothing of the workspace yet. */
export const actingMember = async (
  workspaceId: Uuid,
  as: string | null,
  action: Action,
  { eventLog, registry }: Pick<Stores, 'eventLog' | 'registry'>,
): Outcome<Refusal | StoreUnavailable, Uuid> => {
  const events = await readWhole(streamOf.access(workspaceId), eventLog)
  if (isLeft(events)) return events
  const access = accessOf(workspaceId, events.right)
  const names = await namesOf(access, { registry })
  if (isLeft(names)) return names
  const member = acting(as, { action }, { access, names: names.right })
  return isLeft(member) ? member : right(member.right.memberId)
}
