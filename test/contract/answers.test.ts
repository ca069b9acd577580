import * as crypto from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it, jest } from '@jest/globals'
import { v5 } from 'uuid'
import { operations } from '#projections/operations'
import { violations } from '#test/support/json-schema'
import { project } from '#test/support/process/program'
import { responses } from './schemas/operations.js'

// What is random in ids and keys is counted, so that the sample is the same each time. Whatever makes ids is loaded after.
const SPACE = '5b0e6c4e-7c8e-4f0a-9b9e-2f3a1c5d7e90'
let made = 0
jest.unstable_mockModule('node:crypto', () => ({
  ...crypto,
  randomUUID: () => v5(String(++made), SPACE),
  randomBytes: (count: number) => Buffer.alloc(count, 7),
}))
const { openApi } = await import('#api/openapi')
const { fileOf, REQUESTS, sampleAnswers } = await import('#test/support/contract/sample-answers')

interface Described {
  readonly operationId: string
  readonly responses: {
    readonly 200: { readonly content: { readonly 'application/json': { readonly schema: object } } }
  }
}

const folder = join(project, 'test', 'contract', 'answers')
const read = (file: string): string => readFileSync(join(folder, file), 'utf8')
const described = openApi(operations, 'any')
const paths = Object.values(described.paths as Readonly<Record<string, { readonly get: Described }>>)
/** The schema that clients are shown of the body of a 200. */
const schemaOf = (id: string): object => {
  const found = paths.find(({ get }) => get.operationId === id)
  return { ...found?.get.responses[200].content['application/json'].schema, components: described.components }
}

describe('the answers of the sample in test/contract/answers', () => {
  const answers = new Map<string, string>()
  beforeAll(async () => {
    for (const [file, { status, body }] of await sampleAnswers()) {
      expect([file, status]).toEqual([file, 200])
      answers.set(file, `${JSON.stringify(body, null, 2)}\n`)
    }
    if (process.env['WRITE_DOCS'] === '1') for (const [file, text] of answers) writeFileSync(join(folder, file), text)
  })

  it.each(REQUESTS.map(fileOf))('%s is what the service answers (WRITE_DOCS=1 writes it again)', (file) => {
    expect(read(file)).toBe(answers.get(file))
  })
  it('show each operation of the contract, and no file is left over', () => {
    expect([...new Set(REQUESTS.map(({ operation }) => operation))].sort()).toEqual(Object.keys(responses).sort())
    expect(readdirSync(folder).sort()).toEqual(REQUESTS.map(fileOf).sort())
  })
  it.each(REQUESTS)('$operation fits the schema of the contract and the description of the API', (asked) => {
    const body: unknown = JSON.parse(read(fileOf(asked)))
    expect(violations(responses[asked.operation], body)).toEqual([])
    expect(violations(schemaOf(asked.operation), body)).toEqual([])
  })
  it('are small enough to read: 300 kB in all', () => {
    const sizes = REQUESTS.map((asked) => read(fileOf(asked)).length)
    expect(sizes.reduce((a, b) => a + b)).toBeLessThan(300_000)
  })
})
