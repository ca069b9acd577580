import type { AnyOperation } from './operation.js'
import { actionsOf, Role, type Scope } from './roles.js'

/** The needs of a request from its caller. */
export interface Needed {
  /** The scope that a key has to have; null if no key may. */
  readonly scope: Scope | null
  /** The roles of which the member has to have one. */
  readonly roles: readonly Role[]
  /** True where the member has to see the whole workspace. */
  readonly wholeWorkspace?: true
}

/** A request by its id, and its needs. */
export interface NamedNeed extends Needed {
  readonly id: string
}

/** The rights of a caller. */
export interface Rights {
  readonly role: Role
  /** The scopes of a key; null for a session, which has all that its member's actions allow. */
  readonly scopes: readonly Scope[] | null
  readonly dataAccess: { readonly all: boolean }
}

/** The roles that an operation answers. Every plan permits every operation. */
export const rolesOf = ({
  action,
  keptFromClients,
  managersOnly,
}: Pick<AnyOperation, 'action' | 'keptFromClients' | 'managersOnly'>): readonly Role[] =>
  Role.values.filter((role) => {
    const actions = actionsOf(role)
    if (keptFromClients === true && role === 'client') return false
    if (managersOnly === true && !actions.has('workspace.manage')) return false
    return actions.has(action)
  })

/** Says whether a caller may make a request. */
export const isPermitted = (
  { scope, roles, wholeWorkspace }: Needed,
  { role, scopes, dataAccess }: Rights,
): boolean => {
  const hasScope = scopes === null || (scope !== null && scopes.includes(scope))
  const seesEnough = wholeWorkspace !== true || dataAccess.all
  return hasScope && seesEnough && roles.includes(role)
}
