import { visible } from './visible.js'

// Answers outside of the described operations are decoded here. What is not of the form is undefined.

/** Reads a value of JSON; undefined if it is not of the form. */
export type Decode<A> = (value: unknown) => A | undefined
type Decoded<D> = D extends Decode<infer A> ? A : never

/** Text that a person may have written: hidden marks are visible in it. */
export const text: Decode<string> = (value) => (typeof value === 'string' ? visible(value) : undefined)
export const count: Decode<number> = (value) => (typeof value === 'number' ? value : undefined)
export const truth: Decode<boolean> = (value) => (typeof value === 'boolean' ? value : undefined)

export const orNull =
  <A>(decode: Decode<A>): Decode<A | null> =>
  (value) =>
    value === null ? null : decode(value)

export const listOf =
  <A>(decode: Decode<A>): Decode<readonly A[]> =>
  (value) => {
    if (!Array.isArray(value)) return undefined
    const found: A[] = []
    for (const one of value) {
      const decoded = decode(one)
      if (decoded === undefined) return undefined
      found.push(decoded)
    }
    return found
  }

/** Reads the members that are named, and leaves all others. */
export const object =
  <Shape extends Readonly<Record<string, Decode<unknown>>>>(
    shape: Shape,
  ): Decode<{ readonly [Name in keyof Shape]: Decoded<Shape[Name]> }> =>
  (value) => {
    if (typeof value !== 'object' || value === null) return undefined
    const given = value as Readonly<Record<string, unknown>>
    const found: Record<string, unknown> = {}
    for (const [name, decode] of Object.entries(shape)) {
      const decoded = decode(given[name])
      if (decoded === undefined) return undefined
      found[name] = decoded
    }
    return found as { readonly [Name in keyof Shape]: Decoded<Shape[Name]> }
  }
