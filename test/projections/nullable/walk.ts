import * as t from 'io-ts'
import { type AnyCodec, ClosedType, OneOfType, OptionalType, RefinedType } from '#domain/codec'

/** The part of a path that means "each of the list". */
const EACH = '[]'

/** Codecs without parts. Any other kind has to be walked, or be named here on purpose. */
const isLeaf = (codec: AnyCodec): boolean =>
  codec instanceof OneOfType ||
  codec instanceof t.LiteralType ||
  codec instanceof t.StringType ||
  codec instanceof t.NumberType ||
  codec instanceof t.BooleanType ||
  codec instanceof t.NullType ||
  // Whatever an event said.
  codec instanceof t.UnknownType ||
  (codec instanceof RefinedType && isLeaf(codec.base as AnyCodec))

const walked = (codec: AnyCodec, path: string): readonly string[] => {
  if (codec instanceof OptionalType) return walked(codec.type, path)
  if (codec instanceof ClosedType)
    return Object.entries(codec.props as Record<string, AnyCodec>).flatMap(([name, member]) =>
      walked(member, path === '' ? name : `${path}.${name}`),
    )
  if (codec instanceof t.ReadonlyArrayType || codec instanceof t.ArrayType) return walked(codec.type, path + EACH)
  if (codec instanceof t.DictionaryType) return walked(codec.codomain, `${path}{}`)
  if (codec instanceof t.UnionType) {
    const members = codec.types as readonly AnyCodec[]
    const nullable = members.some((member) => member instanceof t.NullType)
    return [...(nullable ? [path] : []), ...members.flatMap((member) => walked(member, path))]
  }
  if (isLeaf(codec)) return []
  throw new Error(`nobody has said how to walk ${codec.name} at ${path}`)
}

/** The path of every member that may be null: `a.b`, `a.list[].b`, `a.map{}.b`. */
export const nullableMembers = (codec: AnyCodec): readonly string[] => [...new Set(walked(codec, ''))].sort()

/** All values that stand at a path of a document. */
export const valuesAt = (document: unknown, path: string): readonly unknown[] =>
  path
    .split('.')
    .flatMap((part) => (part.endsWith(EACH) ? [part.slice(0, -EACH.length), EACH] : [part]))
    .reduce<readonly unknown[]>(
      (values, part) =>
        values.flatMap((value) =>
          value === null
            ? []
            : part === EACH
              ? (value as readonly unknown[])
              : [(value as Record<string, unknown>)[part]],
        ),
      [document],
    )

/** Answers in which a member is null and is not, by its path; or why no answer can show both yet. */
export type Cases = Readonly<
  Record<string, { readonly null: unknown; readonly value: unknown } | { readonly never: string }>
>
