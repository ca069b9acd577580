import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { project } from '#test/support/process/program'
import { changed, named, places } from './mutations.js'
import type { OperationId } from './schemas/operations.js'

const folder = join(project, 'test', 'contract', 'answers')
const read = (file: string): object => JSON.parse(readFileSync(join(folder, file), 'utf8'))

/** All answers of the sample to an operation. */
const answersOf = (id: OperationId): readonly object[] =>
  readdirSync(folder)
    .filter((file) => file.startsWith(`${id}.`))
    .map(read)

/** Members by their place, as the contract names it. */
type Members = Readonly<Record<string, unknown>>

/** An answer that has other members in some places, each of which it has. */
const but = (answer: object, members: Members): object =>
  Object.entries(members).reduce((body, [path, value]) => {
    const here = places(body).filter((place) => named(place) === path)
    if (here.length === 0) throw new Error(`the answer has no ${path}`)
    return here.reduce((inner, place) => changed(inner, place, () => value) as object, body)
  }, answer)

const allNull = (prefix: string, ...names: readonly string[]): Members =>
  Object.fromEntries(names.map((name) => [`${prefix}.${name}`, null]))

const ID = 'a3bb189e-8bf9-4888-9912-ace4e6543002'
const [EARLIER, LATER] = ['2026-03-01T10:00:00.000Z', '2026-04-01T00:00:00.000Z']
const rate = { value: 0.31, unit: 'ratio', provenance: 'vendor_reported', basis: 'accepted over suggested' }
const accepted = { value: 5200, unit: 'lines', provenance: 'vendor_reported', basis: 'lines accepted' }
const lastError = { code: 'unreachable', message: 'The folder is not there.' }
const orphan = {
  id: ID,
  connectionId: ID,
  provider: 'csv',
  record: 'line 17',
  reasonCode: 'invalid_date',
  message: 'data.startedOn: expected a date YYYY-MM-DD',
  occurredAt: EARLIER,
  attempts: 1,
}
const caps = {
  activeProjects: 50,
  clients: 25,
  distributionRecipients: 50,
  projects: 200,
  reportsPerMonth: 100,
  scheduledBundles: 10,
  dataWindowDays: 400,
  includedCreditsPerPeriod: 1000,
  customRoles: true,
  qaAccess: true,
  syncFrequency: 'hourly',
}
const neverSynced: Members = {
  'connections[].lastAttemptAt': null,
  'connections[].lastSuccessAt': null,
  'connections[].recentRuns[].finishedAt': null,
}
const failing: Members = { 'connections[].account': 'acme', 'connections[].lastError': lastError }

/**
 * Members written by hand: only those that no answer of the sample shows, put into one of them. The sample has no key that
 * expires, is rotated or revoked, no trial, payment or deletion, no failed or unfinished import, no orphaned record, no
 * vendor that reports seats or rates, and no project of which so little is known that the members that are null here are so.
 */
