import { type Either, isLeft, left, right } from 'fp-ts/lib/Either.js'
import { hasKey } from '#access/key'
import { type AnyCodec, decode, OptionalType } from '#domain/codec'
import { type CivilDate, type Instant, Uuid } from '#domain/common'
import { type AnyOperation, SHARED_PARAMETERS } from '#domain/operation'
import { formOf, IntegerTextType, latestEnd, ManyType, required, valuesGiven } from '#domain/query'
import { civilDateOf } from '#domain/time'
import type { RefusedField } from './errors.js'
import { allowedTexts } from './texts.js'

/** The values of well-formed parameters; null if absent. Uuids are in lower case. */
export interface Asked {
  readonly clientId: Uuid | null
  readonly projectId: Uuid | null
  readonly start: CivilDate | null
  readonly end: CivilDate | null
  readonly tz: string | null
  /** The operation's own parameters that are given. */
  readonly given: Readonly<Record<string, string | readonly string[]>>
}

interface InvalidRequest {
  readonly tag: 'invalid_request'
  readonly fields: readonly RefusedField[]
}

/** Undefined if the percent-encoding is broken. */
const percentDecoded = (text: string): string | undefined => {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '))
  } catch {
    return undefined
  }
}

/** All values by name. An undecodable name is kept as it is, because it cannot be a parameter. */
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

// biome-ignore lint/suspicious/noControlCharactersInRegex: this expression refuses them
const CONTROL = /[\u0000-\u001f\u007f-\u009f]/

const pathOf = (name: string): string =>
  hasKey(name) ? '_' : name.replace(/[^A-Za-z0-9_.[\]-]/gu, '_').slice(0, 120) || '_'

const invalid = (name: string, form: string): RefusedField => ({
  path: pathOf(name),
  reason: 'invalid',
  allowed: allowedTexts.form(pathOf(name), form),
})

const isUuid = (codec: AnyCodec): boolean => codec === Uuid || (codec instanceof OptionalType && codec.type === Uuid)
const isShared = (name: string): boolean => SHARED_PARAMETERS.some((shared) => shared === name)

/**
 * Decodes path and query with an operation's codecs, or lists all errors, those of the path first. "Today" is the day in
 * the requested zone; in UTC where that is missing or no zone.
 */
export const decodeParameters = (
  {
    params = {},
    query: parameters,
    wholePeriod,
    misfits,
  }: Pick<AnyOperation, 'params' | 'query' | 'wholePeriod' | 'misfits'>,
  pathValues: Readonly<Record<string, string>>,
  queryString: string,
  now: Instant,
): Either<InvalidRequest, Asked> => {
  const given = valuesByName(queryString)
  const fields: RefusedField[] = []
  const good = new Map<string, string>()
  const lists = new Map<string, readonly string[]>()
  const take = (name: string, codec: AnyCodec, value: string | undefined): void => {
    const inner = required(codec)
    if (value === undefined || value === '' || CONTROL.test(value) || isLeft(decode(codec, value))) {
      const outOfRange = value !== undefined && inner instanceof IntegerTextType && inner.isOutOfRange(value)
      const reason = outOfRange ? 'out_of_range' : 'invalid'
      fields.push({ ...invalid(name, formOf(codec)), reason })
    } else good.set(name, isUuid(codec) ? value.toLowerCase() : value)
  }
  const takeMany = (name: string, codec: AnyCodec, inner: ManyType, values: readonly (string | undefined)[]): void => {
    const read = values.filter((value) => value !== undefined)
    const list =
      read.length < values.length || read.some((value) => CONTROL.test(value)) ? undefined : valuesGiven(read, inner)
    if (list === undefined || isLeft(decode(codec, list))) fields.push(invalid(name, formOf(codec)))
    else lists.set(name, list)
  }

  for (const [name, codec] of Object.entries<AnyCodec>(params)) take(name, codec, pathValues[name])
  for (const [name, codec] of Object.entries<AnyCodec>(parameters)) {
    const values = given.get(name) ?? []
    const [value, ...more] = values
    const inner = required(codec)
    if (given.has(name) && inner instanceof ManyType) takeMany(name, codec, inner, values)
    else if (more.length > 0) fields.push({ path: name, reason: 'invalid', allowed: allowedTexts.once(name) })
    else if (given.has(name)) take(name, codec, value)
    else if (!(codec instanceof OptionalType))
      fields.push({ path: name, reason: 'required', allowed: allowedTexts.required(name, formOf(codec)) })
  }

  const together = ['start', 'end', ...(wholePeriod ? ['tz'] : [])].filter((name) => Object.hasOwn(parameters, name))
  if (together.length > 1 && together.some((name) => given.has(name)))
    for (const path of together)
      if (!given.has(path) && !fields.some((field) => field.path === path))
        fields.push({ path, reason: 'required', allowed: allowedTexts.together(together, path) })
  const [start, end] = [good.get('start') ?? null, good.get('end') ?? null]
  if (start !== null && end !== null && start > end)
    fields.push({ path: 'start', reason: 'out_of_range', allowed: allowedTexts.start(end) })
  const lastDay = latestEnd(civilDateOf(now, good.get('tz') ?? 'UTC'))
  if (end !== null && end > lastDay)
    fields.push({ path: 'end', reason: 'out_of_range', allowed: allowedTexts.end(lastDay) })

  for (const name of given.keys())
    if (!Object.hasOwn(parameters, name)) {
      const path = pathOf(name)
      fields.push({ path, reason: 'invalid', allowed: allowedTexts.parameters(path, Object.keys(parameters)) })
    }

  const own = Object.fromEntries([...good, ...lists].filter(([name]) => !isShared(name)))
  if (fields.length === 0 && misfits !== undefined) fields.push(...misfits(own))
  if (fields.length > 0) return left({ tag: 'invalid_request', fields })
  const value = (name: string) => good.get(name) ?? null
  return right({
    clientId: value('clientId'),
    projectId: value('projectId'),
    start,
    end,
    tz: value('tz'),
    given: own,
  })
}
