import * as t from 'io-ts'
import { closed, nullable, oneOf } from '#domain/codec'
import { type Instant, NonEmptyString, Timestamp, Uuid } from '#domain/common'
import { compareText } from '#domain/compare'
import { KeyEnvironment } from '#domain/events/access'
import { Scope } from '#domain/roles'
import { actorTexts } from '#domain/texts'
import type { KeyDocument } from '../access/fold.js'

export const KeyStatus = oneOf('active', 'rotating', 'expired', 'revoked')
export type KeyStatus = t.TypeOf<typeof KeyStatus>

const ApiKeyMeta = closed('ApiKeyMeta', {
  id: Uuid,
  name: t.string,
  prefix: NonEmptyString,
  environment: KeyEnvironment,
  status: KeyStatus,
  scopes: t.readonlyArray(Scope),
  createdAt: Timestamp,
  createdBy: t.string,
  expiresAt: nullable(Timestamp),
  graceUntil: nullable(Timestamp),
  lastUsedAt: nullable(Timestamp),
  revokedAt: nullable(Timestamp),
  rotatedFrom: nullable(Uuid),
  profileId: nullable(Uuid),
})
export const ApiKeys = closed('ApiKeys', { canManage: t.boolean, keys: t.readonlyArray(ApiKeyMeta) })
export type ApiKeys = t.TypeOf<typeof ApiKeys>

/** A key's status at an instant. It expires at its expiry's very instant, and so does an old key's overlap. */
export const keyStatus = ({ revokedAt, expiresAt, graceUntil }: KeyDocument, now: Instant): KeyStatus => {
  if (revokedAt !== null) return 'revoked'
  if ((expiresAt !== null && expiresAt <= now) || (graceUntil !== null && graceUntil <= now)) return 'expired'
  return graceUntil === null ? 'active' : 'rotating'
}

/** Says whether a key opens anything at `now`. */
export const isInForce = (key: KeyDocument, now: Instant): boolean =>
  ['active', 'rotating'].includes(keyStatus(key, now))

/** Lists the workspace's keys, oldest first. A caller who may read this list may also manage keys, in the browser. */
export const apiKeysReport = (
  keys: readonly KeyDocument[],
  names: ReadonlyMap<Uuid, string>,
  lastUses: ReadonlyMap<Uuid, Instant>,
  now: Instant,
): ApiKeys => ({
  canManage: true,
  keys: keys
    .toSorted((a, b) => compareText(a.createdAt, b.createdAt) || compareText(a.keyId, b.keyId))
    .map((key) => ({
      id: key.keyId,
      name: key.name,
      prefix: key.prefix,
      environment: key.environment,
      status: keyStatus(key, now),
      scopes: key.scopes,
      createdAt: key.createdAt,
      createdBy: names.get(key.createdBy) ?? actorTexts.formerMember,
      expiresAt: key.expiresAt,
      graceUntil: key.graceUntil,
      lastUsedAt: lastUses.get(key.keyId) ?? null,
      revokedAt: key.revokedAt,
      rotatedFrom: key.rotatedFrom,
      profileId: null,
    })),
})
