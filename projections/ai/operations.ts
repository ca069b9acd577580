import { right } from 'fp-ts/lib/Either.js'
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
  read: async (request, { docs }) => right(await readAiEconomics(request, docs)),
})

export const aiSurface = operation({
  ...common,
  id: 'aiEconomics.surface',
  path: '/ai-economics/surface',
  response: AiSurface,
  read: async (request, { docs }) => right(await readAiSurface(request, docs)),
})
