import { timestamp, uuid } from './common.js'
import { boolean, both, closed, distinct, matching, oneOf, orNull, text } from './json-schema.js'

const FAMILIES_OF_SCOPES = [
  ...['command-center', 'forensics', 'scope-creep', 'invoice-defense', 'ai-economics', 'report-confidence'],
  ...['cost-model', 'data-sources', 'audit-trail', 'clients', 'usage-billing', 'api-keys'],
]
const scope = oneOf(
  ...FAMILIES_OF_SCOPES.flatMap((family) => ['read', 'write', 'delete'].map((to) => `${family}:${to}`)),
)

export const apiKeysList = closed({
  canManage: boolean,
  keys: distinct(
    closed({
      id: uuid,
      name: text,
      prefix: matching('^wdi_(?:live|test)_[0-9A-Za-z]{4}…$'),
      environment: oneOf('live', 'test'),
      status: oneOf('active', 'rotating', 'expired', 'revoked'),
      scopes: distinct(scope),
      createdAt: timestamp,
      createdBy: text,
      expiresAt: orNull(timestamp),
      graceUntil: orNull(timestamp),
      lastUsedAt: orNull(both(timestamp, matching(':00(?:\\.0+)?Z$'))),
      revokedAt: orNull(timestamp),
      rotatedFrom: orNull(uuid),
      profileId: orNull(uuid),
    }),
  ),
})
