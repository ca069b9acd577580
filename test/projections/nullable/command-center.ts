import type { Metadata } from '#domain/events/envelope'
import { commandCenter, kpiEvidence } from '#projections/command-center/operations'
import type { Family } from '#projections/command-center/response'
import { search } from '#projections/search/operations'
import { timed, times } from '../support/changes.js'
import { assisted, notAssisted, observed, type Told, uuid } from '../support/events.js'
import { stated, workItem } from '../support/facts.js'
import { answer, requestOf } from '../support/request.js'
import { SMALL_WORLD } from '../support/small-world.js'
import { World, worldOf } from '../support/world.js'
import type { Cases } from './walk.js'

const compared = [
  ...timed('a', [assisted('cursor')], times(10, [2, 1])),
  ...timed('b', [notAssisted()], times(10, [5, 1])),
]
const center = (events: readonly Told[], request = requestOf()) => answer(commandCenter, request, worldOf(events))
const [none, full] = [
  await center([], { ...requestOf(), readable: [] }),
  await center([
    ...SMALL_WORLD,
    ...compared.map(({ key, observations: [seen] }) => observed(key, seen?.facts)),
    stated('ClientQuestionAsked', 'app', uuid('q'), { questionId: uuid('q'), question: 'Why?' }),
    stated('CostEstimateRecorded', 'app', uuid('e'), {
      estimateId: uuid('e'),
      decidedOn: '2026-03-01',
      amountCents: 1,
      currency: 'EUR',
    }),
  ]),
]
const isBy = ({ event }: Told, source: string) => (event.metadata as Metadata).connectionId === uuid(source)
const [withoutTracker, withoutGit] = [
  await center(SMALL_WORLD.filter((told) => !isBy(told, 'tracker'))),
  await center(SMALL_WORLD.filter((told) => !isBy(told, 'git'))),
]

const commandCenterRead: Cases = {
  'activeClientQuestion.question': { null: none, value: full },
  'costEstimate.launchDecision': { null: none, value: full },
  'costEstimate.source': { null: none, value: full },
  'directory.selectedClientId': { null: none, value: full },
  'directory.selectedProjectId': { null: none, value: full },
  'flow.output': { null: none, value: full },
  'flow.output.completedItems': { null: withoutTracker, value: full },
  'flow.output.mergedChanges': { null: withoutGit, value: full },
  'flow.output.releases': { null: withoutGit, value: full },
  'kpis[].value': { null: none, value: full },
  'readiness.evidence.codeChanges.firstAt': { null: none, value: full },
  'readiness.evidence.codeChanges.lastAt': { null: none, value: full },
  'readiness.evidence.codeChanges.lastRefreshedAt': { null: none, value: full },
  'readiness.evidence.workItems.firstAt': { null: none, value: full },
  'readiness.evidence.workItems.lastAt': { null: none, value: full },
  'readiness.evidence.workItems.lastRefreshedAt': { null: none, value: full },
}

const evidence = (family: Family, events: readonly Told[]) =>
  answer(kpiEvidence, { ...requestOf({ project: 'app' }), given: { family } }, worldOf(events))
const aims = await evidence('objectives', SMALL_WORLD)
const linked = await evidence('ai_net_gain', SMALL_WORLD)
const later = workItem('A-7', { createdAt: '2026-03-20T00:00:00.000Z', url: 'https://tracker.example.com/A-7' })
const [added] = (await evidence('scope_expansion', [...SMALL_WORLD, later])).evidence
const item = { evidence: [added] }

const commandCenterEvidence: Cases = {
  'evidence[].contribution': { null: aims, value: item },
  'evidence[].linkOrigin': { null: aims, value: linked },
  'evidence[].url': { null: aims, value: item },
  'evidence[].workType': { null: aims, value: linked },
}

const empty = await answer(search, requestOf(), new World([]))
const corpus = (events: readonly Told[]) => answer(search, requestOf(), worldOf(events))
const found = await corpus([
  ...SMALL_WORLD,
  ...compared.map(({ key, observations: [seen] }) => observed(key, seen?.facts)),
])

const searchRead: Cases = {
  'facts.aiAssistedChanges': { null: empty, value: found },
  'facts.aiNetHours': { null: empty, value: found },
  'facts.changeRequestReference': { null: empty, value: found },
  'facts.scopeSignals': { null: empty, value: found },
  'facts.scopeValue': { null: empty, value: found },
}

/** By operation. */
export const COMMAND_CENTER: Readonly<Record<string, Cases>> = {
  'commandCenter.read': commandCenterRead,
  'commandCenter.evidence': commandCenterEvidence,
  'search.read': searchRead,
}
