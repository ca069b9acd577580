import type { Uuid } from '#domain/common'
import { Family } from './response.js'

/** Workspace-relative; without the query where no project is selected. */
export const evidencePath = (workspaceId: Uuid, family: Family, projectId: Uuid | null): string =>
  `/workspaces/${workspaceId}/command-center/evidence/${family}${projectId === null ? '' : `?projectId=${projectId}`}`

/** In the contract's order. */
export const ALL_FAMILIES: readonly Family[] = Family.values
