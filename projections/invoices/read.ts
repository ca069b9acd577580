import type { Uuid } from '#domain/common'
import type { Query, ReadSources } from '#domain/documents'
import type { Actor } from '#domain/events/envelope'
import type { ReadRequest } from '#domain/operation'
import { actorTexts } from '#domain/texts'
import { addDays } from '#domain/time'
import { readActorNames } from '../access/actors.js'
import { ClientQuestion } from '../entities/client-question.js'
import { Invoice, type InvoiceState } from '../entities/invoice.js'
import { readReconciliation, requestOfInvoice } from '../reconciliation/read.js'
import type { Reconciled } from '../reconciliation/report.js'
import { readItemsNamed, readScopeState, type ScopeState } from '../scope-creep/read.js'
import { readCoverage } from '../selection/coverage.js'
import { firstThat } from '../selection/newest.js'
import type { ProjectRequest } from '../selection/project.js'
import { subjectOf } from '../trail/row.js'
import { versionsOf } from '../trail/versions-of.js'
import { detailForClient, invoiceForClient } from './for-client.js'
import {
  actorsOf,
  invoiceDetail,
  invoiceRow,
  keysOf,
  latestFirst,
  questionsAbout,
  type Scope,
  sumsOf,
  type Told,
} from './report.js'
import { INVOICES_LIMIT, type InvoiceDetail, type InvoiceRow, type Invoices, RECONCILED_LIMIT } from './response.js'

/** Reads what is known elsewhere of invoices that some source has. A client is told nobody's name and no version. */
const readTold = async (
  { workspaceId, projects, forClient }: ReadRequest,
  invoices: readonly InvoiceState[],
  sources: ReadSources,
): Promise<readonly Told[]> => {
  const refOf = ({ key, place }: InvoiceState) => ({ kind: Invoice.name, key, project: place })
  const versions = forClient ? new Map() : await versionsOf(sources.docs, workspaceId, invoices.map(refOf))
  const actors = forClient ? [] : invoices.flatMap(actorsOf)
  const known = await readActorNames(workspaceId, actors, sources)
  const nameOf = (actor: Actor): string => known(actor) ?? actorTexts.service
  const clients = new Map(projects.map(({ projectId, clientId }) => [projectId, clientId]))
  return invoices.flatMap((invoice) => {
    const facts = invoice.observations[0]?.facts
    const clientId = clients.get(invoice.place)
    if (facts === undefined || clientId === undefined) return []
    const version: Uuid | null = versions.get(subjectOf(workspaceId, refOf(invoice))) ?? null
    return [{ invoice, facts, clientId, version, nameOf }]
  })
}

/** Holds an invoice of the selection against the evidence of its own period. */
const reconcile = async (
  request: ReadRequest,
  { invoice }: Told,
  { docs }: Pick<ReadSources, 'docs'>,
): Promise<Reconciled | null> => {
  const project = request.projects.find(({ projectId }) => projectId === invoice.place)
  return project === undefined ? null : readReconciliation({ ...request, projects: [project] }, invoice, docs)
}

/** Reads the invoices of the selection that overlap the period: the latest of them, and how many there are. */
export const readInvoices = async (request: ReadRequest, sources: ReadSources): Promise<Invoices> => {
  const { workspaceId, projects, period, forClient } = request
  const { docs } = sources
  if (projects.length === 0) return { invoices: [], invoicesTotal: 0, totals: sumsOf([]) }
  const place = { in: projects.map(({ projectId }) => projectId) }
  const ofProjects = { workspaceId: { eq: workspaceId }, place }
  const ending: Query<InvoiceState>['where'] = { ...ofProjects, periodEnd: { from: period.start } }
  const later: Query<InvoiceState>['where'] = { ...ofProjects, periodStart: { from: addDays(period.end, 1) } }
  const found = await firstThat<InvoiceState>(
    INVOICES_LIMIT,
    ({ periodStart }) => periodStart !== null && periodStart <= period.end,
    (limit) => docs.find(Invoice, { where: ending, sort: [{ by: 'periodEnd', direction: 'desc' }], limit }),
  )
  // An invoice that begins after the period ends after it, too.
  const total = (await docs.count(Invoice, { where: ending })) - (await docs.count(Invoice, { where: later }))
  const told = (await readTold(request, found, sources)).toSorted(latestFirst)
  const rows: InvoiceRow[] = []
  for (const [place, one] of told.entries())
    rows.push(invoiceRow(one, place < RECONCILED_LIMIT ? await reconcile(request, one, sources) : null))
  const invoices = forClient ? rows.map(invoiceForClient) : rows
  return { invoices, invoicesTotal: total, totals: sumsOf(invoices) }
}

const NO_SCOPE: Scope = { state: { lock: null, orders: [], scoped: [] }, named: [] }

/** Reads how items with some keys stand to what was agreed at the end of a period. */
const readItems = async (
  request: ProjectRequest,
  keys: ReadonlySet<string>,
  { docs }: Pick<ReadSources, 'docs'>,
): Promise<Scope> => {
  if (keys.size === 0) return NO_SCOPE
  const coverage = await readCoverage(request, docs)
  const state: ScopeState = await readScopeState(request, coverage, docs)
  return { state, named: await readItemsNamed(request, state, keys, docs) }
}

/** Reads an invoice of the project; null where no source has it, or its period ended before the days that the plan shows. */
export const readInvoice = async (
  request: ProjectRequest,
  invoiceId: Uuid,
  sources: ReadSources,
): Promise<InvoiceDetail | null> => {
  const { workspaceId, projects, period, forClient } = request
  const [{ projectId }] = projects
  const { docs } = sources
  const named = { workspaceId: { eq: workspaceId }, place: { eq: projectId }, invoiceId: { eq: invoiceId } }
  const found = await docs.find(Invoice, { where: named })
  const [told] = await readTold(request, found, sources)
  if (told === undefined || told.facts.periodEnd < period.start) return null
  const { invoice, facts } = told
  const reconciled = await readReconciliation(request, invoice, docs)
  if (reconciled === null) return null
  const ofInvoice = requestOfInvoice(request, facts)
  const scope = await readItems(ofInvoice, keysOf(reconciled), sources)
  const asked = await docs.find(ClientQuestion, {
    where: { workspaceId: { eq: workspaceId }, projectId: { eq: projectId } },
  })
  const questions = questionsAbout(facts.number, ofInvoice.period.interval, asked)
  const detail = invoiceDetail({ told, reconciled, scope, questions })
  return forClient ? detailForClient(detail) : detail
}
