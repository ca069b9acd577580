import type { Address } from '../../address/address.js'
import { pageAddress } from '../../address/useAddress.js'
import type { Access } from '../../selection/access.js'
import type { Point, PortfolioProject } from './attention.js'
import { openingPeriod } from './opening.js'

/** The address of a page of a project, in the period where that has evidence. */
export const projectAddress = (
  address: Address,
  project: PortfolioProject,
  access: Access | null,
  selected: { readonly start: string; readonly end: string },
  { page, view }: Pick<Point, 'page' | 'view'> = { page: 'project', view: {} },
): Address => {
  const lastEvidenceOn = access?.projects.find(({ id }) => id === project.id)?.lastEvidenceOn ?? null
  const { start, end } = openingPeriod(project, lastEvidenceOn, selected)
  const selection = { ...address.selection, clientId: project.clientId, projectId: project.id, start, end }
  return pageAddress({ ...address, selection }, page, view)
}
