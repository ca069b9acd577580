import { type Either, isLeft, left, right } from 'fp-ts/lib/Either.js'
import { decode, oneOf } from '#domain/codec'
import type { Instant } from '#domain/common'
import { KeyEnvironment } from '#domain/events/access'
import { READ_SCOPES, Scope } from '#domain/roles'
import { epochOf, instantOf } from '#domain/time'
import type { KeyDocument, MemberDocument } from '#projections/access/fold'
import { isInForce, keyStatus } from '#projections/api-keys/report'
import { covers } from '../acting.js'
import { conflict, stated, states } from '../command.js'
import { type Context, meant, theMember } from '../context.js'
import { same } from '../entities.js'
import { argument, choice, defaulting, newId, optional, type Reader, required, text } from '../field.js'
import { inWorkspace } from '../places.js'
import type { Refusal } from '../refusal.js'

const DAY_MS = 86_400_000
const OVERLAP_MS = DAY_MS

/** The days for which a key is valid, by choice; null: without expiry. */
const EXPIRY_DAYS = { '30d': 30, '60d': 60, '90d': 90, '1y': 365, never: null } as const
export type Expiry = keyof typeof EXPIRY_DAYS
const ExpiryChoice = oneOf('30d', '60d', '90d', '1y', 'never')

const scopeList: Reader<readonly Scope[]> = {
  placeholder: 'list',
  read: (word) => {
    if (word === 'read') return right(READ_SCOPES)
    const scopes: Scope[] = []
    for (const name of word.split(',')) {
      const scope = decode(Scope, name.trim())
      if (isLeft(scope)) return left(`"${name}" is not a scope. Scopes: ${Scope.values.join(', ')}`)
      scopes.push(scope.right)
    }
    return right(scopes)
  },
}

/** A key by id or name. A void one is found only if no other has the name. */
const keyNamed = (named: string, keys: readonly KeyDocument[], now: Instant): Either<Refusal, KeyDocument> => {
  const valid = keys.filter((one) => one.name === named && isInForce(one, now))
  return meant({
    what: 'key',
    named,
    all: valid.length > 0 ? valid : keys,
    idOf: (one) => one.keyId,
    nameOf: (one) => one.name,
    detailOf: (one) => `${one.prefix}…, ${keyStatus(one, now)}`,
  })
}

/** A member for whom the actor may have a key: none whose role or data access exceeds the actor's own. */
const within = (member: MemberDocument, context: Context): Either<Refusal, MemberDocument> =>
  covers(context.actor, member, context.directory)
    ? right(member)
    : conflict(`a key acts as its member: ${context.names.get(member.memberId)} may do or see more than you`)

const anotherKey = (keyId: string) => conflict(`the id ${keyId} already belongs to another key`)

export const issuing = inWorkspace('access')({
  path: 'key issue',
  summary: 'issue a key and show it once',
  fields: {
    name: required(text('name'), 'what the key is for'),
    scopes: defaulting(scopeList, 'read', '"read" for every read scope, or scopes separated by commas'),
    environment: defaulting(choice(KeyEnvironment, 'label'), 'live', 'label of the key'),
    expires: defaulting(choice(ExpiryChoice, 'when'), '90d', 'when it expires'),
    for: optional(text('id or name'), 'the member as whom the key acts (default: you)'),
    id: newId,
  },
  example: '--name dashboard --for Grace --expires 90d --id 3b8f3c1e-6d0b-4d3f-9a53-8d1f6f4a2b03',
  appends: ['ApiKeyIssued'],
  decide: ({ name, scopes, environment, expires, for: named, id }, _, context) => {
    const { access, actor, now, newId: fresh, newKey } = context
    const member = named === null ? right(actor) : theMember(named, context)
    if (isLeft(member)) return member
    const allowed = within(member.right, context)
    if (isLeft(allowed)) return allowed
    const createdBy = allowed.right.memberId
    const made = access.keys.find(({ keyId }) => keyId === id)
    if (made !== undefined) {
      const said = { name: made.name, environment: made.environment, scopes: made.scopes, createdBy: made.createdBy }
      return same(said, { name, environment, scopes, createdBy })
        ? states({ keyId: made.keyId })
        : anotherKey(made.keyId)
    }
    const keyId = id ?? fresh
    const { key, ...stored } = newKey(environment)
    const days = EXPIRY_DAYS[expires]
    const expiresAt = days === null ? null : instantOf(epochOf(now) + days * DAY_MS)
    const event = stated(
      'ApiKeyIssued',
      { kind: 'api_key', key: keyId },
      { keyId, name, environment, ...stored, scopes, createdBy, expiresAt },
    )
    return right({ ids: { keyId }, events: [event], key })
  },
})

export const revoking = inWorkspace('access')({
  path: 'key revoke',
  summary: 'revoke a key at once, in every process',
  fields: { key: argument(text('id or name'), 'the key, by id or name') },
  example: 'dashboard',
  appends: ['ApiKeyRevoked'],
  decide: ({ key: named }, _, { access, now }) => {
    const found = keyNamed(named, access.keys, now)
    if (isLeft(found)) return found
    const { keyId, revokedAt } = found.right
    return revokedAt === null
      ? states({ keyId }, stated('ApiKeyRevoked', { kind: 'api_key', key: keyId }, { keyId }))
      : states({ keyId })
  },
})

const rotating = inWorkspace('access')({
  path: 'key rotate',
  summary: 'replace a key with a new one and show it once; the old key stays valid for 24 hours',
  fields: { key: argument(text('id or name'), 'the key, by id or name'), id: newId },
  example: '7a1d1bd4-0f67-4f5c-8a40-1f2f0f6a9c01 --id 90c2a5de-41f4-4b0e-9c55-3a1f9f5f7c02',
  appends: ['ApiKeyRotated'],
  decide: ({ key: named, id }, _, context) => {
    const { access, now, newId: fresh, newKey } = context
    const found = keyNamed(named, access.keys, now)
    if (isLeft(found)) return found
    const old = found.right
    const member = access.members.find(({ memberId }) => memberId === old.createdBy)
    const allowed = member === undefined ? right(null) : within(member, context)
    if (isLeft(allowed)) return allowed
    const rotatedFrom = old.keyId
    const made = access.keys.find(({ keyId }) => keyId === id)
    if (made !== undefined)
      return made.rotatedFrom === rotatedFrom ? states({ keyId: made.keyId }) : anotherKey(made.keyId)
    const status = keyStatus(old, now)
    if (status === 'rotating')
      return conflict(`the key ${rotatedFrom} was already rotated: rotate the key that replaced it`)
    if (status !== 'active')
      return conflict(`the key ${rotatedFrom} is ${status}: issue a new one`, 'wdi key issue --name new')
    const keyId = id ?? fresh
    const { key, ...stored } = newKey(old.environment)
    const overlapEnd = instantOf(epochOf(now) + OVERLAP_MS)
    const graceUntil = old.expiresAt !== null && old.expiresAt < overlapEnd ? old.expiresAt : overlapEnd
    const event = stated(
      'ApiKeyRotated',
      { kind: 'api_key', key: keyId },
      { keyId, rotatedFrom, ...stored, graceUntil },
    )
    return right({ ids: { keyId }, events: [event], key })
  },
})

export const keyCommands = [issuing, rotating, revoking]
