import { type Either, isLeft, right } from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import { ErrorEnvelope } from '#api/errors'
import { decode } from '#domain/codec'
import { Uuid } from '#domain/common'
import { meant } from './context.js'
import type { Refusal } from './refusal.js'

// What a caller of a running service makes of its answers.

/** The part of an answer that names what may be asked for. */
const Directory = t.type({
  directory: t.type({
    clients: t.readonlyArray(t.type({ id: Uuid, name: t.string })),
    projects: t.readonlyArray(t.type({ id: Uuid, name: t.string, clientId: Uuid })),
  }),
})
export type AskedDirectory = t.TypeOf<typeof Directory>['directory']

/** The clients and projects that a key may see, of an answer of the command center; null if it is none. */
export const directoryAnswered = (body: unknown): AskedDirectory | null => {
  const decoded = decode(Directory, body)
  return isLeft(decoded) ? null : decoded.right.directory
}

const ofAll =
  (what: string) =>
  (named: string, all: readonly { readonly id: Uuid; readonly name: string }[], detailOf: (id: Uuid) => string) =>
    meant({ what, named, all, idOf: ({ id }) => id, nameOf: ({ name }) => name, detailOf: ({ id }) => detailOf(id) })

/** Finds the value of a parameter by its name. */
type Resolve = (named: string, directory: AskedDirectory) => Either<Refusal, { readonly id: Uuid }>

/** The parameters whose values may be names, as in stated commands. */
const RESOLVED: Readonly<Record<string, Resolve>> = {
  clientId: (named, { clients }) => ofAll('client')(named, clients, () => 'a client'),
  projectId: (named, { clients, projects }) =>
    ofAll('project')(named, projects, (id) => {
      const clientId = projects.find((one) => one.id === id)?.clientId
      return `of ${clients.find((one) => one.id === clientId)?.name}`
    }),
}

/** Says whether a parameter's value is a name that has to be looked up. */
const isName = (parameter: string, value: string): boolean =>
  Object.hasOwn(RESOLVED, parameter) && value !== '' && !Uuid.is(value.toLowerCase())

export type GivenParameter = readonly [name: string, value: string]

/** Says whether any parameter's value is a name. */
export const haveNames = (given: readonly GivenParameter[]): boolean =>
  given.some(([parameter, value]) => isName(parameter, value))

/** The parameters with ids in place of names. */
export const idsOf = (
  given: readonly GivenParameter[],
  directory: AskedDirectory,
): Either<Refusal, readonly GivenParameter[]> => {
  const all: GivenParameter[] = []
  for (const [parameter, value] of given) {
    const found = isName(parameter, value) ? RESOLVED[parameter]?.(value, directory) : undefined
    if (found !== undefined && isLeft(found)) return found
    all.push([parameter, found === undefined ? value : found.right.id])
  }
  return right(all)
}

/** The refusal of a service in one sentence, with each field that is wrong; null if the body is none. */
export const refusalText = (body: unknown): string | null => {
  const decoded = decode(ErrorEnvelope, body)
  if (isLeft(decoded)) return null
  const { code, message, requestId, details } = decoded.right.error
  const [, ...others] = details?.fields ?? []
  const also = others.map(({ path, reason }) => `${path} (${reason.replaceAll('_', ' ')})`)
  return `${message}${also.length === 0 ? '' : ` Also wrong: ${also.join(', ')}.`} (${code}, request ${requestId})`
}
