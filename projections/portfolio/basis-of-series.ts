import { right } from 'fp-ts/lib/Either.js'
import type { AnyOperation, Basis, DirectedRequest } from '#domain/operation'
import { elementAt, kpiIn, ofProject, periodOf } from './bases.js'
import type { Month } from './months.js'
import { readSeriesOf } from './read-series.js'
import type { Series } from './response.js'

/** The series of one month alone. */
const ofMonth = (month: Month): Pick<AnyOperation, 'id' | 'read'> => ({
  id: 'series.read',
  read: async (request, { docs }) => right(await readSeriesOf(request, [month], docs)),
})

/** A number of a month: a KPI of the command center, or the same number of the series of that month alone; null for any other. */
export const basisOfSeries = (
  { project, months }: Series,
  steps: readonly string[],
  request: DirectedRequest,
): Basis | null => {
  const [list, place, of, ...rest] = steps
  const month = list === 'months' ? elementAt(months, place) : undefined
  if (month === undefined) return null
  const period = periodOf(month, request)
  if (of === 'adoption') {
    const path = ['months[0].adoption', ...rest].join('.')
    return { tag: 'same', operation: ofMonth({ month: month.month, period }), request: { ...request, given: {} }, path }
  }
  const shown = request.readable.find(({ projectId }) => projectId === project?.id)
  const kpi = of === 'kpis' ? elementAt(month.kpis, rest[0]) : undefined
  return shown === undefined || kpi === undefined ? null : kpiIn(ofProject(request, shown), period, kpi.id)
}
