import { projectNameOf } from '#app/state/context'
import { PLACE_OF } from '#domain/events/connections'
import type { Missing } from '#import/withdrawing'
import type { ProjectState } from '#projections/entities/project'

export type { Missing }

/** Missing records with the workspace's projects by name. */
export const missingIn = (missing: readonly Missing[], projects: readonly ProjectState[]): readonly Missing[] =>
  missing.map((one) => (PLACE_OF[one.kind] === 'project' ? { ...one, place: projectNameOf(one.place, projects) } : one))
