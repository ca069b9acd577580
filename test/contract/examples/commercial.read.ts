import { WORKSPACE } from './ids.js'

const off = { available: false, reason: 'This build does not do it.' }

export const full = {
  canDeleteImmediately: false,
  canEdit: true,
  role: 'owner',
  dataPolicy: {
    ...{ aiProviders: ['none'], auditRetentionDays: 365, backupRetentionMaxDays: 35, dataWindowDays: 400 },
    ...{ deletionGraceDays: 30, exportLinkHours: 24, plan: 'growth' },
  },
  deletion: {
    ...{ requestedAt: '2026-03-01T10:00:00.000Z', requestedBy: 'Ada Lovelace' },
    ...{ effectiveAt: '2026-03-31T10:00:00.000Z', graceDays: 30 },
  },
  footprint: { clients: 1, connections: 2, members: 3, projects: 1, reports: 0 },
  identity: {
    ...{ createdAt: '2026-01-01T10:00:00.000Z', createdBy: 'Ada Lovelace', lastEditedAt: '2026-02-01T10:00:00.000Z' },
    ...{ name: 'Acme website', slug: 'website', region: 'eu', residency: 'eu', workspaceId: WORKSPACE },
  },
  settings: {
    commercial: {
      ...{ billingModel: 'fixed', costModel: 'role_rates', rounding: 'half_even', includeAiTooling: true },
      ...{ includeCloudCost: true, includeMeetings: true, includePlanning: false, marginTarget: 0.3, overhead: 0.1 },
      rates: { data: 0, design: 8000, engineering: 9500, engineeringManagement: 11_000, product: 9000, qa: 0 },
    },
    defaults: {
      ...{ currency: 'EUR', fiscalYearStart: '01-01', language: 'en', region: 'DE', timeZone: 'Europe/Berlin' },
      ...{ focusTarget: 0.6, utilizationTarget: 0.8, hoursPerDay: 7.5, weeksPerQuarter: 12.5 },
      workingDays: ['monday', 'tuesday'],
    },
    identity: { website: 'https://acme.example' },
    narrativeAi: { modelOverride: 'none' },
    privacy: {
      ...{ allowCrossRegionAi: false, allowDataExport: true, anonymizeContributors: true },
      ...{ hideMarginFromNonAdmins: true, hideSalaryFromManagers: true, keepReportsInRegion: false },
      requireApprovalForSources: false,
      retention: { aggregated: '3 years', audit: '1 year', exports: '24 hours', raw: '400 days' },
    },
    security: {
      ...{ auditForwardingEnabled: false, auditForwardingHeaders: [], auditForwardingUrl: '' },
      ...{ requireSso: false, requireTwoFactor: false },
    },
  },
  unavailable: {
    ...{ auditForwarding: off, dataResidency: off, logo: off, reportRegion: off, retention: off },
    ...{ ssoEnforcement: off, twoFactorEnforcement: off },
  },
}

export const sparse = {
  ...full,
  deletion: null,
  identity: { ...full.identity, createdBy: null, lastEditedAt: null },
  settings: { ...full.settings, narrativeAi: { modelOverride: null } },
}
