import type { WorkspaceSettings } from '@workspace-delivery-intelligence/client'
import { billingModelWords, spoken } from '../../format/words.js'
import type { Field, Option, Value, Values } from '../../statement/fields.js'

// The settings that a person can change: each is a field of a form, and a row of its section.

type Settings = WorkspaceSettings['settings']
type Member = string | number | boolean | readonly string[]

export interface Setting {
  /** Its name in the statement. */
  readonly name: string
  readonly field: Field
  readonly of: (settings: Settings) => Member
}

export interface SettingsSection {
  readonly id: 'commercial' | 'defaults' | 'identity' | 'privacy'
  readonly title: string
  readonly note: string
  readonly settings: readonly Setting[]
}

const options = (...values: readonly string[]): readonly Option[] =>
  values.map((value) => ({ value, label: spoken(value) }))

const text = (name: string, label: string, of: Setting['of'], note?: string): Setting => ({
  name,
  field: note === undefined ? { kind: 'text', name, label } : { kind: 'text', name, label, note },
  of,
})

const check = (name: string, label: string, of: Setting['of']): Setting => ({
  name,
  field: { kind: 'check', name, label },
  of,
})

const oneOf = (name: string, label: string, of: Setting['of'], values: readonly Option[]): Setting => ({
  name,
  field: { kind: 'choice', name, label, options: values },
  of,
})

const WEEKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']

/** All sections, as they are shown. */
export const SECTIONS: readonly SettingsSection[] = [
  {
    id: 'identity',
    title: 'Identity',
    note: 'How the workspace presents itself.',
    settings: [
      {
        name: 'website',
        field: { kind: 'text', name: 'website', label: 'Website', isOptional: true },
        of: ({ identity }) => identity.website,
      },
    ],
  },
  {
    id: 'defaults',
    title: 'Defaults',
    note: 'What holds where nothing else says it.',
    settings: [
      text('currency', 'Currency', ({ defaults }) => defaults.currency, 'A code of three letters, such as EUR.'),
      text('timeZone', 'Time zone', ({ defaults }) => defaults.timeZone, 'Such as Europe/Berlin.'),
      text('language', 'Language', ({ defaults }) => defaults.language, 'Such as en or en-GB.'),
      text(
        'fiscalYearStart',
        'First day of the fiscal year',
        ({ defaults }) => defaults.fiscalYearStart,
        'Month and day, such as 04-01.',
      ),
      {
        name: 'workingDays',
        field: { kind: 'many', name: 'workingDays', label: 'Working days', options: options(...WEEKDAYS) },
        of: ({ defaults }) => defaults.workingDays,
      },
      text('hoursPerDay', 'Hours of a working day', ({ defaults }) => defaults.hoursPerDay),
      text('weeksPerQuarter', 'Weeks of a quarter', ({ defaults }) => defaults.weeksPerQuarter),
      text('focusTarget', 'Focus-time target in percent', ({ defaults }) => defaults.focusTarget),
      text('utilizationTarget', 'Utilization target in percent', ({ defaults }) => defaults.utilizationTarget),
    ],
  },
  {
    id: 'commercial',
    title: 'Costs',
    note: 'What counts as cost, and how it is reckoned.',
    settings: [
      oneOf('billingModel', 'Usual billing model', ({ commercial }) => commercial.billingModel, [
        { value: 'time_and_materials', label: billingModelWords.time_and_materials },
        { value: 'fixed', label: billingModelWords.fixed },
        { value: 'retainer', label: billingModelWords.retainer },
      ]),
      oneOf('costModel', 'Cost of an hour', ({ commercial }) => commercial.costModel, [
        { value: 'role_rates', label: 'By role' },
        { value: 'blended_rate', label: 'One blended rate' },
      ]),
      check('includeMeetings', 'Meetings count', ({ commercial }) => commercial.includeMeetings),
      check('includePlanning', 'Planning counts', ({ commercial }) => commercial.includePlanning),
      check('includeCloudCost', 'Cloud costs count', ({ commercial }) => commercial.includeCloudCost),
      check('includeAiTooling', 'AI tools count', ({ commercial }) => commercial.includeAiTooling),
      text('overhead', 'Overhead', ({ commercial }) => commercial.overhead),
      text('marginTarget', 'Target margin in percent', ({ commercial }) => commercial.marginTarget),
    ],
  },
  {
    id: 'privacy',
    title: 'Privacy',
    note: 'What members are told, and where data may go.',
    settings: [
      check('anonymizeContributors', 'Contributors stay anonymous', ({ privacy }) => privacy.anonymizeContributors),
      check(
        'hideSalaryFromManagers',
        'Costs are hidden from all but owners and admins',
        ({ privacy }) => privacy.hideSalaryFromManagers,
      ),
      check(
        'hideMarginFromNonAdmins',
        'Margins are hidden from all but owners and admins',
        ({ privacy }) => privacy.hideMarginFromNonAdmins,
      ),
      check('allowDataExport', 'Data may be exported', ({ privacy }) => privacy.allowDataExport),
      check('allowCrossRegionAi', 'AI in other regions may be used', ({ privacy }) => privacy.allowCrossRegionAi),
      check(
        'requireApprovalForSources',
        'Sources need an approval',
        ({ privacy }) => privacy.requireApprovalForSources,
      ),
    ],
  },
]

const filledIn = (member: Member): Value => (typeof member === 'number' ? String(member) : member)

/** The values with which the form of a section begins. */
export const initialOf = ({ settings: all }: SettingsSection, settings: Settings): Values =>
  Object.fromEntries(all.map(({ name, of }) => [name, filledIn(of(settings))]))

const isSame = (one: Value, other: Value): boolean => JSON.stringify(one) === JSON.stringify(other)

const wordOf = (value: Value): string => (Array.isArray(value) ? value.join(',') : String(value).trim())

/** The changes, as the words of the statement: `hoursPerDay=7.5`. */
export const changedWords = (section: SettingsSection, settings: Settings, values: Values): string[] => {
  const before = initialOf(section, settings)
  return section.settings
    .map(({ name }) => ({ name, value: values[name] ?? '' }))
    .filter(({ name, value }) => !isSame(value, before[name] ?? ''))
    .map(({ name, value }) => `${name}=${wordOf(value)}`)
}

/** A setting as it is shown. */
export const shownOf = ({ field, of }: Setting, settings: Settings): string => {
  const member = of(settings)
  if (typeof member === 'boolean') return member ? 'yes' : 'no'
  if (Array.isArray(member)) return member.map(spoken).join(', ')
  if (field.kind === 'choice')
    return field.options.find(({ value }) => value === member)?.label ?? spoken(String(member))
  return member === '' ? 'not set' : String(member)
}
