import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { IMPORT_ROUTES, UPLOAD } from '#api/import-requests'
import { SESSION_ROUTES } from '#api/session-routes'
import { STATEMENT_ROUTES } from '#api/statement-requests'
import { rolesFor } from '#app/state/acting'
import { scopeOf } from '#app/state/scopes'
import { table } from '#app/state/statements'
import { type AnyCodec, OptionalType } from '#domain/codec'
import type { AnyOperation } from '#domain/operation'
import { Role } from '#domain/roles'
import { extensions } from '#projections/operations'
import { project } from '#test/support/process/program'
import { type NamedShapes, shapeText } from './support/shapes.js'

// docs/decisions/extensions.md: the shapes of what stands beside the operations of the contract.

const page = join(project, 'docs', 'decisions', 'extensions.md')

const shapes: NamedShapes = new Map()
type Route = Pick<(typeof SESSION_ROUTES)[number], 'method' | 'path' | 'body' | 'answer'>
const requestText = ({ method, path, body, answer }: Route): string => {
  const sent = body === null ? '' : ` ${shapeText(body, shapes)}`
  return `${method} ${path}${sent} → ${shapeText(answer, shapes)}`
}
const readText = ({ path, query, scope, action, managersOnly, response }: AnyOperation): string => {
  const asked = Object.entries<AnyCodec>(query).map(([name, codec]) =>
    codec instanceof OptionalType ? `${name}?` : name,
  )
  const by = managersOnly === true ? `${action} of owner, admin` : action
  return `GET ${path} {${asked.join(', ')}} ${scope}, ${by} → ${shapeText(response, shapes)}`
}
const reads = extensions.map(readText)
const callers = [...STATEMENT_ROUTES, ...IMPORT_ROUTES].map(requestText)
const uploads = `${UPLOAD.method} ${UPLOAD.path} form → ${shapeText(UPLOAD.answer, shapes)}`
const requests = SESSION_ROUTES.map(requestText)
const named = [...shapes].map(([name, members]) => `${name} ${members}`)

/** Forms of fields as JSON has them. */
const FORMS: Readonly<Record<string, string>> = { list: '[string]', words: '[string]', flag: 'boolean' }

const statements = table.map((command) => {
  const fields = Object.entries(command.fields).map(([name, field]) => {
    const { form, required, choices, default: standard } = field as (typeof command.fields)[string]
    const isRole = choices === Role.values
    const chosen = choices.map((one: string) => `'${one}'`).join(' | ')
    const type = FORMS[form] ?? (isRole ? 'role' : chosen || 'string')
    return `${name}${required ? '' : '?'}: ${type}${standard === null ? '' : ` = '${standard}'`}`
  })
  const by = `${scopeOf(command) ?? 'session'}: ${rolesFor(command).join(', ')}`
  return `${command.path.replace(' ', '/')} {${fields.join(', ')}} ${by}`
})

const BLOCKS: Readonly<Record<string, string>> = {
  reads: reads.join('\n'),
  callers: [...callers, uploads].join('\n'),
  requests: requests.join('\n'),
  shapes: named.join('\n'),
  statements: statements.join('\n'),
}

/** The page with its blocks of shapes, each after a line that says which it is. */
const withBlocks = (text: string): string =>
  Object.entries(BLOCKS).reduce(
    (all, [name, block]) =>
      all.replace(new RegExp(`\`\`\`text ${name}\\n[^\`]*\`\`\``), `\`\`\`text ${name}\n${block}\n\`\`\``),
    text,
  )

describe('docs/decisions/extensions.md', () => {
  it('has the shape of each read, of each request, and of each statement, as the code has it (WRITE_DOCS=1 writes them again)', () => {
    const text = readFileSync(page, 'utf8')
    if (process.env['WRITE_DOCS'] === '1') writeFileSync(page, withBlocks(text))
    expect(readFileSync(page, 'utf8')).toBe(withBlocks(text))
    for (const block of Object.values(BLOCKS)) expect(readFileSync(page, 'utf8')).toContain(block)
  })
})
