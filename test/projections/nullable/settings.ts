import type { ReadSources } from '#domain/documents'
import { streamOf } from '#domain/events/catalogue'
import type { Subscription as Terms } from '#domain/plans'
import { newEvent } from '#eventlog/new-event'
import { listAuditEvents, readAuditEvent } from '#projections/audit/operations'
import { billingReport } from '#projections/billing/report'
import { Billing } from '#projections/billing/response'
import { readDataSources } from '#projections/data-sources/operations'
import { settingsReport } from '#projections/settings/report'
import { WorkspaceSettings } from '#projections/settings/response'
import {
  API,
  clientAdded,
  covering,
  deadLettered,
  keyIssued,
  mapped,
  NOON,
  observed,
  projectAdded,
  registered,
  syncCompleted,
  syncFailed,
  syncStarted,
  type Told,
  uuid,
  WORKSPACE,
} from '../support/events.js'
import { answer, exact, requestOf } from '../support/request.js'
import { World, worldOf } from '../support/world.js'
import { compared, inFirstReading, inFirstReadingOfUnknownLength } from './hosts.js'
import type { Cases } from './walk.js'

const people: ReadSources['people'] = { names: async () => new Map(), lastUses: async () => new Map() }
const cause = {
  workspaceId: WORKSPACE,
  actor: { kind: 'system', id: 'test' },
  correlationId: uuid('r'),
  now: NOON,
} as const

const billing = (terms: Partial<Terms>, known: string | null) => {
  const processor = {
    processorCustomerId: known,
    processorPriceId: known,
    processorProductId: known,
    processorSubscriptionId: known,
  }
  const lastPayment = known === null ? null : { at: NOON, status: 'failed' as const }
  const state = {
    workspaceId: WORKSPACE,
    cancelAtPeriodEnd: false,
    managedPayments: false,
    updatedAt: NOON,
    ...processor,
    lastPayment,
    terms: { plan: 'free' as const, status: 'none' as const, trial: null, currentPeriodEnd: null, ...terms },
  }
  return exact(Billing, billingReport(state, { workspaceId: WORKSPACE, openedAt: NOON }, 'owner', NOON, []))
}
const bare = billing({}, null)
const trial = { plan: 'growth', startsAt: NOON, endsAt: '2026-04-01T00:00:00.000Z', origin: 'signup' } as const
const full = billing({ trial, currentPeriodEnd: NOON }, 'x')

const both = { null: bare, value: full }
const billingRead: Cases = {
  'billing.currentPeriodEnd': both,
  'billing.lastPaymentAt': both,
  'billing.lastPaymentStatus': both,
  'billing.processorCustomerId': both,
  'billing.processorPriceId': both,
  'billing.processorProductId': both,
  'billing.processorSubscriptionId': both,
  'billing.trialEndsAt': both,
  'entitlements.currentPeriodEnd': both,
  'entitlements.trialEndsAt': both,
  productTrial: both,
  providerManagementUrl: { never: 'no payment processor is connected to this build' },
}

const settings = (edited: boolean) => {
  const ann = { kind: 'user' as const, id: uuid('ann') }
  const workspace = {
    workspaceId: WORKSPACE,
    organizationSlug: 'acme',
    workspaceSlug: 'demo',
    name: 'Demo',
    closed: false,
    region: 'local',
    residency: 'local',
    openedAt: NOON,
    openedBy: edited ? ann : cause.actor,
    lastEditedAt: edited ? NOON : null,
    deletion: edited ? { requestedAt: NOON, requestedBy: ann, effectiveAt: NOON, graceDays: 30 } : null,
  }
  const footprint = { clients: 0, connections: 0, members: 0, projects: 0, reports: 0 }
  const changed = { workspaceId: WORKSPACE, section: 'narrativeAi' as const, values: { modelOverride: 'small' } }
  const sources = { workspace, settings: edited ? [changed] : [], rates: [], bands: [], footprint, names: new Map() }
  return exact(WorkspaceSettings, settingsReport(sources, { role: 'owner', plan: 'free', today: '2026-03-02' }))
}

const bothSettings = { null: settings(false), value: settings(true) }
const commercialRead: Cases = {
  deletion: bothSettings,
  'identity.createdBy': bothSettings,
  'identity.lastEditedAt': bothSettings,
  'settings.narrativeAi.modelOverride': bothSettings,
}

const sources = (...events: readonly Told[]) =>
  answer(readDataSources, requestOf({ unmappedToo: true, now: NOON }), worldOf(events))
const nothing = await sources()
const removal = newEvent('ConnectionRemoved', { kind: 'connection', key: uuid('gone') }, {}, cause, {
  connectionId: uuid('gone'),
})
const file = registered('file', { provider: 'csv' })
const read = await sources(
  ...[projectAdded('app'), mapped(API, 'app', null), registered('gone'), deadLettered('gone', 'x')],
  ...[{ stream: streamOf.connection(WORKSPACE, uuid('gone')), event: removal }, file, syncStarted('file', 'r')],
  syncCompleted('file', 'r', { coverage: [covering(API, '0001-01-01T00:00:00.000Z', NOON)] }),
)
const unread = await sources(file, syncStarted('file', 'r'))
const failed = await sources(file, syncStarted('file', 'r'), syncFailed('file', 'r'))
const untaken = await sources(registered('file', { provider: 'csv' }))

