import { isLeft, right } from 'fp-ts/lib/Either.js'
import type { DocumentReader } from '#domain/documents'
import type { ReadRequest } from '#domain/operation'
import type { Outcome, StoreUnavailable } from '#domain/outcome'
import type { Role } from '#domain/roles'
import { SETTINGS } from '#domain/settings'
import { Settings } from '../entities/settings.js'

/** Roles from which a workspace can hide what an hour costs, and every number that tells it. */
const KEPT_FROM: ReadonlySet<Role> = new Set<Role>(['delivery_lead', 'analyst', 'viewer'])
const SETTING = 'hideSalaryFromManagers'

/** Whether numbers that are derived from a rate are hidden from the caller: null then, and the text says so. */
export const readHidesRates = async (
  { workspaceId, caller }: Pick<ReadRequest, 'workspaceId' | 'caller'>,
  docs: DocumentReader,
): Outcome<StoreUnavailable, boolean> => {
  const settings = await docs.find(Settings, { where: { workspaceId: { eq: workspaceId } } })
  if (isLeft(settings)) return settings
  const set = settings.right.find(({ section }) => section === 'privacy')?.values[SETTING]
  return right(KEPT_FROM.has(caller.role) && (set ?? SETTINGS.privacy[SETTING]?.standard) === true)
}
