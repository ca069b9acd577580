// JSON Schema 2020-12 in a few words. Written for the contract's text: nothing here knows the service's codecs.

export type Schema = { readonly [keyword: string]: unknown }
export type Members = Readonly<Record<string, Schema>>

/** An object with these members, all required but for those of `optional`, and no others. */
export const closed = (members: Members, optional: Members = {}): Schema => ({
  type: 'object',
  properties: { ...members, ...optional },
  required: Object.keys(members),
  additionalProperties: false,
})

/** The same schema for each of the names. */
export const each = (schema: Schema, ...names: readonly string[]): Members =>
  Object.fromEntries(names.map((name) => [name, schema]))

export const orNull = (schema: Schema): Schema => ({ anyOf: [schema, { type: 'null' }] })
export const oneOf = (...values: readonly string[]): Schema => ({ enum: values })
export const only = (value: string | number | null): Schema => ({ const: value })
export const either = (...schemas: readonly Schema[]): Schema => ({ anyOf: schemas })
export const both = (...schemas: readonly Schema[]): Schema => ({ allOf: schemas })

export const list = (items: Schema, maxItems?: number): Schema => ({
  type: 'array',
  items,
  ...(maxItems === undefined ? {} : { maxItems }),
})
/** A list of things that have an identity: none is there twice. */
export const distinct = (items: Schema, maxItems?: number): Schema => ({ ...list(items, maxItems), uniqueItems: true })

/** A list in which each of these is exactly once, in any order. */
export const eachOnce = (...items: readonly Schema[]): Schema => ({
  type: 'array',
  minItems: items.length,
  maxItems: items.length,
  items: either(...items),
  allOf: items.map((contains) => ({ contains })),
})
/** A list of exactly these, in this order. */
export const inOrder = (...items: readonly Schema[]): Schema => ({
  type: 'array',
  minItems: items.length,
  maxItems: items.length,
  prefixItems: items,
})

export const map = (propertyNames: Schema, additionalProperties: Schema): Schema => ({
  type: 'object',
  propertyNames,
  additionalProperties,
})
/** Requires other members to be null if the member is. */
export const nullWith = (member: string, ...others: readonly string[]): Schema => ({
  if: { properties: { [member]: only(null) } },
  // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
  then: { properties: each(only(null), ...others) },
})

export const anything: Schema = {}
export const boolean: Schema = { type: 'boolean' }
export const number: Schema = { type: 'number' }
export const between = (minimum: number, maximum: number): Schema => ({ type: 'number', minimum, maximum })
export const text: Schema = { type: 'string' }
export const nonEmpty: Schema = { type: 'string', minLength: 1 }
export const matching = (pattern: string): Schema => ({ type: 'string', pattern })
