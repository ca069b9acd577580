import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { parseSync } from '@swc/core'
import { project } from '#test/support/process/program'
import { PAGES } from './support/text-pages.js'
import { FILES, textsOf, textsPage } from './support/texts.js'

const page = join(project, 'docs', 'texts.md')
const written = textsPage(PAGES)
if (process.env['WRITE_DOCS'] === '1') writeFileSync(page, written)

const groups = PAGES.flatMap((one) => one.groups)
const texts = groups.flatMap(textsOf)

/** Files of code below some folders, by their paths in the project. */
const sources = (...folders: readonly string[]): readonly string[] =>
  folders.flatMap((folder) =>
    readdirSync(join(project, folder), { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.ts'))
      .map((path) => join(folder, path)),
  )

/** Literals of two words or more, but for what is thrown: that reaches a log, never an answer. */
const proseIn = (path: string): readonly string[] => {
  const found: string[] = []
  const walk = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return
    if (Array.isArray(node)) {
      node.forEach(walk)
      return
    }
    const { type, callee, value, cooked } = node as Readonly<Record<string, unknown>>
    if (type === 'ThrowStatement' || type === 'ImportDeclaration') return
    if (type === 'NewExpression' && /Error$/.test((callee as { value?: string }).value ?? '')) return
    const text = type === 'StringLiteral' ? value : type === 'TemplateElement' ? cooked : undefined
    if (typeof text === 'string' && /[A-Za-z%.,:;]\s+[A-Za-z]/.test(text)) found.push(text)
    Object.values(node).forEach(walk)
  }
  walk(parseSync(readFileSync(join(project, path), 'utf8'), { syntax: 'typescript' }))
  return found
}

/** What codecs expect: an answer names the parameter, never this. */
const NO_ANSWER = [
  'a question of at most 120 characters',
  'a text of 1-160 characters',
  'an event type',
  'an action',
  'a provider',
  'each plan once',
]

describe('docs/texts.md', () => {
  it('is what the files of texts give (WRITE_DOCS=1 writes it again)', () => {
    expect(readFileSync(page, 'utf8')).toBe(written)
  })
  it('has every file of texts', () => {
    const files = sources('projections', 'src/api', 'src/domain').filter((path) => path.endsWith('/texts.ts'))
    expect(files.map((path) => path.split('/').at(-2)).sort()).toEqual(Object.keys(FILES).sort())
  })
  it('has every text of each file, with at least one sample', () => {
    const shown = new Set<unknown>(groups.map((one) => one.texts))
    const missing = Object.entries(FILES).flatMap(([folder, file]) =>
      Object.entries(file).flatMap(([name, some]) => (shown.has(some) ? [] : [`${folder}.${name}`])),
    )
    expect(missing).toEqual([])
    const unsampled = groups.flatMap(({ texts: all, samples }) =>
      Object.entries(all).flatMap(([id, text]) =>
        typeof text === 'function' && (samples[id] ?? []).length === 0 ? [id] : [],
      ),
    )
    expect(unsampled).toEqual([])
  })
})

describe('a text', () => {
  it.each(['NaN', 'undefined', '[object', '  '])('shows no %p', (odd) => {
    expect(texts.filter(({ text }) => text.includes(odd))).toEqual([])
  })
  it('has no word that only the code knows, and none to avoid', () => {
    const INTERNAL =
      /\b(put aside|dead letters?|fold(s|ed)?|rollups?|moments?|told|anew|whoever|projections?|aggregates?|codecs?)\b/i
    expect(texts.filter(({ text }) => INTERNAL.test(text))).toEqual([])
  })
  it('is not empty, and starts and ends without blanks', () => {
    expect(texts.filter(({ text }) => text === '' || text !== text.trim())).toEqual([])
  })
})

describe('a folder of projections', () => {
  // Entities and access documents hold facts; what goes wrong with these is for operators.
  const files = sources('projections').filter((path) =>
    /^projections\/(?!entities\/|access\/)[^/]+\/(?!.*\b(texts|catalog)\.ts$)/.test(path),
  )
  it('has its texts in texts.ts, so that they can be read and translated as a whole', () => {
    const strays = files.flatMap((path) =>
      proseIn(path)
        .filter((text) => !NO_ANSWER.includes(text))
        .map((text) => `${path}: ${text}`),
    )
    expect(strays).toEqual([])
  })
  it('would be found otherwise', () => {
    expect(proseIn('projections/cost/texts.ts')).toContain('Costs are in more than one currency, so there is no total.')
  })
})
