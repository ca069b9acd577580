import { PLACE_OF } from '#domain/events/connections'
import type { ProjectState } from '#projections/entities/project'
import type { Missing } from '../connectors/withdrawing.js'
import { projectNameOf } from './context.js'

export type { Missing }

/** Missing records with the workspace's projects by name. */
export const missingIn = (missing: readonly Missing[], projects: readonly ProjectState[]): readonly Missing[] =>
  missing.map((one) => (PLACE_OF[one.kind] === 'project' ? { ...one, place: projectNameOf(one.place, projects) } : one))
