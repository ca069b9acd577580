import type { DocumentReader } from '#domain/documents'
import { ratesFor } from '../cost/rates.js'
import { Rate, type RateState } from '../entities/rate.js'
import type { ProjectRequest } from './project.js'

/** Reads the rates that apply to a project. */
export const readRates = async (
  { workspaceId, projects: [project] }: Pick<ProjectRequest, 'workspaceId' | 'projects'>,
  docs: DocumentReader,
): Promise<readonly RateState[]> => {
  const rates = await docs.find(Rate, { where: { workspaceId: { eq: workspaceId } } })
  return ratesFor(rates, project)
}
