import type { AnyOperation, Basis, DirectedRequest, SelectedProject } from '#domain/operation'
import { type Period, periodUntil } from '#domain/period'
import { civilDateOf } from '#domain/time'
import { commandCenter } from '../command-center/operations.js'
import { reportConfidence } from '../confidence/operations.js'

// Figures of months and projects that are those of the contract's operations, asked for exactly these days.

/** The element of a list at a place, or with an id. */
export const elementAt = <A>(list: readonly A[], step: string | undefined): A | undefined => {
  if (step === undefined) return undefined
  return /^\d+$/.test(step) ? list[Number(step)] : list.find((one) => (one as { readonly id?: unknown }).id === step)
}

/** The days that an answer tells. */
interface Days {
  readonly start: string
  readonly end: string
}
export const periodOf = ({ start, end }: Days, { now, period }: DirectedRequest): Period =>
  periodUntil(now, { start, end, timeZone: period.timeZone })

/** The same request for one project alone. */
export const ofProject = (request: DirectedRequest, project: SelectedProject): DirectedRequest => ({
  ...request,
  projects: [project],
  unmappedToo: false,
  selected: { clientId: null, projectId: project.projectId },
})

const same = (
  operation: Pick<AnyOperation, 'id' | 'read'>,
  request: DirectedRequest,
  period: Period,
  path: string,
): Basis => ({
  tag: 'same',
  operation,
  request: { ...request, period, given: {} },
  path,
})

/** A KPI of the one project that a request is for. */
export const kpiIn = (request: DirectedRequest, period: Period, id: string): Basis =>
  same(commandCenter, request, period, `kpis.${id}.value.value`)

const CONFIDENCE: Readonly<Record<string, string>> = {
  'confidence.score': 'confidence.score',
  'freshness.pct': 'confidence.signals.freshness.pct',
  'freshness.fresh': 'confidence.signals.freshness.evidence.numerator',
  'freshness.sources': 'confidence.signals.freshness.evidence.denominator',
}
/** A member that tells how sure the numbers of a project are; null for any other. */
export const confidenceIn = (request: DirectedRequest, member: string): Basis | null => {
  const path = CONFIDENCE[member]
  return path === undefined ? null : same(reportConfidence, request, request.period, path)
}

/** The period from a day until today. */
export const since = (start: string, { now, period }: DirectedRequest): Period =>
  periodUntil(now, { start, end: civilDateOf(now, period.timeZone), timeZone: period.timeZone })