const NOT_IN_SAMPLE: Readonly<Partial<Record<OperationId, readonly (readonly [file: string, members: Members])[]>>> = {
  'apiKeys.list': [
    [
      'apiKeys.list.json',
      {
        'keys[].expiresAt': LATER,
        'keys[].graceUntil': LATER,
        'keys[].lastUsedAt': null,
        'keys[].revokedAt': LATER,
        'keys[].rotatedFrom': ID,
        'keys[].profileId': ID,
      },
    ],
  ],
  'commandCenter.read': [
    [
      'commandCenter.read.no-tracker.json',
      {
        ...allNull('directory', 'selectedClientId', 'selectedProjectId'),
        ...allNull('flow.output', 'mergedChanges', 'releases'),
        ...allNull('readiness.evidence.codeChanges', 'firstAt', 'lastAt', 'lastRefreshedAt'),
      },
    ],
    ['commandCenter.read.no-tracker.json', { 'flow.output': null }],
  ],
  'commandCenter.evidence': [['commandCenter.evidence.json', { 'evidence[].workType': null }]],
  'search.read': [['search.read.no-agreement.json', { 'facts.aiAssistedChanges': null }]],
  'forensics.read': [
    [
      'forensics.read.json',
      {
        'engagement.contractedAmountCents': 18_000_000,
        'engagement.currency': 'EUR',
        'engagement.endsOn': '2026-12-31',
        ...allNull('graph.nodes[]', 'at', 'state'),
        ...allNull('lock', 'estimateHours', 'reference'),
      },
    ],
  ],
  'scope.read': [
    [
      'scope.read.json',
      {
        'engagement.endsOn': '2026-12-31',
        'report.reestimated.deltaHours': -2.5,
        'report.rows[].url': 'https://tracker.example/SHOP-40',
        'report.rows[].valueCents': 12_000,
        'report.changeOrders[].title': 'Offline check-out',
        'report.changeOrders[].unknownItems': ['SHOP-41'],
        ...allNull('lock', 'estimateHours', 'reference'),
        ...allNull('report', 'baseline.estimateHours', 'added.estimateHours', 'expansionPct'),
        ...allNull('report', 'changeOrders[].amountCents', 'changeOrders[].currency'),
        ...allNull('report', 'valuation.valueCents', 'valuation.currency', 'rows[].estimateHours'),
      },
    ],
  ],
  'invoiceDefense.read': [
    [
      'invoiceDefense.read.json',
      {
        'facts.assumptions[].effectiveTo': '2026-12-31',
        'facts.delivery.rows[].linkOrigin': 'connector',
        'facts.delivery.rows[].changes': ['#7'],
        'facts.delivery.rows[].releases': ['v1.2.0'],
        'pack.gaps': ['8 hours have no rate.'],
        'reconciliation.unbilled.cents': 76_000,
        ...allNull('invoice.lines[]', 'role', 'hours', 'unitCents'),
        'reconciliation.rows[].billedHours': null,
        'pack.claims[].figure': null,
      },
    ],
    [
      'invoiceDefense.read.no-invoice.json',
      {
        'facts.currency': null,
        'facts.aiInsufficientSample.taggingCoverage': null,
        'facts.manualEntrySharePct': null,
        ...allNull('facts.coordination', 'costCents', 'declined', 'hours', 'meetings'),
        ...allNull('facts.investment', 'cloudCents', 'coordinationCents', 'estimatedCloudCents', 'totalCents'),
      },
    ],
    [
      'invoiceDefense.read.json',
      {
        'facts.ai': null,
        'facts.investment.labourCategories[].cents': null,
        ...allNull('facts.scope', 'expansionPct', 'valueCents'),
      },
    ],
  ],
  'aiEconomics.read': [
    [
      'aiEconomics.read.json',
      {
        'usage.assumptions': [{ id: 'assisted_pct', label: 'Assisted share', note: 'as agreed', figure: accepted }],
        'usage.vendors[].currency': 'USD',
        'usage.vendors[].activeSeats': { band: { from: 5, to: 9, label: '5-9' }, provenance: 'vendor_reported' },
        'usage.vendors[].agentDiffAcceptanceRate': rate,
        'usage.vendors[].lineAcceptanceRate': rate,
        'usage.vendors[].tabAcceptanceRate': rate,
        'usage.vendors[].toolActionAcceptanceRate': rate,
        'usage.vendors[].models': [{ model: 'large', metric: 'accepted_lines', figure: accepted }],
      },
    ],
    [
      'aiEconomics.read.json',
      {
        'adoption.taggedEvidence[].url': null,
        'usage.selfReported.assistedShare': null,
        'usage.vendors[].activeSeats': {
          band: { from: 0, to: null, label: '0 or more' },
          provenance: 'vendor_reported',
        },
        'usage.vendorWindowSelection.requested': null,
      },
    ],
  ],
  'aiEconomics.surface': [
    [
      'aiEconomics.surface.json',
      {
        'adoption.taggedEvidence[].url': null,
        'selfReportedAdoption.assistedShare': null,
        'comparison.sample.taggingCoverage': null,
        models: { state: 'available', reason: null },
        'providerWindows.requestedPeriod': null,
      },
    ],
  ],
  'commercial.read': [
    [
      'commercial.read.json',
      {
        deletion: { requestedAt: EARLIER, requestedBy: 'Ada', effectiveAt: LATER, graceDays: 30 },
        'identity.createdBy': 'Ada',
        'identity.lastEditedAt': EARLIER,
        'settings.narrativeAi.modelOverride': 'none',
      },
    ],
  ],
  'dataSources.read': [
    [
      'dataSources.read.json',
      {
        'catalog[].connectUrl': 'https://vendor.example/connect',
        'catalog[].rateLimit': { requests: 100, perSeconds: 60 },
        ...failing,
        orphanedDeadLetters: [orphan, { ...orphan, connectionId: null }],
      },
    ],
    [
      'dataSources.read.json',
      { ...neverSynced, 'imports.lastAt': null, ...allNull('kpis', 'coveragePct', 'lastSuccessAt') },
    ],
    ['dataSources.read.json', { imports: null }],
  ],
  'connections.list': [
    ['connections.list.json', failing],
    ['connections.list.json', neverSynced],
  ],
  'audit.list': [['audit.list.json', { 'headline.lastFullSync': { occurredAt: null, state: 'never' } }]],
  'billing.read': [
    [
      'billing.read.json',
      {
        'billing.trialEndsAt': LATER,
        'billing.lastPaymentAt': EARLIER,
        'billing.lastPaymentStatus': 'succeeded',
        'billing.processorCustomerId': 'customer-1',
        'billing.processorPriceId': 'price-1',
        'billing.processorProductId': 'product-1',
        'billing.processorSubscriptionId': 'subscription-1',
        checkoutPlans: [{ plan: 'scale', title: 'Scale', monthlyCents: 49_900, currency: 'EUR', caps }],
        'entitlements.trialEndsAt': LATER,
        'entitlements.caps': caps,
        productTrial: {
          workspaceId: ID,
          plan: 'growth',
          catalogVersion: '2026-11',
          origin: 'signup',
          startsAt: EARLIER,
          endsAt: LATER,
        },
        providerManagementUrl: 'https://processor.example/manage',
      },
    ],
    ['billing.read.json', { 'billing.currentPeriodEnd': null, 'entitlements.currentPeriodEnd': null }],
  ],
}

/** Right bodies of an operation: what the sample answers, and what it does not show. */
export const examplesOf = (id: OperationId): readonly object[] => [
  ...answersOf(id),
  ...(NOT_IN_SAMPLE[id] ?? []).map(([file, members]) => but(read(file), members)),
]
