// What each answer may do that answers otherwise may not, read from the contract's text. Written by hand: it is what
// the schemas are held against, so nothing here comes from them.

type Table = Readonly<Record<string, readonly string[]>>

/** May be null; where another member has to change with it, how. */
export const MAY_BE_NULL: Readonly<Record<string, readonly (readonly [path: string, company?: object])[]>> = {
  'apiKeys.list': [
    ['keys[].expiresAt'],
    ['keys[].graceUntil'],
    ['keys[].lastUsedAt'],
    ['keys[].revokedAt'],
    ['keys[].rotatedFrom'],
    ['keys[].profileId'],
  ],
  'commandCenter.read': [
    ['activeClientQuestion.question'],
    ['costEstimate.launchDecision'],
    ['costEstimate.source'],
    ['directory.selectedClientId'],
    ['directory.selectedProjectId'],
    ['flow.output'],
    ['flow.output.completedItems'],
    ['flow.output.mergedChanges'],
    ['flow.output.releases'],
    ['kpis[].value'],
    ...['codeChanges', 'workItems'].flatMap((kind) =>
      ['firstAt', 'lastAt', 'lastRefreshedAt'].map((name) => [`readiness.evidence.${kind}.${name}`] as const),
    ),
  ],
  'commandCenter.evidence': [
    ['evidence[].url'],
    ['evidence[].workType'],
    ['evidence[].linkOrigin'],
    ['evidence[].contribution'],
  ],
  'search.read': [
    ['facts.aiAssistedChanges'],
    ['facts.aiNetHours'],
    ['facts.changeRequestReference'],
    ['facts.scopeSignals'],
    ['facts.scopeValue'],
  ],
  'forensics.read': [
    ['engagement', { graph: null }],
    ['engagement.contractedAmountCents'],
    ['engagement.currency'],
    ['engagement.endsOn'],
    ['graph'],
    ['graph.nodes[].at'],
    ['graph.nodes[].state'],
    ['graph.nodes[].workType'],
    ['graph.nodes[].costCents'],
    ['graph.edges[].rule'],
    ['lock'],
    ['lock.estimateHours'],
    ['lock.reference'],
  ],
  'scope.read': [
    ['engagement', { report: null }],
    ['engagement.contractedAmountCents'],
    ['engagement.currency'],
    ['engagement.endsOn'],
    ['lock', { report: null }],
    ['lock.estimateHours'],
    ['lock.reference'],
    ['report'],
    ['report.baseline.estimateHours'],
    ['report.added.estimateHours'],
    ['report.reestimated.deltaHours'],
    ['report.expansionPct'],
    ['report.valuation.valueCents'],
    ['report.valuation.currency'],
    ['report.changeOrders[].title'],
    ['report.changeOrders[].amountCents', { currency: null }],
    ['report.changeOrders[].currency'],
    ['report.rows[].changeRequestReference'],
    ['report.rows[].estimateHours'],
    ['report.rows[].valueCents'],
    ['report.rows[].valueBasis'],
    ['report.rows[].url'],
  ],
  'invoiceDefense.read': [
    ['facts.currency'],
    ['facts.ai'],
    ['facts.ai.netHours'],
    ['facts.aiInsufficientSample'],
    ['facts.aiInsufficientSample.taggingCoverage'],
    ['facts.scope'],
    ['facts.scope.expansionPct'],
    ['facts.scope.valueCents'],
    ['facts.assumptions[].effectiveTo'],
    ['facts.assumptions[].versionId'],
    ['facts.confidence.signals[].pct', { contribution: null }],
    ['facts.confidence.signals[].contribution', { pct: null }],
    ['facts.confidence.signals[].evidence.numerator'],
    ['facts.confidence.signals[].evidence.denominator'],
    ['facts.coordination.blendedHourlyRateCents'],
    ['facts.coordination.costCents'],
    ['facts.coordination.taggingPct'],
    ['facts.coordination.declined'],
    ['facts.coordination.hours'],
    ['facts.coordination.meetings'],
    ['facts.delivery.prsLinkedPct'],
    ['facts.delivery.rows[].linkOrigin'],
    ['facts.evidencePackages[].reason', { state: 'available' }],
    ...[
      ...['cloudCents', 'coordinationCents', 'coordinationPct', 'estimatedCloudCents', 'invoicedCents', 'labourCents'],
      ...['labourHours', 'reworkCents', 'reworkPct', 'roleBandHours', 'scopeCents', 'scopePct', 'totalCents'],
      'unpricedHours',
    ].map((name) => [`facts.investment.${name}`] as const),
    ['facts.investment.labourCategories[].cents'],
    ['facts.manualEntrySharePct'],
    ['invoice'],
    ['invoice.lines[].role'],
    ['invoice.lines[].hours'],
    ['invoice.lines[].unitCents'],
    ['pack'],
    ['pack.claims[].figure'],
    ['reconciliation'],
    ['reconciliation.supportedCents'],
    ['reconciliation.varianceCents'],
    ['reconciliation.rows[].billedHours'],
    ['reconciliation.rows[].evidencedHours'],
    ['reconciliation.rows[].supportedCents'],
    ['reconciliation.rows[].deltaCents'],
    ['reconciliation.unbilled.hours'],
    ['reconciliation.unbilled.cents'],
  ],
  'aiEconomics.read': [
    ['adoption.taggedEvidence[].url'],
    ['cycleTime.gain'],
    ['cycleTime.unavailableReason'],
    ['usage.selfReported.assistedShare'],
    ['usage.vendors[].currency'],
    ['usage.vendors[].activeSeats'],
    ['usage.vendors[].activeSeats.band.to'],
    ['usage.vendors[].agentDiffAcceptanceRate'],
    ['usage.vendors[].lineAcceptanceRate'],
    ['usage.vendors[].tabAcceptanceRate'],
    ['usage.vendors[].toolActionAcceptanceRate'],
    ['usage.vendorWindowSelection'],
    ['usage.vendorWindowSelection.requested'],
  ],
  'aiEconomics.surface': [
    ['adoption.taggedEvidence[].url'],
    ['selfReportedAdoption.assistedShare'],
    ['comparison.unavailableReason'],
    ['comparison.implementationHoursSaved'],
    ['comparison.netDeliveryGainHours'],
    ['comparison.reviewOverheadHours'],
    ['comparison.sample.taggingCoverage'],
    ['models.reason', { state: 'available' }],
    ['providerWindows.requestedPeriod'],
    ['reportConfidence.reason', { state: 'available' }],
    ['reviewOverhead.reason', { state: 'available' }],
  ],
  'confidence.read': [
    ['checklist[].evidence.numerator'],
    ['checklist[].evidence.denominator'],
    ['confidence.signals[].pct', { contribution: null }],
    ['confidence.signals[].contribution', { pct: null }],
    ['confidence.signals[].evidence.numerator'],
    ['confidence.signals[].evidence.denominator'],
  ],
  'commercial.read': [
    ['deletion'],
    ['identity.createdBy'],
    ['identity.lastEditedAt'],
    ['settings.narrativeAi.modelOverride'],
  ],
  'dataSources.read': [
    ['catalog[].connectUrl'],
    ['catalog[].rateLimit'],
    ['catalog[].setupKind'],
    ['connections[].account'],
    ['connections[].lastAttemptAt'],
    ['connections[].lastSuccessAt'],
    ['connections[].lastError'],
    ['connections[].recentRuns[].finishedAt'],
    ['imports'],
    ['imports.lastAt'],
    ['kpis.coveragePct'],
    ['kpis.lastSuccessAt'],
    ['orphanedDeadLetters[].connectionId'],
  ],
  'connections.list': [
    ['connections[].account'],
    ['connections[].lastAttemptAt'],
    ['connections[].lastSuccessAt'],
    ['connections[].lastError'],
    ['connections[].recentRuns[].finishedAt'],
  ],
  'audit.list': [
    ['events[].connector'],
    ['events[].clientId'],
    ['events[].clientName'],
    ['events[].projectId', { projectName: null }],
    ['events[].projectName', { projectId: null }],
    ['headline.lastFullSync.occurredAt'],
    ['nextCursor'],
  ],
  'audit.read': [
    ['event.connector'],
    ['event.clientId'],
    ['event.clientName'],
    ['event.projectId', { projectName: null }],
    ['event.projectName', { projectId: null }],
    ['event.before'],
    ['event.after'],
    ['event.explain'],
    ['event.chain[].connector'],
  ],
  'billing.read': [
    ['billing.currentPeriodEnd'],
    ['billing.trialEndsAt'],
    ['billing.lastPaymentAt'],
    ['billing.lastPaymentStatus'],
    ['billing.processorCustomerId'],
    ['billing.processorPriceId'],
    ['billing.processorProductId'],
    ['billing.processorSubscriptionId'],
    ['entitlements.currentPeriodEnd'],
    ['entitlements.trialEndsAt'],
    ['productTrial'],
    ['providerManagementUrl'],
  ],
}

