import type { Availability } from '#domain/coverage'
import type { UsageMetric } from '#domain/events/ai-usage'
import { foldAccess } from '#projections/access/fold'
import { aiEconomics, aiSurface } from '#projections/ai/operations'
import { AiEconomics, AiSurface } from '#projections/ai/response'
import { aiSurfaceReport, type SurfaceInputs } from '#projections/ai/surface'
import { listApiKeys } from '#projections/api-keys/operations'
import { listConnections } from '#projections/data-sources/operations'
import type { CodeChangeState } from '#projections/entities/code-change'
import { change, plainInputs, plainReport, timed, times } from '../support/changes.js'
import {
  assisted,
  keyIssued,
  keyRevoked,
  keyRotated,
  mapped,
  memberJoined,
  notAssisted,
  projectAdded,
  registered,
  syncCompleted,
  syncFailed,
  syncStarted,
  type Told,
  uuid,
  WORKSPACE,
} from '../support/events.js'
import { AI_ACCOUNT, aiUsage } from '../support/facts.js'
import { reportsOf } from '../support/reports.js'
import { answer, exact, requestOf } from '../support/request.js'
import { SMALL_WORLD } from '../support/small-world.js'
import { World, worldOf } from '../support/world.js'
import { compared as comparedWithHost, inFirstReading, inFirstReadingOfUnknownLength } from './hosts.js'
import type { Cases } from './walk.js'

const economics = (changes: readonly CodeChangeState[], availability: Availability = 'available') =>
  exact(AiEconomics, plainReport(changes, availability))
const compared = [
  ...timed('a', [assisted('cursor')], times(10, [2, 1])),
  ...timed('b', [notAssisted()], times(10, [5, 1])),
]
const elsewhere = [change('#1', { repository: 'git.example.com/acme/api', aiMarks: [assisted('cursor')] })]
const vendors = async (
  asking: Parameters<typeof requestOf>[0],
  ...metrics: readonly Parameters<typeof aiUsage>[1][]
) => {
  const facts = metrics.map((one, i) => aiUsage(String(i), one))
  const world = new World([projectAdded('app'), mapped(AI_ACCOUNT, 'app', null, { kind: 'ai_account' }), ...facts])
  return answer(aiEconomics, requestOf(asking), world)
}
const chatsOnly = await vendors({}, { metric: 'chats', value: '1', unit: 'count' })
const rich = await vendors(
  {},
  ...(
    [
      ...['accepted_lines', 'suggested_lines', 'tab_accepts', 'tab_suggestions', 'agent_accepted_diffs'],
      ...['agent_suggested_diffs', 'tool_actions_accepted', 'tool_actions_rejected'],
    ] as UsageMetric[]
  ).map((metric) => ({ metric, value: '2', unit: 'count' as const })),
  { metric: 'estimated_cost_cents', value: '5', unit: 'cents', currency: 'EUR' },
  { metric: 'active_seats_band', value: '7', unit: 'band' },
)
const wide = await vendors({}, { metric: 'active_seats_band', value: '700', unit: 'band' })
const whole = await answer(
  aiEconomics,
  { ...requestOf(), period: { ...requestOf().period, explicit: false } },
  new World([projectAdded('app'), mapped(AI_ACCOUNT, 'app', null, { kind: 'ai_account' }), aiUsage('1')]),
)

const aiEconomicsRead: Cases = {
  'adoption.taggedEvidence[].url': { null: economics(elsewhere), value: economics(compared) },
  'cycleTime.gain': { null: economics(elsewhere), value: economics(compared) },
  'cycleTime.unavailableReason': { null: economics(compared), value: economics(elsewhere) },
  'usage.selfReported.assistedShare': { null: economics([]), value: economics(elsewhere) },
  'usage.vendorWindowSelection': { null: economics([]), value: rich },
  'usage.vendorWindowSelection.requested': { null: whole, value: rich },
  'usage.vendors[].activeSeats': { null: chatsOnly, value: rich },
  'usage.vendors[].activeSeats.band.to': { null: wide, value: rich },
  'usage.vendors[].agentDiffAcceptanceRate': { null: chatsOnly, value: rich },
  'usage.vendors[].currency': { null: chatsOnly, value: rich },
  'usage.vendors[].lineAcceptanceRate': { null: chatsOnly, value: rich },
  'usage.vendors[].tabAcceptanceRate': { null: chatsOnly, value: rich },
  'usage.vendors[].toolActionAcceptanceRate': { null: chatsOnly, value: rich },
}

const surface = (changes: readonly CodeChangeState[], more: Partial<SurfaceInputs> = {}) =>
  exact(
    AiSurface,
    aiSurfaceReport({
      ai: plainInputs(changes, 'available'),
      windows: [],
      confidence: null,
      period: requestOf().period,
      ...more,
    }),
  )
