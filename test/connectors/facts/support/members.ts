import * as t from 'io-ts'
import { written } from '#connectors/facts/written'
import { AgreeingType, type AnyCodec, ClosedType, OneOfType, OptionalType, RefinedType } from '#domain/codec'
import { CivilDate, Instant } from '#domain/common'
import { ERA } from '#sources/kit/era'

const isList = (codec: AnyCodec): codec is t.ReadonlyArrayC<AnyCodec> => codec instanceof t.ReadonlyArrayType
const isShape = (codec: AnyCodec): codec is ClosedType<Readonly<Record<string, AnyCodec>>> =>
  codec instanceof ClosedType

/** The codec without a rule between its members. */
const baseOf = (codec: AnyCodec): AnyCodec => (codec instanceof AgreeingType ? codec.base : codec)

/** A codec's values in words, as the import names them in its errors. */
const wordsOf = (codec: AnyCodec): string => {
  if (codec === Instant || codec === CivilDate) return `${codec.name}, in ${ERA}`
  if (codec === t.boolean) return '`true` or `false`'
  if (codec instanceof RefinedType) return codec.name
  if (codec instanceof OneOfType) return `one of ${codec.values.map((one) => `\`${one}\``).join(', ')}`
  if (codec instanceof t.UnionType) return (codec.types as AnyCodec[]).map(wordsOf).join(', or ')
  if (isShape(codec)) return 'an object with the members that follow'
  if (codec instanceof AgreeingType && isList(codec.base))
    return `${codec.expectation}; each ${wordsOf(codec.base.type)}`
  throw new Error(`there are no words for ${codec.name} yet`)
}

/** A codec without the value that may be there instead, and that value. */
const withoutAbsence = (codec: AnyCodec): { readonly value: AnyCodec; readonly mayBe: string } => {
  if (codec instanceof OptionalType) return { value: codec.type, mayBe: 'left out' }
  if (!(codec instanceof t.UnionType) || !(codec.types as AnyCodec[]).includes(t.null))
    return { value: codec, mayBe: '' }
  const [value, none, ...others] = codec.types as AnyCodec[]
  if (value === undefined || none !== t.null || others.length > 0)
    throw new Error(`there are no words for ${codec.name} yet`)
  return { value, mayBe: '`null`' }
}

/** A row for every member of an object, each followed by the members of its own; `path` names the object. */
const rowsOf = (codec: AnyCodec, path: string): readonly string[] => {
  const base = baseOf(codec)
  if (isList(base)) return rowsOf(base.type, `${path}[]`)
  if (!isShape(base)) return []
  return Object.entries(base.props).flatMap(([name, member]) => {
    const { value, mayBe } = withoutAbsence(member)
    const its = path === '' ? name : `${path}.${name}`
    return [`| \`${its}\` | ${mayBe} | ${wordsOf(value)} |`, ...rowsOf(value, its)]
  })
}

/** The tables of docs/facts.md: the members of each kind of fact, and their values. */
const memberTables = (): string =>
  Object.entries(written)
    .map(([kind, { codec: data }]) => {
      const whole = data instanceof AgreeingType ? ['', `Together they are ${data.expectation}.`] : []
      return [
        `### \`${kind}\``,
        '',
        '| member | may be | value |',
        '|---|---|---|',
        ...rowsOf(data, ''),
        ...whole,
      ].join('\n')
    })
    .join('\n\n')

const BEGIN = /^<!-- These tables are generated from the codecs\..*-->$/m
const END = /^<!-- End of the tables that are generated from the codecs\. -->$/m

/** The page with the tables from the codecs between its two marks. */
export const withMemberTables = (page: string): string => {
  const [begin, end] = [BEGIN.exec(page), END.exec(page)]
  if (begin === null || end === null) throw new Error('docs/facts.md lacks a mark of its tables of members')
  const before = page.slice(0, begin.index + begin[0].length)
  return `${before}\n\n${memberTables()}\n\n${page.slice(end.index)}`
}
