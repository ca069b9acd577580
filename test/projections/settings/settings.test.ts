import { describe, expect, it } from '@jest/globals'
import type { Actor } from '#domain/events/envelope'
import { SETTINGS } from '#domain/settings'
import type { SettingsState } from '#projections/entities/settings'
import type { WorkspaceState } from '#projections/entities/workspace'
import { type SettingsSources, settingsReport } from '#projections/settings/report'
import { WorkspaceSettings } from '#projections/settings/response'
import { NOON, uuid, WORKSPACE } from '../support/events.js'
import { exact } from '../support/request.js'

const ANN: Actor = { kind: 'user', id: uuid('ann') }
const workspace: WorkspaceState = {
  workspaceId: WORKSPACE,
  organizationSlug: 'acme',
  workspaceSlug: 'website',
  name: 'Website',
  region: 'local',
  residency: 'local',
  openedAt: NOON,
  openedBy: ANN,
  lastEditedAt: null,
  deletion: null,
  closed: false,
}
const FOOTPRINT = { clients: 1, connections: 2, members: 3, projects: 4, reports: 0 }
const names = new Map([[uuid('ann'), 'Ann']])
const report = (sources: Partial<SettingsSources> = {}, asking: Partial<Parameters<typeof settingsReport>[1]> = {}) =>
  exact(
    WorkspaceSettings,
    settingsReport(
      { workspace, settings: [], rates: [], footprint: FOOTPRINT, names, ...sources },
      { role: 'owner', plan: 'growth', today: '2026-03-16', ...asking },
    ),
  )
const set = (section: SettingsState['section'], values: SettingsState['values']): SettingsState => ({
  workspaceId: WORKSPACE,
  section,
  values,
})

describe('settings', () => {
  it('are as the service ships until they are set', () => {
    const { commercial, defaults, privacy, security, narrativeAi, identity } = report().settings
    const { rates, ...members } = commercial as Record<string, unknown>
    expect(Object.keys(members)).toEqual(Object.keys(SETTINGS.commercial))
    expect(rates).toEqual({ data: 0, design: 0, engineering: 0, engineeringManagement: 0, product: 0, qa: 0 })
    expect(defaults['currency']).toBe('EUR')
    expect(defaults['workingDays']).toHaveLength(5)
    expect(privacy['retention']).toEqual({
      aggregated: 'forever',
      audit: 'forever',
      exports: 'forever',
      raw: 'forever',
    })
    expect(security).toMatchObject({ auditForwardingHeaders: [], auditForwardingUrl: '', requireSso: false })
    expect(narrativeAi).toEqual({ modelOverride: null })
    expect(identity).toEqual({ website: '' })
  })
  it('are as they were set, a false and a null too', () => {
    const { settings } = report({
      settings: [
        set('commercial', { includeMeetings: false, overhead: 12.5 }),
        set('narrativeAi', { modelOverride: 'small' }),
        set('defaults', { timeZone: 'Europe/Berlin', workingDays: ['monday'] }),
      ],
    })
    expect(settings.commercial).toMatchObject({ includeMeetings: false, overhead: 12.5, includePlanning: true })
    expect(settings.narrativeAi).toEqual({ modelOverride: 'small' })
    expect(settings.defaults).toMatchObject({ timeZone: 'Europe/Berlin', workingDays: ['monday'], currency: 'EUR' })
  })
  it('what this build does not do carries its reason', () => {
    const { unavailable } = report()
    expect(Object.keys(unavailable).sort()).toEqual([
      ...['auditForwarding', 'dataResidency', 'logo', 'reportRegion', 'retention', 'ssoEnforcement'],
      'twoFactorEnforcement',
    ])
    for (const { available, reason } of Object.values(unavailable)) {
      expect(available).toBe(false)
      expect(reason).not.toBe('')
    }
  })
})

describe('rates', () => {
  const rates = (role: string, ...all: readonly [from: string, amount: string][]) => ({
    workspaceId: WORKSPACE,
    role,
    rates: all.map(([from, amount]) => ({ from, amount, currency: 'EUR' })),
  })
  const shown = (today: string) =>
    report(
      {
        rates: [
          rates('engineering', ['2026-01-01', '90.125'], ['2026-03-16', '100.00']),
          rates('design', ['2026-01-01', '60'], ['2026-03-01', '0']),
          rates('astronaut', ['2026-01-01', '500.00']),
        ],
      },
      { today },
    ).settings.commercial['rates']
  it('are integer cents an hour, of the day; 0 where none is in force', () => {
    expect(shown('2026-03-15')).toMatchObject({ engineering: 9012, design: 0, qa: 0 })
    expect(shown('2026-03-16')).toMatchObject({ engineering: 10_000 })
    expect(shown('2026-02-28')).toMatchObject({ design: 6000 })
    expect(shown('2025-12-31')).toMatchObject({ engineering: 0 })
  })
})

describe('the workspace', () => {
  it('has the plan’s window, and who opened it', () => {
    const { dataPolicy, identity, footprint, role } = report()
    expect(dataPolicy).toMatchObject({ plan: 'growth', dataWindowDays: 400, aiProviders: [] })
    expect(identity).toMatchObject({ slug: 'website', name: 'Website', createdBy: 'Ann', lastEditedAt: null })
    expect(footprint).toEqual(FOOTPRINT)
    expect(role).toBe('owner')
  })
  it.each<[string, Actor, string | null]>([
    ['a member who left', { kind: 'user', id: uuid('bob') }, 'a former member'],
    ['the service itself', { kind: 'system', id: 'demo' }, null],
  ])('opened by %s', (_, openedBy, createdBy) => {
    expect(report({ workspace: { ...workspace, openedBy } }).identity.createdBy).toBe(createdBy)
  })
  it('that is to be deleted says when, and who wants it', () => {
    const deletion = { requestedAt: NOON, requestedBy: ANN, effectiveAt: '2026-04-01T12:00:00.000Z', graceDays: 30 }
    expect(report().deletion).toBeNull()
    expect(report({ workspace: { ...workspace, lastEditedAt: NOON, deletion } })).toMatchObject({
      deletion: { ...deletion, requestedBy: 'Ann' },
      identity: { lastEditedAt: NOON },
    })
  })
})
