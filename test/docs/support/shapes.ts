import type { AnyCodec, ClosedType, Keywords, OneOfType, OptionalType, RefinedType } from '#domain/codec'
import { Uuid } from '#domain/common'
import { Role } from '#domain/roles'

// Shapes of JSON in the notation of the contract: `{id: uuid, name: string, days: [date], note: string?}`.

/** Named shapes by name, each as its members. */
export type NamedShapes = Map<string, string>

interface Tagged {
  readonly _tag?: string
  readonly type?: AnyCodec
  readonly types?: readonly AnyCodec[]
  readonly codomain?: AnyCodec
}

/** Codecs that have a word of their own. */
const OWN_WORDS: ReadonlyMap<unknown, string> = new Map<unknown, string>([
  [Uuid, 'uuid'],
  [Role, 'role'],
])

const WORDS: Readonly<Record<string, string>> = {
  StringType: 'string',
  NumberType: 'number',
  BooleanType: 'boolean',
  NullType: 'null',
  AnyDictionaryType: '{[name]: any}',
}

const refinedText = ({ base, keywords }: RefinedType<unknown>, shapes: NamedShapes): string => {
  const { format, type, minimum } = (keywords ?? {}) as Keywords & { format?: string; type?: string; minimum?: number }
  if (format === 'date-time') return 'timestamp'
  if (format !== undefined) return format
  if (type === 'integer') return minimum === 0 ? 'int0' : 'integer'
  return shapeText(base, shapes)
}

const unionText = (types: readonly AnyCodec[], shapes: NamedShapes): string => {
  const texts = types.map((one) => shapeText(one, shapes))
  const others = texts.filter((text) => text !== 'null')
  const [only = ''] = others
  return others.length === 1 && others.length < texts.length ? `${only}?` : texts.join(' | ')
}

/** The name of a shape, which is added to the shapes. */
const named = ({ name, props }: ClosedType<Readonly<Record<string, AnyCodec>>>, shapes: NamedShapes): string => {
  const members = Object.entries(props).map(([member, codec]) => {
    const optional = codec as unknown as OptionalType<AnyCodec>
    return optional._tag === 'OptionalType'
      ? `${member}?: ${shapeText(optional.type, shapes)}`
      : `${member}: ${shapeText(codec, shapes)}`
  })
  shapes.set(name, `{${members.join(', ')}}`)
  return name
}

/** A codec on one line; the shapes that it names are added to the shapes. */
export const shapeText = (codec: AnyCodec, shapes: NamedShapes): string => {
  const own = OWN_WORDS.get(codec)
  if (own !== undefined) return own
  const { _tag = '', type, types, codomain } = codec as unknown as Tagged
  switch (_tag) {
    case 'RefinedType':
      return refinedText(codec as unknown as RefinedType<unknown>, shapes)
    case 'AgreeingType':
      return shapeText((codec as unknown as { readonly base: AnyCodec }).base, shapes)
    case 'OneOfType':
      return (codec as unknown as OneOfType<string>).values.map((value) => `'${value}'`).join(' | ')
    case 'UnionType':
      return unionText(types ?? [], shapes)
    case 'ReadonlyArrayType':
      return type === undefined ? '[]' : `[${shapeText(type, shapes)}]`
    case 'ReadonlyType':
      return type === undefined ? '' : shapeText(type, shapes)
    case 'DictionaryType':
      return codomain === undefined ? '{}' : `{[name]: ${shapeText(codomain, shapes)}}`
    case 'ClosedType':
      return named(codec as unknown as ClosedType<Readonly<Record<string, AnyCodec>>>, shapes)
    default:
      return WORDS[_tag] ?? _tag
  }
}
