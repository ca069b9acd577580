import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from '@jest/globals'
import { createConfig, lintFromString } from '@redocly/openapi-core'
import { project } from '#test/support/process/program'

const page = join(project, 'docs', 'openapi.json')

const problemsOf = async (source: string): Promise<readonly string[]> => {
  // The project has no licence to name; a tag is an operation's family and needs no more words.
  const config = await createConfig({
    extends: ['recommended-strict'],
    rules: {
      'info-license': 'off',
      // Our schemas are closed by themselves; the linter would close each part of an `allOf` alone.
      'no-invalid-media-type-examples': { severity: 'error', allowAdditionalProperties: true },
    },
  })
  const problems = await lintFromString({ source, absoluteRef: page, config })
  return problems.map(({ ruleId, message, location }) => `${location[0]?.pointer}: ${message} (${ruleId})`)
}

it('docs/openapi.json is valid OpenAPI 3.1, without a warning of the linter', async () => {
  expect(await problemsOf(readFileSync(page, 'utf8'))).toEqual([])
})
it('an invalid description is reported', async () => {
  const broken = readFileSync(page, 'utf8').replace('"in": "path"', '"in": "nowhere"')
  expect(await problemsOf(broken)).not.toEqual([])
})
