import type * as t from 'io-ts'
import { closed } from '#domain/codec'
import { NonEmptyString, Uuid } from '#domain/common'
import { ProjectStatus } from '#domain/events/directory'
import { entity } from './entity.js'

const State = closed('Project', {
  workspaceId: Uuid,
  projectId: Uuid,
  clientId: Uuid,
  name: NonEmptyString,
  status: ProjectStatus,
})
export type ProjectState = t.TypeOf<typeof State>

/** A piece of work for a client. An archived one is in no total and can't be selected. */
export const Project = entity({
  name: 'project',
  codec: State,
  indexes: [['workspaceId']],
  on: {
    ProjectAdded: (_, { data, metadata }) => ({ workspaceId: metadata.workspaceId, ...data }),
    ProjectRenamed: (state, { data }) => state && { ...state, name: data.name },
    ProjectStatusChanged: (state, { data }) => state && { ...state, status: data.status },
  },
})
