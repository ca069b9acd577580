import { event, ofNoProject } from './audit.list.js'
import { B, C } from './ids.js'

export const full = {
  event: {
    ...event,
    before: { items: 38 },
    after: { items: 40 },
    explain: { text: 'Every number of scope counts from here.', events: 3 },
    payload: { items: 40 },
    related: [{ id: B, action: 'sync.completed', occurredAt: '2026-01-15T11:59:00.000Z' }],
    chain: [
      {
        id: C,
        at: '2026-01-15T11:59:00.000Z',
        kind: 'norm',
        title: 'Read',
        sub: 'git',
        detail: '40 items',
        connector: 'git',
      },
    ],
  },
}

export const sparse = {
  event: {
    ...ofNoProject,
    hasPayload: false,
    before: null,
    after: null,
    explain: null,
    payload: {},
    related: [],
    chain: full.event.chain.map((step) => ({ ...step, connector: null })),
  },
}
