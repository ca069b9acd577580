import { counts, int0, plan, provider, slug, timestamp, uuid } from './common.js'
import { boolean, closed, distinct, each, nonEmpty, number, oneOf, orNull, text } from './json-schema.js'

const settings = closed({
  commercial: closed({
    ...each(text, 'billingModel', 'costModel', 'rounding'),
    ...each(boolean, 'includeAiTooling', 'includeCloudCost', 'includeMeetings', 'includePlanning'),
    ...each(number, 'marginTarget', 'overhead'),
    rates: closed(each(int0, 'data', 'design', 'engineering', 'engineeringManagement', 'product', 'qa')),
  }),
  defaults: closed({
    ...each(text, 'currency', 'fiscalYearStart', 'language', 'region', 'timeZone'),
    ...each(number, 'focusTarget', 'utilizationTarget', 'hoursPerDay', 'weeksPerQuarter'),
    workingDays: distinct(nonEmpty, 7),
  }),
  identity: closed({ website: text }),
  narrativeAi: closed({ modelOverride: orNull(text) }),
  privacy: closed({
    ...each(boolean, 'allowCrossRegionAi', 'allowDataExport', 'anonymizeContributors', 'hideMarginFromNonAdmins'),
    ...each(boolean, 'hideSalaryFromManagers', 'keepReportsInRegion', 'requireApprovalForSources'),
    retention: closed(each(text, 'aggregated', 'audit', 'exports', 'raw')),
  }),
  security: closed({
    ...each(boolean, 'auditForwardingEnabled', 'requireSso', 'requireTwoFactor'),
    // Never returned.
    auditForwardingHeaders: { type: 'array', maxItems: 0 },
    auditForwardingUrl: text,
  }),
})

export const commercialRead = closed({
  canDeleteImmediately: boolean,
  canEdit: boolean,
  role: oneOf('owner', 'admin', 'delivery_lead', 'finance', 'analyst', 'viewer'),
  dataPolicy: closed({
    aiProviders: distinct(provider),
    ...counts('auditRetentionDays', 'backupRetentionMaxDays', 'dataWindowDays', 'deletionGraceDays', 'exportLinkHours'),
    plan,
  }),
  deletion: orNull(closed({ requestedAt: timestamp, requestedBy: text, effectiveAt: timestamp, graceDays: int0 })),
  footprint: closed(counts('clients', 'connections', 'members', 'projects', 'reports')),
  identity: closed({
    createdAt: timestamp,
    createdBy: orNull(text),
    lastEditedAt: orNull(timestamp),
    name: text,
    slug,
    region: text,
    residency: text,
    workspaceId: uuid,
  }),
  settings,
  unavailable: closed(
    each(
      closed({ available: boolean, reason: text }),
      ...['auditForwarding', 'dataResidency', 'logo', 'reportRegion', 'retention', 'ssoEnforcement'],
      'twoFactorEnforcement',
    ),
  ),
})
