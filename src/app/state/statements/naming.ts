import { type Either, isLeft } from 'fp-ts/lib/Either.js'
import type { DomainEvent } from '#domain/events/catalogue'
import { conflict, type Decided, type Stated, states } from '../command.js'
import type { Refusal } from '../refusal.js'

export interface Named {
  readonly id: string
  readonly name: string
}

/** A record that already has the new name: the command is repeated. */
export const renamedFrom = (named: string, name: string, events: readonly DomainEvent[], all: readonly Named[]) =>
  all.find(
    (one) =>
      one.name === name &&
      events.some(({ data, metadata }) => metadata.entity.key === one.id && 'name' in data && data.name === named),
  )

export const renaming = (
  idName: string,
  name: string,
  {
    found,
    renamed,
    siblings,
  }: { found: Either<Refusal, Named>; renamed: Named | undefined; siblings: readonly Named[] },
  event: (id: string) => Stated,
): Decided => {
  if (isLeft(found)) return renamed === undefined ? found : states({ [idName]: renamed.id })
  const { id, name: was } = found.right
  if (was === name) return states({ [idName]: id })
  return siblings.some((one) => one.name === name)
    ? conflict(`the name ${name} is already taken: choose another name`)
    : states({ [idName]: id }, event(id))
}
