import type { AiMark } from '#domain/events/code'
import {
  ASSISTED_BY,
  FOOTER,
  GIVEN_NAMES,
  MODELS,
  NAME_ENDINGS,
  NAMED_BY,
  SHARED_ADDRESSES,
  SIGNERS,
  TOOL_LINES,
  TOOL_NAMES,
  TOOL_TRAILERS,
  toolNamed,
} from './ai-tools.js'
import { linesOutsideCode } from './text.js'

/** A verdict, its tool (`-` for none), and the rule that found it, as text: sets of texts are easy to unite and compare. */
export type MarkText = string

const assisted = (tool: string, rule: string): MarkText => `assisted ${tool} ${rule}`

const NEGATIVE = /^(ai-none|not-ai-assisted)(?:[ \t]*:[ \t]*true)?$/i
const CO_AUTHOR = /^co-authored-by[ \t]*:([^<>]*)<[ \t]*([^<>\s]+)[ \t]*>$/i
const GITHUB = '@users.noreply.github.com'
const GITHUB_PREFIX = /^\d+\+(?=[^@]*@users\.noreply\.github\.com$)/
/** Every known mark contains one of these words: most messages have none and are skipped. */
const SUSPECT =
  /-by[ \t]*:|made-with|replit-commit-author|(?:generated|made) with |claude-session|ai-none|not-ai-assisted/i

const names: ReadonlySet<string> = new Set(TOOL_NAMES.map(({ name }) => name))
const VERSION = / v?\d+(?:\.\d+)*$/

/** The tool whose name, or whose model's name, is exactly this; null if unknown. */
export const knownTool = (written: string): string | null => {
  const name = written.trim()
  const model = MODELS.find((known) => known.model.test(name))
  if (model !== undefined) return model.tool
  const plain = name.toLowerCase().replace(VERSION, '').replaceAll('-', ' ')
  return names.has(plain) ? toolNamed(plain) : null
}

const isAddress = (signer: string): boolean => signer.includes('@')
const signerMarks = new Map(SIGNERS.map(({ signer, tool }) => [signer, assisted(tool, `signed:${signer}`)]))
/** Finds a signer by address, or by name for apps only: a person may be called Claude. */
const byAddress = new Map(
  [...signerMarks].map(([signer, mark]) => [isAddress(signer) ? signer : `${signer}${GITHUB}`, mark]),
)
const byName = new Map([...signerMarks].filter(([signer]) => !isAddress(signer)))
const byEnding = NAME_ENDINGS.map(({ ending, tool }) => ({ ending, mark: assisted(tool, `signed:${ending.trim()}`) }))

const shared: ReadonlySet<string> = new Set(SHARED_ADDRESSES.map(({ address }) => address))

/** The mark of a tool that signs with an address of its maker; null for any other name or address. */
const markOfShared = (name: string, address: string): MarkText | null => {
  const tool = shared.has(address) && !GIVEN_NAMES.has(name) ? knownTool(name) : null
  return tool === null ? null : assisted(tool, `signed:${address}`)
}

/** The mark of an author, committer or co-author; neither name nor address is kept. */
export const markOfSigner = (name: string, address: string): MarkText | null => {
  const plain = name.trim().toLowerCase()
  const plainAddress = address.toLowerCase().replace(GITHUB_PREFIX, '')
  const known = byAddress.get(plainAddress) ?? byName.get(plain) ?? markOfShared(plain, plainAddress)
  return known ?? byEnding.find(({ ending }) => plain.endsWith(ending))?.mark ?? null
}

/** The mark in an `author` or `committer` line; the rest of the line is not kept. */
export const markOfIdentity = (identity: string): MarkText | null => {
  const end = identity.lastIndexOf('>')
  const begin = identity.lastIndexOf('<', end)
  return begin === -1 || end === -1
    ? null
    : markOfSigner(identity.slice(0, begin), identity.slice(begin + 1, end).trim())
}

const ADDRESS = /^[ \t]*([^<>\s]+)[ \t]*>$/
/** `(1M context)`, or a tool's model: `(Claude Sonnet 4)`. */
const ASIDE = /^\d+[km] context$/i
/** The most characters of a line that can be a mark: no known mark comes near them. */
const LONGEST_LINE = 1_000

/** The address at the end of a text, `NAME <ADDRESS>`; null if there is none. */
const addressIn = (text: string): string | null => ADDRESS.exec(text.slice(text.lastIndexOf('<') + 1))?.[1] ?? null

