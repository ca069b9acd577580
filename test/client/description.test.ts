import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from '@jest/globals'
import { project } from '#test/support/process/program'
import { typesOf } from '../../client/generate-types.js'

const description: unknown = JSON.parse(readFileSync(join(project, 'docs', 'openapi.json'), 'utf8'))
const file = join(project, 'client', 'src', 'description.ts')

it('client/src/description.ts has the types of docs/openapi.json (WRITE_DOCS=1 writes it again)', async () => {
  const types = await typesOf(description)
  if (process.env['WRITE_DOCS'] === '1') writeFileSync(file, types)
  expect(readFileSync(file, 'utf8')).toBe(types)
})
