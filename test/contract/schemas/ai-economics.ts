import {
  aiSource,
  counts,
  currency,
  date,
  figure,
  figureIn,
  int0,
  link,
  period,
  positive,
  provenance,
  share,
  stateAndReason,
  timestamp,
  workType,
} from './common.js'
import { both, closed, distinct, each, list, map, nonEmpty, number, oneOf, only, orNull, text } from './json-schema.js'

const changes = counts(
  ...['mergedChanges', 'assistedChanges', 'notAssistedChanges', 'conflictingChanges', 'untaggedChanges'],
)
const tools = distinct(closed({ tool: nonEmpty, changes: positive }))

const adoption = closed({
  ...changes,
  tools,
  provenance: only('self_reported'),
  basis: only('merged changes counted by self-reported AI tags'),
  byRepository: distinct(closed({ repository: text, ...changes, tools })),
  byWorkType: distinct(closed({ workType, ...changes, tools })),
  workTypeLinks: closed({ linkedChanges: int0, byOrigin: closed(counts('connector', 'heuristic', 'manual')) }),
  taggedEvidence: distinct(
    closed({
      reference: text,
      title: text,
      repository: text,
      url: orNull(link),
      mergedAt: timestamp,
      status: oneOf('assisted', 'not_assisted', 'conflicting'),
      workType,
      workItemKeys: distinct(text),
      signalSources: distinct(oneOf('pr_label', 'commit_trailer', 'csv_column')),
      tools: distinct(text),
    }),
    100,
  ),
  taggedEvidenceTotal: int0,
})

const cycleTime = closed({
  gain: orNull(
    closed({
      provenance: only('self_reported'),
      basis: only('forge timestamps compared by self-reported AI tagging'),
      assistedChanges: positive,
      baselineChanges: positive,
      ...each(number, 'implementationHoursSaved', 'reviewOverheadHours', 'netHours'),
    }),
  ),
  ...counts('assistedChanges', 'baselineChanges'),
  unavailableReason: orNull(nonEmpty),
})

const METRICS = [
  ...['accepted_lines', 'deleted_lines', 'suggested_lines', 'tab_suggestions', 'tab_accepts', 'agent_suggested_diffs'],
  ...['agent_accepted_diffs', 'tool_actions_accepted', 'tool_actions_rejected', 'chats', 'sessions', 'agent_commits'],
  ...['agent_prs_created', 'agent_prs_merged', 'active_seats_band', 'tokens_input', 'tokens_output'],
  ...['estimated_cost_cents', 'credits', 'threads', 'turns', 'code_reviews', 'review_comments'],
]
const metric = oneOf(...METRICS)

const vendor = closed({
  source: aiSource,
  sourceScope: text,
  originId: text,
  windowStart: date,
  windowEnd: date,
  provenance,
  currency: orNull(currency),
  acceptedLinesSeries: distinct(closed({ windowStart: date, windowEnd: date, value: number })),
  activeSeats: orNull(closed({ band: closed({ from: int0, to: orNull(int0), label: text }), provenance })),
  ...each(
    orNull(figure),
    ...['agentDiffAcceptanceRate', 'lineAcceptanceRate', 'tabAcceptanceRate', 'toolActionAcceptanceRate'],
  ),
  models: distinct(closed({ model: text, metric, figure })),
  totals: map(metric, figure),
})

const selfReported = {
  ...counts('taggedChanges', 'assistedChanges', 'notAssistedChanges', 'conflictingChanges'),
  assistedShare: orNull(figureIn('ratio')),
  tools: distinct(text),
}
const days = closed({ start: date, end: date })

export const aiEconomicsRead = closed({
  adoption,
  cycleTime,
  usage: closed({
    assumptions: distinct(
      closed({ id: oneOf('assisted_pct', 'review_overhead_pct'), label: text, figure, note: text }),
    ),
    selfReported: closed(selfReported),
    unavailable: distinct(closed({ source: aiSource, fact: text, reason: text })),
    vendors: distinct(vendor),
    vendorWindowSelection: orNull(closed({ requested: orNull(days), selected: days, reason: text })),
  }),
})

const section = both(closed(stateAndReason.members), stateAndReason.agree)

export const aiEconomicsSurface = closed({
  title: text,
  subtitle: text,
  adoption,
  selfReportedAdoption: closed({ ...selfReported, provenance: only('self_reported') }),
  comparison: closed({
    kind: only('modeled_counterfactual'),
    basis: text,
    state: oneOf('available', 'insufficient_sample', 'unavailable'),
    unavailableReason: orNull(text),
    inputProvenance: provenance,
    ...counts('assistedChanges', 'baselineChanges'),
    ...each(orNull(number), 'implementationHoursSaved', 'netDeliveryGainHours', 'reviewOverheadHours'),
    sample: closed({
      ...counts('mergedChanges', 'taggedChanges'),
      taggingCoverage: orNull(share),
      minimumPerGroup: only(10),
      minimumTaggingCoverage: only(0.1),
    }),
  }),
  models: section,
  providerWindows: closed({
    state: oneOf('available', 'partial', 'unavailable'),
    description: text,
    requestedPeriod: orNull(period),
    windows: list(closed({ source: aiSource, windowStart: date, windowEnd: date, metrics: int0 })),
  }),
  reportConfidence: section,
  reviewOverhead: section,
})
