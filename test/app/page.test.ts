import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from '@jest/globals'
import { project } from '#test/support/process/program'
import { commandsPage } from './support/page.js'

const page = join(project, 'docs', 'commands.md')
if (process.env['WRITE_DOCS'] === '1') writeFileSync(page, commandsPage())

it('docs/commands.md is what the table gives (WRITE_DOCS=1 writes it again)', () => {
  expect(readFileSync(page, 'utf8')).toBe(commandsPage())
})
