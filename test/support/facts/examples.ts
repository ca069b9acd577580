import type { EvidenceKind } from '#domain/events/connections'
import type { FactsOf } from '#domain/events/facts'
import { uuid } from '#test/projections/support/events'

/** The project that facts without a container name. */
export const PROJECT = uuid('app')

interface Example<K extends EvidenceKind> {
  readonly kind: K
  readonly place: string
  readonly key: string
  readonly data: FactsOf<K>
}
const NOON = '2026-03-02T12:00:00.000Z'

/** A line of each kind that is as it should be. */
export const EXAMPLES: { readonly [K in EvidenceKind]: Example<K> } = {
  work_item: {
    kind: 'work_item',
    place: 'ACME',
    key: 'ACME-1',
    data: {
      key: 'ACME-1',
      title: 'Log in',
      type: 'story',
      state: 'in_progress',
      history: [],
      createdAt: NOON,
      startedAt: null,
      doneAt: null,
      parent: null,
      labels: [],
      links: [],
      estimateMinutes: null,
      url: null,
    },
  },
  code_change: {
    kind: 'code_change',
    place: 'github.com/acme/api',
    key: '#12',
    data: {
      reference: '#12',
      form: 'squash',
      title: 'Log in',
      mergeCommit: null,
      firstCommitAt: null,
      openedAt: null,
      mergedAt: NOON,
      aiMarks: [],
      namedKeys: [],
      closes: [],
      closedAt: null,
      labels: [],
      commits: [],
      links: [],
      reverts: [],
      url: null,
    },
  },
  release: {
    kind: 'release',
    place: 'github.com/acme/api',
    key: 'v1',
    data: { tag: 'v1', releasedAt: NOON, part: 1, changes: ['#12'] },
  },
  meeting: {
    kind: 'meeting',
    place: 'team@acme',
    key: 'm1',
    data: {
      title: 'Planning',
      startsAt: NOON,
      endsAt: '2026-03-02T13:00:00.000Z',
      allDay: false,
      status: 'confirmed',
      invited: 3,
      accepted: 2,
      declined: 1,
      tags: [],
    },
  },
  time_entry: {
    kind: 'time_entry',
    place: PROJECT,
    key: 't1',
    data: { day: '2026-03-02', seconds: 3_600, role: 'developer', category: 'labour', billable: true, workItem: null },
  },
  invoice: {
    kind: 'invoice',
    place: PROJECT,
    key: 'R-1',
    data: {
      number: 'R-1',
      status: 'issued',
      issuedOn: '2026-03-02',
      periodStart: '2026-02-01',
      periodEnd: '2026-02-28',
      currency: 'EUR',
      lines: [],
    },
  },
  cloud_line: {
    kind: 'cloud_line',
    place: 'aws:1',
    key: 'c1',
    data: {
      service: 'S3',
      from: '2026-03-01',
      to: '2026-03-02',
      amount: '1.5',
      currency: 'USD',
      estimated: false,
    },
  },
  ai_usage: {
    kind: 'ai_usage',
    place: 'cursor:acme',
    key: 'u1',
    data: {
      vendor: 'cursor',
      scope: 'acme',
      windowStart: '2026-03-01',
      windowEnd: '2026-03-02',
      metric: 'chats',
      model: null,
      value: '7',
      unit: 'count',
      currency: null,
      provenance: 'vendor_reported',
    },
  },
}

const { seconds: _, ...ENTRY } = EXAMPLES.time_entry.data
/** A line of a time entry under a key, of so many minutes. */
export const entry = (key: string, minutes = 60, day = '2026-03-02') => ({
  ...EXAMPLES.time_entry,
  key,
  data: { ...ENTRY, minutes, day },
})
