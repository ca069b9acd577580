import { addDays } from '#domain/time'
import type { ProjectName } from '../agency.js'
import type { Stories } from '../story.js'
import { LEAD, type Said, said } from './said.js'

// Objectives of each project, and milestones that it reached.

interface Objective {
  readonly project: ProjectName
  readonly title: string
  /** Days since the project began. */
  readonly set: number
  readonly due?: number
  readonly completed?: number
  readonly dropped?: number
}

const OBJECTIVES: readonly Objective[] = [
  { project: 'shop', title: 'An order takes less than two minutes', set: 3, due: 200, completed: 190 },
  { project: 'shop', title: 'Half as many calls about returns', set: 10, due: 330 },
  { project: 'shop', title: 'Resellers order by themselves', set: 110, due: 360 },
  { project: 'app', title: 'A booking without a call', set: 5, due: 150, completed: 141 },
  { project: 'app', title: 'Four stars in both stores', set: 30, due: 350 },
  { project: 'app', title: 'An app for watches', set: 30, due: 250, dropped: 160 },
  { project: 'portal', title: 'Every second contract is read online', set: 15, due: 300 },
  { project: 'portal', title: 'Invoices without paper', set: 15, due: 240, completed: 228 },
  { project: 'sdk', title: 'Version 2 without the old calls', set: 40, due: 380 },
  { project: 'site', title: 'Live before the trade fair', set: 2, due: 75 },
]

const MILESTONES: readonly { readonly project: ProjectName; readonly title: string; readonly reached: number }[] = [
  { project: 'shop', title: 'First order', reached: 120 },
  { project: 'shop', title: 'Old shop switched off', reached: 215 },
  { project: 'app', title: 'In both stores', reached: 130 },
  { project: 'portal', title: 'First thousand customers', reached: 170 },
  { project: 'site', title: 'Design agreed', reached: 14 },
]

export const objectives = ({ projects, year }: Stories): readonly Said[] => {
  const dayOf = (name: ProjectName, n: number): string => {
    const plan = projects.find(({ project }) => project.name === name)?.plan ?? null
    return addDays(plan?.beginsOn ?? year.from, n)
  }
  return [
    ...OBJECTIVES.map(({ project, title, set, due }) =>
      said(
        'objective set',
        { project, title, on: dayOf(project, set), ...(due === undefined ? {} : { dueOn: dayOf(project, due) }) },
        LEAD,
      ),
    ),
    ...OBJECTIVES.flatMap(({ project, title, completed, dropped }) => [
      ...(completed === undefined
        ? []
        : [said('objective complete', { project, objective: title, on: dayOf(project, completed) }, LEAD)]),
      ...(dropped === undefined
        ? []
        : [said('objective drop', { project, objective: title, on: dayOf(project, dropped) }, LEAD)]),
    ]),
    ...MILESTONES.map(({ project, title, reached }) =>
      said('milestone reach', { project, title, on: dayOf(project, reached) }, LEAD),
    ),
  ]
}
