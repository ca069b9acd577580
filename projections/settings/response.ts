import * as t from 'io-ts'
import { type AnyCodec, closed, nullable, OneOfType } from '#domain/codec'
import { FiniteNumber, Int0, NonEmptyString, Timestamp, Uuid } from '#domain/common'
import { RoleBand } from '#domain/events/commercial'
import type { SettingsSection } from '#domain/events/settings'
import { EffectivePlan } from '#domain/plans'
import { Role } from '#domain/roles'
import { SETTINGS, type Setting } from '#domain/settings'
import { unavailableTexts } from '#domain/texts'
import { nested } from './nested.js'

/** A setting as it is shown: of the type that the contract gives it, whatever more is asked of what is set. */
const shown = ({ codec, standard }: Setting): AnyCodec => {
  if (codec instanceof OneOfType) return codec
  if (standard === null) return nullable(t.string)
  if (typeof standard === 'number') return FiniteNumber
  if (typeof standard === 'boolean') return t.boolean
  return typeof standard === 'string' ? t.string : t.readonlyArray(t.string)
}

const titled = (name: string): string => `${name.charAt(0).toUpperCase()}${name.slice(1)}Settings`

const sectionCodec = (section: SettingsSection, more: Readonly<Record<string, AnyCodec>> = {}) => {
  const codecs = nested(Object.entries(SETTINGS[section]).map(([path, setting]) => [path, shown(setting)] as const))
  const members = Object.entries(codecs).map(([name, codec]) => [
    name,
    codec instanceof t.Type ? codec : closed(titled(name), codec),
  ])
  return closed(titled(section), { ...Object.fromEntries(members), ...more } as Readonly<Record<string, AnyCodec>>)
}

const Rates = closed(
  'HourlyRates',
  Object.fromEntries(RoleBand.values.map((band) => [band, Int0])) as { readonly [K in RoleBand]: typeof Int0 },
)

const Control = closed('UnavailableControl', { available: t.literal(false), reason: NonEmptyString })
const Controls = closed(
  'UnavailableControls',
  Object.fromEntries(Object.keys(unavailableTexts).map((name) => [name, Control])) as {
    readonly [K in keyof typeof unavailableTexts]: typeof Control
  },
)

export const WorkspaceSettings = closed('WorkspaceSettings', {
  canDeleteImmediately: t.boolean,
  canEdit: t.boolean,
  role: Role,
  dataPolicy: closed('DataPolicy', {
    aiProviders: t.readonlyArray(NonEmptyString),
    auditRetentionDays: Int0,
    backupRetentionMaxDays: Int0,
    dataWindowDays: Int0,
    deletionGraceDays: Int0,
    exportLinkHours: Int0,
    plan: EffectivePlan,
  }),
  deletion: nullable(
    closed('DeletionView', {
      requestedAt: Timestamp,
      requestedBy: NonEmptyString,
      effectiveAt: Timestamp,
      graceDays: Int0,
    }),
  ),
  footprint: closed('Footprint', { clients: Int0, connections: Int0, members: Int0, projects: Int0, reports: Int0 }),
  identity: closed('WorkspaceIdentity', {
    createdAt: Timestamp,
    createdBy: nullable(NonEmptyString),
    lastEditedAt: nullable(Timestamp),
    name: NonEmptyString,
    slug: NonEmptyString,
    region: NonEmptyString,
    residency: NonEmptyString,
    workspaceId: Uuid,
  }),
  settings: closed('SettingsSections', {
    commercial: sectionCodec('commercial', { rates: Rates }),
    defaults: sectionCodec('defaults'),
    identity: sectionCodec('identity'),
    narrativeAi: sectionCodec('narrativeAi'),
    privacy: sectionCodec('privacy'),
    security: sectionCodec('security'),
  }),
  unavailable: Controls,
})
export type WorkspaceSettings = t.TypeOf<typeof WorkspaceSettings>
