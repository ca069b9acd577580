import type * as t from 'io-ts'
import type { AgreeingType, AnyCodec, ClosedType, Keywords, OneOfType, OptionalType, RefinedType } from '#domain/codec'
import type { ManyType } from '#domain/query'

/** Every kind of codec in answers and parameters. */
type Known =
  | t.StringType
  | t.NumberType
  | t.BooleanType
  | t.NullType
  | t.UnknownType
  | t.LiteralC<string | number | boolean>
  | t.UnionC<[AnyCodec, AnyCodec, ...AnyCodec[]]>
  | t.ReadonlyArrayC<AnyCodec>
  | t.DictionaryType<AnyCodec, AnyCodec>
  | OneOfType<string>
  | RefinedType<unknown>
  | ManyType
  | OptionalType<AnyCodec>
  | ClosedType<Readonly<Record<string, AnyCodec>>>
  | t.AnyDictionaryType
  | AgreeingType<AnyCodec>

/** Schemas of named shapes, by name. */
export type Shapes = Map<string, Keywords>

const keywordsOf = ({ base, keywords, name }: RefinedType<unknown>, shapes: Shapes): Keywords => {
  if (keywords === undefined) throw new Error(`nobody has said in JSON Schema what ${name} is`)
  return { ...schemaOf(base, shapes), ...keywords }
}

/** A reference to the shape, which is added to the shapes. Throws if another shape has its name. */
const referenceTo = (shape: ClosedType<Readonly<Record<string, AnyCodec>>>, shapes: Shapes): Keywords => {
  const members = Object.entries(shape.props)
  const schema: Keywords = {
    type: 'object',
    properties: Object.fromEntries(members.map(([name, codec]) => [name, schemaOf(codec, shapes)])),
    required: members.filter(([, codec]) => (codec as Known)._tag !== 'OptionalType').map(([name]) => name),
    additionalProperties: false,
  }
  const known = shapes.get(shape.name)
  if (known !== undefined && JSON.stringify(known) !== JSON.stringify(schema))
    throw new Error(`two shapes have the name ${shape.name}`)
  shapes.set(shape.name, schema)
  return { $ref: `#/components/schemas/${shape.name}` }
}

/** The codec in JSON Schema 2020-12; shapes that it refers to are added to `shapes`. */
export const schemaOf = (codec: AnyCodec, shapes: Shapes): Keywords => {
  const known = codec as Known
  switch (known._tag) {
    case 'StringType':
      return { type: 'string' }
    case 'NumberType':
      return { type: 'number' }
    case 'BooleanType':
      return { type: 'boolean' }
    case 'NullType':
      return { type: 'null' }
    case 'UnknownType':
      return {}
    case 'LiteralType':
      return { const: known.value }
    case 'OneOfType':
      return { type: 'string', enum: known.values }
    case 'RefinedType':
      return keywordsOf(known, shapes)
    case 'AgreeingType':
      return schemaOf(known.base, shapes)
    case 'ManyType':
      return { type: 'array', items: schemaOf(known.one, shapes), minItems: 1, maxItems: known.most }
    case 'OptionalType':
      return schemaOf(known.type, shapes)
    case 'UnionType':
      return { anyOf: known.types.map((one) => schemaOf(one, shapes)) }
    case 'ReadonlyArrayType':
      return { type: 'array', items: schemaOf(known.type, shapes) }
    case 'AnyDictionaryType':
      return { type: 'object', additionalProperties: true }
    case 'DictionaryType':
      return {
        type: 'object',
        propertyNames: schemaOf(known.domain, shapes),
        additionalProperties: schemaOf(known.codomain, shapes),
      }
    case 'ClosedType':
      return referenceTo(known, shapes)
    default:
      known satisfies never
      throw new Error(`nobody has said how to write ${codec.name} in JSON Schema`)
  }
}