const sure = (await reportsOf(SMALL_WORLD, requestOf())).confidence
const modelled = await answer(
  aiSurface,
  requestOf(),
  new World([
    projectAdded('app'),
    mapped(AI_ACCOUNT, 'app', null, { kind: 'ai_account' }),
    aiUsage('1', { model: 'large', metric: 'tokens_input', unit: 'tokens' }),
  ]),
)

const aiEconomicsSurface: Cases = {
  'adoption.taggedEvidence[].url': { null: surface(elsewhere), value: surface(compared) },
  'comparison.implementationHoursSaved': { null: surface(elsewhere), value: surface(compared) },
  'comparison.netDeliveryGainHours': { null: surface(elsewhere), value: surface(compared) },
  'comparison.reviewOverheadHours': { null: surface(elsewhere), value: surface(compared) },
  'comparison.sample.taggingCoverage': { null: surface([]), value: surface(elsewhere) },
  'comparison.unavailableReason': { null: surface(compared), value: surface(elsewhere) },
  'models.reason': { null: modelled, value: surface([]) },
  'providerWindows.requestedPeriod': {
    null: surface([], { period: { ...requestOf().period, explicit: false } }),
    value: surface([]),
  },
  'reportConfidence.reason': { null: surface([], { confidence: sure }), value: surface([]) },
  'reviewOverhead.reason': { null: surface(compared), value: surface(elsewhere) },
  'selfReportedAdoption.assistedShare': { null: surface([]), value: surface(elsewhere) },
}

const connections = (...events: readonly Told[]) =>
  answer(listConnections, requestOf({ unmappedToo: true }), worldOf(events))
const pending = await connections(registered('git'))
const failed = await connections(registered('git'), syncStarted('git', 'r'), syncFailed('git', 'r'))
const running = await connections(registered('git'), syncStarted('git', 'r'))
const read = await connections(registered('git'), syncStarted('git', 'r'), syncCompleted('git', 'r'))

const ofCompared = await connections(...comparedWithHost)
const ofFirstReading = await connections(...inFirstReading)
const ofUnknownLength = await connections(...inFirstReadingOfUnknownLength)

const connectionsList: Cases = {
  'connections[].account': {
    never: 'a name of an account comes with a connector that signs in somewhere: git does not',
  },
  'connections[].lastAttemptAt': { null: pending, value: read },
  'connections[].lastError': { null: read, value: failed },
  'connections[].lastSuccessAt': { null: failed, value: read },
  'connections[].nextRunAt': { null: pending, value: ofCompared },
  'connections[].progress': { null: ofCompared, value: ofFirstReading },
  'connections[].progress.left': { null: ofUnknownLength, value: ofFirstReading },
  'connections[].quota': { null: pending, value: ofCompared },
  'connections[].reconciledAt': { null: ofFirstReading, value: ofCompared },
  'connections[].recentRuns[].finishedAt': {
    null: running,
    value: read,
  },
}

const keys = (used: boolean, ...events: readonly Told[]) => {
  const entries = [...worldOf(events).access.values()].flat()
  const documents = [...foldAccess(WORKSPACE, entries).values()].map(({ document }) => document)
  return answer(listApiKeys, requestOf(), new World([]), {
    access: { ofWorkspace: async () => documents },
    people: {
      names: async () => new Map(),
      lastUses: async () => new Map(used ? [[uuid('ci'), '2026-03-02T12:34:00.000Z']] : []),
    },
  })
}
const bare = await keys(false, memberJoined('ann'), keyIssued('ci'))
const ended = await keys(true, keyIssued('ci', { expiresAt: '2026-03-02T13:00:00.000Z' }), keyRevoked('ci'))
const rotated = await keys(false, memberJoined('ann'), keyIssued('ci'), keyRotated('ci', 'ci 2'))
const [replaced, replacing] = (['ci', 'ci 2'] as const).map((name) => ({
  keys: rotated.keys.filter(({ id }) => id === uuid(name)),
}))

const apiKeysList: Cases = {
  'keys[].expiresAt': { null: bare, value: ended },
  'keys[].graceUntil': { null: bare, value: replaced },
  'keys[].lastUsedAt': { null: bare, value: ended },
  'keys[].profileId': { never: 'there are no profiles: always null today, as decided' },
  'keys[].revokedAt': { null: bare, value: ended },
  'keys[].rotatedFrom': { null: bare, value: replacing },
}

/** By operation. */
export const AI_AND_LISTS: Readonly<Record<string, Cases>> = {
  'aiEconomics.read': aiEconomicsRead,
  'aiEconomics.surface': aiEconomicsSurface,
  'connections.list': connectionsList,
  'apiKeys.list': apiKeysList,
}
