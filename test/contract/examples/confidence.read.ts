const signal = (id: string, weight: number, numerator: number, denominator: number) => ({
  id,
  label: id,
  note: `${numerator} of ${denominator}`,
  weight,
  pct: (100 * numerator) / denominator,
  contribution: (weight * numerator) / denominator,
  evidence: { numerator, denominator, query: `${id} of the period` },
})

/** Also in the invoice facts. */
export const confidence = {
  label: 'moderate',
  score: 53,
  hints: ['Tag more meetings.'],
  signals: [
    signal('prs_linked', 16, 1, 2),
    signal('items_mapped', 14, 1, 1),
    signal('meetings_tagged', 12, 0, 4),
    signal('rate_card', 14, 3, 4),
    signal('ai_tagging', 12, 1, 4),
    signal('release_evidence', 10, 1, 2),
    signal('manual_entry_share', 8, 1, 1),
    signal('freshness', 8, 1, 2),
    signal('assumptions', 6, 0, 6),
  ],
}
export const unmeasured = {
  ...confidence,
  label: 'insufficient',
  score: 0,
  signals: confidence.signals.map((one) => ({
    ...one,
    pct: null,
    contribution: null,
    evidence: { ...one.evidence, numerator: null, denominator: null },
  })),
}

const step = (id: string, done: boolean, providers: readonly string[]) => ({ id, done, meta: id, providers })

export const full = {
  checklist: [
    step('ticket-pr-convention', false, ['git', 'jira']),
    step('project-mapping', true, ['jira']),
    step('calendar-tags', false, ['google_calendar']),
    step('scope-lock', true, ['csv']),
    step('ai-marking', true, ['git']),
    {
      ...step('work-type-classification', true, ['jira']),
      evidence: { numerator: 36, denominator: 42, query: 'items of a type other than other' },
    },
  ],
  confidence,
}

export const sparse = {
  checklist: full.checklist.map((one) =>
    'evidence' in one ? { ...one, evidence: { ...one.evidence, numerator: null, denominator: null } } : one,
  ),
  confidence: unmeasured,
}