const ofCompared = await sources(...compared)
const ofFirstReading = await sources(...inFirstReading)
const ofUnknownLength = await sources(...inFirstReadingOfUnknownLength)

const coming = 'what this build reads has no address to connect at, and nothing else is available'
const catalogOf = (name: string) => ({ catalog: nothing.catalog.filter(({ provider }) => provider === name) })
const dataSourcesRead: Cases = {
  'catalog[].connectUrl': { never: coming },
  'catalog[].rateLimit': { null: catalogOf('git'), value: catalogOf('github') },
  'catalog[].setupKind': {
    null: nothing,
    value: catalogOf('git'),
  },
  'connections[].account': { never: 'a name of an account comes with a connector that signs in somewhere' },
  'connections[].lastAttemptAt': { null: untaken, value: read },
  'connections[].lastError': { null: read, value: failed },
  'connections[].lastSuccessAt': { null: failed, value: read },
  'connections[].nextRunAt': { null: untaken, value: ofCompared },
  'connections[].progress': { null: ofCompared, value: ofFirstReading },
  'connections[].progress.left': { null: ofUnknownLength, value: ofFirstReading },
  'connections[].quota': { null: untaken, value: ofCompared },
  'connections[].reconciledAt': { null: ofFirstReading, value: ofCompared },
  'connections[].recentRuns[].finishedAt': { null: unread, value: read },
  imports: { null: nothing, value: read },
  'imports.lastAt': { null: unread, value: read },
  'kpis.coveragePct': { null: nothing, value: read },
  'kpis.lastSuccessAt': { null: nothing, value: read },
  'orphanedDeadLetters[].connectionId': {
    never: 'a record has a connection; what could not be folded and several told of is put aside by no test world',
  },
}

const asked = { ...requestOf({ unmappedToo: true, now: '2026-03-05T00:00:00.000Z' }), given: {} }
const list = (given: object, ...events: readonly Told[]) =>
  answer(listAuditEvents, { ...asked, given }, worldOf(events), { people })
const workspaceWide = await list({}, keyIssued('k'), keyIssued('l'))
const ofProject = await list(
  { limit: '1' },
  clientAdded('acme'),
  projectAdded('app'),
  registered('git'),
  syncFailed('git', 'r'),
)
const only = <K extends string>(action: K, { events }: typeof ofProject) => ({
  events: events.filter((one) => one.action === action),
})
const all = await list(
  {},
  clientAdded('acme'),
  projectAdded('app'),
  registered('git'),
  syncStarted('git', 'r'),
  observed('#1'),
)

const auditList: Cases = {
  'events[].clientId': { null: workspaceWide, value: only('project.added', all) },
  'events[].clientName': { null: workspaceWide, value: only('project.added', all) },
  'events[].connector': { null: workspaceWide, value: only('sync.started', all) },
  'events[].projectId': { null: workspaceWide, value: only('project.added', all) },
  'events[].projectName': { null: workspaceWide, value: only('project.added', all) },
  'headline.lastFullSync.occurredAt': { null: workspaceWide, value: all },
  nextCursor: { null: workspaceWide, value: ofProject },
}

const changed: Told = {
  stream: streamOf.settings(WORKSPACE),
  event: newEvent(
    'SettingsChanged',
    { kind: 'settings', key: 'defaults' },
    { section: 'defaults', before: { currency: 'EUR' }, after: { currency: 'USD' } },
    { ...cause, correlationId: uuid('apart') },
  ),
}
const detail = (told: Told, ...more: readonly Told[]) => {
  const request = { ...asked, given: { eventId: told.event.eventId } }
  return answer(readAuditEvent, request, new World([...more, told]), { people })
}
const added = projectAdded('app')
const [project, setting] = [await detail(added, clientAdded('acme')), await detail(changed)]
const run = await detail(syncFailed('git', 'r'), registered('git'))

const auditRead: Cases = {
  'event.after': { null: project, value: setting },
  'event.before': { null: project, value: setting },
  'event.chain[].connector': { null: project, value: run },
  'event.clientId': { null: setting, value: project },
  'event.clientName': { null: setting, value: project },
  'event.connector': { null: project, value: run },
  'event.explain': { null: project, value: run },
  'event.projectId': { null: setting, value: project },
  'event.projectName': { null: setting, value: project },
}

/** By operation. */
export const SETTINGS: Readonly<Record<string, Cases>> = {
  'billing.read': billingRead,
  'commercial.read': commercialRead,
  'dataSources.read': dataSourcesRead,
  'audit.list': auditList,
  'audit.read': auditRead,
}
