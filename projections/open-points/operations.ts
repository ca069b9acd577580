import { right } from 'fp-ts/lib/Either.js'
import { Uuid } from '#domain/common'
import { operation } from '#domain/operation'
import { periodQuery } from '#domain/query'
import { ofOneProject } from '../selection/project.js'
import { readOpenPoints } from './read.js'
import { OpenPoints } from './response.js'

export const openPoints = operation({
  id: 'openPoints.read',
  path: '/projects/{projectId}/open-points',
  params: { projectId: Uuid },
  scope: 'forensics:read',
  action: 'forensics.read',
  query: periodQuery,
  response: OpenPoints,
  read: async (asked, { docs }) => right(await readOpenPoints(ofOneProject(asked), docs)),
})
