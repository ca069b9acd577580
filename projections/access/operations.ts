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
  read: ({ workspaceId, now }, sources) => readApiKeys(workspaceId, now, sources),
})