/** A text, and what stands in brackets at its end: `NAME (ASIDE)`. */
const withAside = (text: string): { readonly outer: string; readonly aside: string | null } => {
  const open = text.endsWith(')') ? text.lastIndexOf('(') : -1
  const aside = text.slice(open + 1, -1)
  return open === -1 || aside.includes(')')
    ? { outer: text, aside: null }
    : { outer: text.slice(0, open).trimEnd(), aside }
}

/** The mark of `Assisted-by: NAME` or `Generated-by: NAME` if the name is known: any other may be a person's. */
const markOfNamed = (key: string, written: string): MarkText | null => {
  const address = written.includes('<') ? addressIn(written) : null
  if (address !== null) return markOfSigner('', address)
  const { outer, aside } = withAside(written)
  if (aside !== null && !ASIDE.test(aside) && knownTool(aside) === null) return null
  if (key === 'assisted-by' && GIVEN_NAMES.has(outer.toLowerCase())) return null
  // `Claude Sonnet 4.5 via Crush`: a model, and the tool that ran it.
  const via = outer.lastIndexOf(' via ')
  const runBy = via === -1 || knownTool(outer.slice(0, via)) === null ? outer : outer.slice(via + ' via '.length)
  const [name = '', model = ''] = runBy.split(/:(?=\S)/, 2)
  const tool = /\s/.test(model) ? null : knownTool(name)
  return tool === null ? null : assisted(tool, `${key}:known-name`)
}

const LINK = /^\[([^[\]]{1,100})\](?:\([^()\s]*\))?$/
const AN_ADDRESS = /^[^\s@.]+\.[^\s@]+$/

/** The mark of a footer, if its text after `with` is a known tool alone. Names that people also have count as links only. */
const markOfFooter = (sign: string | undefined, text: string): MarkText | null => {
  const written = text.endsWith('.') ? text.slice(0, -1) : text
  const linked = LINK.exec(written)?.[1]
  const { outer, aside } = withAside(written)
  const isSigned = aside === null ? sign !== undefined : AN_ADDRESS.test(aside)
  const name = linked ?? (isSigned && !GIVEN_NAMES.has(outer.toLowerCase()) ? outer : '')
  const tool = knownTool(name)
  return tool === null ? null : assisted(tool, `made-with:${tool}`)
}

/** A line in lower case, with one blank after its first colon and none before it. */
const plainLine = (line: string): string => {
  const plain = line.toLowerCase()
  const colon = plain.indexOf(':')
  return colon === -1 ? plain : `${plain.slice(0, colon).trimEnd()}: ${plain.slice(colon + 1).trimStart()}`
}

const markOfLine = (line: string): MarkText | null => {
  if (line.length > LONGEST_LINE) return null
  const negative = NEGATIVE.exec(line)?.[1]
  if (negative !== undefined) return `not_assisted - ${negative.toLowerCase()}`
  const [, name, address] = CO_AUTHOR.exec(line) ?? []
  if (name !== undefined && address !== undefined) return markOfSigner(name, address)
  const withModel = ASSISTED_BY.exec(line)?.[1]
  if (withModel !== undefined) return assisted(toolNamed(withModel), 'assisted-by:model')
  const [, key, value] = NAMED_BY.exec(line) ?? []
  if (key !== undefined && value !== undefined) return markOfNamed(key.toLowerCase(), value)
  const plain = plainLine(line)
  const trailer = TOOL_TRAILERS.find((known) => known.trailer === plain)
  if (trailer !== undefined) return assisted(trailer.tool, trailer.trailer.replace(': ', ':'))
  const [footer, sign, after] = FOOTER.line.exec(line) ?? []
  if (footer !== undefined && after !== undefined) return markOfFooter(sign, after)
  const whole = TOOL_LINES.find((known) => known.line.test(line))
  return whole === undefined ? null : assisted(whole.tool, whole.id)
}

/** The marks in a message: whole lines, with blanks around them allowed, but not in bullets, quotes and code. */
export const marksIn = (message: string): readonly MarkText[] => {
  if (!SUSPECT.test(message)) return []
  return linesOutsideCode(message).flatMap((line) => markOfLine(line) ?? [])
}

/** Each mark once, in a fixed order. */
export const aiMarks = (marks: readonly MarkText[]): readonly AiMark[] =>
  [...new Set(marks)].sort().map((mark) => {
    const [verdict, tool = '-', rule = ''] = mark.split(' ')
    return {
      source: 'commit_trailer' as const,
      verdict: verdict === 'assisted' ? ('assisted' as const) : ('not_assisted' as const),
      tool: tool === '-' ? null : tool,
      rule,
    }
  })
