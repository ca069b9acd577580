import { isLeft, left, right } from 'fp-ts/lib/Either.js'
import { Uuid } from '#domain/common'
import { operation } from '#domain/operation'
import { requiredDays } from '#domain/query'
import { readAgreement } from '../engagement/agreement.js'
import { readScopeState } from '../scope-creep/read.js'
import { readEvidence } from '../selection/evidence.js'
import { ofOneProject } from '../selection/project.js'
import { readGraph } from './read.js'
import { Forensics } from './response.js'
import { startIn, traceQuery } from './trace/parameters.js'
import { readTrace } from './trace/read.js'
import { Trace } from './trace/response.js'

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
    const scope = await readScopeState(request, evidence, sources.docs)
    const agreement = await readAgreement(request, scope, sources)
    const graph = await readGraph(request, evidence, scope, sources.docs)
    const { start, end, timeZone } = request.period
    return right({ ...agreement, graph, period: { start, end, timeZone } })
  },
})

export const trace = operation({
  id: 'trace.read',
  path: '/projects/{projectId}/trace',
  params: { projectId: Uuid },
  scope: 'forensics:read',
  action: 'forensics.read',
  query: traceQuery,
  misfits: (given) => {
    const start = startIn(given)
    return isLeft(start) ? start.left : []
  },
  response: Trace,
  read: async (asked, { docs }) => {
    const start = startIn(asked.given)
    return isLeft(start)
      ? left({ tag: 'invalid_request', fields: start.left })
      : readTrace(ofOneProject(asked), start.right, docs)
  },
})
