import { operation } from '#domain/operation'
import { periodQuery, selectionQuery } from '#domain/query'
import { readAiEconomics, readAiSurface } from './read.js'
import { AiEconomics, AiSurface } from './response.js'

const common = {
  scope: 'ai-economics:read',
  action: 'ai_economics.read',
  query: { ...selectionQuery, ...periodQuery },
} as const

export const aiEconomics = operation({
  ...common,
  id: 'aiEconomics.read',
  path: '/ai-economics',
  response: AiEconomics,
  read: (request, { docs }) => readAiEconomics(request, docs),
})

export const aiSurface = operation({
  ...common,
  id: 'aiEconomics.surface',
  path: '/ai-economics/surface',
  response: AiSurface,
  read: (request, { docs }) => readAiSurface(request, docs),
})
