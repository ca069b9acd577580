import { confidenceForClient } from '../confidence/for-client.js'
import type { AssumptionFacts, DeliveryFacts, Facts } from './response.js'
import { assumptionTexts, hiddenTexts, packageReasons } from './texts.js'

// What a client gets of the facts. Each member stands here by its name: one that is new has to be decided on.

/** The words of an assumption for a client: a person's words may name a rate or a person, and who counts in meetings is a choice of a source. */
const wordsForClient = ({ id, source, value, unitOrMethod }: AssumptionFacts) => {
  if (source === 'user') return { value: hiddenTexts.assumption, unitOrMethod: hiddenTexts.assumption }
  return { value: id === 'meeting-attribution' ? assumptionTexts[id].value : value, unitOrMethod }
}

const assumptionForClient = (one: AssumptionFacts): AssumptionFacts => {
  const { id, title, source, status, effectiveFrom, effectiveTo, versionId } = one
  return { id, title, ...wordsForClient(one), source, status, effectiveFrom, effectiveTo, versionId }
}

const deliveryForClient = ({
  completedItems,
  mergedChanges,
  milestones,
  objectivesCompleted,
  objectivesTotal,
  prsLinkedPct,
  releases,
  releaseRows,
  rows,
}: DeliveryFacts): DeliveryFacts => ({
  completedItems,
  mergedChanges,
  milestones,
  objectivesCompleted,
  objectivesTotal,
  prsLinkedPct,
  releases,
  releaseRows: releaseRows.map(({ tag, releasedAt, changes, source }) => ({
    tag,
    releasedAt,
    changes,
    source: source === 'hand' ? 'hand' : 'import',
  })),
  rows,
})

/** The reason without whether invoices were entered by hand, which says how sources are connected. */
const reasonForClient = (reason: string | null): string | null =>
  reason === packageReasons.invoicesByHand ? packageReasons.partial : reason

/** Facts as a client gets them, but for the actions, of which it gets none. */
export const factsForClient = ({
  periodStart,
  periodEnd,
  currency,
  ai,
  aiInsufficientSample,
  scope,
  assumptions,
  confidence,
  coordination,
  delivery,
  evidencePackages,
  investment,
  manualEntrySharePct,
}: Omit<Facts, 'actions'>): Omit<Facts, 'actions'> => ({
  periodStart,
  periodEnd,
  currency,
  ai,
  aiInsufficientSample,
  scope,
  assumptions: assumptions.map(assumptionForClient),
  confidence: confidenceForClient(confidence),
  coordination: {
    blendedHourlyRateCents: null,
    costCents: null,
    taggingPct: coordination.taggingPct,
    declined: coordination.declined,
    hours: coordination.hours,
    meetings: coordination.meetings,
  },
  delivery: deliveryForClient(delivery),
  evidencePackages: evidencePackages.map(({ id, title, items, state, reason }) => ({
    id,
    title,
    items,
    state,
    reason: reasonForClient(reason),
  })),
  // Without any cost from the beginning.
  investment,
  manualEntrySharePct,
  sources: [],
})
