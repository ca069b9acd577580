import { isLeft, right } from 'fp-ts/lib/Either.js'
import { Uuid } from '#domain/common'
import { operation } from '#domain/operation'
import { requiredDays } from '#domain/query'
import { readAgreement } from '../evidence/agreement.js'
import { readEvidence } from '../evidence/read.js'
import { ofOneProject, readScopeState } from '../evidence/scope.js'
import { readGraph } from './read.js'
import { Forensics } from './response.js'

export const forensics = operation({
  id: 'forensics.read',
  path: '/projects/{projectId}/forensics',
  params: { projectId: Uuid },
  scope: 'forensics:read',
  action: 'forensics.read',
  query: requiredDays,
  response: Forensics,
  read: async (asked, sources) => {
    const request = ofOneProject(asked)
    const evidence = await readEvidence(request, sources.docs)
    if (isLeft(evidence)) return evidence
    const scope = await readScopeState(request, evidence.right, sources.docs)
    if (isLeft(scope)) return scope
    const agreement = await readAgreement(request, scope.right, sources)
    if (isLeft(agreement)) return agreement
    const graph = await readGraph(request, evidence.right, scope.right, sources.docs)
    if (isLeft(graph)) return graph
    const { start, end, timeZone } = request.period
    return right({ ...agreement.right, graph: graph.right, period: { start, end, timeZone } })
  },
})
