import { compareText } from '#domain/compare'
import type { DomainEvent } from '#domain/events/catalogue'
import type { EntityRef } from '#domain/events/envelope'
import { type AnyEntity, type Entity, entityId, evolve } from '#projections/entities/entity'

/** An entity folded from the events of a stream, and its reference. */
export interface Found<S> {
  readonly ref: EntityRef
  readonly state: S
}

/** The entities of a kind in events, in the order of their first events, folded by the same code as documents. */
export const statesOf = <S>(
  { name, on }: Pick<Entity<never, S>, 'name' | 'on'>,
  events: readonly DomainEvent[],
): readonly Found<S>[] => {
  const found = new Map<string, Found<S>>()
  for (const event of events) {
    const { workspaceId, entity: ref } = event.metadata
    if (ref.kind !== name || !Object.hasOwn(on, event.type)) continue
    const id = entityId(workspaceId, ref)
    const state = evolve({ name, on } as AnyEntity, found.get(id)?.state, event)
    if (state === undefined) found.delete(id)
    else found.set(id, { ref, state: state as S })
  }
  return [...found.values()]
}

/** Says whether two values are equal as JSON, with members in any order. */
export const same = (a: unknown, b: unknown): boolean => JSON.stringify(ordered(a)) === JSON.stringify(ordered(b))

const ordered = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map(ordered)
    : typeof value === 'object' && value !== null
      ? Object.fromEntries(
          Object.entries(value)
            .sort(([a], [b]) => compareText(a, b))
            .map(([name, member]) => [name, ordered(member)]),
        )
      : value
