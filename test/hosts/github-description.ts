import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { Ajv } from 'ajv'

const run = promisify(execFile)

// The package has 400 MB of files: too much for everyone who installs the project. So it is fetched here, for one of them.
const PACKAGE = '@octokit/openapi'
const VERSION = '23.0.2'
const FILE = 'package/generated/api.github.com.json'

type Json = Readonly<Record<string, unknown>>

/** GitHub's own description of the records of its REST API. */
export interface GitHubDescription {
  /** The members of some kinds of records, at their top. */
  readonly membersOf: (...kinds: readonly string[]) => ReadonlySet<string>
  /** The members that each record of a kind has, at its top. */
  readonly requiredOf: (kind: string) => readonly string[]
  /** All that is otherwise in a record than in the description: members that it does not have, and values of another kind. */
  readonly differences: (kind: string, record: unknown) => readonly string[]
}

/** Fetches the description, once for this machine. It is kept in the system's temporary folder. */
const fetched = async (): Promise<string> => {
  const folder = join(tmpdir(), `wdi-github-description-${VERSION}`)
  const file = join(folder, 'description.json')
  await mkdir(folder, { recursive: true })
  if (existsSync(file)) return file
  const unfinished = await mkdtemp(join(folder, 'fetched-'))
  const { stdout } = await run('npm', ['pack', `${PACKAGE}@${VERSION}`, '--silent', '--pack-destination', unfinished])
  await run('tar', ['-xzf', join(unfinished, stdout.trim()), '-C', unfinished, FILE])
  await rename(join(unfinished, FILE), file)
  await rm(unfinished, { recursive: true })
  return file
}

const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Members of a schema that constrain nothing. `required` is among them: a test's record leaves out what nobody reads. */
const LEFT_OUT: ReadonlySet<string> = new Set(['required', 'example', 'examples', 'nullable'])

const mapped = (members: Json, change: (value: unknown) => unknown): Json =>
  Object.fromEntries(Object.entries(members).map(([name, value]) => [name, change(value)]))

/** A schema of OpenAPI 3.0 as JSON Schema that allows no member which it does not name. */
const strict = (schema: unknown): unknown => {
  if (Array.isArray(schema)) return schema.map(strict)
  if (!isJson(schema)) return schema
  const members: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(schema)) {
    if (LEFT_OUT.has(name)) continue
    // The names of properties are no keywords.
    members[name] = name === 'properties' && isJson(value) ? mapped(value, strict) : strict(value)
  }
  if ('properties' in members) members['additionalProperties'] ??= false
  return schema['nullable'] === true ? { anyOf: [{ type: 'null' }, members] } : members
}

/** Reads GitHub's description of its REST API. */
export const githubDescription = async (): Promise<GitHubDescription> => {
  const { components } = JSON.parse(await readFile(await fetched(), 'utf8'))
  const kinds = components.schemas as Readonly<
    Record<string, { readonly properties: Json; readonly required: string[] }>
  >
  const schemaOf = (kind: string) => {
    const schema = kinds[kind]
    if (schema === undefined) throw new Error(`GitHub does not describe ${kind}`)
    return schema
  }
  const ajv = new Ajv({ strict: false, allErrors: true, validateFormats: false, logger: false })
  ajv.addSchema({ $id: 'github', components: { schemas: mapped(kinds, strict) } })
  return {
    membersOf: (...named) => new Set(named.flatMap((kind) => Object.keys(schemaOf(kind).properties))),
    requiredOf: (kind) => schemaOf(kind).required,
    differences: (kind, record) => {
      const isValid = ajv.getSchema(`github#/components/schemas/${kind}`)
      if (isValid === undefined) throw new Error(`GitHub does not describe ${kind}`)
      if (isValid(record)) return []
      return (isValid.errors ?? []).map(
        ({ instancePath, message, params }) => `${instancePath} ${message} ${JSON.stringify(params)}`,
      )
    },
  }
}
