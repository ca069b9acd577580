import type { Uuid } from '#domain/common'
import type { DocumentReader } from '#domain/documents'
import type { SettingsSection } from '#domain/events/settings'
import { Currency } from '#domain/money'
import type { AnyOperation, ReadRequest, RequestSettings } from '#domain/operation'
import type { Role } from '#domain/roles'
import { SETTINGS } from '#domain/settings'
import { isZone } from '#domain/time'
import { Settings, type SettingsState } from '../entities/settings.js'

/** Roles from which a workspace can hide what an hour costs, and every number that would reveal it. */
const KEPT_FROM: ReadonlySet<Role> = new Set<Role>(['delivery_lead', 'analyst', 'viewer'])
/** Roles that see costs beside what clients pay, so that they know the margin. */
const KNOW_MARGIN: ReadonlySet<Role> = new Set<Role>(['owner', 'admin'])

/** The value of a setting, as it was set or as it is without that. */
const valueIn = (settings: readonly SettingsState[], section: SettingsSection, name: string): unknown =>
  settings.find((one) => one.section === section)?.values[name] ?? SETTINGS[section][name]?.standard

const readSettings = (workspaceId: Uuid, docs: DocumentReader): Promise<readonly SettingsState[]> =>
  docs.find(Settings, { where: { workspaceId: { eq: workspaceId } } })

/** The zone in which the workspace counts its days. */
export const readTimeZone = async (workspaceId: Uuid, docs: DocumentReader): Promise<string> => {
  const zone = valueIn(await readSettings(workspaceId, docs), 'defaults', 'timeZone')
  return typeof zone === 'string' && isZone(zone) ? zone : 'UTC'
}

/** Adds to a request what follows from the caller's role and the workspace's settings for a response of the operation. */
export const withSettings = async <R extends Pick<ReadRequest, 'workspaceId' | 'caller'>>(
  request: R,
  { showsPrices }: Pick<AnyOperation, 'showsPrices'>,
  docs: DocumentReader,
): Promise<R & RequestSettings> => {
  const { workspaceId, caller } = request
  const settings = await readSettings(workspaceId, docs)
  const said = (section: SettingsSection, name: string): unknown => valueIn(settings, section, name)
  const currency = said('defaults', 'currency')
  const hidesMargin = !KNOW_MARGIN.has(caller.role) && said('privacy', 'hideMarginFromNonAdmins') === true
  const hidesSalary = KEPT_FROM.has(caller.role) && said('privacy', 'hideSalaryFromManagers') === true
  const forClient = caller.role === 'client'
  return {
    ...request,
    forClient,
    currency: Currency.is(currency) ? currency : 'EUR',
    hidesRates: forClient || hidesSalary || (showsPrices === true && hidesMargin),
  }
}
