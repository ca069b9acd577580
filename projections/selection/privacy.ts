import type { DocumentReader } from '#domain/documents'
import type { ReadRequest } from '#domain/operation'
import type { Role } from '#domain/roles'
import { SETTINGS } from '#domain/settings'
import { Settings } from '../entities/settings.js'

/** Roles from which a workspace can hide what an hour costs, and every number that would reveal it. */
const KEPT_FROM: ReadonlySet<Role> = new Set<Role>(['delivery_lead', 'analyst', 'viewer'])
const SETTING = 'hideSalaryFromManagers'

/** Whether numbers that are derived from a rate are hidden from the caller: null then, and the text says so. */
export const readHidesRates = async (
  { workspaceId, caller }: Pick<ReadRequest, 'workspaceId' | 'caller'>,
  docs: DocumentReader,
): Promise<boolean> => {
  const settings = await docs.find(Settings, { where: { workspaceId: { eq: workspaceId } } })
  const set = settings.find(({ section }) => section === 'privacy')?.values[SETTING]
  return KEPT_FROM.has(caller.role) && (set ?? SETTINGS.privacy[SETTING]?.standard) === true
}
