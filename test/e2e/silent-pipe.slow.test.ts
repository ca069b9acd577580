import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from '@jest/globals'
import { freshFolder } from '#test/support/process/folders'
import { run } from '#test/support/process/program'

// A pipe waits for whoever writes to it. An import waits a minute, and then the process ends: all of them at once.

const folder = freshFolder()
const data = join(folder, 'data')
const pipeNamed = (name: string): string => {
  const pipe = join(folder, name)
  execFileSync('mkfifo', [pipe])
  return pipe
}
const SENTENCE = 'within 60 seconds: start what writes to it first, or name a file'

const created = run(['workspace', 'create', 'acme/website', '--name', 'Acme', '--owner', 'Ada', '--data', data])
const begun = async (args: readonly string[]) => {
  await created
  return run([...args, '--workspace', 'acme/website', '--data', data])
}

const files = (['import', 'import facts'] as const).map((command) => {
  const ended = begun([...command.split(' '), pipeNamed(`${command}.csv`)])
  return { command, ended }
})
const answers = pipeNamed('answers.json')
const table = join(folder, 'table.csv')
writeFileSync(table, 'a,b\n1,2\n')
const option = begun(['import', table, '--answers', answers])

it.each(files)(
  'given a pipe that nobody writes, then `wdi $command` ends with a sentence',
  async ({ command, ended }) => {
    const { code, stderr } = await ended
    expect([code, stderr.trim().split('\n').at(-1)]).toEqual([1, `wdi: nobody wrote to ${command}.csv ${SENTENCE}`])
  },
)

it('given a pipe that nobody writes for an option, then the command ends with a sentence', async () => {
  const { code, stderr } = await option
  expect([code, stderr]).toEqual([1, `wdi: nobody wrote to ${answers} ${SENTENCE}\n`])
})
