import { isLeft, right } from 'fp-ts/lib/Either.js'
import { operation } from '#domain/operation'
import { isKey, workspaceAccess } from './read.js'
import { ApiKeys, apiKeysReport } from './report.js'

export const listApiKeys = operation({
  id: 'apiKeys.list',
  path: '/settings/api-keys',
  scope: 'api-keys:read',
  action: 'workspace.manage',
  query: {},
  response: ApiKeys,
  read: async ({ workspaceId, now }, { access, people }) => {
    const documents = await workspaceAccess(access, workspaceId)
    if (isLeft(documents)) return documents
    const keys = documents.right.filter(isKey)
    const names = await people.names(keys.map(({ createdBy }) => createdBy))
    if (isLeft(names)) return names
    const lastUses = await people.lastUses(keys.map(({ keyId }) => keyId))
    if (isLeft(lastUses)) return lastUses
    return right(apiKeysReport(keys, names.right, lastUses.right, now))
  },
})
