import type * as t from 'io-ts'
import { nullable } from '#domain/codec'
import { CivilDate, NonEmptyString } from '#domain/common'
import { strongest } from './observation.js'
import { type Observed, observedEntity } from './observed-entity.js'

/** By the strongest connection. */
const members = { day: nullable(CivilDate), workItem: nullable(NonEmptyString) }
type Members = { readonly [N in keyof typeof members]: t.TypeOf<(typeof members)[N]> }
export type TimeEntryState = Observed<'time_entry', Members, never>

/** Work of one role on one day for a project, by every time sheet that has it. */
export const TimeEntry = observedEntity<'time_entry', Members>({
  kind: 'time_entry',
  members,
  of: (all) => ({ day: strongest(all, (facts) => facts.day), workItem: all[0]?.facts.workItem ?? null }),
  indexes: [
    ['workspaceId', 'place', 'day'],
    ['workspaceId', 'place', 'workItem', 'day'],
  ],
})