export const MAY_BE_LEFT_OUT: Table = {
  error: ['error.details', ...['fields', 'limit', 'usage', 'retryAfterSeconds'].map((name) => `error.details.${name}`)],
  // A map: it has the metrics that the vendor reports.
  'aiEconomics.read': ['accepted_lines', 'chats', 'tokens_input'].map((metric) => `usage.vendors[].totals.${metric}`),
}

/** Any JSON. */
export const FREE: Table = { 'audit.read': ['event.before', 'event.after', 'event.payload'] }

// Below, a place is named by how it ends.

/** Lists whose entries have no identity. */
export const MAY_REPEAT: Table = {
  'invoiceDefense.read': ['.hints', '.releaseRows', '.changes', '.releases', 'claims[].evidence', '.gaps'],
  'aiEconomics.surface': ['.windows'],
  'confidence.read': ['.hints'],
  'dataSources.read': ['.coverage'],
  'connections.list': ['.coverage'],
  error: ['.fields'],
}

/** A cap is a number or `unlimited`. */
export const OTHER_TYPE: Table = {
  'billing.read': [
    ...['caps.activeProjects', 'caps.clients', 'caps.distributionRecipients', 'caps.projects', 'caps.reportsPerMonth'],
    'caps.scheduledBundles',
  ],
}

