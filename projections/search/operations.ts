import { right } from 'fp-ts/lib/Either.js'
import { operation } from '#domain/operation'
import { periodQuery, selectionQuery } from '#domain/query'
import { readSearch } from './read.js'
import { Search } from './response.js'

export const search = operation({
  id: 'search.read',
  path: '/search',
  scope: 'command-center:read',
  action: 'command_center.read',
  query: { ...selectionQuery, ...periodQuery },
  response: Search,
  keptFromClients: true,
  read: async (request, { docs }) => right(await readSearch(request, docs)),
})
