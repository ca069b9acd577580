import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from '@jest/globals'
import { freshFolder } from '#test/support/process/folders'
import { run } from '#test/support/process/program'

// A pipe waits for whoever writes to it. An import waits a minute, and then the process ends.

it.each(['import', 'import facts'])(
  'given a pipe that nobody writes, then `wdi %s` ends with a sentence',
  async (command) => {
    const folder = freshFolder()
    const data = join(folder, 'data')
    const pipe = join(folder, 'export.csv')
    execFileSync('mkfifo', [pipe])
    await run(['workspace', 'create', 'acme/website', '--name', 'Acme', '--owner', 'Ada', '--data', data])
    const { code, stderr } = await run([...command.split(' '), pipe, '--workspace', 'acme/website', '--data', data])
    expect([code, stderr.trim().split('\n').at(-1)]).toEqual([
      1,
      'wdi: nobody wrote to export.csv within 60 seconds: start what writes to it first, or name a file',
    ])
  },
)

it('given a pipe that nobody writes for an option, then the command ends with a sentence', async () => {
  const folder = freshFolder()
  const data = join(folder, 'data')
  const pipe = join(folder, 'answers.json')
  const table = join(folder, 'table.csv')
  execFileSync('mkfifo', [pipe])
  writeFileSync(table, 'a,b\n1,2\n')
  await run(['workspace', 'create', 'acme/website', '--name', 'Acme', '--owner', 'Ada', '--data', data])
  const of = ['--workspace', 'acme/website', '--data', data]
  const { code, stderr } = await run(['import', table, '--answers', pipe, ...of])
  expect([code, stderr]).toEqual([
    1,
    `wdi: nobody wrote to ${pipe} within 60 seconds: start what writes to it first, or name a file\n`,
  ])
})
