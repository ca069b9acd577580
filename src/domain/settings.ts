import * as t from 'io-ts'
import { type Codec, nullable, oneOf, refined } from './codec.js'
import { FiniteNumber, NonEmptyString } from './common.js'
import { BillingModel } from './events/engagement.js'
import type { SettingsSection } from './events/settings.js'
import { Currency } from './money.js'
import type { unavailableTexts } from './texts.js'
import { isZone } from './time.js'

/** The days for which payloads of audit events are shown: a hundred years, because nothing is deleted by age. */
export const AUDIT_RETENTION_DAYS = 36_500
/** The days for which a workspace can be restored after its deletion was requested. */
export const DELETION_GRACE_DAYS = 30

/** One value that a workspace can set: its allowed values and its default. */
export interface Setting {
  // biome-ignore lint/suspicious/noExplicitAny: a value of any of the types that settings have
  readonly codec: Codec<any>
  readonly standard: string | number | boolean | null | readonly string[]
  /** The reason why it cannot be set. */
  readonly unavailable?: keyof typeof unavailableTexts
}
const setting = <A extends Setting['standard']>(
  codec: Codec<A>,
  standard: A,
  unavailable?: keyof typeof unavailableTexts,
): Setting => (unavailable === undefined ? { codec, standard } : { codec, standard, unavailable })

const Share = refined(t.number, (n) => n >= 0 && n <= 100, 'a number from 0 to 100')
const Hours = refined(t.number, (n) => n > 0 && n <= 24, 'a number above 0, up to 24')
const Weeks = refined(t.number, (n) => n > 0 && n <= 14, 'a number above 0, up to 14')
const NotNegative = refined(FiniteNumber, (n) => n >= 0, 'a number of 0 or more')
const Zone = refined(t.string, isZone, 'a time zone of the IANA list')
const Language = refined(t.string, (s) => /^[a-z]{2,3}(?:-[A-Z]{2})?$/.test(s), 'a language such as en or en-GB')
const DayOfYear = refined(
  t.string,
  (s) => /^(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/.test(s),
  'a month and day MM-DD',
)
const Website = refined(
  t.string,
  (s) => s === '' || /^https?:\/\/[^\s/@]+(?:\/\S*)?$/.test(s),
  'an address http(s)://… without a user or password',
)
const Weekday = oneOf('monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday')
const Weekdays = t.readonlyArray(Weekday) as unknown as Codec<readonly string[]>

const retention = setting(NonEmptyString, 'forever', 'retention')

/** Every member of every section by its path, as the settings report shows them; hourly rates come from `RateSet`. */
export const SETTINGS: Readonly<Record<SettingsSection, Readonly<Record<string, Setting>>>> = {
  commercial: {
    billingModel: setting(BillingModel, 'time_and_materials'),
    costModel: setting(oneOf('role_rates', 'blended_rate'), 'role_rates'),
    rounding: setting(oneOf('half_even'), 'half_even'),
    includeAiTooling: setting(t.boolean, true),
    includeCloudCost: setting(t.boolean, true),
    includeMeetings: setting(t.boolean, true),
    includePlanning: setting(t.boolean, true),
    marginTarget: setting(Share, 0),
    overhead: setting(NotNegative, 0),
  },
  defaults: {
    currency: setting(Currency, 'EUR'),
    fiscalYearStart: setting(DayOfYear, '01-01'),
    language: setting(Language, 'en'),
    region: setting(NonEmptyString, 'local', 'dataResidency'),
    timeZone: setting(Zone, 'UTC'),
    focusTarget: setting(Share, 60),
    utilizationTarget: setting(Share, 75),
    hoursPerDay: setting(Hours, 8),
    weeksPerQuarter: setting(Weeks, 13),
    workingDays: setting(Weekdays, ['monday', 'tuesday', 'wednesday', 'thursday', 'friday']),
  },
  identity: { website: setting(Website, '') },
  narrativeAi: { modelOverride: setting(nullable(NonEmptyString), null) },
  privacy: {
    allowCrossRegionAi: setting(t.boolean, false),
    allowDataExport: setting(t.boolean, true),
    anonymizeContributors: setting(t.boolean, true),
    hideMarginFromNonAdmins: setting(t.boolean, true),
    hideSalaryFromManagers: setting(t.boolean, false),
    keepReportsInRegion: setting(t.boolean, true, 'reportRegion'),
    requireApprovalForSources: setting(t.boolean, false),
    'retention.aggregated': retention,
    'retention.audit': retention,
    'retention.exports': retention,
    'retention.raw': retention,
  },
  security: {
    auditForwardingEnabled: setting(t.boolean, false, 'auditForwarding'),
    /** Headers may hold secrets, so no event carries them. */
    auditForwardingHeaders: setting(t.readonlyArray(t.string), [], 'auditForwarding'),
    auditForwardingUrl: setting(t.string, '', 'auditForwarding'),
    requireSso: setting(t.boolean, false, 'ssoEnforcement'),
    requireTwoFactor: setting(t.boolean, false, 'twoFactorEnforcement'),
  },
}
