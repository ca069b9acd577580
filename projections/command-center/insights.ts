import type { EvidenceKind } from '#domain/events/connections'
import type { SelectedProject } from '#domain/operation'
import type { Period } from '#domain/period'
import type { AiTotals } from '../ai/report.js'
import { SOURCES } from '../data-sources/evidence-sources.js'
import type { ConnectionState } from '../entities/connection.js'
import type { InvoiceState } from '../entities/invoice.js'
import type { ProjectReports } from '../project/read.js'
import type { Coverage } from '../selection/coverage.js'
import { RISKY_EXPANSION_PCT, together } from './kpis.js'
import { INSIGHTS_LIMIT, type Insight } from './response.js'
import { insightTexts } from './texts.js'

export interface InsightInputs {
  readonly project: SelectedProject
  readonly period: Pick<Period, 'start' | 'end'>
  readonly reports: ProjectReports
  readonly evidence: Pick<Coverage, 'read'>
  readonly ai: AiTotals
  /** The invoice that is reconciled; null where there is none. */
  readonly invoice: Pick<InvoiceState, 'key' | 'number'> | null
  /** Connections with records that could not be taken, and how many. */
  readonly deadLetters: readonly { readonly connection: ConnectionState; readonly open: number }[]
}

/** Invoices come rarely, and may be entered by hand: that none was read says little. */
const isNeeded = (kind: EvidenceKind): boolean => kind !== 'invoice'

const coverage = ({ reports, evidence, period }: InsightInputs): readonly Insight[] =>
  SOURCES.flatMap(({ source, label, kinds }): Insight[] => {
    const needed = kinds.filter(isNeeded)
    if (!needed.some((kind) => evidence.read[kind].isMissing)) return []
    const read = together(...needed.map((kind) => reports.availability[kind]))
    const body = read === 'partial' ? insightTexts.partlyRead(label) : insightTexts.notRead(label)
    return [{ id: `coverage:${source}`, kind: 'warn', body, meta: insightTexts.period(period.start, period.end) }]
  })

const scope = ({ reports: { scope: report }, project }: InsightInputs): readonly Insight[] => {
  const pct = report?.expansionPct ?? null
  if (report === null || pct === null || pct === 0) return []
  return [
    {
      id: `scope:${project.projectId}`,
      kind: pct > RISKY_EXPANSION_PCT ? 'risk' : 'info',
      meta: project.name,
      body: insightTexts.added(report.added.items, report.lock.lockedOn, pct),
    },
  ]
}

const INVOICE_KIND = { matched: 'good', variance: 'risk', insufficient_evidence: 'warn' } as const

/** Without an amount: the page that shows it asks for another permission. */
const invoiced = ({ reports: { reconciliation }, invoice, project }: InsightInputs): readonly Insight[] => {
  if (reconciliation === null || invoice === null) return []
  const { state } = reconciliation
  const kind = INVOICE_KIND[state]
  const body = insightTexts[state](invoice.number ?? invoice.key)
  return [{ id: `invoice:${invoice.key}`, kind, body, meta: project.name }]
}

const sample = ({ ai: { cycleTime, adoption } }: InsightInputs): readonly Insight[] =>
  cycleTime.unavailableReason === null || adoption.mergedChanges === 0
    ? []
    : [
        {
          id: 'ai:sample',
          kind: 'ai',
          body: insightTexts.noNetHours(cycleTime.unavailableReason),
          meta: insightTexts.taggedChanges(adoption.taggedEvidenceTotal),
        },
      ]

const rejectedRecords = ({ deadLetters }: InsightInputs): readonly Insight[] =>
  deadLetters.map(({ connection, open }) => ({
    id: `dead_letters:${connection.connectionId}`,
    kind: 'warn',
    meta: connection.provider,
    body: insightTexts.rejected(connection.label, open),
  }))

const URGENCY: readonly Insight['kind'][] = ['risk', 'warn', 'ai', 'info', 'good']

/** At most 20, the most urgent first. */
export const insightsOf = (inputs: InsightInputs): readonly Insight[] =>
  [...coverage(inputs), ...scope(inputs), ...invoiced(inputs), ...rejectedRecords(inputs), ...sample(inputs)]
    .toSorted((a, b) => URGENCY.indexOf(a.kind) - URGENCY.indexOf(b.kind))
    .slice(0, INSIGHTS_LIMIT)
