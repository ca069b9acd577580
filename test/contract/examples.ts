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
  message: 'data.startedOn: expected a day of the calendar, YYYY-MM-DD',
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
const failing: Members = {
  'connections[].account': 'acme',
  'connections[].lastError': lastError,
  // Of a host, which the sample asks none.
  'connections[].reconciledAt': EARLIER,
  'connections[].nextRunAt': LATER,
  'connections[].quota': { limit: 5_000, remaining: 4_900, resetsAt: LATER },
  'connections[].progress': { completeBackTo: '2026-01-31', left: 12 },
  'connections[].unknownMembers': 1,
}

/**
 * Members written by hand: only the values that no answer of the sample shows, put into one of them. The sample has no key that expires, is
 * rotated or revoked, no trial, payment or deletion, no failed or unfinished import, no orphaned record, and no vendor that
 * reports seats or rates. What may be null needs no example: the tests make each such member null.
 */
const NOT_IN_SAMPLE: Readonly<Partial<Record<OperationId, readonly (readonly [file: string, members: Members])[]>>> = {
  'apiKeys.list': [
    [
      'apiKeys.list.json',
      {
        'keys[].expiresAt': LATER,
        'keys[].graceUntil': LATER,
        'keys[].revokedAt': LATER,
        'keys[].rotatedFrom': ID,
        'keys[].profileId': ID,
      },
    ],
  ],
  'forensics.read': [
    [
      'forensics.read.json',
      {
        'engagement.contractedAmountCents': 18_000_000,
        'engagement.currency': 'EUR',
        'engagement.endsOn': '2026-12-31',
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
  ],
  'connections.list': [['connections.list.json', failing]],
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
  ],
}

/** Right bodies of an operation: what the sample answers, and what it does not show. */
export const examplesOf = (id: OperationId): readonly object[] => [
  ...answersOf(id),
  ...(NOT_IN_SAMPLE[id] ?? []).map(([file, members]) => but(read(file), members)),
]
