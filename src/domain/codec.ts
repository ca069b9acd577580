import type { Either } from 'fp-ts/lib/Either.js'
import { isLeft, left, right } from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'

/** A codec whose encoded form is its own value: everything here is JSON already. */
export type Codec<A> = t.Type<A, A, unknown>
// biome-ignore lint/suspicious/noExplicitAny: a codec of anything; `unknown` would refuse every codec, types being invariant
export type AnyCodec = t.Type<any, any, unknown>

/** A member that may be left out; `{a: undefined}` is refused all the same. */
export class OptionalType<C extends AnyCodec> extends t.Type<t.TypeOf<C>, t.TypeOf<C>, unknown> {
  readonly _tag = 'OptionalType'
  readonly type: C
  constructor(type: C) {
    super(`${type.name}?`, type.is, type.validate, t.identity)
    this.type = type
  }
}
export const optional = <C extends AnyCodec>(codec: C): OptionalType<C> => new OptionalType(codec)

/** A member that a record of another program may leave out, or give as null. */
export class MaybeType<C extends AnyCodec> extends t.Type<
  t.TypeOf<C> | null | undefined,
  t.TypeOf<C> | null | undefined,
  unknown
> {
  readonly _tag = 'MaybeType'
  readonly type: C
  constructor(type: C) {
    super(
      type.name,
      (u): u is t.TypeOf<C> | null | undefined => u === null || u === undefined || type.is(u),
      // Not a union: that would complain three times about one wrong value.
      (u, context) => (u === null || u === undefined ? t.success(u) : type.validate(u, context)),
      t.identity,
    )
    this.type = type
  }
}
export const maybe = <C extends AnyCodec>(codec: C): MaybeType<C> => new MaybeType(codec)

type Props = Readonly<Record<string, AnyCodec>>
// biome-ignore lint/suspicious/noExplicitAny: matches an optional of anything
type OptionalKeys<P extends Props> = { [K in keyof P]: P[K] extends OptionalType<any> ? K : never }[keyof P]
type Members<P extends Props> = { readonly [K in Exclude<keyof P, OptionalKeys<P>>]: t.TypeOf<P[K]> } & {
  readonly [K in OptionalKeys<P>]?: t.TypeOf<P[K]>
}
type Flat<T> = { [K in keyof T]: T[K] }

const isObject = (u: unknown): u is Record<string, unknown> => typeof u === 'object' && u !== null && !Array.isArray(u)

/** An object with exactly these members: one more, one missing or one `undefined` is refused. */
export class ClosedType<P extends Props> extends t.Type<Flat<Members<P>>, Flat<Members<P>>, unknown> {
  readonly _tag = 'ClosedType'
  readonly props: P
  constructor(name: string, props: P) {
    const entries = Object.keys(props).map((key) => {
      const codec = props[key] as AnyCodec
      return { key, codec, isOptional: codec instanceof OptionalType }
    })
    const known = new Set(Object.keys(props))
    // Each folded event and document is checked several times, so this makes no lists.
    const fits = (u: Record<string, unknown>): boolean => {
      let expected = 0
      for (const { key, codec, isOptional } of entries) {
        if (Object.hasOwn(u, key)) {
          const member = u[key]
          if (member === undefined || !codec.is(member)) return false
          expected += 1
        } else if (!isOptional) return false
      }
      let members = 0
      for (const key in u) if (Object.hasOwn(u, key)) members += 1
      return members === expected
    }
    super(
      name,
      (u): u is Flat<Members<P>> => isObject(u) && fits(u),
      (u, context) => {
        if (!isObject(u)) return t.failure(u, context, 'expected an object')
        const errors: t.ValidationError[] = []
        for (const { key, codec, isOptional } of entries) {
          if (!Object.hasOwn(u, key) && isOptional) continue
          if (!Object.hasOwn(u, key) || u[key] === undefined) {
            errors.push({ value: undefined, context: t.appendContext(context, key, codec), message: 'missing' })
            continue
          }
          const member = codec.validate(u[key], t.appendContext(context, key, codec, u[key]))
          if (isLeft(member)) errors.push(...member.left)
        }
        for (const key of Object.keys(u))
          if (!known.has(key))
            errors.push({ value: u[key], context: t.appendContext(context, key, t.never), message: 'unknown member' })
        return errors.length > 0 ? t.failures(errors) : t.success(u as Flat<Members<P>>)
      },
      t.identity,
    )
    this.props = props
  }
}
export const closed = <P extends Props>(name: string, props: P): ClosedType<P> => new ClosedType(name, props)

export const nullable = <C extends AnyCodec>(codec: C): t.UnionC<[C, t.NullC]> => {
  const union = t.union([codec, t.null])
  // A union asks through a list of its codecs, which costs more than most answers.
  const is = (u: unknown): u is t.TypeOf<C> | null => u === null || codec.is(u)
  return new t.UnionType(union.name, is, union.validate, t.identity, union.types)
}

export class OneOfType<A extends string> extends t.Type<A> {
  readonly _tag = 'OneOfType'
  readonly values: readonly A[]
  constructor(values: readonly A[], name: string) {
    const set: ReadonlySet<unknown> = new Set(values)
    const is = (u: unknown): u is A => set.has(u)
    super(
      name,
      is,
      (u, context) => (is(u) ? t.success(u) : t.failure(u, context, `expected one of: ${values.join(', ')}`)),
      t.identity,
    )
    this.values = values
  }
}
/** A closed enumeration of strings. */
export const oneOf = <const V extends readonly string[]>(...values: V): OneOfType<V[number]> =>
  new OneOfType<V[number]>(values, values.join(' | '))

