import { type Either, isLeft, right } from 'fp-ts/lib/Either.js'
import type { DataAccess } from '#domain/events/access'
import type { Decision } from './command.js'
import { type Context, theClient, theProject } from './context.js'
import type { Refusal } from './refusal.js'

const PLACES = { client: theClient, project: theProject } as const
const EVERYWHERE: DataAccess = { all: true }

/** A place as the actor finds it; `missing` where nobody would. */
const found = (kind: keyof typeof PLACES, named: string, context: Context): Either<Refusal, unknown> | 'missing' => {
  const place = PLACES[kind](named, context)
  if (!isLeft(place) || place.left.tag !== 'unknown') return right(undefined)
  const actor = { ...context.actor, dataAccess: EVERYWHERE }
  const inAll = PLACES[kind](named, { ...context, actor })
  return isLeft(inAll) && inAll.left.tag === 'unknown' ? 'missing' : place
}

const namesIn = (value: unknown): readonly string[] =>
  [value].flat().filter((one): one is string => typeof one === 'string')

/**
 * Refuses an input that names a client or project that is there and that the actor may not see. One that has another name since is
 * known by the id that the input was answered with.
 */
export const seesPlaces = (
  input: Readonly<Record<string, unknown>>,
  ids: Decision['ids'],
  context: Context,
): Either<Refusal, void> => {
  for (const kind of ['client', 'project'] as const)
    for (const named of namesIn(input[kind])) {
      const own = found(kind, named, context)
      const place = own === 'missing' ? found(kind, ids[`${kind}Id`] ?? '', context) : own
      if (place !== 'missing' && isLeft(place)) return place
    }
  return right(undefined)
}
