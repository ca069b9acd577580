import type { DocumentReader } from '#domain/documents'
import type { ReadRequest } from '#domain/operation'
import type { Role } from '#domain/roles'
import { SETTINGS } from '#domain/settings'
import { Settings } from '../entities/settings.js'

/** Roles from which a workspace can hide what an hour costs, and every number that would reveal it. */
const KEPT_FROM: ReadonlySet<Role> = new Set<Role>(['delivery_lead', 'analyst', 'viewer'])
/** Roles that see costs beside what clients pay, so that they know the margin. */
const KNOW_MARGIN: ReadonlySet<Role> = new Set<Role>(['owner', 'admin'])

type Asking = Pick<ReadRequest, 'workspaceId' | 'caller'>

const readSetting = async (
  name: 'hideSalaryFromManagers' | 'hideMarginFromNonAdmins',
  { workspaceId }: Asking,
  docs: DocumentReader,
): Promise<boolean> => {
  const settings = await docs.find(Settings, { where: { workspaceId: { eq: workspaceId } } })
  const set = settings.find(({ section }) => section === 'privacy')?.values[name]
  return (set ?? SETTINGS.privacy[name]?.standard) === true
}

/** Says whether numbers that are derived from a rate are hidden from the caller: null then, and the text says so. */
export const readHidesRates = async (request: Asking, docs: DocumentReader): Promise<boolean> =>
  KEPT_FROM.has(request.caller.role) && (await readSetting('hideSalaryFromManagers', request, docs))

/** The same in an answer that holds amounts of invoices or prices: beside them, such numbers would tell the margin. */
export const readHidesRatesBesidePrices = async (request: Asking, docs: DocumentReader): Promise<boolean> =>
  (!KNOW_MARGIN.has(request.caller.role) && (await readSetting('hideMarginFromNonAdmins', request, docs))) ||
  readHidesRates(request, docs)
