import type { CivilDate } from '#domain/common'
import type { Stories } from '../story.js'
import { LEAD, type Said, said } from './said.js'

// The assumptions behind the numbers: most are verified, and one of the shop is to be.

const set =
  (project: string, from: CivilDate) =>
  (assumption: string, value: string, unit: string, verified = true) =>
    said(
      'assumption set',
      { project, assumption, value, unitOrMethod: unit, from, ...(verified ? { verified } : {}) },
      LEAD,
    )

export const assumptions = ({ projects }: Stories): readonly Said[] => {
  const from = projects[0]?.plan?.beginsOn ?? ''
  const [shop, app, portal] = [set('shop', from), set('app', from), set('portal', from)]
  return [
    shop('cost-basis', 'rates of the agency, of the role', 'EUR an hour'),
    shop('scope-baseline', 'the statement of work', 'items of the lock'),
    shop('meeting-attribution', 'meetings in the calendar of the project', 'meetings'),
    shop('reporting-period', 'calendar months', 'months'),
    shop('work-cost-allocation', 'added: meetings are in no time sheet', 'time entries, meetings'),
    shop('ai-attribution', 'labels that developers set themselves', 'labels', false),
    shop('assisted_pct', '35', 'percent of the changes, as the team expects'),
    shop('review_overhead_pct', '6', 'percent of the review', false),
    app('cost-basis', 'rates of the agency, of the role', 'EUR an hour'),
    app('scope-baseline', 'the backlog of the first month', 'items of the lock'),
    app('reporting-period', 'calendar months', 'months'),
    app('work-cost-allocation', 'added: meetings are in no time sheet', 'time entries, meetings'),
    portal('cost-basis', 'rates of the agency, of the role', 'EUR an hour'),
    portal('reporting-period', 'calendar months', 'months'),
    portal('work-cost-allocation', 'included: meetings are in the time sheets', 'time entries'),
  ]
}
