import type { CommandCenter, Insight, Kpi } from '@workspace-delivery-intelligence/client'
import type { Tone } from '../../format/words.js'

/** The forms of this page that mend something. */
export type FormId = 'answer' | 'estimate' | 'objective'

/** The place that mends it: a page, or a form of this page. */
export type Mend =
  | {
      readonly kind: 'page'
      readonly page: string
      readonly view: Readonly<Record<string, string>>
      readonly label: string
    }
  | { readonly kind: 'form'; readonly form: FormId; readonly label: string }

/** Something that is missing, open or out of the ordinary. There is one of each id. */
export interface Missing {
  readonly id: string
  readonly tone: Tone
  /** May have `**…**` in it. */
  readonly text: string
  readonly mend: Mend | null
}

const page = (id: string, label: string, view: Readonly<Record<string, string>> = {}): Mend => ({
  kind: 'page',
  page: id,
  view,
  label,
})
const form = (id: FormId, label: string): Mend => ({ kind: 'form', form: id, label })
const addSource = page('sources', 'Add a source')
const openSources = page('sources', 'Open sources')

/** Says whether nothing was ever imported for the project. */
export const hasNothing = ({ readiness, kpis }: CommandCenter): boolean =>
  Object.values(readiness.sources).every(({ health }) => health === 'not_connected') &&
  readiness.costInputs.timeEntries === 0 &&
  kpis.every(({ evidenceCount }) => evidenceCount === 0)

const clientQuestion = ({ activeClientQuestion: { question, canEdit } }: CommandCenter): Missing | null =>
  question === null
    ? null
    : {
        id: 'question',
        tone: 'info',
        text: `The client asks: ${question}`,
        mend: canEdit ? form('answer', 'Answer') : null,
      }

type SourceId = keyof CommandCenter['readiness']['sources']

const SOURCES: readonly (readonly [id: SourceId, name: string, none: string])[] = [
  ['tracker', 'Tracker', 'No tracker is connected, so completed items are not known.'],
  ['code', 'Code', 'No repository is connected.'],
  ['release', 'Releases', 'No releases are read.'],
  ['calendar', 'Calendar', 'No calendar is connected, so meetings have no cost.'],
]

const sourceOf = ({ readiness }: CommandCenter, [id, name, none]: (typeof SOURCES)[number]): Missing | null => {
  const { health } = readiness.sources[id]
  const told = (tone: Tone, text: string, mend: Mend): Missing => ({ id: `source:${id}`, tone, text, mend })
  switch (health) {
    case 'healthy':
      return null
    case 'not_connected':
      return told(id === 'tracker' ? 'warn' : 'neutral', none, addSource)
    case 'pending':
      return told('neutral', `**${name}**: the first reading has not ended yet.`, openSources)
    case 'stale':
      return told('warn', `**${name}**: out of date.`, openSources)
    case 'degraded':
    case 'failing':
      return told('warn', `**${name}**: the last reading was not complete.`, openSources)
    case 'paused':
      return told('neutral', `**${name}**: paused.`, openSources)
    default:
      return health satisfies never
  }
}

const hasEvidenceOf = (kpis: readonly Kpi[], wanted: Kpi['id']): boolean =>
  kpis.some(({ id, evidenceCount }) => id === wanted && evidenceCount > 0)

const statements = ({
  engagementBaseline,
  costEstimate,
  readiness,
  kpis,
}: CommandCenter): readonly (Missing | null)[] => {
  const { codeChanges, workItems } = readiness.evidence
  return [
    engagementBaseline.contractedAmount
      ? null
      : {
          id: 'agreement',
          tone: 'neutral',
          text: 'No agreed amount is recorded.',
          mend: page('scope', 'Record the amount', { form: 'agreement' }),
        },
    engagementBaseline.scopeLockDate
      ? null
      : {
          id: 'lock',
          tone: 'warn',
          text: 'No scope is locked, so additions cannot be told from what was agreed.',
          mend: page('scope', 'Lock the scope', { form: 'lock' }),
        },
    readiness.costInputs.rates === 0 &&
    (readiness.costInputs.timeEntries > 0 || hasEvidenceOf(kpis, 'delivery_investment'))
      ? {
          id: 'rates',
          tone: 'warn',
          text: 'No hourly cost is set, so time and meetings have no cost.',
          mend: page('prices', 'Set hourly costs'),
        }
      : null,
    codeChanges.unattributedRows + workItems.unattributedRows > 0
      ? {
          id: 'unattributed',
          tone: 'warn',
          text: 'Some changes or work items belong to no project.',
          mend: page('confidence', 'Assign them'),
        }
      : null,
    costEstimate.status === 'not_set'
      ? {
          id: 'estimate',
          tone: 'neutral',
          text: 'No total cost was estimated.',
          mend: form('estimate', 'Record the estimate'),
        }
      : null,
  ]
}

