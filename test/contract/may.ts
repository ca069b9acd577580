// What each answer may do that answers otherwise may not, read from the contract's text. Written by hand: it is what
// the schemas are held against, so nothing here comes from them. Which members may be null is not here: the schemas,
// written from the contract, and the codecs of the service have to agree on it.

type Table = Readonly<Record<string, readonly string[]>>

/** Members that change together: what has to change beside a member that becomes null. Which members may be null, their codecs say. */
export const CHANGES_WITH: Readonly<Record<string, Readonly<Record<string, object>>>> = {
  'forensics.read': { engagement: { graph: null } },
  'scope.read': {
    engagement: { report: null },
    lock: { report: null },
    'report.changeOrders[].amountCents': { currency: null },
  },
  'invoiceDefense.read': {
    'facts.confidence.signals[].pct': { contribution: null },
    'facts.confidence.signals[].contribution': { pct: null },
    'facts.evidencePackages[].reason': { state: 'available' },
  },
  'aiEconomics.surface': {
    'models.reason': { state: 'available' },
    'reportConfidence.reason': { state: 'available' },
    'reviewOverhead.reason': { state: 'available' },
  },
  'confidence.read': {
    'confidence.signals[].pct': { contribution: null },
    'confidence.signals[].contribution': { pct: null },
  },
  'audit.list': {
    'events[].projectId': { projectName: null },
    'events[].projectName': { projectId: null },
  },
  'audit.read': {
    'event.projectId': { projectName: null },
    'event.projectName': { projectId: null },
  },
}

export const MAY_BE_LEFT_OUT: Table = {
  error: ['error.details', ...['fields', 'limit', 'usage', 'retryAfterSeconds'].map((name) => `error.details.${name}`)],
  // A map: it has the metrics that the vendor reports.
  'aiEconomics.read': ['accepted_lines', 'chats', 'tab_accepts', 'tab_suggestions'].map(
    (metric) => `usage.vendors[].totals.${metric}`,
  ),
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
      'totals.tab_accepts.basis',
      'totals.tab_suggestions.basis',
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
