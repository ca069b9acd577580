import { right } from 'fp-ts/lib/Either.js'
import { CivilDate, Uuid } from '#domain/common'
import { countOf } from '#domain/counts'
import { measured } from '#domain/coverage'
import { operation } from '#domain/operation'
import { ZoneName } from '#domain/query'
import { providersOf } from '../data-sources/evidence-sources.js'
import { lockInForce, ScopeLock } from '../entities/scope-lock.js'
import { readEvidence } from '../selection/evidence.js'
import { ofOneProject } from '../selection/project.js'
import { readRates } from '../selection/rates.js'
import { checklistOf } from './checklist.js'
import { readConfidence } from './read.js'
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
    const rates = await readRates(request, docs)
    const locks = await docs.find(ScopeLock, {
      where: { workspaceId: { eq: workspaceId }, projectId: { eq: projects[0].projectId } },
    })
    const confidence = await readConfidence(request, evidence, rates, docs)
    const { report } = confidence
    const delivery = evidence.delivery.total
    const items = countOf(delivery, 'items')
    const typed = countOf(delivery, 'items|typed')
    return right({
      checklist: checklistOf({
        signals: report.signals,
        types: measured(evidence.availability.work_item, items > 0, { items, typed }),
        lock: lockInForce(locks, request.period.days.end, request.period.interval.to),
        providersOf: providersOf(evidence),
      }),
      confidence: report,
    })
  },
})
