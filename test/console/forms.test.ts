import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { project } from '#test/support/process/program'

// Forms name the fields of their statements as texts, which no compiler compares. This does.

interface Described {
  readonly operationId: string
  readonly requestBody?: {
    readonly content: Readonly<
      Record<string, { readonly schema: { readonly properties?: object; readonly $ref?: string } }>
    >
  }
}
const description = JSON.parse(readFileSync(join(project, 'docs', 'openapi.json'), 'utf8')) as {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Described>>>>
  readonly components: { readonly schemas: Readonly<Record<string, { readonly properties?: object }>> }
}

const posts = Object.values(description.paths).flatMap(({ post }) => (post === undefined ? [] : [post]))

/** The fields of a statement; undefined if there is no such statement. */
const fieldsOf = (id: string): readonly string[] | undefined => {
  const schema = posts.find(({ operationId }) => operationId === id)?.requestBody?.content['application/json']?.schema
  if (schema === undefined) return undefined
  const named = schema.$ref === undefined ? schema : description.components.schemas[schema.$ref.split('/').at(-1) ?? '']
  return Object.keys(named?.properties ?? {})
}

interface Form {
  readonly file: string
  readonly statement: string
  readonly names: readonly string[]
}

const sources = join(project, 'console', 'src')
/** The forms of the console: each with the names that stand between its statement and the next. */
const forms = readdirSync(sources, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.tsx'))
  .flatMap((file): readonly Form[] => {
    const [, ...parts] = readFileSync(join(sources, file), 'utf8').split(/\bstatement="/)
    return parts.map((part) => {
      const [statement = ''] = part.split('"')
      const text = part.slice(0, part.search(/\n\s*\/>|\n\s*>\n/))
      const fixed = /fixed=\{\{([^{}]*)\}\}/.exec(text)?.[1] ?? ''
      const fields = text.includes('sentAs=')
        ? []
        : [...text.matchAll(/\bname: '([^']+)'/g)].map(([, name]) => name ?? '')
      const members = fixed
        .split(',')
        .map((member) => member.split(':')[0]?.trim() ?? '')
        .filter((member) => /^[a-zA-Z]+$/.test(member))
      return { file, statement, names: [...fields, ...members] }
    })
  })

describe('the forms of the console', () => {
  it('are found', () => {
    expect(forms.length).toBeGreaterThan(25)
  })
  it.each(forms)('$file states $statement with fields that the statement has', ({ statement, names }) => {
    const known = fieldsOf(statement)
    expect([statement, known === undefined]).toEqual([statement, false])
    expect(names.filter((name) => known?.includes(name) === false)).toEqual([])
  })
})
