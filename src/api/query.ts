import { type Either, isLeft, left, right } from 'fp-ts/lib/Either.js'
import { decode, OptionalType } from '#domain/codec'
import type { CivilDate, Uuid } from '#domain/common'
import type { QueryParameters } from '#domain/operation'
import type { FieldProblem } from './errors.js'

/** What a well-formed query asks for; null where it does not say. Ids are in lower case. */
export interface Asked {
  readonly clientId: Uuid | null
  readonly projectId: Uuid | null
  readonly start: CivilDate | null
  readonly end: CivilDate | null
  readonly tz: string | null
}

interface InvalidRequest {
  readonly tag: 'invalid_request'
  readonly fields: readonly FieldProblem[]
}

/** Undefined where the percent-encoding is broken. */
const percentDecoded = (text: string): string | undefined => {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '))
  } catch {
    return undefined
  }
}

/** All values given for each name. A name that cannot be decoded stays as it is: it is no parameter in any case. */
const valuesByName = (queryString: string): ReadonlyMap<string, readonly (string | undefined)[]> => {
  const values = new Map<string, (string | undefined)[]>()
  for (const pair of queryString.split('&')) {
    if (pair === '') continue
    const [rawName = '', ...rest] = pair.split('=')
    const name = percentDecoded(rawName) ?? rawName
    const value = percentDecoded(rest.join('='))
    const before = values.get(name)
    if (before === undefined) values.set(name, [value])
    else before.push(value)
  }
  return values
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: refusing them is what this is for
const CONTROL = /[\u0000-\u001f\u007f-\u009f]/

const pathOf = (name: string): string => name.replace(/[^A-Za-z0-9_.[\]-]/gu, '_').slice(0, 120) || '_'

/** Decodes a query string by an operation's codecs; all that is wrong with it where something is. */
export const decodeQuery = (parameters: QueryParameters, queryString: string): Either<InvalidRequest, Asked> => {
  const given = valuesByName(queryString)
  const fields: FieldProblem[] = []
  const good = new Map<string, string>()

  for (const [name, codec] of Object.entries(parameters)) {
    const [value, ...more] = given.get(name) ?? []
    if (!given.has(name)) {
      if (!(codec instanceof OptionalType)) fields.push({ path: pathOf(name), reason: 'required' })
    } else if (
      value === undefined ||
      value === '' ||
      more.length > 0 ||
      CONTROL.test(value) ||
      isLeft(decode(codec, value))
    )
      fields.push({ path: pathOf(name), reason: 'invalid' })
    else good.set(name, value)
  }

  const isPaired = Object.hasOwn(parameters, 'start') && Object.hasOwn(parameters, 'end')
  if (isPaired && given.has('start') !== given.has('end')) {
    const path = given.has('start') ? 'end' : 'start'
    if (!fields.some((field) => field.path === path)) fields.push({ path, reason: 'required' })
  }
  const [start, end] = [good.get('start') ?? null, good.get('end') ?? null]
  if (start !== null && end !== null && start > end) fields.push({ path: 'start', reason: 'out_of_range' })

  for (const name of given.keys())
    if (!Object.hasOwn(parameters, name)) fields.push({ path: pathOf(name), reason: 'invalid' })

  if (fields.length > 0) return left({ tag: 'invalid_request', fields })
  const id = (name: string) => good.get(name)?.toLowerCase() ?? null
  return right({ clientId: id('clientId'), projectId: id('projectId'), start, end, tz: good.get('tz') ?? null })
}
