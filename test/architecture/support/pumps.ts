import { type AST, RegExpParser, visitRegExpAST } from '@eslint-community/regexpp'

// Texts that make an expression slow, if any text does: made from what it consists of.

/** Characters that strangers write, and one that no expression expects. */
const COMMON = [
  ' ',
  '\t',
  '\n',
  '0',
  '1',
  'a',
  'A',
  '.',
  ':',
  ',',
  '-',
  '_',
  '/',
  '"',
  "'",
  '(',
  '<',
  '@',
  '#',
  '\u00e9',
  '\u0000',
]
const ENDS = ['', '\n', '\u0000', '/', ' \u0000']
/** The most characters of an expression's own that are combined in pairs. */
const MOST_PAIRED = 5
/** A quantifier with fewer repetitions costs the same whatever the text. */
const MANY = 10

const firstFitting = (raw: string, flags: string, alphabet: readonly string[]): readonly string[] => {
  const one = new RegExp(`^(?:${raw})$`, flags.replace(/[gy]/g, ''))
  return alphabet.filter((letter) => one.test(letter))
}

type Part = AST.Element | AST.Alternative | AST.QuantifiableElement

/** A short text that a part of an expression matches, as far as it looks at no other text. */
const sampleOf = (part: Part, flags: string, alphabet: readonly string[]): string => {
  switch (part.type) {
    case 'Alternative':
      return part.elements.map((one) => sampleOf(one, flags, alphabet)).join('')
    case 'Group':
    case 'CapturingGroup':
      return part.alternatives[0] === undefined ? '' : sampleOf(part.alternatives[0], flags, alphabet)
    case 'Quantifier':
      return sampleOf(part.element, flags, alphabet).repeat(Math.min(Math.max(part.min, 1), part.max, 50))
    case 'Character':
      return String.fromCodePoint(part.value)
    case 'CharacterSet':
    case 'CharacterClass':
    case 'ExpressionCharacterClass':
      return firstFitting(part.raw, flags, alphabet)[0] ?? ''
    default:
      return ''
  }
}

/** What a quantifier repeats: each character that fits, or each of its alternatives. */
const repeatedBy = ({ element }: AST.Quantifier, flags: string, alphabet: readonly string[]): readonly string[] => {
  if (element.type === 'Group' || element.type === 'CapturingGroup')
    return element.alternatives.map((one) => sampleOf(one, flags, alphabet))
  if (element.type === 'Character') return [String.fromCodePoint(element.value)]
  return firstFitting(element.raw, flags, alphabet).slice(0, 6)
}

/** What stands before a part, from the beginning of its expression on. */
const before = (part: AST.Node, flags: string, alphabet: readonly string[]): string => {
  const { parent } = part
  if (parent === null) return ''
  const outer = before(parent, flags, alphabet)
  if (parent.type !== 'Alternative') return outer
  const at = parent.elements.indexOf(part as AST.Element)
  return (
    outer +
    parent.elements
      .slice(0, at)
      .map((one) => sampleOf(one, flags, alphabet))
      .join('')
  )
}

/** What is repeated, and what stands once before it. */
type Pump = readonly [once: string, repeated: string]

const pumpsOf = (source: string, flags: string): readonly Pump[] => {
  const own = new Set<string>()
  const many: AST.Quantifier[] = []
  const parsed = new RegExpParser().parsePattern(source, 0, source.length, flags.includes('u'))
  visitRegExpAST(parsed, {
    onCharacterEnter: ({ value }) => own.add(String.fromCodePoint(value)),
    onQuantifierEnter: (one) => {
      if (one.max - one.min >= MANY) many.push(one)
    },
  })
  const alphabet = [...new Set([...own, ...COMMON])]
  const pumps: Pump[] = [...own, ...COMMON].map((letter) => ['', letter])
  const paired = [...own].slice(0, MOST_PAIRED)
  for (const a of paired) for (const b of paired) pumps.push(['', a + b])
  for (const one of many) {
    const prefix = before(one, flags, alphabet)
    for (const repeated of repeatedBy(one, flags, alphabet))
      pumps.push(['\u0000', repeated], [prefix, repeated], ['', prefix + repeated], ['', `${prefix}${repeated}\n`])
    if (prefix !== '') pumps.push(['', prefix], [prefix, prefix])
  }
  return pumps.filter(([, repeated]) => repeated !== '')
}

/** Texts of a length against which an expression is tried. */
export function* pumpedTexts(source: string, flags: string, length: number): Generator<string> {
  const seen = new Set<string>()
  for (const [once, repeated] of pumpsOf(source, flags)) {
    const id = JSON.stringify([once, repeated])
    if (seen.has(id)) continue
    seen.add(id)
    const text = once + repeated.repeat(Math.ceil(length / repeated.length))
    for (const end of ENDS) yield text + end
  }
}
