import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from '@jest/globals'
import { project } from '#test/support/process/program'

it('given a program of the README that is saved in this folder, then git, lint and format leave it alone', () => {
  const readme = readFileSync(join(project, 'README.md'), 'utf8')
  const names = [...readme.matchAll(/^```js (\S+)$/gm)].map(([, name = '']) => name)
  expect(names).toEqual(['numbers.mjs'])
  const { stdout } = spawnSync('git', ['check-ignore', '--no-index', ...names], { cwd: project, encoding: 'utf8' })
  expect(stdout.trim().split('\n')).toEqual(names)
})
