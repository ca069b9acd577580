import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from '@swc/core'

// Texts of the console are found where pages write them: a sentence is read where its numbers stand, and the list cannot forget one.

const SOURCE = 'console/src'

interface Node {
  readonly type: string
  readonly span?: { readonly start: number }
  readonly [member: string]: unknown
}

/** A text of the console; `…` stands where a value or another element does. */
export interface ConsoleText {
  readonly file: string
  readonly text: string
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'

/** Attributes that nobody reads. */
const CODE_ATTRIBUTES = new Set([
  'className',
  'id',
  'href',
  'type',
  'role',
  'key',
  'name',
  'rel',
  'target',
  'stroke',
  'viewBox',
])
/** Words as people read them: a capital letter before small ones, or several words. */
const PROSE = /^[A-Z][a-z]|[A-Za-z%.,:;”]\s+[A-Za-z]/

const literalOf = ({ type, value, quasis }: Node): string | null => {
  if (type === 'StringLiteral') return String(value)
  if (type === 'TemplateLiteral')
    return (quasis as readonly { readonly cooked: string }[]).map(({ cooked }) => cooked).join('…')
  return null
}

/** One blank in place of many, as a browser shows them. */
const shown = (text: string): string => text.replaceAll(/\s+/g, ' ').trim()
/** A line of JSX ends without a blank. */
const jsxText = (value: string): string => value.replaceAll(/\s*\n\s*/g, value.trim() === '' ? '' : ' ')

/** The sentence of an element that has text of its own, with that of elements within it; null if it has none. */
const sentenceOf = (children: readonly Node[]): string | null => {
  const hasText = children.some(({ type, value }) => type === 'JSXText' && /[A-Za-z]/.test(String(value)))
  if (!hasText) return null
  return children
    .map((child) => {
      if (child.type === 'JSXText') return jsxText(String(child['value']))
      if (child.type === 'JSXExpressionContainer' && isNode(child['expression']))
        return literalOf(child['expression']) ?? '…'
      return (child.type === 'JSXElement' && sentenceOf(child['children'] as readonly Node[])) || '…'
    })
    .join('')
}

const textsOf = (file: string): readonly ConsoleText[] => {
  const found: { readonly at: number; readonly text: string }[] = []
  const add = (node: Node, text: string): void => {
    if (/[A-Za-z]/.test(text)) found.push({ at: node.span?.start ?? 0, text: shown(text) })
  }
  const walk = (value: unknown, isInSentence: boolean): void => {
    if (Array.isArray(value)) {
      for (const one of value) walk(one, isInSentence)
      return
    }
    if (typeof value !== 'object' || value === null) return
    const node = value as Node
    switch (node.type) {
      case 'ImportDeclaration':
      case 'ThrowStatement':
      case 'TsLiteralType':
        return
      // What is compared is a name of the code, such as that of a key.
      case 'BinaryExpression':
        for (const side of [node['left'], node['right']])
          if (isNode(side) && literalOf(side) === null) walk(side, isInSentence)
        return
      case 'VariableDeclarator':
        if ((node['id'] as { readonly value?: string }).value === 'className') return
        break
      case 'JSXAttribute': {
        const name = String((node['name'] as { readonly value?: string }).value)
        if (CODE_ATTRIBUTES.has(name)) return
        const attribute = isNode(node['value']) ? literalOf(node['value']) : null
        if (attribute === null) break
        if (PROSE.test(attribute) || name === 'label') add(node, attribute)
        return
      }
      case 'JSXElement':
      case 'JSXFragment': {
        const sentence = isInSentence ? null : sentenceOf(node['children'] as readonly Node[])
        if (sentence !== null) add(node, sentence)
        walk(node['opening'], false)
        walk(node['children'], isInSentence || sentence !== null)
        return
      }
      case 'StringLiteral':
      case 'TemplateLiteral': {
        const text = literalOf(node)
        if (text !== null && !isInSentence && PROSE.test(text) && !text.startsWith('(prefers-')) add(node, text)
        if (node.type === 'TemplateLiteral') walk(node['expressions'], false)
        return
      }
      case 'JSXExpressionContainer':
        if (isInSentence && isNode(node['expression']) && literalOf(node['expression']) !== null) return
        walk(node['expression'], false)
        return
    }
    for (const member of Object.values(node)) walk(member, isInSentence)
  }
  const isTsx = file.endsWith('.tsx')
  walk(
    parseSync(readFileSync(join(SOURCE, file), 'utf8'), { syntax: 'typescript', tsx: isTsx, target: 'es2022' }),
    false,
  )
  const inOrder = found.toSorted((a, b) => a.at - b.at).map(({ text }) => text)
  return [...new Set(inOrder)].map((text) => ({ file, text }))
}

/** All texts of the console, by file, in the order in which they are written. */
export const consoleTexts = (): readonly ConsoleText[] =>
  readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path))
    .toSorted()
    .flatMap(textsOf)

const roomOf = (file: string): string => {
  const [room = '', page = ''] = file.split('/')
  return room === 'pages' ? `pages/${page}` : room
}
const escaped = (text: string): string => text.replaceAll('|', '\\|').replaceAll('*', '\\*')

/** docs/console-texts.md, as the code of the console gives it. */
export const consoleTextsPage = (texts: readonly ConsoleText[]): string => {
  const rooms = [...new Set(texts.map(({ file }) => roomOf(file)))]
  return `${[
    `# Texts of the console

Every text that the console writes by itself, by room and page. \`…\` stands for a value, or for another element. What the API
answers is in [texts.md](texts.md). \`npm run generate\` writes this page from the code.`,
    ...rooms.map((room) =>
      [
        `## ${room}`,
        '',
        '| text | file |',
        '|---|---|',
        ...texts
          .filter(({ file }) => roomOf(file) === room)
          .map(({ file, text }) => `| ${escaped(text)} | \`${file.split('/').at(-1)}\` |`),
      ].join('\n'),
    ),
  ].join('\n\n')}\n`
}
