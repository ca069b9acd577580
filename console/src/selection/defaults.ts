import type { Selection } from '../address/address.js'
import type { CivilDate } from '../address/civil.js'
import { lastDays, type Period, type PresetId, periodOfEvidence, presets } from '../address/periods.js'
import type { Access } from './access.js'

export type { Access } from './access.js'

/** The last selection; a member is null where nothing was chosen. */
export interface Remembered {
  readonly projectId: string | null
  readonly preset: PresetId | null
  readonly timeZone: string | null
}

const USUAL_DAYS = 90

/** The period where the address names none: the one of the last visit, else the last 90 days; no longer than the plan shows. */
export const usualPeriod = (today: CivilDate, { preset }: Remembered, windowDays: number | null): Period => {
  const chosen = presets(today).find(({ id }) => id === preset)
  if (chosen !== undefined) return chosen.period
  return lastDays(today, windowDays === null ? USUAL_DAYS : Math.min(USUAL_DAYS, windowDays))
}

/**
 * The project where the address names none: the one of the last visit, else the first that is active and has evidence, else the
 * first; null if there is none.
 */
const usualProject = (projects: Access['projects'], clientId: string | null, last: Remembered): string | null => {
  const shown = projects.filter((project) => clientId === null || project.clientId === clientId)
  const found =
    shown.find(({ id }) => id === last.projectId) ??
    shown.find(({ status, lastEvidenceOn }) => status === 'active' && lastEvidenceOn !== null) ??
    shown[0]
  return found?.id ?? null
}

/** The selection of the address with what it leaves open. */
export interface Completed {
  readonly clientId: string | null
  readonly projectId: string | null
  readonly start: CivilDate
  readonly end: CivilDate
}

/**
 * Completes the selection of an address. A page of one project gets a project; its period is the usual one or, where the project
 * has no evidence in that, one of the same length that ends with its last evidence.
 */
export const completed = (
  selection: Selection,
  access: Access,
  today: CivilDate,
  last: Remembered,
  needsProject: boolean,
): Completed => {
  const { start, end } = selection
  const usual = usualPeriod(today, last, access.windowDays)
  const isOpen = selection.projectId === null && needsProject
  const projectId = isOpen ? usualProject(access.projects, selection.clientId, last) : selection.projectId
  const project = access.projects.find(({ id }) => id === projectId)
  const clientId = selection.clientId ?? project?.clientId ?? null
  if (start !== null && end !== null) return { clientId, projectId, start, end }
  const evidenced = project === undefined ? null : periodOfEvidence(usual, project.lastEvidenceOn)
  const period = evidenced ?? usual
  return { clientId, projectId, start: period.start, end: period.end }
}