/** A map of some of these names. io-ts's own record also accepts other names, and drops them when decoding. */
export const mapOf = <K extends string, C extends AnyCodec>(names: OneOfType<K>, values: C) => {
  type Entries = { readonly [Name in K]?: t.TypeOf<C> }
  const record = t.record(names, values)
  return new t.DictionaryType<OneOfType<K>, C, Entries, Entries, unknown>(
    record.name,
    (u): u is Entries => record.is(u) && Object.keys(u).every((name) => names.is(name)),
    (u, context) => {
      const unknown = isObject(u) ? Object.keys(u).filter((name) => !names.is(name)) : []
      if (unknown.length === 0) return record.validate(u, context) as t.Validation<Entries>
      return t.failures(
        unknown.map((name) => ({
          value: name,
          context: t.appendContext(context, name, t.never),
          message: 'unknown name',
        })),
      )
    },
    t.identity,
    names,
    values,
  )
}

/** Keywords of JSON Schema 2020-12. */
export type Keywords = Readonly<Record<string, unknown>>

export class RefinedType<A> extends t.Type<A> {
  readonly _tag = 'RefinedType'
  readonly base: t.Type<A>
  /** The predicate in JSON Schema; undefined for codecs outside of answers and parameters. */
  readonly keywords: Keywords | undefined
  constructor(base: t.Type<A>, holds: (a: A) => boolean, expectation: string, keywords?: Keywords) {
    const is = (u: unknown): u is A => base.is(u) && holds(u)
    super(
      expectation,
      is,
      (u, context) => (is(u) ? t.success(u) : t.failure(u, context, `expected ${expectation}`)),
      t.identity,
    )
    this.base = base
    this.keywords = keywords
  }
}
/** A value narrowed by a predicate; `expectation` completes "expected …". */
export const refined = <A>(
  base: t.Type<A>,
  holds: (a: A) => boolean,
  expectation: string,
  keywords?: Keywords,
): RefinedType<A> => new RefinedType(base, holds, expectation, keywords)

/** A string of a pattern from `^` to `$`, with the flag `u` alone: so it is read in JSON Schema too. */
export const matching = (pattern: RegExp, expectation: string): RefinedType<string> =>
  refined(t.string, (s) => pattern.test(s), expectation, { pattern: pattern.source })

/** A codec narrowed by a rule between members; invalid members are reported by the codec itself. */
export class AgreeingType<C extends AnyCodec> extends t.Type<t.TypeOf<C>, t.TypeOf<C>, unknown> {
  readonly _tag = 'AgreeingType'
  readonly base: C
  readonly expectation: string
  constructor(base: C, holds: (a: t.TypeOf<C>) => boolean, expectation: string) {
    super(
      base.name,
      (u): u is t.TypeOf<C> => base.is(u) && holds(u),
      (u, context) => {
        const members = base.validate(u, context)
        if (isLeft(members) || holds(members.right)) return members
        return t.failure(u, context, `expected ${expectation}`)
      },
      t.identity,
    )
    this.base = base
    this.expectation = expectation
  }
}
/** An object whose members also have to agree; `expectation` completes "expected …". */
export const agreeing = <C extends AnyCodec>(
  base: C,
  holds: (a: t.TypeOf<C>) => boolean,
  expectation: string,
): AgreeingType<C> => new AgreeingType(base, holds, expectation)

/** A mismatch: its path and the expectation. Never the value, which may be a secret. */
export interface Mismatch {
  readonly path: string
  readonly problem: string
}

const isChoice = (type: unknown): boolean =>
  type instanceof t.UnionType ||
  type instanceof t.IntersectionType ||
  ((type instanceof OptionalType || type instanceof MaybeType) && isChoice(type.type))

const pathOf = (context: t.Context): string =>
  context
    .map(({ key, type }, i) => ({ key, parent: context[i - 1]?.type, type }))
    .filter(({ key, parent }) => key !== '' && !isChoice(parent))
    .map(({ key }) => (/^\d+$/.test(key) ? `[${key}]` : `.${key}`))
    .join('')
    .replace(/^\./, '')

const nameOf = (type: t.Decoder<unknown, unknown> | undefined): string => {
  if (type instanceof OptionalType) return nameOf(type.type)
  return type?.name ?? 'another value'
}

/** Decodes `unknown` to a typed value, or lists every mismatch. */
export const decode = <A>(codec: Codec<A>, u: unknown): Either<readonly Mismatch[], A> => {
  // Codecs return their input, so a value that passes `is` needs no second walk for errors.
  if (codec.is(u)) return right(u)
  const result = codec.decode(u)
  if (!isLeft(result)) return right(result.right)
  return left(
    result.left.map(({ context, message }) => ({
      path: pathOf(context),
      problem: message ?? `expected ${nameOf(context.at(-1)?.type)}`,
    })),
  )
}

export const describe = (mismatches: readonly Mismatch[]): string =>
  mismatches
    .slice(0, 5)
    .map(({ path, problem }) => (path === '' ? problem : `${path}: ${problem}`))
    .join('; ')
