import { isLeft, right } from 'fp-ts/lib/Either.js'
import { operation } from '#domain/operation'
import { Connection } from '../entities/connection.js'
import { Container } from '../entities/container.js'
import { DeadLetter, openLetters } from '../entities/dead-letter.js'
import { ObservedHead } from './observed.js'
import { connectionView } from './report.js'
import { Connections } from './response.js'

export const listConnections = operation({
  id: 'connections.list',
  path: '/connections',
  scope: 'data-sources:read',
  action: 'integrations.manage',
  query: {},
  response: Connections,
  read: async ({ workspaceId, projects, unmappedToo, plan, now }, { docs }) => {
    const where = { workspaceId: { eq: workspaceId } }
    const connections = await docs.find(Connection, { where, sort: [{ by: 'registeredAt', direction: 'asc' }] })
    if (isLeft(connections)) return connections
    const containers = await docs.find(Container, { where })
    if (isLeft(containers)) return containers
    const heads = await docs.find(ObservedHead, { where })
    if (isLeft(heads)) return heads
    const records = new Map(heads.right.map((head) => [head.connectionId, head.records]))
    const letters = new Map<string, number>()
    for (const { connectionId } of connections.right) {
      const open = await docs.count(DeadLetter, openLetters(workspaceId, connectionId))
      if (isLeft(open)) return open
      letters.set(connectionId, open.right)
    }
    const readable = new Set(projects.map(({ projectId }) => projectId))
    const views = connections.right
      .map((one) => {
        const held = {
          records: records.get(one.connectionId) ?? 0,
          deadLetters: letters.get(one.connectionId) ?? 0,
        }
        return connectionView(one, held, containers.right, plan, now)
      })
      .filter((view) => unmappedToo || view.projects.some((projectId) => readable.has(projectId)))
      .map((view) => ({ ...view, projects: view.projects.filter((projectId) => readable.has(projectId)) }))
    return right({ connections: views })
  },
})
