import { isLeft, right } from 'fp-ts/lib/Either.js'
import { CivilDate, Uuid } from '#domain/common'
import { sumOfCounts } from '#domain/counts'
import { measured } from '#domain/coverage'
import { operation } from '#domain/operation'
import { allOf } from '#domain/outcome'
import { ZoneName } from '#domain/query'
import { Rate } from '../entities/rate.js'
import { ScopeLock } from '../entities/scope-lock.js'
import { readConfidence } from '../evidence/confidence.js'
import { readEvidence } from '../evidence/read.js'
import { ofOneProject } from '../evidence/scope.js'
import { providersOf } from '../evidence/sources.js'
import { lockInForce } from '../scope/measures.js'
import { daysOf } from '../sources/measures.js'
import { checklistOf } from './checklist.js'
import { ReportConfidence } from './response.js'

export const reportConfidence = operation({
  id: 'confidence.read',
  path: '/confidence',
  scope: 'report-confidence:read',
  action: 'assumptions.read',
  query: { projectId: Uuid, start: CivilDate, end: CivilDate, tz: ZoneName },
  response: ReportConfidence,
  read: async (asked, { docs }) => {
    const request = ofOneProject(asked)
    const { workspaceId, projects } = request
    const evidence = await readEvidence(request, docs)
    if (isLeft(evidence)) return evidence
    const ofWorkspace = { workspaceId: { eq: workspaceId } }
    const held = await allOf({
      rates: () => docs.find(Rate, { where: ofWorkspace }),
      locks: () => docs.find(ScopeLock, { where: { ...ofWorkspace, projectId: { eq: projects[0].projectId } } }),
    })
    if (isLeft(held)) return held
    const confidence = await readConfidence(request, evidence.right, held.right.rates, docs)
    if (isLeft(confidence)) return confidence
    const { report } = confidence.right
    const { items = 0, 'items|typed': typed = 0 } = sumOfCounts(evidence.right.delivery.values())
    return right({
      checklist: checklistOf({
        signals: report.signals,
        types: measured(evidence.right.availability.work_item, items > 0, { items, typed }),
        lock: lockInForce(held.right.locks, daysOf(request).end, request.period.interval.to),
        providersOf: providersOf(evidence.right),
      }),
      confidence: report,
    })
  },
})
