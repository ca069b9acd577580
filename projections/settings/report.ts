import type { CivilDate, Uuid } from '#domain/common'
import { RoleBand } from '#domain/events/commercial'
import type { Actor } from '#domain/events/envelope'
import { SettingsSection } from '#domain/events/settings'
import { centsOf } from '#domain/money'
import { type EffectivePlan, PLANS } from '#domain/plans'
import { roleName } from '#domain/role-name'
import { actionsOf, type Role } from '#domain/roles'
import { AUDIT_RETENTION_DAYS, DELETION_GRACE_DAYS, SETTINGS } from '#domain/settings'
import { actorTexts, unavailableTexts } from '#domain/texts'
import { type HourlyRate, rateOn, ratesOfWorkspace } from '../cost/rates.js'
import type { RateState } from '../entities/rate.js'
import type { RoleBandState } from '../entities/role-band.js'
import type { SettingsState } from '../entities/settings.js'
import type { WorkspaceState } from '../entities/workspace.js'
import { nested } from './nested.js'
import type { WorkspaceSettings } from './response.js'

/** The sources of the snapshot, all of one moment. */
export interface SettingsSources {
  readonly workspace: WorkspaceState
  readonly settings: readonly SettingsState[]
  readonly rates: readonly RateState[]
  readonly bands: readonly RoleBandState[]
  readonly footprint: WorkspaceSettings['footprint']
  readonly names: ReadonlyMap<Uuid, string>
}

/** A section's members, nested as they are shown: as they were set, else as the service ships. */
const section = (name: SettingsSection, changed: readonly SettingsState[]) => {
  const values = changed.find((one) => one.section === name)?.values ?? {}
  return nested(Object.entries(SETTINGS[name]).map(([path, { standard }]) => [path, values[path] ?? standard] as const))
}

/** The band of a role: as a person stated it, else by the role's own name; null where neither tells one. */
const bandOf = (role: string, bands: readonly RoleBandState[]): RoleBand | null => {
  const name = roleName(role)
  const stated = bands.findLast((one) => roleName(one.role) === name)?.band ?? null
  return stated ?? RoleBand.values.find((band) => roleName(band) === name) ?? null
}

/** The only rate among some; null where there is none, and where they differ. */
const onlyOf = (rates: readonly HourlyRate[]): HourlyRate | null => {
  const [first, ...others] = rates
  const isSame = (one: HourlyRate): boolean =>
    one.currency === first?.currency && one.numerator === first.numerator && one.denominator === first.denominator
  return first !== undefined && others.every(isSame) ? first : null
}

/**
 * The cost of an hour of each band on a day, in minor units of the currency of its rate: the rate of the role of that
 * name, else the only rate among the band's roles, else 0.
 */
const bandRatesOn = (rates: readonly RateState[], bands: readonly RoleBandState[], day: CivilDate) =>
  Object.fromEntries(
    RoleBand.values.map((band) => {
      const roles = rates.map(({ role }) => role).filter((role) => bandOf(role, bands) === band)
      const ofName = bandOf(band, bands) === band ? rateOn(rates, band, day) : null
      const rate = ofName ?? onlyOf(roles.flatMap((role) => rateOn(rates, role, day) ?? []))
      return [band, rate === null ? 0 : centsOf(rate.numerator, rate.currency, rate.denominator)]
    }),
  )

const nameOf = ({ kind, id }: Actor, names: ReadonlyMap<Uuid, string>): string | null =>
  kind === 'user' ? (names.get(id) ?? actorTexts.formerMember) : null

/** The workspace's settings as an owner or admin sees them; nothing in it is a secret. */
export const settingsReport = (
  { workspace, settings, rates, bands, footprint, names }: SettingsSources,
  { role, plan, today }: { readonly role: Role; readonly plan: EffectivePlan; readonly today: CivilDate },
): WorkspaceSettings => {
  const { deletion } = workspace
  const sections = Object.fromEntries(SettingsSection.values.map((name) => [name, section(name, settings)]))
  const shown = sections as WorkspaceSettings['settings']
  return {
    canDeleteImmediately: false,
    canEdit: actionsOf(role).has('workspace.manage'),
    role,
    dataPolicy: {
      aiProviders: [],
      auditRetentionDays: AUDIT_RETENTION_DAYS,
      backupRetentionMaxDays: 0,
      dataWindowDays: PLANS[plan].caps.dataWindowDays,
      deletionGraceDays: DELETION_GRACE_DAYS,
      exportLinkHours: 0,
      plan,
    },
    deletion: deletion && {
      requestedAt: deletion.requestedAt,
      requestedBy: nameOf(deletion.requestedBy, names) ?? actorTexts.service,
      effectiveAt: deletion.effectiveAt,
      graceDays: deletion.graceDays,
    },
    footprint,
    identity: {
      createdAt: workspace.openedAt,
      createdBy: nameOf(workspace.openedBy, names),
      lastEditedAt: workspace.lastEditedAt,
      name: workspace.name,
      slug: workspace.workspaceSlug,
      region: workspace.region,
      residency: workspace.residency,
      workspaceId: workspace.workspaceId,
    },
    settings: {
      ...shown,
      commercial: { ...shown.commercial, rates: bandRatesOn(ratesOfWorkspace(rates), bands, today) },
    },
    unavailable: Object.fromEntries(
      Object.entries(unavailableTexts).map(([name, reason]) => [name, { available: false, reason }]),
    ) as WorkspaceSettings['unavailable'],
  }
}