/** The way to make the number of a KPI known. */
const unknownKpi = (
  { id, summary, evidenceCount }: Kpi,
  { readiness, engagementBaseline }: CommandCenter,
): Missing | null => {
  switch (id) {
    case 'delivery_investment':
      // Where there is evidence, the rates are missing, or the cost is not for this person.
      return evidenceCount > 0
        ? null
        : {
            id: 'source:commercial',
            tone: 'warn',
            text: 'No time, meetings or cloud costs cover this period, so its cost is not known.',
            mend: addSource,
          }
    case 'scope_expansion':
      return engagementBaseline.scopeLockDate
        ? { id: 'source:tracker', tone: 'warn', text: `**Scope growth** is not known. ${summary}`, mend: openSources }
        : null
    case 'delivery_output':
      return {
        id: 'source:tracker',
        tone: 'warn',
        text: `**Completed items** are not known. ${summary}`,
        mend: openSources,
      }
    case 'objectives':
      return { id: 'objectives', tone: 'neutral', text: summary, mend: form('objective', 'Set an objective') }
    case 'ai_net_gain':
      return readiness.sources.code.health === 'not_connected'
        ? null
        : {
            id: 'ai:sample',
            tone: 'ai',
            text: `**AI net gain** is not known. ${summary}`,
            mend: page('ai-economics', 'AI economics'),
          }
    default:
      return id satisfies never
  }
}

const ofKpi = (kpi: Kpi, answer: CommandCenter): Missing | null => {
  if (kpi.value === null) return unknownKpi(kpi, answer)
  // What else is partly known has an insight about its source.
  if (kpi.id !== 'delivery_investment' || kpi.availability !== 'partial') return null
  return {
    id: 'source:commercial',
    tone: 'warn',
    text: `**Delivery cost** is partly known. ${kpi.context}`,
    mend: page('confidence', 'Confidence'),
  }
}

const PAGE_OF: Readonly<Record<string, Mend>> = {
  coverage: openSources,
  scope: page('scope', 'Scope'),
  invoice: page('invoices', 'Invoices'),
  ai: page('ai-economics', 'AI economics'),
  dead_letters: page('sources', 'Rejected records'),
}

const toneOf = (kind: Insight['kind']): Tone => kind

const ofInsight = ({ id, kind, body }: Insight): Missing => {
  const [about = '', what = ''] = id.split(':')
  return {
    id: about === 'coverage' ? `source:${what}` : id,
    tone: toneOf(kind),
    text: body,
    mend: PAGE_OF[about] ?? null,
  }
}

const TONES: readonly Tone[] = ['risk', 'warn', 'info', 'ai', 'neutral', 'good']

/**
 * All that is missing, open or out of the ordinary in one list, the most urgent first. Of what several parts of the answer tell, the
 * first says it.
 */
export const missingOf = (answer: CommandCenter): readonly Missing[] => {
  const found = [
    clientQuestion(answer),
    ...SOURCES.map((source) => sourceOf(answer, source)),
    ...answer.kpis.map((kpi) => ofKpi(kpi, answer)),
    // What one can do here comes before what is to be done elsewhere.
    ...statements(answer),
    ...answer.insights.map(ofInsight),
  ]
  const byId = new Map<string, Missing>()
  for (const one of found) if (one !== null && !byId.has(one.id)) byId.set(one.id, one)
  return [...byId.values()].sort((a, b) => TONES.indexOf(a.tone) - TONES.indexOf(b.tone))
}
