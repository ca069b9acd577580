import {
  counts,
  engagement,
  int0,
  linkOrigin,
  lock,
  namedProject,
  period,
  provenance,
  timestamp,
  workType,
} from './common.js'
import { boolean, both, closed, distinct, nonEmpty, nullWith, oneOf, orNull, text } from './json-schema.js'

const kind = oneOf(
  ...['engagement', 'lock', 'work_item', 'code_change', 'release', 'meeting', 'time_entry', 'invoice', 'change_order'],
)

const graph = closed({
  nodes: distinct(
    closed({
      id: nonEmpty,
      kind,
      label: text,
      at: orNull(timestamp),
      state: orNull(text),
      workType: orNull(workType),
      scope: oneOf('baseline', 'added', 'removed', 'uncertain', 'not_applicable'),
      costCents: orNull(int0),
      provenance,
    }),
    500,
  ),
  edges: distinct(
    closed({
      from: nonEmpty,
      to: nonEmpty,
      kind: oneOf('contains', 'implements', 'ships', 'discusses', 'bills', 'amends'),
      origin: linkOrigin,
      rule: orNull(text),
    }),
  ),
  counts: closed({
    byKind: distinct(closed({ kind, nodes: int0 })),
    ...counts('unlinkedChanges', 'unattributedItems'),
  }),
  truncated: boolean,
})

export const forensicsRead = both(
  closed({ engagement: orNull(engagement), graph: orNull(graph), lock: orNull(lock), period, project: namedProject }),
  nullWith('engagement', 'graph'),
)
