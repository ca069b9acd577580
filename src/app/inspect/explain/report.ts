import { isLeft, left, right } from 'fp-ts/lib/Either.js'
import type { Environment } from '#app/environment'
import type { WhichProject } from '#app/import/source'
import { ownerOf } from '#app/state/workspace'
import type { CivilDate, Uuid } from '#domain/common'
import type { DocumentReader } from '#domain/documents'
import type { RequestSettings } from '#domain/operation'
import type { Outcome, StoreError } from '#domain/outcome'
import { periodUntil } from '#domain/period'
import { MOST_WINDOW_DAYS } from '#domain/plans'
import { latestEnd } from '#domain/query'
import { addDays, civilDateOf } from '#domain/time'
import { readAiEconomics } from '#projections/ai/read'
import { Project } from '#projections/entities/project'
import { planOf } from '#projections/entities/subscription'
import { type ProjectReports, readProject } from '#projections/project/read'
import type { ProjectRequest } from '#projections/selection/project'
import { withSettings } from '#projections/selection/settings'
import { partitionOf } from '#readstore/partitions'
import { type ExplainedNumber, explainReading, type NoSuchNumber } from './number.js'

export type ReportName = 'ai-economics' | Exclude<keyof ProjectReports, 'availability'>

const ofProject =
  (name: Exclude<ReportName, 'ai-economics'>) =>
  async (request: ProjectRequest, docs: DocumentReader): Promise<unknown> =>
    (await readProject(request, docs))[name]

/** The reports whose numbers can be explained. */
const REPORTS: Readonly<Record<ReportName, (request: ProjectRequest, docs: DocumentReader) => Promise<unknown>>> = {
  'ai-economics': readAiEconomics,
  delivery: ofProject('delivery'),
  coordination: ofProject('coordination'),
  investment: ofProject('investment'),
  scope: ofProject('scope'),
  objectives: ofProject('objectives'),
  confidence: ofProject('confidence'),
  reconciliation: ofProject('reconciliation'),
}
export const reportNames: readonly string[] = Object.keys(REPORTS)
export const isReport = (name: string): name is ReportName => Object.hasOwn(REPORTS, name)

/** The number to explain. */
export interface Question {
  readonly report: ReportName
  /** The number's path, as docs/definitions.md names it. */
  readonly measure: string
  readonly workspaceId: Uuid
  /** By id or name. */
  readonly project: string
  readonly start: CivilDate
  readonly end: CivilDate
  readonly timeZone: string
}

/** The period ends before it starts. */
export interface PeriodReversed {
  readonly tag: 'period_reversed'
}
/** The period begins or ends further from today than any request's may. */
export interface PeriodTooLong {
  readonly tag: 'period_too_long'
  readonly earliest: CivilDate
  readonly latest: CivilDate
}
export type ExplainError = StoreError | PeriodReversed | PeriodTooLong | NoSuchNumber | WhichProject

const requestFor = async (
  { workspaceId, project, start, end, timeZone }: Question,
  { eventLog, readStore, now }: Environment,
): Outcome<ExplainError, Omit<ProjectRequest, keyof RequestSettings>> => {
  if (start > end) return left({ tag: 'period_reversed' })
  const instant = now()
  const today = civilDateOf(instant, timeZone)
  const [earliest, latest] = [addDays(today, 1 - MOST_WINDOW_DAYS), latestEnd(today)]
  if (start < earliest || end > latest) return left({ tag: 'period_too_long', earliest, latest })
  const memberId = await ownerOf(workspaceId, eventLog)
  if (isLeft(memberId)) return memberId
  const found = await readStore.read(partitionOf(workspaceId, readStore), async (docs) => ({
    projects: await docs.find(Project, { where: { workspaceId: { eq: workspaceId } } }),
    plan: await planOf(docs, workspaceId, now()),
  }))
  if (isLeft(found)) return found
  const { projects, plan } = found.right
  const chosen = projects.filter(({ projectId, name }) => projectId === project || name === project)
  const [one] = chosen
  if (one === undefined || chosen.length > 1) return left({ tag: 'which_project', projects })
  return right({
    workspaceId,
    now: instant,
    plan,
    projects: [one],
    unmappedToo: false,
    caller: { memberId: memberId.right, role: 'owner', dataAccess: { all: true }, scopes: null },
    period: periodUntil(instant, { start, end, timeZone }),
  })
}

/** Explains a number of a report. */
export const explainNumber = async (
  question: Question,
  environment: Environment,
): Outcome<ExplainError, ExplainedNumber> => {
  const { report, measure, workspaceId } = question
  const request = await requestFor(question, environment)
  if (isLeft(request)) return request
  const read = async (docs: DocumentReader) => REPORTS[report](await withSettings(request.right, {}, docs), docs)
  return explainReading({ workspaceId, of: report, path: measure, read }, environment)
}
