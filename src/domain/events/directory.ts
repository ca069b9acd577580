import { closed, nullable, oneOf } from '../codec.js'
import { CivilDate, Instant, Int0, NonEmptyString, Slug, Uuid } from '../common.js'
import { ContainerKind } from './connections.js'
import { defineEvent } from './envelope.js'

/** The first event in its own stream: if two workspaces want the same slugs, one wins. */
export const WorkspaceSlugTaken = defineEvent(
  'slug',
  'WorkspaceSlugTaken',
  closed('WorkspaceSlugTaken', { workspaceId: Uuid }),
)
/** All data of the workspace is erased and its slugs are free. Its last event. */
export const WorkspaceErased = defineEvent('slug', 'WorkspaceErased', closed('WorkspaceErased', { workspaceId: Uuid }))

export const WorkspaceOpened = defineEvent(
  'directory',
  'WorkspaceOpened',
  closed('WorkspaceOpened', {
    organizationSlug: Slug,
    workspaceSlug: Slug,
    name: NonEmptyString,
    region: NonEmptyString,
    residency: NonEmptyString,
  }),
)
export const WorkspaceRenamed = defineEvent(
  'directory',
  'WorkspaceRenamed',
  closed('WorkspaceRenamed', { name: NonEmptyString }),
)
/** Announces that the workspace is deleted with all its data at this instant. */
export const WorkspaceDeletionRequested = defineEvent(
  'directory',
  'WorkspaceDeletionRequested',
  closed('WorkspaceDeletionRequested', { effectiveAt: Instant, graceDays: Int0 }),
)
export const WorkspaceDeletionCancelled = defineEvent(
  'directory',
  'WorkspaceDeletionCancelled',
  closed('WorkspaceDeletionCancelled', {}),
)
/** Closes the workspace: it no longer answers any request. */
export const WorkspaceClosed = defineEvent('directory', 'WorkspaceClosed', closed('WorkspaceClosed', {}))

export const ClientAdded = defineEvent(
  'directory',
  'ClientAdded',
  closed('ClientAdded', { clientId: Uuid, name: NonEmptyString }),
)
export const ClientRenamed = defineEvent(
  'directory',
  'ClientRenamed',
  closed('ClientRenamed', { clientId: Uuid, name: NonEmptyString }),
)
/** Archives the client, and its projects with it. */
export const ClientArchived = defineEvent('directory', 'ClientArchived', closed('ClientArchived', { clientId: Uuid }))

export const ProjectStatus = oneOf('active', 'paused', 'completed', 'archived')
export const ProjectAdded = defineEvent(
  'directory',
  'ProjectAdded',
  closed('ProjectAdded', { projectId: Uuid, clientId: Uuid, name: NonEmptyString, status: ProjectStatus }),
)
export const ProjectRenamed = defineEvent(
  'directory',
  'ProjectRenamed',
  closed('ProjectRenamed', { projectId: Uuid, name: NonEmptyString }),
)
export const ProjectStatusChanged = defineEvent(
  'directory',
  'ProjectStatusChanged',
  closed('ProjectStatusChanged', { projectId: Uuid, status: ProjectStatus }),
)

/** Maps the container to the project from this UTC day on (null: from the beginning of time). */
export const ContainerMapped = defineEvent(
  'directory',
  'ContainerMapped',
  closed('ContainerMapped', {
    kind: ContainerKind,
    container: NonEmptyString,
    projectId: Uuid,
    from: nullable(CivilDate),
  }),
)
/** Renames the container; its mappings stand under the new name. */
export const ContainerRenamed = defineEvent(
  'directory',
  'ContainerRenamed',
  closed('ContainerRenamed', { kind: ContainerKind, container: NonEmptyString, to: NonEmptyString }),
)
/** Maps the container to no project from this UTC day on. */
export const ContainerUnmapped = defineEvent(
  'directory',
  'ContainerUnmapped',
  closed('ContainerUnmapped', { kind: ContainerKind, container: NonEmptyString, from: CivilDate }),
)
