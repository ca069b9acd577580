import type { EvidenceKind } from '#domain/events/connections'
import type { Period, SelectedProject } from '#domain/operation'
import type { AiTotals } from '../ai/report.js'
import type { ConnectionState } from '../entities/connection.js'
import type { InvoiceState } from '../entities/invoice.js'
import type { ProjectReports } from '../evidence/project.js'
import { SOURCES } from '../evidence/sources.js'
import { counted, RISKY_EXPANSION_PCT, together } from './kpis.js'
import { INSIGHTS_LIMIT, type Insight } from './response.js'

/** What is worth a look in a project and period. */
export interface InsightInputs {
  readonly project: SelectedProject
  readonly period: Pick<Period, 'start' | 'end'>
  readonly reports: ProjectReports
  readonly ai: AiTotals
  /** The invoice that is reconciled; null where there is none. */
  readonly invoice: Pick<InvoiceState, 'key' | 'number'> | null
  /** Connections with records that could not be taken, and how many. */
  readonly deadLetters: readonly { readonly connection: ConnectionState; readonly open: number }[]
}

/** Invoices come rarely, and may be entered by hand: that none was read says little. */
const isNeeded = (kind: EvidenceKind): boolean => kind !== 'invoice'

const coverage = ({ reports, period }: InsightInputs): readonly Insight[] =>
  SOURCES.flatMap(({ source, label, kinds }): Insight[] => {
    const read = together(...kinds.filter(isNeeded).map((kind) => reports.availability[kind]))
    if (read === 'available') return []
    const how = read === 'partial' ? 'was read for a part of this period only' : 'was not read for this period'
    const meta = `${period.start} to ${period.end}`
    return [{ id: `coverage:${source}`, kind: 'warn', body: `**${label}** ${how}.`, meta }]
  })

const scope = ({ reports: { scope: report }, project }: InsightInputs): readonly Insight[] => {
  const pct = report?.expansionPct ?? null
  if (report === null || pct === null || pct === 0) return []
  return [
    {
      ...{ id: `scope:${project.projectId}`, kind: pct > RISKY_EXPANSION_PCT ? 'risk' : 'info', meta: project.name },
      body: `**${counted(report.added.items, 'item')}** added to the lock of ${report.lock.lockedOn}: ${pct} %.`,
    },
  ]
}

const VERDICT = {
  matched: ['good', 'is supported by what was found'],
  variance: ['risk', 'differs from what was found'],
  insufficient_evidence: ['warn', 'has lines that nothing supports'],
} as const

/** Without an amount: the page that shows it asks for another permission. */
const invoiced = ({ reports: { reconciliation }, invoice, project }: InsightInputs): readonly Insight[] => {
  if (reconciliation === null || invoice === null) return []
  const [kind, verdict] = VERDICT[reconciliation.state]
  const body = `Invoice **${invoice.number ?? invoice.key}** ${verdict}.`
  return [{ id: `invoice:${invoice.key}`, kind, body, meta: project.name }]
}

const sample = ({ ai: { cycleTime, adoption } }: InsightInputs): readonly Insight[] =>
  cycleTime.unavailableReason === null || adoption.mergedChanges === 0
    ? []
    : [
        {
          ...{ id: 'ai:sample', kind: 'ai', body: `Net hours of AI are not known: ${cycleTime.unavailableReason}.` },
          meta: counted(adoption.taggedEvidenceTotal, 'tagged change'),
        },
      ]

const letters = ({ deadLetters }: InsightInputs): readonly Insight[] =>
  deadLetters.map(({ connection, open }) => ({
    ...{ id: `dead_letters:${connection.connectionId}`, kind: 'warn', meta: connection.provider },
    body: `**${connection.label}**: ${counted(open, 'record')} could not be taken.`,
  }))

const URGENCY: readonly Insight['kind'][] = ['risk', 'warn', 'ai', 'info', 'good']

/** At most 20, the most urgent first. */
export const insightsOf = (inputs: InsightInputs): readonly Insight[] =>
  [...coverage(inputs), ...scope(inputs), ...invoiced(inputs), ...letters(inputs), ...sample(inputs)]
    .toSorted((a, b) => URGENCY.indexOf(a.kind) - URGENCY.indexOf(b.kind))
    .slice(0, INSIGHTS_LIMIT)
