import {
  availability,
  cents,
  counts,
  currency,
  date,
  FAMILIES,
  figure,
  figureIn,
  health,
  int0,
  link,
  linkOrigin,
  provenance,
  provider,
  SOURCE_IDS,
  source,
  timestamp,
  UUID,
  uuid,
  workType,
} from './common.js'
import {
  boolean,
  both,
  closed,
  distinct,
  each,
  eachOnce,
  either,
  inOrder,
  matching,
  nonEmpty,
  oneOf,
  only,
  orNull,
  text,
} from './json-schema.js'

const input = (id: string, color: string) =>
  closed({ id: only(id), label: text, noun: text, color: only(color), count: int0, state: health })

const flow = closed({
  inputs: inOrder(
    input('tracker', 'blue'),
    input('code', 'purple'),
    input('calendar', 'teal'),
    input('ai', 'purple'),
    input('release', 'blue'),
  ),
  output: orNull(closed({ ...each(orNull(int0), 'completedItems', 'mergedChanges', 'releases'), availability })),
})

const insightId = matching(
  `^(?:coverage:(?:${SOURCE_IDS.join('|')})|scope:${UUID}|invoice:.+|ai:sample|dead_letters:.+)$`,
)

const kpi = ({ id, title, unit }: (typeof FAMILIES)[number]) =>
  closed({
    id: only(id),
    title: only(title),
    status: oneOf('good', 'warn', 'risk', 'ai', 'neutral'),
    availability,
    summary: text,
    context: text,
    evidenceCount: int0,
    evidencePath: matching(`^/workspaces/${UUID}/command-center/evidence/${id}(?:\\?projectId=${UUID})?$`),
    value: orNull(figureIn(unit)),
  })

const held = {
  ...each(orNull(timestamp), 'firstAt', 'lastAt', 'lastRefreshedAt'),
  sources: distinct(provider),
}
const readiness = closed({
  canManage: boolean,
  costInputs: closed(counts('rates', 'timeEntries')),
  evidence: closed({
    codeChanges: closed({
      ...held,
      ...counts('inferredLinks', 'inPeriod', 'linkedToWorkItems', 'merged', 'open', 'projectRows', 'unattributedRows'),
    }),
    workItems: closed({
      ...held,
      ...counts('cancelled', 'completed', 'inPeriod', 'inProgress', 'projectRows', 'todo', 'unattributedRows'),
    }),
  }),
  roleBands: boolean,
  sources: closed(each(closed({ health, providers: distinct(provider) }), 'calendar', 'code', 'release', 'tracker')),
})

export const commandCenterRead = closed({
  activeClientQuestion: closed({ canEdit: boolean, question: orNull(text) }),
  costEstimate: closed({
    launchDecision: orNull(closed({ decidedOn: date, amountCents: cents, currency })),
    source: orNull(provenance),
    status: oneOf('not_set', 'set', 'superseded'),
  }),
  directory: closed({
    clients: distinct(closed({ id: uuid, name: text })),
    projects: distinct(
      closed({ id: uuid, clientId: uuid, name: text, status: oneOf('active', 'paused', 'completed', 'archived') }),
    ),
    selectedClientId: orNull(uuid),
    selectedProjectId: orNull(uuid),
  }),
  engagementBaseline: closed({ contractedAmount: boolean, scopeLockDate: boolean }),
  flow,
  insights: distinct(
    closed({ id: insightId, kind: oneOf('warn', 'risk', 'info', 'good', 'ai'), body: text, meta: text }),
    20,
  ),
  kpis: eachOnce(...FAMILIES.map(kpi)),
  readiness,
  sources: distinct(source),
  state: oneOf('ready', 'degraded'),
})

export const commandCenterEvidence = both(
  closed({
    family: oneOf(...FAMILIES.map(({ id }) => id)),
    title: text,
    explanation: text,
    evidence: distinct(
      closed({
        id: nonEmpty,
        kind: oneOf(
          ...['work_item', 'code_change', 'release', 'meeting', 'time_entry', 'cloud_line', 'objective'],
          'invoice_line',
        ),
        reference: text,
        title: text,
        url: orNull(link),
        occurredAt: timestamp,
        workType: orNull(workType),
        state: text,
        attribution: oneOf('in_scope', 'added', 'uncertain', 'not_applicable'),
        linkOrigin: orNull(linkOrigin),
        contribution: orNull(figure),
        source: text,
      }),
      200,
    ),
  }),
  either(...FAMILIES.map(({ id, title }) => ({ properties: { family: only(id), title: only(title) } }))),
)
