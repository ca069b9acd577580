import type { Instant, Uuid } from '#domain/common'
import type { ReadSources } from '#domain/documents'
import { isKey, workspaceAccess } from '../access/read.js'
import { type ApiKeys, apiKeysReport } from './report.js'

/** The workspace's keys at an instant, as shown to callers that may manage them. */
export const readApiKeys = async (
  workspaceId: Uuid,
  now: Instant,
  { access, people }: Pick<ReadSources, 'access' | 'people'>,
): Promise<ApiKeys> => {
  const documents = await workspaceAccess(access, workspaceId)
  const keys = documents.filter(isKey)
  const names = await people.names(keys.map(({ createdBy }) => createdBy))
  const lastUses = await people.lastUses(keys.map(({ keyId }) => keyId))
  return apiKeysReport(keys, names, lastUses, now)
}
