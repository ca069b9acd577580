import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { parseSync } from '@swc/core'

/** A regular expression of the sources. */
export interface Expression {
  readonly file: string
  readonly source: string
  readonly flags: string
  /** Whether it is tried at each place of a text: it has the flag `g`, or it splits. */
  readonly isRepeated: boolean
}

/** The folders whose code is shipped. */
const SHIPPED = ['src', 'projections', 'sources', 'client/src', 'console/src']

/** The files of the code that is shipped, by their paths from the root. */
export const shippedFiles = (): readonly string[] =>
  SHIPPED.flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !entry.name.endsWith('.d.ts'))
      .map((entry) => relative('.', join(entry.parentPath, entry.name))),
  )

interface Node {
  readonly type?: string
  readonly [member: string]: unknown
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value)

/** The arguments of `text.split(…)`, else none. */
const splittersIn = ({ type, callee, arguments: given }: Node): readonly unknown[] => {
  const isSplit =
    type === 'CallExpression' && isNode(callee) && isNode(callee['property']) && callee['property']['value'] === 'split'
  return isSplit && Array.isArray(given) ? given.map((one: unknown) => (isNode(one) ? one['expression'] : one)) : []
}

/** What a text of TypeScript has: its literals, and how often it makes an expression by `new RegExp`. */
export const expressionsIn = (
  text: string,
  file: string,
): { readonly literals: readonly Expression[]; readonly made: number } => {
  const literals: Expression[] = []
  const splitters = new Set<unknown>()
  let made = 0
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) for (const one of value) visit(one)
    if (!isNode(value)) return
    for (const one of splittersIn(value)) splitters.add(one)
    const { type, pattern, flags, callee } = value
    if (type === 'RegExpLiteral' && typeof pattern === 'string' && typeof flags === 'string')
      literals.push({ file, source: pattern, flags, isRepeated: flags.includes('g') || splitters.has(value) })
    if ((type === 'NewExpression' || type === 'CallExpression') && isNode(callee) && callee['value'] === 'RegExp')
      made += 1
    for (const member of Object.values(value)) visit(member)
  }
  visit(parseSync(text, { syntax: 'typescript', tsx: file.endsWith('x'), target: 'es2022' }))
  return { literals, made }
}

/** The expressions of a file. */
export const expressionsOf = (file: string): ReturnType<typeof expressionsIn> =>
  expressionsIn(readFileSync(file, 'utf8'), file)
