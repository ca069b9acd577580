import { right } from 'fp-ts/lib/Either.js'
import { operation } from '#domain/operation'
import { periodQuery, selectionQuery } from '#domain/query'
import { readSeries } from './read-series.js'
import { Series } from './response.js'

const common = {
  scope: 'command-center:read',
  action: 'command_center.read',
  query: { ...selectionQuery, ...periodQuery },
  keptFromClients: true,
} as const

export const series = operation({
  ...common,
  id: 'series.read',
  path: '/series',
  response: Series,
  read: async (request, { docs }) => right(await readSeries(request, docs)),
})
