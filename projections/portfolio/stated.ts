import type { CivilDate } from '#domain/common'
import type { DocumentReader } from '#domain/documents'
import type { ReadRequest, SelectedProject } from '#domain/operation'
import { ratesFor } from '../cost/rates.js'
import { Assumption, type AssumptionState } from '../entities/assumption.js'
import { Engagement, type EngagementState } from '../entities/engagement.js'
import { Invoice, type InvoiceState } from '../entities/invoice.js'
import { Rate, type RateState } from '../entities/rate.js'

/** Statements about projects, and their invoices: costs rest on them beside the evidence. */
export interface Stated {
  readonly rates: readonly RateState[]
  readonly engagements: readonly EngagementState[]
  readonly assumptions: readonly AssumptionState[]
  readonly invoices: readonly InvoiceState[]
}

/** Reads it of some projects, with the invoices whose periods do not end before a day. */
export const readStated = async (
  { workspaceId }: Pick<ReadRequest, 'workspaceId'>,
  projects: readonly SelectedProject[],
  since: CivilDate,
  docs: DocumentReader,
): Promise<Stated> => {
  const ids = projects.map(({ projectId }) => projectId)
  const workspace = { workspaceId: { eq: workspaceId } }
  return {
    rates: await docs.find(Rate, { where: workspace }),
    engagements: await docs.find(Engagement, { where: { ...workspace, projectId: { in: ids } } }),
    assumptions: await docs.find(Assumption, { where: { ...workspace, projectId: { in: ids } } }),
    invoices: await docs.find(Invoice, { where: { ...workspace, place: { in: ids }, periodEnd: { from: since } } }),
  }
}

const grouped = <S>(all: readonly S[], projectOf: (one: S) => string): ReadonlyMap<string, readonly S[]> => {
  const groups = new Map<string, S[]>()
  for (const one of all) {
    const known = groups.get(projectOf(one))
    if (known === undefined) groups.set(projectOf(one), [one])
    else known.push(one)
  }
  return groups
}

/** The part of it that concerns each project. */
export const statedByProject = (all: Stated): ((project: SelectedProject) => Stated) => {
  const engagements = grouped(all.engagements, ({ projectId }) => projectId)
  const assumptions = grouped(all.assumptions, ({ projectId }) => projectId)
  const invoices = grouped(all.invoices, ({ place }) => place)
  return (project) => ({
    rates: ratesFor(all.rates, project),
    engagements: engagements.get(project.projectId) ?? [],
    assumptions: assumptions.get(project.projectId) ?? [],
    invoices: invoices.get(project.projectId) ?? [],
  })
}
