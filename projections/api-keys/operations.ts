import { right } from 'fp-ts/lib/Either.js'
import { operation } from '#domain/operation'
import { readApiKeys } from './read.js'
import { ApiKeys } from './report.js'

export const listApiKeys = operation({
  id: 'apiKeys.list',
  path: '/settings/api-keys',
  scope: 'api-keys:read',
  action: 'workspace.manage',
  query: {},
  response: ApiKeys,
  read: async ({ workspaceId }, sources) => right(await readApiKeys(workspaceId, sources.requestedAt(), sources)),
})
