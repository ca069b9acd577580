import { left, right } from 'fp-ts/lib/Either.js'
import { Uuid } from '#domain/common'
import { operation } from '#domain/operation'
import { Client } from '../entities/client.js'
import { DeadLetter } from '../entities/dead-letter.js'
import { Quarantined } from '../entities/quarantine.js'
import { readConnectionDetail } from './connection-detail.js'
import { readConnections } from './read.js'
import { dataSourcesReport, MOST_DEAD_LETTERS } from './report.js'
import { ConnectionDetail, Connections, DataSources } from './response.js'

const common = { scope: 'data-sources:read', action: 'integrations.manage', query: {} } as const

export const listConnections = operation({
  ...common,
  id: 'connections.list',
  path: '/connections',
  response: Connections,
  read: async (request, { docs }) => {
    const connections = await readConnections(request, docs)
    return right({ connections: connections.views })
  },
})

export const readConnection = operation({
  ...common,
  id: 'connections.read',
  path: '/connections/{connectionId}',
  params: { connectionId: Uuid },
  response: ConnectionDetail,
  read: async (request, { docs }) => {
    const { connectionId } = request.given
    const { states, containers, views } = await readConnections(request, docs)
    const state = states.find((one) => one.connectionId === connectionId)
    const view = views.find(({ id }) => id === connectionId)
    if (state === undefined || view === undefined) return left({ tag: 'not_found' })
    return right(await readConnectionDetail(request, state, view, containers, docs))
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
    const clients = await docs.find(Client, { where })
    const quarantined = await docs.find(Quarantined, { where })
    const removed = connections.states.filter((one) => one.removed).map(({ connectionId }) => connectionId)
    const of = { ...where, connectionId: { in: removed }, state: { eq: 'open' } } as const
    const deadLetters = removed.length === 0 ? [] : await docs.find(DeadLetter, { where: of, limit: MOST_DEAD_LETTERS })
    return right(
      dataSourcesReport(request, {
        ...connections,
        clients,
        quarantined,
        deadLetters,
      }),
    )
  },
})
