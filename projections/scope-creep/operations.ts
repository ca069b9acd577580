import { right } from 'fp-ts/lib/Either.js'
import { closed, nullable } from '#domain/codec'
import { Uuid } from '#domain/common'
import { operation } from '#domain/operation'
import { requiredDays } from '#domain/query'
import { readAgreement } from '../engagement/agreement.js'
import { EngagementView, LockView, ProjectView } from '../engagement/views.js'
import { readCoverage } from '../selection/coverage.js'
import { ofOneProject } from '../selection/project.js'
import { readScope } from './read.js'
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
    const scope = await readScope(request, coverage, sources.docs)
    const agreement = await readAgreement(request, scope, sources)
    // Without an engagement there is nothing that work could be beyond.
    return right({ ...agreement, report: agreement.engagement === null ? null : scope.report })
  },
})
