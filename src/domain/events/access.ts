import * as t from 'io-ts'
import { closed, nullable, oneOf } from '../codec.js'
import { Instant, NonEmptyString, Uuid } from '../common.js'
import { Role, Scope } from '../roles.js'
import { defineEvent } from './envelope.js'

/** A member's data access: all clients, or these clients and projects. */
export const DataAccess = t.union([
  closed('AllData', { all: t.literal(true) }),
  closed('SomeData', { all: t.literal(false), clients: t.readonlyArray(Uuid), projects: t.readonlyArray(Uuid) }),
])
export type DataAccess = t.TypeOf<typeof DataAccess>

/** Says whether a member of the role can have this access: a client sees exactly one client, and no project by itself. */
export const fitsRole = (role: Role, access: DataAccess): boolean =>
  role !== 'client' || (!access.all && access.clients.length === 1 && access.projects.length === 0)

export const MemberJoined = defineEvent(
  'access',
  'MemberJoined',
  closed('MemberJoined', { memberId: Uuid, role: Role, dataAccess: DataAccess }),
)
export const MemberRoleChanged = defineEvent(
  'access',
  'MemberRoleChanged',
  closed('MemberRoleChanged', { memberId: Uuid, role: Role }),
)
export const MemberDataAccessChanged = defineEvent(
  'access',
  'MemberDataAccessChanged',
  closed('MemberDataAccessChanged', { memberId: Uuid, dataAccess: DataAccess }),
)
/** Keys made by the member are refused from now on. */
export const MemberLeft = defineEvent('access', 'MemberLeft', closed('MemberLeft', { memberId: Uuid }))

export const KeyEnvironment = oneOf('live', 'test')

/** The key's digest under the pepper named; never the key. */
export const ApiKeyIssued = defineEvent(
  'access',
  'ApiKeyIssued',
  closed('ApiKeyIssued', {
    keyId: Uuid,
    name: NonEmptyString,
    environment: KeyEnvironment,
    /** The label and the first 4 random characters, then an ellipsis. */
    prefix: NonEmptyString,
    digest: NonEmptyString,
    pepperId: NonEmptyString,
    scopes: t.readonlyArray(Scope),
    createdBy: Uuid,
    expiresAt: nullable(Instant),
  }),
)
export const ApiKeyRevoked = defineEvent('access', 'ApiKeyRevoked', closed('ApiKeyRevoked', { keyId: Uuid }))
/** A new key with the old one's name, scopes, creator and expiry; the old one stays valid up to `graceUntil`. */
export const ApiKeyRotated = defineEvent(
  'access',
  'ApiKeyRotated',
  closed('ApiKeyRotated', {
    keyId: Uuid,
    rotatedFrom: Uuid,
    prefix: NonEmptyString,
    digest: NonEmptyString,
    pepperId: NonEmptyString,
    graceUntil: Instant,
  }),
)
