import { isLeft, right } from 'fp-ts/lib/Either.js'
import { closed, nullable } from '#domain/codec'
import { Uuid } from '#domain/common'
import { operation } from '#domain/operation'
import { requiredDays } from '#domain/query'
import { EngagementView, LockView, ProjectView } from '../engagement/report.js'
import { readAgreement } from '../evidence/agreement.js'
import { readCoverage } from '../evidence/read.js'
import { ofOneProject, readScope } from '../evidence/scope.js'
import { ScopeReport } from './response.js'

export const ScopeCreep = closed('ScopeCreep', {
  engagement: nullable(EngagementView),
  lock: nullable(LockView),
  project: ProjectView,
  report: nullable(ScopeReport),
})

export const scopeCreep = operation({
  id: 'scope.read',
  path: '/projects/{projectId}/scope-creep',
  params: { projectId: Uuid },
  scope: 'scope-creep:read',
  action: 'scope.read',
  query: requiredDays,
  response: ScopeCreep,
  read: async (asked, sources) => {
    const request = ofOneProject(asked)
    const coverage = await readCoverage(request, sources.docs)
    if (isLeft(coverage)) return coverage
    const scope = await readScope(request, coverage.right, sources.docs)
    if (isLeft(scope)) return scope
    const agreement = await readAgreement(request, scope.right, sources)
    if (isLeft(agreement)) return agreement
    // Without an engagement there is nothing that work could be beyond.
    return right({ ...agreement.right, report: agreement.right.engagement === null ? null : scope.right.report })
  },
})
