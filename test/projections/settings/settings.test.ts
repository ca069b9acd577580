import { describe, expect, it } from '@jest/globals'
import type { Actor } from '#domain/events/envelope'
import { SETTINGS } from '#domain/settings'
import type { RateState } from '#projections/entities/rate'
import type { RoleBandState } from '#projections/entities/role-band'
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
      { workspace, settings: [], rates: [], bands: [], footprint: FOOTPRINT, names, ...sources },
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

const rates = (role: string, ...all: readonly [from: string, amount: string][]): RateState => ({
  workspaceId: WORKSPACE,
  role,
  rates: all.map(([from, amount]) => ({ from, amount, currency: 'EUR' })),
})

describe('rates', () => {
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

describe('the rate of a band', () => {
  const band = (role: string, of: RoleBandState['band']): RoleBandState => ({ workspaceId: WORKSPACE, role, band: of })
  const shown = (all: readonly RateState[], bands: readonly RoleBandState[]) =>
    report({ rates: all, bands }).settings.commercial['rates']
  const FROM = '2026-01-01'

  it('is that of the role of its name, in any case and with blanks', () => {
    const all = [rates('Engineering Management', [FROM, '150']), rates(' QA ', [FROM, '70'])]
    expect(shown(all, [])).toMatchObject({ engineeringManagement: 15_000, qa: 7_000, engineering: 0 })
  })
  it('is the only one of the roles that were put into it', () => {
    const developer = rates('developer', [FROM, '100'])
    expect(shown([developer], [])).toMatchObject({ engineering: 0 })
    expect(shown([developer], [band('Developer', 'engineering')])).toMatchObject({ engineering: 10_000 })
  })
  it('is the role’s of its name before that of another role', () => {
    const all = [rates('developer', [FROM, '100']), rates('engineering', [FROM, '90'])]
    expect(shown(all, [band('developer', 'engineering')])).toMatchObject({ engineering: 9_000 })
  })
  it('is 0 where its roles have several, and that of all where they have one', () => {
    const bands = [band('senior', 'engineering'), band('junior', 'engineering')]
    const senior = rates('senior', [FROM, '120'])
    expect(shown([senior, rates('junior', [FROM, '80'])], bands)).toMatchObject({ engineering: 0 })
    expect(shown([senior, rates('junior', [FROM, '120.00'])], bands)).toMatchObject({ engineering: 12_000 })
    // A role without a rate today tells none.
    expect(shown([senior, rates('junior', ['2027-01-01', '80'])], bands)).toMatchObject({ engineering: 12_000 })
  })
  it('is not that of a role of its name that was put into another band', () => {
    expect(shown([rates('design', [FROM, '80'])], [band('design', 'product')])).toMatchObject({
      design: 0,
      product: 8_000,
    })
  })
  it('is by the role’s name again once it was taken out', () => {
    expect(shown([rates('design', [FROM, '80'])], [band('design', null)])).toMatchObject({ design: 8_000 })
  })
  it('is the workspace’s: those of a client or a project are not shown', () => {
    const own = { ...rates('design', [FROM, '80']), projectId: uuid('app') }
    expect(shown([own, { ...rates('qa', [FROM, '50']), clientId: uuid('acme') }], [])).toMatchObject({
      design: 0,
      qa: 0,
    })
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