const adoption = ['.repository', '.tool', '.reference', '[].title', '.workItemKeys[]', '.tools[]']
const confidence = ['.hints[]', 'evidence.query', 'signals[].label', 'signals[].note']
const connection = [
  ...['.account', 'coverage[].kind', 'connections[].id', 'Runs[].id', 'connections[].label', 'lastError.code'],
  'lastError.message',
]
const engagement = ['engagement.id', 'lock.id', '.lockedBy', '.reference', '.clientName', '.name']

/** Any text, empty or not. */
export const FREE_TEXT: Table = {
  'apiKeys.list': ['.createdBy', '.name'],
  'commandCenter.read': [
    ...['.question', '.name', '.label', '.noun', '.body', '.meta', '.context', '.summary'],
    // A figure in cents names its currency, so not this one alone.
    '.basis',
  ],
  'commandCenter.evidence': [
    ...['.basis', '[].id', '.reference', '.source', '.state', 'evidence[].title', 'explanation'],
  ],
  'search.read': ['.changeRequestReference', '.basis', '.view', '.icon', '[].id', '.keywords', '.meta', '.title'],
  'forensics.read': [...[...engagement, '.from', '.to', '.rule', 'nodes[].id', '.label', 'nodes[].state', '.timeZone']],
  'scope.read': [
    ...[...engagement, '.changeRequestReference', '.key', 'rows[].state', '.title', '.valueBasis'],
    ...['valuation.basis', '.timeZone', 'changeOrders[].id', 'changeOrders[].items[]', '.unknownItems[]'],
  ],
  'invoiceDefense.read': [
    ...confidence,
    ...['.action', '.tag', '.title', '.why', '.reason', '.unitOrMethod', 'assumptions[].value', '.versionId'],
    ...[
      'releaseRows[].source',
      '.changes[]',
      '.key',
      '.releases[]',
      'Packages[].id',
      'Categories[].category',
      'sources[].label',
    ],
    ...['invoice.id', '.description', 'lines[].id', '.role', '.number', 'claims[].evidence[]', '.basis', '.text'],
    ...['.gaps[]', '.question', '.lineId'],
  ],
  'aiEconomics.read': [
    ...adoption,
    ...[
      '.unavailableReason',
      'figure.basis',
      'Share.basis',
      'Rate.basis',
      'totals.accepted_lines.basis',
      'totals.chats.basis',
      'totals.tokens_input.basis',
      '.label',
      '.note',
    ],
    ...['.fact', '.reason', '.model', '.originId', '.sourceScope'],
  ],
  'aiEconomics.surface': [
    ...adoption,
    ...['comparison.basis', '.unavailableReason', '.reason', '.description', '.timeZone', 'Share.basis', 'title'],
  ],
  'confidence.read': [...confidence, '.meta'],
  'commercial.read': [
    ...['.requestedBy', '.createdBy', '.name', '.region', '.residency', '.billingModel', '.costModel', '.rounding'],
    ...['.currency', '.fiscalYearStart', '.language', '.timeZone', '.workingDays[]', '.website', '.modelOverride'],
    ...['.aggregated', '.audit', '.exports', '.raw', '.auditForwardingUrl', '.reason'],
  ],
  'dataSources.read': [
    ...connection,
    ...[
      'catalog[].label',
      '.fileName',
      'recent[].id',
      'Letters[].id',
      'recent[].kind',
      '.connectionId',
      'Letters[].message',
    ],
    ...['.reasonCode', '.record', '.clientName', '.name'],
  ],
  'connections.list': connection,
  'audit.list': ['connectors[].label', 'eventTypes[].label', '.actor', '.clientName', '.connector', '.projectName'],
  'audit.read': [
    ...['.actor', '.connector', '.detail', '.sub', '.title', '.clientName', 'explain.text', '.projectName'],
  ],
  'billing.read': [
    ...['atalogVersion', '.lastPaymentStatus', 'CustomerId', 'PriceId', 'ProductId', 'SubscriptionId', '.title'],
  ],
  error: ['.message'],
}

