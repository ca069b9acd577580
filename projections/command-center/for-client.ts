import { joined } from '../entities/entity.js'
import type { CommandCenter, EvidenceItem, Kpi, KpiEvidence, Readiness } from './response.js'
import { investmentTexts } from './texts.js'

// What a client gets of the command center. Each member stands here by its name: one that is new has to be decided on.

type Inputs = CommandCenter['flow']['inputs']

/** In place of a connection's health: of connections a client is told nothing. */
const NO_HEALTH = 'not_connected'
const NO_SOURCE = { health: NO_HEALTH, providers: [] } as const

const kpiForClient = ({
  id,
  title,
  status,
  availability,
  summary,
  context,
  evidenceCount,
  evidencePath,
  value,
}: Kpi): Kpi => ({
  id,
  title,
  status,
  availability,
  summary,
  context,
  evidenceCount: id === 'delivery_investment' ? 0 : evidenceCount,
  evidencePath,
  value,
})

const readinessForClient = ({ costInputs, evidence: { codeChanges, workItems } }: Readiness): Readiness => ({
  canManage: false,
  costInputs: { rates: 0, timeEntries: costInputs.timeEntries },
  evidence: {
    codeChanges: {
      firstAt: codeChanges.firstAt,
      lastAt: codeChanges.lastAt,
      lastRefreshedAt: null,
      inferredLinks: codeChanges.inferredLinks,
      inPeriod: codeChanges.inPeriod,
      linkedToWorkItems: codeChanges.linkedToWorkItems,
      merged: codeChanges.merged,
      open: codeChanges.open,
      projectRows: codeChanges.projectRows,
      unattributedRows: 0,
      sources: [],
    },
    workItems: {
      firstAt: workItems.firstAt,
      lastAt: workItems.lastAt,
      lastRefreshedAt: null,
      cancelled: workItems.cancelled,
      completed: workItems.completed,
      inPeriod: workItems.inPeriod,
      inProgress: workItems.inProgress,
      projectRows: workItems.projectRows,
      todo: workItems.todo,
      unattributedRows: 0,
      sources: [],
    },
  },
  roleBands: false,
  sources: { calendar: NO_SOURCE, code: NO_SOURCE, release: NO_SOURCE, tracker: NO_SOURCE },
})

const inputForClient = ({ id, label, noun, color, count }: Inputs[number]): Inputs[number] => ({
  id,
  label,
  noun,
  color,
  count,
  state: NO_HEALTH,
})

/** The command center as a client gets it. */
export const commandCenterForClient = ({
  activeClientQuestion,
  directory: { clients, projects, selectedClientId, selectedProjectId },
  engagementBaseline,
  flow,
  kpis,
  readiness,
  state,
}: CommandCenter): CommandCenter => ({
  activeClientQuestion: { canEdit: false, question: activeClientQuestion.question },
  costEstimate: { launchDecision: null, source: null, status: 'not_set' },
  directory: { clients, projects, selectedClientId, selectedProjectId },
  engagementBaseline,
  flow: { inputs: flow.inputs.map(inputForClient), output: flow.output },
  insights: [],
  kpis: kpis.map(kpiForClient),
  readiness: readinessForClient(readiness),
  sources: [],
  state,
})

/** An item without the place that holds it, which its id and its address name. */
const itemForClient = ({
  kind,
  reference,
  title,
  occurredAt,
  workType,
  state,
  attribution,
  linkOrigin,
  contribution,
  source,
}: EvidenceItem): EvidenceItem => ({
  id: joined(kind, reference, occurredAt),
  kind,
  reference,
  title,
  url: null,
  occurredAt,
  workType,
  state,
  attribution,
  linkOrigin,
  contribution,
  source: source === 'hand' ? 'hand' : 'import',
})

/** The items behind a number as a client gets them; none of what makes up a cost. */
export const kpiEvidenceForClient = ({ family, title, explanation, evidence }: KpiEvidence): KpiEvidence =>
  family === 'delivery_investment'
    ? { family, title, explanation: `${investmentTexts.hidden} ${investmentTexts.hiddenContext}`, evidence: [] }
    : { family, title, explanation, evidence: evidence.map(itemForClient) }
