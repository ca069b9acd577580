import { isLeft, right } from 'fp-ts/lib/Either.js'
import { operation } from '#domain/operation'
import { Client } from '../entities/client.js'
import { DeadLetter } from '../entities/dead-letter.js'
import { dataSourcesReport, MOST_LETTERS } from './overview.js'
import { PutAside } from './put-aside.js'
import { readConnections } from './read.js'
import { Connections, DataSources } from './response.js'

const common = { scope: 'data-sources:read', action: 'integrations.manage', query: {} } as const

export const listConnections = operation({
  ...common,
  id: 'connections.list',
  path: '/connections',
  response: Connections,
  read: async (request, { docs }) => {
    const connections = await readConnections(request, docs)
    return isLeft(connections) ? connections : right({ connections: connections.right.views })
  },
})

export const readDataSources = operation({
  ...common,
  id: 'dataSources.read',
  path: '/data-sources',
  response: DataSources,
  read: async (request, { docs }) => {
    const where = { workspaceId: { eq: request.workspaceId } }
    const connections = await readConnections(request, docs)
    if (isLeft(connections)) return connections
    const clients = await docs.find(Client, { where })
    if (isLeft(clients)) return clients
    const putAside = await docs.find(PutAside, { where })
    if (isLeft(putAside)) return putAside
    const removed = connections.right.states.filter((one) => one.removed).map(({ connectionId }) => connectionId)
    const of = { ...where, connectionId: { in: removed }, state: { eq: 'open' } } as const
    const letters = removed.length === 0 ? right([]) : await docs.find(DeadLetter, { where: of, limit: MOST_LETTERS })
    if (isLeft(letters)) return letters
    return right(
      dataSourcesReport(request, {
        ...connections.right,
        clients: clients.right,
        putAside: putAside.right,
        letters: letters.right,
      }),
    )
  },
})
