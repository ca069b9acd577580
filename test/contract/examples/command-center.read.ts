import { CLIENT, PROJECT, WORKSPACE } from './ids.js'

const pathTo = (family: string) => `/workspaces/${WORKSPACE}/command-center/evidence/${family}`

export const full = {
  activeClientQuestion: { canEdit: true, question: 'What did we get for March?' },
  costEstimate: {
    launchDecision: { decidedOn: '2026-02-01', amountCents: 12_500_000, currency: 'EUR' },
    source: 'user_declared',
    status: 'set',
  },
  directory: {
    clients: [{ id: CLIENT, name: 'Acme' }],
    projects: [{ id: PROJECT, clientId: CLIENT, name: 'Website', status: 'active' }],
    selectedClientId: CLIENT,
    selectedProjectId: PROJECT,
  },
  engagementBaseline: { contractedAmount: true, scopeLockDate: true },
  flow: {
    inputs: [
      { id: 'tracker', label: 'Tracker', noun: 'items', color: 'blue', count: 42, state: 'healthy' },
      { id: 'code', label: 'Code', noun: 'merged changes', color: 'purple', count: 17, state: 'stale' },
      { id: 'calendar', label: 'Calendar', noun: 'meetings', color: 'teal', count: 3, state: 'pending' },
      { id: 'ai', label: 'AI', noun: 'marked changes', color: 'purple', count: 5, state: 'healthy' },
      { id: 'release', label: 'Releases', noun: 'releases', color: 'blue', count: 2, state: 'failing' },
    ],
    output: { completedItems: 30, mergedChanges: 17, releases: 2, availability: 'available' },
  },
  insights: [{ id: 'coverage:calendar', kind: 'warn', body: 'No <em>calendar</em> yet.', meta: 'Coverage' }],
  kpis: [
    {
      id: 'delivery_investment',
      title: 'Delivery Investment',
      status: 'neutral',
      availability: 'partial',
      summary: '12,400.00 EUR in the period.',
      context: 'Labour, coordination and cloud.',
      evidenceCount: 61,
      evidencePath: `${pathTo('delivery_investment')}?projectId=${PROJECT}`,
      value: { value: 1_240_000, unit: 'cents', provenance: 'user_declared', basis: 'hours by rates, in EUR' },
    },
    {
      id: 'scope_expansion',
      title: 'Scope expansion',
      status: 'risk',
      availability: 'available',
      summary: '20 % more than was locked.',
      context: '8 items were added to 40.',
      evidenceCount: 48,
      evidencePath: `${pathTo('scope_expansion')}?projectId=${PROJECT}`,
      value: { value: 20, unit: 'percent', provenance: 'provider_export', basis: 'items added over items in the lock' },
    },
    {
      id: 'delivery_output',
      title: 'Project forensics',
      status: 'good',
      availability: 'available',
      summary: '30 items were completed.',
      context: '17 changes, 2 releases.',
      evidenceCount: 49,
      evidencePath: `${pathTo('delivery_output')}?projectId=${PROJECT}`,
      value: { value: 30, unit: 'count', provenance: 'provider_export', basis: 'completed items' },
    },
    {
      id: 'objectives',
      title: 'Objectives',
      status: 'warn',
      availability: 'available',
      summary: 'Half of the objectives are met.',
      context: '1 of 2.',
      evidenceCount: 2,
      evidencePath: `${pathTo('objectives')}?projectId=${PROJECT}`,
      value: { value: 0.5, unit: 'ratio', provenance: 'user_declared', basis: 'objectives completed over set' },
    },
    {
      id: 'ai_net_gain',
      title: 'AI net delivery gain',
      status: 'ai',
      availability: 'available',
      summary: '12.5 hours net.',
      context: 'A modelled counterfactual.',
      evidenceCount: 22,
      evidencePath: `${pathTo('ai_net_gain')}?projectId=${PROJECT}`,
      value: { value: 12.5, unit: 'count', provenance: 'modeled', basis: 'net hours, a modelled counterfactual' },
    },
  ],
  readiness: {
    canManage: true,
    costInputs: { rates: 4, timeEntries: 120 },
    evidence: {
      codeChanges: {
        firstAt: '2025-01-10T10:00:00.000Z',
        lastAt: '2026-03-09T16:20:00.000Z',
        lastRefreshedAt: '2026-03-10T11:00:00.000Z',
        inferredLinks: 9,
        inPeriod: 17,
        linkedToWorkItems: 14,
        merged: 230,
        open: 2,
        projectRows: 232,
        unattributedRows: 0,
        sources: ['git', 'csv'],
      },
      workItems: {
        firstAt: '2025-01-02T10:00:00.000Z',
        lastAt: '2026-03-09T16:20:00.000Z',
        lastRefreshedAt: '2026-03-10T11:00:00.000Z',
        cancelled: 1,
        completed: 30,
        inPeriod: 42,
        inProgress: 6,
        projectRows: 42,
        todo: 5,
        unattributedRows: 0,
        sources: ['jira'],
      },
    },
    roleBands: true,
    sources: {
      calendar: { health: 'not_connected', providers: ['google_calendar'] },
      code: { health: 'healthy', providers: ['git'] },
      release: { health: 'healthy', providers: ['git'] },
      tracker: { health: 'degraded', providers: ['jira'] },
    },
  },
  sources: [
    { source: 'commercial', label: 'Contracts and invoices', state: 'healthy' },
    { source: 'tracker', label: 'Tracker', state: 'healthy' },
    { source: 'code', label: 'Code', state: 'healthy' },
    { source: 'release', label: 'Releases', state: 'paused' },
    { source: 'calendar', label: 'Calendar', state: 'not_connected' },
  ],
  state: 'ready',
}

export const sparse = {
  ...full,
  activeClientQuestion: { canEdit: false, question: null },
  costEstimate: { launchDecision: null, source: null, status: 'not_set' },
  directory: { clients: [], projects: [], selectedClientId: null, selectedProjectId: null },
  flow: {
    ...full.flow,
    output: { completedItems: null, mergedChanges: null, releases: null, availability: 'partial' },
  },
  insights: [],
  kpis: full.kpis.map((kpi) => ({ ...kpi, value: null, evidencePath: kpi.evidencePath.split('?')[0] })),
  readiness: {
    ...full.readiness,
    evidence: {
      codeChanges: {
        ...full.readiness.evidence.codeChanges,
        ...{ firstAt: null, lastAt: null, lastRefreshedAt: null, sources: [] },
      },
      workItems: {
        ...full.readiness.evidence.workItems,
        ...{ firstAt: null, lastAt: null, lastRefreshedAt: null, sources: [] },
      },
    },
  },
  state: 'degraded',
}

export const none = { ...sparse, flow: { ...full.flow, output: null } }
