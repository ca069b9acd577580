import { operation } from '#domain/operation'
import { periodQuery, selectionQuery } from '#domain/query'
import { readAiEconomics } from './read.js'
import { AiEconomics } from './response.js'

export const aiEconomics = operation({
  id: 'aiEconomics.read',
  path: '/ai-economics',
  scope: 'ai-economics:read',
  action: 'ai_economics.read',
  query: { ...selectionQuery, ...periodQuery },
  response: AiEconomics,
  read: (request, { docs }) => readAiEconomics(request, docs),
})
