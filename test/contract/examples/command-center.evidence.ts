export const full = {
  family: 'delivery_investment',
  title: 'Delivery Investment',
  explanation: 'Time entries, confirmed meetings and cloud lines.',
  evidence: [
    {
      id: 'time_entry:e-17',
      kind: 'time_entry',
      reference: 'e-17',
      title: 'Checkout form',
      url: 'https://tracker.example/e-17',
      occurredAt: '2026-03-04T00:00:00Z',
      workType: 'story',
      state: 'booked',
      attribution: 'in_scope',
      linkOrigin: 'connector',
      contribution: { value: 32_000, unit: 'cents', provenance: 'user_declared', basis: '4 hours by the rate, in EUR' },
      source: 'csv',
    },
  ],
}

export const sparse = {
  family: 'objectives',
  title: 'Objectives',
  explanation: 'Objectives and milestones.',
  evidence: [
    {
      id: 'objective:1',
      kind: 'objective',
      reference: 'O-1',
      title: 'Launch',
      url: null,
      occurredAt: '2026-03-04T00:00:00Z',
      workType: null,
      state: 'set',
      attribution: 'not_applicable',
      linkOrigin: null,
      contribution: null,
      source: 'user',
    },
  ],
}
