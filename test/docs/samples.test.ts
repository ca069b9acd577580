import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { readAll } from '#test/connectors/files/support'
import { project } from '#test/support/process/program'

const folder = join(project, 'docs', 'samples')

describe.each(readdirSync(folder))('the sample %s', (file) => {
  it('is imported by a command of the README', () => {
    expect(readFileSync(join(project, 'README.md'), 'utf8')).toContain(`npx --no wdi import docs/samples/${file} `)
  })
  it('is read without a rejected record', async () => {
    const { facts, rejected } = await readAll([join(folder, file)], { container: 'acme' })
    expect([facts.length > 0, rejected]).toEqual([true, []])
  })
})
