import { type Either, isLeft, left, right } from 'fp-ts/lib/Either.js'
import type { Ports } from '#app/environment'
import { type Action, actionsOf, Role } from '#domain/roles'
import type { MemberDocument } from '#projections/access/fold'
import { type Access, type Context, sees, theMember } from './context.js'
import type { Refusal } from './refusal.js'

type Known = { readonly access: Access; readonly names: Context['names'] }

const named = (as: string | null, known: Known): Either<Refusal, MemberDocument> => {
  if (as !== null) return theMember(as, known)
  const owner = known.access.members.find(({ role }) => role === 'owner')
  return owner === undefined
    ? left({ tag: 'conflict', message: 'the workspace has no owner: name who acts with --as' })
    : right(owner)
}

/** The actor: a member by id or display name, else the first owner, with a sufficient role. */
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

/** The roles that may use a command. */
export const rolesFor = ({
  action,
  roles = Role.values,
}: {
  readonly action: Action
  readonly roles?: readonly Role[]
}): readonly Role[] => roles.filter((role) => actionsOf(role).has(action))

/** Says whether one member may do and see all that another may. */
export const covers = (
  one: MemberDocument,
  other: Pick<MemberDocument, 'role' | 'dataAccess'>,
  directory: Context['directory'],
): boolean => {
  if (other.role === 'owner' && one.role !== 'owner') return false
  for (const action of actionsOf(other.role)) if (!actionsOf(one.role).has(action)) return false
  const [own, its] = [one.dataAccess, other.dataAccess]
  if (own.all) return true
  if (its.all) return false
  const seen = directory.projects.filter((project) => sees(one, project)).map(({ projectId }) => projectId)
  return (
    its.clients.every((id) => own.clients.includes(id)) &&
    its.projects.every((id) => own.projects.includes(id) || seen.includes(id))
  )
}

/** Names of all current and former members. */
export const namesOf = ({ members, left: gone }: Access, { registry }: Pick<Ports, 'registry'>) =>
  registry.names([...members, ...gone].map(({ memberId }) => memberId))
