import { closed, nullable, oneOf } from '../codec.js'
import { CivilDate, NonEmptyString, Slug, Uuid } from '../common.js'
import { defineEvent } from './envelope.js'
import { ContainerKind } from './observed.js'

/** First in its own stream: of two workspaces that want one pair of slugs, one wins. */
export const WorkspaceSlugTaken = defineEvent(
  'slug',
  'WorkspaceSlugTaken',
  closed('WorkspaceSlugTaken', { workspaceId: Uuid }),
)

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
export const ClientAdded = defineEvent(
  'directory',
  'ClientAdded',
  closed('ClientAdded', { clientId: Uuid, name: NonEmptyString }),
)

export const ProjectStatus = oneOf('active', 'paused', 'completed', 'archived')
export const ProjectAdded = defineEvent(
  'directory',
  'ProjectAdded',
  closed('ProjectAdded', { projectId: Uuid, clientId: Uuid, name: NonEmptyString, status: ProjectStatus }),
)

/** From this UTC day on (null: from the beginning of time) the container belongs to the project. */
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
