import { right } from 'fp-ts/lib/Either.js'
import { type AnyOperation, operation } from '#domain/operation'
import { type NamedNeed, rolesOf } from '#domain/permission'
import { type Askable, readAccess } from './read.js'
import { Access } from './response.js'

const needOf = (one: AnyOperation): NamedNeed => ({ id: one.id, scope: one.scope, roles: rolesOf(one) })

/** Tells which of these operations, of those beside them, and of itself, a caller may ask. */
export const accessAmong = (others: readonly AnyOperation[], beside: Askable): AnyOperation => {
  const access: AnyOperation = operation({
    id: 'access.read',
    path: '/access',
    scope: 'command-center:read',
    action: 'command_center.read',
    query: {},
    response: Access,
    read: async (request, { docs }) => right(await readAccess(request, askable, docs)),
  })
  const askable: Askable = {
    operations: [...others.map(needOf), needOf(access), ...beside.operations],
    statements: beside.statements,
  }
  return access
}
