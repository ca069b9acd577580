import { left, right } from 'fp-ts/lib/Either.js'
import { ShortText } from '#domain/bounds'
import { closed, nullable, optional } from '#domain/codec'
import { CivilDate, Uuid } from '#domain/common'
import { operation } from '#domain/operation'
import { requiredDays, ZoneName } from '#domain/query'
import { readAgreement } from '../engagement/agreement.js'
import { EngagementView, LockView, ProjectView } from '../engagement/views.js'
import { readCoverage } from '../selection/coverage.js'
import { ofOneProject } from '../selection/project.js'
import { readPreview } from './preview.js'
import { readScope, readUndecided, trackerNames } from './read.js'
import { ScopePreview, ScopeReport, ScopeUndecided } from './response.js'

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

export const scopeUndecided = operation({
  id: 'scope.undecided',
  path: '/projects/{projectId}/scope-undecided',
  params: { projectId: Uuid },
  scope: 'scope-creep:read',
  action: 'scope.read',
  query: requiredDays,
  response: ScopeUndecided,
  // To decide is for the workspace's own people.
  keptFromClients: true,
  read: async (asked, { docs }) => {
    const request = ofOneProject(asked)
    return right({ report: await readUndecided(request, await readCoverage(request, docs), docs) })
  },
})

export const scopePreview = operation({
  id: 'scope.preview',
  path: '/projects/{projectId}/scope-preview',
  params: { projectId: Uuid },
  scope: 'scope-creep:read',
  action: 'scope.read',
  query: { tracker: optional(ShortText), on: optional(CivilDate), tz: optional(ZoneName) },
  response: ScopePreview,
  keptFromClients: true,
  read: async (asked, { docs }) => {
    const request = ofOneProject(asked)
    const { workspaceId, period } = request
    const trackers = trackerNames(request, await readCoverage(request, docs))
    const tracker = asked.given.tracker ?? null
    if (tracker !== null && !trackers.includes(tracker)) return left({ tag: 'not_found' })
    const day = { lockedOn: asked.given.on ?? period.days.end, timeZone: period.timeZone }
    return right(await readPreview({ workspaceId, tracker, trackers }, day, docs))
  },
})
