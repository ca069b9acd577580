import { right } from 'fp-ts/lib/Either.js'
import { Uuid } from '#domain/common'
import { operation } from '#domain/operation'
import { periodQuery, selectionQuery } from '#domain/query'
import { ofOneProject } from '../selection/project.js'
import { readKpiEvidence } from './evidence/read.js'
import { kpiEvidenceForClient } from './for-client.js'
import { readCommandCenter } from './read.js'
import { CommandCenter, Family, KpiEvidence } from './response.js'

const common = { scope: 'command-center:read', action: 'command_center.read' } as const

export const commandCenter = operation({
  ...common,
  id: 'commandCenter.read',
  path: '/command-center',
  query: { ...selectionQuery, ...periodQuery },
  response: CommandCenter,
  read: async (request, { docs }) => right(await readCommandCenter(request, docs)),
})

export const kpiEvidence = operation({
  ...common,
  id: 'commandCenter.evidence',
  path: '/command-center/evidence/{family}',
  params: { family: Family },
  query: { projectId: Uuid, ...periodQuery },
  response: KpiEvidence,
  read: async (request, { docs }) => {
    const evidence = await readKpiEvidence(request.given.family, ofOneProject(request), docs)
    return right(request.forClient ? kpiEvidenceForClient(evidence) : evidence)
  },
})
