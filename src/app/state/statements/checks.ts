import { type Either, right } from 'fp-ts/lib/Either.js'
import type { CivilDate, Uuid } from '#domain/common'
import type { DomainEvent } from '#domain/events/catalogue'
import { addDays } from '#domain/time'
import { conflict, type Decided, misused, type Stated, states } from '../command.js'
import type { Context } from '../context.js'
import { same } from '../entities.js'
import type { Refusal } from '../refusal.js'

/** A passed check. */
export const fine: Either<Refusal, unknown> = right(undefined)

/** The refusal of the first check that fails. */
export const allOf = (...checks: readonly Either<Refusal, unknown>[]): Either<Refusal, unknown> =>
  checks.find(({ _tag }) => _tag === 'Left') ?? fine

export const inOrder = (
  start: CivilDate | null,
  end: CivilDate | null,
  [startName, endName]: readonly [string, string],
): Either<Refusal, unknown> =>
  start !== null && end !== null && end < start ? misused(`${endName} ${end} is before ${startName} ${start}`) : fine

/** Refuses a day that has not begun anywhere on earth. */
export const happened = (day: CivilDate | null, { today }: Context): Either<Refusal, unknown> =>
  day !== null && day > addDays(today, 1) ? misused(`${day} has not come yet`) : fine

interface Adding {
  readonly what: string
  /** The name of its id. */
  readonly id: string
  /** The id that the command names. */
  readonly wanted: Uuid | null
  readonly make: (id: Uuid) => Stated
  /** Members of the data that default to the current day; an earlier statement may have other values. */
  readonly unsaid?: readonly string[]
  /** An existing record of the same name, and whether its content is the same. */
  readonly twin?: { readonly id: Uuid; readonly same: boolean } | undefined
  /** Its name in refusals. */
  readonly name?: string
  /** The command by which it is changed, for refusals if it exists with other content. */
  readonly amending?: string
  /** The reason for which a new one is refused. */
  readonly check?: Either<Refusal, unknown>
}

const without = (members: readonly string[], data: object): object =>
  Object.fromEntries(Object.entries(data).filter(([member]) => !members.includes(member)))

/** A record with its own id: stated before, known under another id, or new. */
export const adding = (
  { what, id: idName, wanted, make, unsaid = [], twin, name, amending, check = fine }: Adding,
  events: readonly DomainEvent[],
  { newId }: Context,
): Decided => {
  const called = (id: Uuid): string => (name === undefined ? `${what} ${id}` : `${what} ${name} (${id})`)
  const exists = (id: Uuid): Decided =>
    amending === undefined
      ? conflict(`${called(id)} exists with other content`)
      : conflict(`${called(id)} exists with other content: amend it instead`, amending)
  if (wanted !== null) {
    const now = make(wanted)
    const before = events.find(({ metadata: { entity } }) => entity.kind === now.entity.kind && entity.key === wanted)
    if (before !== undefined)
      return before.type === now.type &&
        same(without(unsaid, before.data), without(unsaid, now.data)) &&
        same(before.metadata.entity, now.entity)
        ? states({ [idName]: wanted })
        : exists(wanted)
  }
  if (twin !== undefined && !twin.same) return exists(twin.id)
  if (twin !== undefined && wanted !== null) return conflict(`${called(twin.id)} is there already`)
  if (twin !== undefined) return states({ [idName]: twin.id })
  if (check._tag === 'Left') return check
  const id = wanted ?? newId
  return states({ [idName]: id }, make(id))
}
