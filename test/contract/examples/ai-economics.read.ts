const counted = {
  mergedChanges: 30,
  assistedChanges: 12,
  notAssistedChanges: 11,
  conflictingChanges: 1,
  untaggedChanges: 6,
  tools: [{ tool: 'cursor', changes: 12 }],
}

/** Also in the interpreted report. */
export const adoption = {
  ...counted,
  provenance: 'self_reported',
  basis: 'merged changes counted by self-reported AI tags',
  byRepository: [{ repository: 'git.example/acme/website', ...counted }],
  byWorkType: [{ workType: 'mixed', ...counted }],
  workTypeLinks: { linkedChanges: 20, byOrigin: { connector: 10, heuristic: 9, manual: 1 } },
  taggedEvidence: [
    {
      reference: '#7',
      title: 'Checkout',
      repository: 'git.example/acme/website',
      url: 'https://git.example/acme/website/pull/7',
      mergedAt: '2026-03-05T10:00:00.000Z',
      status: 'assisted',
      workType: 'story',
      workItemKeys: ['ACME-12'],
      signalSources: ['pr_label', 'commit_trailer'],
      tools: ['cursor'],
    },
  ],
  taggedEvidenceTotal: 124,
}
export const sparseAdoption = {
  ...adoption,
  taggedEvidence: adoption.taggedEvidence.map((one) => ({ ...one, url: null })),
}
export const selfReported = {
  taggedChanges: 24,
  assistedChanges: 12,
  notAssistedChanges: 11,
  conflictingChanges: 1,
  assistedShare: { value: 0.5, unit: 'ratio', provenance: 'self_reported', basis: 'assisted over tagged changes' },
  tools: ['cursor'],
}
const rate = (basis: string) => ({ value: 0.31, unit: 'ratio', provenance: 'vendor_reported', basis })
const accepted = { value: 5200, unit: 'lines', provenance: 'vendor_reported', basis: 'lines accepted' }

export const full = {
  adoption,
  cycleTime: {
    gain: {
      provenance: 'self_reported',
      basis: 'forge timestamps compared by self-reported AI tagging',
      assistedChanges: 12,
      baselineChanges: 11,
      implementationHoursSaved: 20.5,
      reviewOverheadHours: 8,
      netHours: 12.5,
    },
    assistedChanges: 12,
    baselineChanges: 11,
    unavailableReason: 'None: a reason is shown here so that this example has one.',
  },
  usage: {
    assumptions: [
      {
        id: 'assisted_pct',
        label: 'Assisted share',
        note: 'as agreed',
        figure: { value: 40, unit: 'percent', provenance: 'user_declared', basis: 'stated by the owner' },
      },
    ],
    selfReported,
    unavailable: [{ source: 'csv', fact: 'usage', reason: 'No file was imported for this period.' }],
    vendors: [
      {
        source: 'cursor',
        sourceScope: 'team',
        originId: 'team-1',
        windowStart: '2026-03-01',
        windowEnd: '2026-03-28',
        provenance: 'vendor_reported',
        currency: 'USD',
        acceptedLinesSeries: [{ windowStart: '2026-03-01', windowEnd: '2026-03-07', value: 1300 }],
        activeSeats: { band: { from: 5, to: 9, label: '5-9' }, provenance: 'vendor_reported' },
        agentDiffAcceptanceRate: rate('diffs accepted over suggested'),
        lineAcceptanceRate: rate('lines accepted over suggested'),
        tabAcceptanceRate: rate('tabs accepted over suggested'),
        toolActionAcceptanceRate: rate('actions accepted over all'),
        models: [{ model: 'large', metric: 'accepted_lines', figure: accepted }],
        totals: { accepted_lines: accepted },
      },
    ],
    vendorWindowSelection: {
      requested: { start: '2026-03-01', end: '2026-03-31' },
      selected: { start: '2026-03-01', end: '2026-03-28' },
      reason: 'The nearest window that the vendor reports.',
    },
  },
}

export const sparse = {
  adoption: sparseAdoption,
  cycleTime: { gain: null, assistedChanges: 0, baselineChanges: 0, unavailableReason: null },
  usage: {
    ...full.usage,
    selfReported: { ...selfReported, assistedShare: null },
    vendors: full.usage.vendors.map((vendor) => ({
      ...vendor,
      currency: null,
      agentDiffAcceptanceRate: null,
      lineAcceptanceRate: null,
      tabAcceptanceRate: null,
      toolActionAcceptanceRate: null,
      totals: {},
      activeSeats: { band: { from: 0, to: null, label: 'unknown' }, provenance: 'vendor_reported' },
    })),
    vendorWindowSelection: { ...full.usage.vendorWindowSelection, requested: null },
  },
}

export const none = {
  ...sparse,
  usage: {
    assumptions: [],
    selfReported: sparse.usage.selfReported,
    unavailable: [],
    vendorWindowSelection: null,
    vendors: sparse.usage.vendors.map((vendor) => ({ ...vendor, activeSeats: null })),
  },
}
