import {
  cents,
  counts,
  currency,
  date,
  figure,
  int0,
  linkOrigin,
  number0,
  percentage,
  positive,
  provenance,
  share,
  source,
  stateAndReason,
  timestamp,
  tone,
  workType,
} from './common.js'
import { confidence } from './confidence.js'
import {
  boolean,
  both,
  closed,
  distinct,
  each,
  list,
  nonEmpty,
  number,
  oneOf,
  only,
  orNull,
  text,
} from './json-schema.js'

const assumption = closed({
  id: oneOf(
    ...['cost-basis', 'scope-baseline', 'meeting-attribution', 'ai-attribution', 'reporting-period'],
    'work-cost-allocation',
  ),
  title: text,
  value: text,
  source: oneOf('default', 'user'),
  status: oneOf('needs_verification', 'verified', 'expired'),
  unitOrMethod: text,
  effectiveFrom: date,
  effectiveTo: orNull(date),
  versionId: orNull(text),
})

const delivery = closed({
  ...counts('completedItems', 'mergedChanges', 'milestones', 'objectivesCompleted', 'objectivesTotal', 'releases'),
  prsLinkedPct: orNull(percentage),
  releaseRows: list(closed({ tag: text, releasedAt: timestamp, changes: int0, source: text })),
  rows: distinct(
    closed({
      key: nonEmpty,
      title: text,
      workType,
      completedAt: timestamp,
      changes: list(text),
      releases: list(text),
      linkOrigin: orNull(linkOrigin),
    }),
    200,
  ),
})

const investment = closed({
  ...each(
    orNull(cents),
    ...['cloudCents', 'coordinationCents', 'estimatedCloudCents', 'invoicedCents', 'labourCents', 'reworkCents'],
    ...['scopeCents', 'totalCents'],
  ),
  ...each(orNull(number), 'coordinationPct', 'reworkPct', 'scopePct'),
  ...each(orNull(number0), 'labourHours', 'roleBandHours', 'unpricedHours'),
  estimated: boolean,
  currencyConflict: boolean,
  costEvidence: closed(counts('cloudLines', 'linkedTimeEntries', 'timeEntries')),
  labourCategories: distinct(closed({ category: text, hours: number0, cents: orNull(cents), unpricedHours: number0 })),
})

const facts = closed({
  periodStart: date,
  periodEnd: date,
  currency: orNull(currency),
  actions: distinct(closed({ n: positive, tag: text, title: text, action: text, why: text, tone }), 9),
  ai: orNull(
    closed({ ...counts('assistedChanges', 'notAssistedChanges'), taggedPct: percentage, netHours: orNull(number) }),
  ),
  aiInsufficientSample: orNull(
    closed({
      ...counts('assistedChanges', 'baselineChanges'),
      minimumPerGroup: only(10),
      taggingCoverage: orNull(share),
      minimumTaggingCoverage: only(0.1),
      reason: text,
    }),
  ),
  scope: orNull(
    closed({ expansionPct: orNull(number0), addedItems: int0, valueCents: orNull(cents), changeOrders: int0 }),
  ),
  assumptions: distinct(assumption),
  confidence,
  coordination: closed({
    ...each(orNull(int0), 'blendedHourlyRateCents', 'costCents', 'declined', 'meetings'),
    taggingPct: orNull(percentage),
    hours: orNull(number0),
  }),
  delivery,
  evidencePackages: distinct(
    both(closed({ id: nonEmpty, title: text, items: int0, ...stateAndReason.members }), stateAndReason.agree),
  ),
  investment,
  manualEntrySharePct: orNull(percentage),
  sources: distinct(source),
})

const invoice = closed({
  id: nonEmpty,
  number: text,
  status: oneOf('issued', 'paid', 'void'),
  issuedOn: date,
  periodStart: date,
  periodEnd: date,
  currency,
  amountCents: cents,
  lines: distinct(
    closed({
      id: nonEmpty,
      description: text,
      category: oneOf('labour', 'coordination', 'cloud', 'fixed', 'other'),
      role: orNull(text),
      hours: orNull(number0),
      unitCents: orNull(cents),
      amountCents: cents,
    }),
  ),
})

const reconciliation = closed({
  state: oneOf('matched', 'variance', 'insufficient_evidence'),
  tolerancePct: only(2),
  invoicedCents: cents,
  supportedCents: orNull(cents),
  varianceCents: orNull(cents),
  rows: distinct(
    closed({
      lineId: nonEmpty,
      ...each(orNull(number0), 'billedHours', 'evidencedHours'),
      ...each(orNull(cents), 'supportedCents', 'deltaCents'),
      status: oneOf('matched', 'over_billed', 'under_billed', 'unsupported'),
      evidence: closed(counts('timeEntries', 'workItems', 'codeChanges', 'meetings')),
    }),
  ),
  unbilled: closed({ timeEntries: int0, hours: orNull(number0), cents: orNull(cents) }),
})

const pack = closed({
  id: oneOf('what-was-delivered', 'what-did-it-cost', 'what-was-added', 'was-ai-used', 'how-sure-are-you'),
  question: nonEmpty,
  claims: distinct(closed({ text: nonEmpty, figure: orNull(figure), provenance, evidence: list(text) })),
  gaps: list(text),
})

export const invoiceDefenseRead = closed({
  facts,
  invoice: orNull(invoice),
  pack: orNull(pack),
  reconciliation: orNull(reconciliation),
})
