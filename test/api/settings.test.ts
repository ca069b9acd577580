import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import {
  API,
  clientAdded,
  covering,
  mapped,
  planChanged,
  projectAdded,
  registered,
  syncCompleted,
} from '#test/projections/support/events'
import { openWorld } from '#test/support/api/folded'
import { get, serve, type TestApi } from '#test/support/api/server'
import { openStores, type Stores } from '#test/support/api/stores'
import { issueKey, type World } from '#test/support/api/world'

let stores: Stores
let api: TestApi
let world: World
let key: string

beforeAll(async () => {
  stores = await openStores()
  const at = '2026-03-10T06:00:00.000Z'
  world = await openWorld(stores, [
    ...[planChanged('entry'), clientAdded('acme'), projectAdded('app'), mapped(API, 'app', null), registered('git')],
    syncCompleted('git', 'r', { at, coverage: [covering(API, '0001-01-01T00:00:00.000Z', at)] }),
  ])
  key = await issueKey(stores, world)
  api = await serve(stores)
})
afterAll(async () => {
  await api.close()
  stores.remove()
})

const read = async (path: string) => {
  const { status, body } = await get(api, world, key, path)
  expect(status).toBe(200)
  return body
}

describe('billing.read', () => {
  it('answers in its exact shape, by the plan in force', async () => {
    const body = await read('/billing')
    expect(Object.keys(body).sort()).toEqual([
      ...['billing', 'canManageBilling', 'checkoutAvailable', 'checkoutCatalogVersion', 'checkoutPlans'],
      ...['entitlements', 'productTrial', 'providerManagementUrl'],
    ])
    expect(Object.keys(body.billing).sort()).toEqual([
      ...['cancelAtPeriodEnd', 'catalogVersion', 'currentPeriodEnd', 'lastPaymentAt', 'lastPaymentStatus'],
      ...['managedPayments', 'plan', 'processorCustomerId', 'processorPriceId', 'processorProductId'],
      ...['processorSubscriptionId', 'status', 'trialEndsAt', 'updatedAt', 'workspaceId'],
    ])
    expect(body.entitlements).toMatchObject({ plan: 'entry', effectivePlan: 'starter', caps: { dataWindowDays: 90 } })
  })
})

describe('commercial.read', () => {
  it('answers in its exact shape, without a secret', async () => {
    const body = await read('/settings/organization')
    expect(Object.keys(body).sort()).toEqual([
      ...['canDeleteImmediately', 'canEdit', 'dataPolicy', 'deletion', 'footprint', 'identity', 'role', 'settings'],
      'unavailable',
    ])
    expect(Object.keys(body.settings.commercial).sort()).toEqual([
      ...['billingModel', 'costModel', 'includeAiTooling', 'includeCloudCost', 'includeMeetings', 'includePlanning'],
      ...['marginTarget', 'overhead', 'rates', 'rounding'],
    ])
    expect(Object.keys(body.settings.defaults).sort()).toEqual([
      ...['currency', 'fiscalYearStart', 'focusTarget', 'hoursPerDay', 'language', 'region', 'timeZone'],
      ...['utilizationTarget', 'weeksPerQuarter', 'workingDays'],
    ])
    expect(Object.keys(body.settings.privacy).sort()).toEqual([
      ...['allowCrossRegionAi', 'allowDataExport', 'anonymizeContributors', 'hideMarginFromNonAdmins'],
      ...['hideSalaryFromManagers', 'keepReportsInRegion', 'requireApprovalForSources', 'retention'],
    ])
    expect(Object.keys(body.settings.security).sort()).toEqual([
      ...['auditForwardingEnabled', 'auditForwardingHeaders', 'auditForwardingUrl', 'requireSso', 'requireTwoFactor'],
    ])
    expect(body).toMatchObject({
      role: 'owner',
      canEdit: true,
      deletion: null,
      footprint: { clients: 1, connections: 1, members: 1, projects: 1, reports: 0 },
      identity: { slug: 'demo', createdBy: null },
      dataPolicy: { plan: 'starter', dataWindowDays: 90 },
    })
  })
})

describe('dataSources.read', () => {
  it('answers in its exact shape', async () => {
    const body = await read('/data-sources')
    expect(Object.keys(body).sort()).toEqual([
      ...['canManage', 'catalog', 'connections', 'imports', 'kpis', 'orphanedDeadLetters', 'projects'],
    ])
    expect(Object.keys(body.catalog[0]).sort()).toEqual([
      ...['availability', 'category', 'connectUrl', 'label', 'provider', 'rateLimit', 'setupKind', 'skippedInSetup'],
      'supportsConnectionTest',
    ])
    expect(body.kpis).toMatchObject({ attentionCount: 0, connectedCount: 1, registeredCount: 1, coveragePct: 100 })
    expect(body.connections).toEqual((await read('/connections')).connections)
    expect(body.projects).toMatchObject([{ name: 'app', clientName: 'acme' }])
  })
})

it('the settings operations take no parameter', async () => {
  for (const path of ['/billing', '/settings/organization', '/data-sources']) {
    const { status, body } = await get(api, world, key, `${path}?tz=UTC`)
    expect([status, body.error.details.fields]).toEqual([400, [{ path: 'tz', reason: 'invalid' }]])
  }
})
