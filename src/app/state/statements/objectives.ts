import { type Either, isLeft, left, right } from 'fp-ts/lib/Either.js'
import type { CivilDate } from '#domain/common'
import type { DomainEvent } from '#domain/events/catalogue'
import { Milestone } from '#projections/entities/milestone'
import { Objective, type ObjectiveState } from '#projections/entities/objective'
import { conflict, type Decided, type Stated, stated, states, unknown } from '../command.js'
import { statesOf } from '../entities.js'
import { argument, date, newId, optional, text } from '../field.js'
import { byLeads, inProject, type OfProject } from '../places.js'
import type { Refusal } from '../refusal.js'
import { adding, allOf, happened, inOrder } from './checks.js'

const command = inProject('engagement')
const day = optional(date, 'the day (default: today, in UTC)')
const which = argument(text('id or title'), 'the objective')

const objectives = (events: readonly DomainEvent[]) => statesOf(Objective, events).map(({ state }) => state)
const refOf = (kind: 'objective' | 'milestone', key: string, { project }: OfProject) => ({
  kind,
  key,
  project: project.projectId,
})

/** By id or title; of several with that title, the one that is open, else the last. */
const theObjective = (named: string, events: readonly DomainEvent[]): Either<Refusal, ObjectiveState> => {
  const all = objectives(events)
  const byId = all.find(({ objectiveId }) => objectiveId === named.toLowerCase())
  if (byId !== undefined) return right(byId)
  const titled = all.filter(({ title }) => title === named)
  const open = titled.filter(({ state }) => state === 'open')
  if (open.length > 1)
    return left({ tag: 'ambiguous', what: 'objective', named, ids: open.map(({ objectiveId }) => objectiveId) })
  const found = open[0] ?? titled.at(-1)
  return found === undefined
    ? unknown('objective', named, 'set it first (`wdi objective set --help`), or see `wdi objective list`')
    : right(found)
}

const ending = (
  { objective, on }: { readonly objective: string; readonly on: CivilDate | null },
  to: 'completed' | 'dropped',
  events: readonly DomainEvent[],
  context: OfProject,
  event: (objectiveId: string, day: CivilDate) => Stated,
): Decided => {
  const found = theObjective(objective, events)
  if (isLeft(found)) return found
  const { objectiveId, state, endedOn, setOn } = found.right
  if (state === to && (on === null || on === endedOn)) return states({ objectiveId })
  if (state !== 'open') return conflict(`the objective ${objectiveId} was ${state} on ${endedOn}: set a new one`)
  const ended = on ?? context.today
  const check = allOf(happened(on, context), inOrder(setOn, ended, ['the day on which it was set,', 'the day']))
  return isLeft(check) ? check : states({ objectiveId }, event(objectiveId, ended))
}

export const objectiveCommands = [
  command({
    ...byLeads,
    path: 'objective set',
    summary: 'set an objective of a project',
    fields: {
      title: argument(text('title'), 'what to achieve'),
      on: day,
      dueOn: optional(date, 'due day'),
      id: newId,
    },
    example: '"Check-out works offline" --project "Web shop" --due-on 2026-12-31',
    appends: ['ObjectiveSet'],
    decide: ({ title, on, dueOn, id }, events, context) => {
      const setOn = on ?? context.today
      const twin = objectives(events).find((one) => one.title === title && one.state === 'open')
      return adding(
        {
          unsaid: on === null ? ['setOn'] : [],
          what: 'objective',
          id: 'objectiveId',
          wanted: id,
          make: (objectiveId) =>
            stated('ObjectiveSet', refOf('objective', objectiveId, context), { objectiveId, title, setOn, dueOn }),
          twin: twin && { id: twin.objectiveId, same: twin.dueOn === dueOn && (on === null || twin.setOn === on) },
          check: allOf(happened(on, context), inOrder(setOn, dueOn, ['the day on which it is set,', 'the day'])),
        },
        events,
        context,
      )
    },
  }),
  command({
    ...byLeads,
    path: 'objective complete',
    summary: 'mark an objective as reached',
    fields: { objective: which, on: day },
    example: '"Check-out works offline" --project "Web shop"',
    appends: ['ObjectiveCompleted'],
    decide: (input, events, context) =>
      ending(input, 'completed', events, context, (objectiveId, completedOn) =>
        stated('ObjectiveCompleted', refOf('objective', objectiveId, context), { objectiveId, completedOn }),
      ),
  }),
  command({
    ...byLeads,
    path: 'objective drop',
    summary: 'mark an objective as dropped',
    fields: { objective: which, on: day },
    example: '"Ten languages" --project "Web shop"',
    appends: ['ObjectiveDropped'],
    decide: (input, events, context) =>
      ending(input, 'dropped', events, context, (objectiveId, droppedOn) =>
        stated('ObjectiveDropped', refOf('objective', objectiveId, context), { objectiveId, droppedOn }),
      ),
  }),
  command({
    ...byLeads,
    path: 'milestone reach',
    summary: 'record a milestone that a project reached',
    fields: { title: argument(text('title'), 'what was reached'), on: day, id: newId },
    example: '"First order" --project "Web shop" --on 2026-03-01',
    appends: ['MilestoneReached'],
    decide: ({ title, on, id }, events, context) => {
      const reachedOn = on ?? context.today
      const twin = statesOf(Milestone, events).find(({ state }) => state.title === title)?.state
      return adding(
        {
          unsaid: on === null ? ['reachedOn'] : [],
          what: 'milestone',
          id: 'milestoneId',
          wanted: id,
          make: (milestoneId) =>
            stated('MilestoneReached', refOf('milestone', milestoneId, context), { milestoneId, title, reachedOn }),
          twin: twin && { id: twin.milestoneId, same: on === null || twin.reachedOn === on },
          check: happened(on, context),
        },
        events,
        context,
      )
    },
  }),
]
