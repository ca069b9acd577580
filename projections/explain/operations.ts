import { left } from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import { type AnyCodec, OneOfType, OptionalType, optional, refined } from '#domain/codec'
import { type AnyOperation, operation, type Parameters } from '#domain/operation'
import { required } from '#domain/query'
import type { AnyEntity } from '../entities/entity.js'
import { readExplanation } from './read.js'
import { NumberExplanation } from './response.js'
import { formTexts } from './texts.js'

/** The most characters of a path: longer than any in an answer. */
const LONGEST_PATH = 300
const NumberPath = refined(t.string, (s) => s.length >= 1 && s.length <= LONGEST_PATH, formTexts.path, {
  minLength: 1,
  maxLength: LONGEST_PATH,
})

const parametersOf = ({ params = {}, query }: AnyOperation): Parameters => ({ ...params, ...query })

/** The parameters of all operations, each of them optional: which of them belong together is up to the operation. */
const anyParameters = (operations: readonly AnyOperation[]): Parameters => {
  const all: Record<string, AnyCodec> = {}
  for (const one of operations)
    for (const [name, codec] of Object.entries<AnyCodec>(parametersOf(one))) {
      const known = all[name]
      const isSame = known === undefined || required(known).name === required(codec).name
      all[name] = isSame ? (codec instanceof OptionalType ? codec : optional(codec)) : optional(t.string)
    }
  return all
}

/** The operation that is named once, and no other. */
const namedIn = (queryString: string, operations: readonly AnyOperation[]): AnyOperation | null => {
  const [id, ...others] = new URLSearchParams(queryString).getAll('operation')
  return others.length > 0 ? null : (operations.find((one) => one.id === id) ?? null)
}

const ID = 'explain.read'
const PATH = '/explain'

/** The explanation of an operation's numbers: with its scope, its action, its parameters and its checks. */
const explanationOf = (explained: AnyOperation, entities: ReadonlyMap<string, AnyEntity>): AnyOperation => {
  const { params: _, ...checks } = explained
  return {
    ...checks,
    id: ID,
    path: PATH,
    query: {
      operation: new OneOfType([explained.id], formTexts.operation),
      number: NumberPath,
      ...parametersOf(explained),
    },
    response: NumberExplanation,
    read: (request, sources) =>
      readExplanation({ operation: explained, path: request.given['number'], request }, sources, entities),
  }
}

/** The events behind a number of any of these operations' answers. */
export const explainAmong = (operations: readonly AnyOperation[], entities: readonly AnyEntity[]): AnyOperation => {
  const byName = new Map(entities.map((entity) => [entity.name, entity]))
  const meant = new Map(operations.map((one) => [one.id, explanationOf(one, byName)]))
  return operation({
    id: ID,
    path: PATH,
    scope: 'command-center:read',
    action: 'command_center.read',
    query: {
      ...anyParameters(operations),
      operation: new OneOfType<string>(
        operations.map(({ id }) => id),
        formTexts.operation,
      ),
      number: NumberPath,
    },
    response: NumberExplanation,
    meant: (queryString) => meant.get(namedIn(queryString, operations)?.id ?? '') ?? null,
    // Whoever names an operation is answered by its own explanation.
    read: async () => left({ tag: 'not_found' }),
  })
}