const gain = ['.implementationHoursSaved', '.reviewOverheadHours', 'Hours']

/** All other numbers are integers. */
export const FRACTIONS: Table = {
  'commandCenter.read': ['kpis[].value.value'],
  'commandCenter.evidence': ['.contribution.value'],
  'search.read': ['.aiNetHours', '.scopeValue.value'],
  'forensics.read': ['.estimateHours'],
  'scope.read': ['.estimateHours', '.deltaHours', '.expansionPct'],
  'invoiceDefense.read': [
    ...[
      'Hours',
      '.hours',
      'edPct',
      'gPct',
      'nPct',
      'kPct',
      'scopePct',
      'SharePct',
      '.pct',
      '.taggingCoverage',
      '.score',
      '.contribution',
      'figure.value',
    ],
  ],
  'aiEconomics.read': [...gain, '.value'],
  'aiEconomics.surface': [...gain, 'sample.taggingCoverage', '.value'],
  'confidence.read': ['.score', '.pct', '.contribution'],
  'commercial.read': ['.marginTarget', '.overhead', '.focusTarget', '.hoursPerDay', '.utilizationTarget', 'PerQuarter'],
  'dataSources.read': ['.coveragePct'],
}

/** All other numbers are zero or more. */
export const NEGATIVES: Table = {
  'commandCenter.read': ['.amountCents', 'kpis[].value.value'],
  'commandCenter.evidence': ['.contribution.value'],
  'search.read': ['.aiNetHours', '.scopeValue.value'],
  'scope.read': ['.deltaHours', 'valuation.valueCents'],
  'invoiceDefense.read': [
    ...['ai.netHours', 'coordinationPct', 'reworkPct', 'scopePct', 'figure.value', 'unitCents', 'amountCents'],
    ...['cloudCents', 'investment.coordinationCents', 'edCloudCents', 'invoicedCents', 'labourCents', 'reworkCents'],
    ...['scopeCents', 'totalCents', 'valueCents', '.cents', 'deltaCents', 'supportedCents', 'varianceCents'],
  ],
  'aiEconomics.read': [...gain, '.value'],
  'aiEconomics.surface': [...gain, '.value'],
  'commercial.read': ['.marginTarget', '.overhead', '.focusTarget', '.hoursPerDay', '.utilizationTarget', 'PerQuarter'],
}
