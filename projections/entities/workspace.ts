import * as t from 'io-ts'
import { closed, nullable } from '#domain/codec'
import { Instant, Int0, NonEmptyString, Slug, Uuid } from '#domain/common'
import type { DocumentReader } from '#domain/documents'
import type { DomainEvent } from '#domain/events/catalogue'
import { Actor } from '#domain/events/envelope'
import { StoreFailure } from '#domain/outcome'
import { entity, entityId } from './entity.js'

const State = closed('Workspace', {
  workspaceId: Uuid,
  organizationSlug: Slug,
  workspaceSlug: Slug,
  name: NonEmptyString,
  region: NonEmptyString,
  residency: NonEmptyString,
  openedAt: Instant,
  openedBy: Actor,
  lastEditedAt: nullable(Instant),
  deletion: nullable(
    closed('Deletion', { requestedAt: Instant, requestedBy: Actor, effectiveAt: Instant, graceDays: Int0 }),
  ),
  closed: t.boolean,
})
type State = t.TypeOf<typeof State>
export type WorkspaceState = State

/** With some members changed by an event. */
const edited = (state: State | undefined, { metadata }: DomainEvent, members: Partial<State>): State | undefined =>
  state && { ...state, ...members, lastEditedAt: metadata.occurredAt }

/** A workspace that is open. The slug's own stream is read by commands alone. */
export const Workspace = entity<State>({
  name: 'workspace',
  codec: State,
  indexes: [],
  on: {
    WorkspaceOpened: (_, { data, metadata }) => ({
      workspaceId: metadata.workspaceId,
      organizationSlug: data.organizationSlug,
      workspaceSlug: data.workspaceSlug,
      name: data.name,
      region: data.region,
      residency: data.residency,
      openedAt: metadata.occurredAt,
      openedBy: metadata.actor,
      lastEditedAt: null,
      deletion: null,
      closed: false,
    }),
    WorkspaceRenamed: (state, event) => edited(state, event, { name: event.data.name }),
    WorkspaceDeletionRequested: (state, event) => {
      const { occurredAt: requestedAt, actor: requestedBy } = event.metadata
      return edited(state, event, { deletion: { requestedAt, requestedBy, ...event.data } })
    },
    WorkspaceDeletionCancelled: (state, event) => edited(state, event, { deletion: null }),
    WorkspaceClosed: (state, event) => edited(state, event, { closed: true }),
  },
})

/** The workspace that a request was found to be of: where it is gone all the same, the store is at fault. */
export const workspaceOf = async (docs: DocumentReader, workspaceId: Uuid): Promise<WorkspaceState> => {
  const id = entityId(workspaceId, { key: workspaceId })
  const workspace = (await docs.get(Workspace, [id])).get(id)
  if (workspace === undefined)
    throw new StoreFailure({
      tag: 'store_unavailable',
      store: 'read store',
      cause: `workspace ${workspaceId} is not there`,
    })
  return workspace
}
