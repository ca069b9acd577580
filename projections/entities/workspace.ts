import { closed } from '#domain/codec'
import { Instant, NonEmptyString, Slug, Uuid } from '#domain/common'
import { entity } from './entity.js'

const State = closed('Workspace', {
  workspaceId: Uuid,
  organizationSlug: Slug,
  workspaceSlug: Slug,
  name: NonEmptyString,
  openedAt: Instant,
})

/** A workspace that is open. The slug's own stream is read by commands alone. */
export const Workspace = entity({
  name: 'workspace',
  codec: State,
  indexes: [],
  on: {
    WorkspaceOpened: (_, { data, metadata }) => ({
      workspaceId: metadata.workspaceId,
      organizationSlug: data.organizationSlug,
      workspaceSlug: data.workspaceSlug,
      name: data.name,
      openedAt: metadata.occurredAt,
    }),
  },
})
