import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from '@jest/globals'
import { EXAMPLES } from '#test/support/facts/examples'
import { fileOf } from '#test/support/facts/importing'
import { sampleOf } from '#test/support/files/samples'
import { contentOf, freshFolder } from '#test/support/process/folders'
import { runInProcess } from '#test/support/process/in-process'

// What a wrong command ends with. That a process ends so is tried by one of them in test/e2e/commands.test.ts; what needs
// something stored, or a service, is tried where that is.

const folder = freshFolder()
const at = (name: string): string => join(folder, name)
const never = at('never')

describe('given any command', () => {
  const mistakes: readonly (readonly [string, RegExp])[] = [
    ['strat', /unknown command 'strat'.*start/],
    [`start --port 70000 --data ${never}`, /Expected a port: a number from 0 to 65535/],
    [`workspace create Acme --data ${never}`, /Expected two slugs with a slash between/],
    [`workspace create acme/website --plan huge --data ${never}`, /--plan.*Allowed choices are/],
    [`key issue --workspace acme/website --data ${never}`, /--name/],
    [`key issue --workspace acme/website --name x --scopes all --data ${never}`, /"all" is not a scope/],
    [`import git --workspace acme/website --data ${never}`, /missing required argument 'path'/],
    [`import facts --workspace acme/website --data ${never}`, /missing required argument 'file'/],
    [`import facts x --label= --workspace acme/website --data ${never}`, /a name of 1-500 characters/],
  ]
  it.each(mistakes)('when run as %j, then it ends with 2 and one line says %s', async (line, words) => {
    const ended = await runInProcess(line.split(' '))
    expect(ended).toMatchObject({ code: 2, stdout: '', stderr: expect.stringMatching(/^wdi: [^\n]+\n$/) })
    expect(ended.stderr).toMatch(words)
    expect(contentOf(never)).toBe('nothing')
  })
})

describe('given a wrong number of processes', () => {
  it.each(['0', '-1', 'x', '65', '1000', '1.5', ''])(
    'when it is %j, then one line says what is expected',
    async (n) => {
      const ended = await runInProcess(['serve', '--processes', n, '--port', '0', '--data', never])
      expect(ended).toMatchObject({
        code: 2,
        stdout: '',
        stderr: expect.stringMatching(/^[^\n]+from 1 to 64[^\n]+\n$/),
      })
      expect(contentOf(never)).toBe('nothing')
    },
  )
})

describe('given rates of plans', () => {
  it.each([
    ['1200'],
    ['growth'],
    ['growth='],
    ['growth=0'],
    ['growth=-1'],
    ['growth=1.5'],
    ['growth=1e3'],
    ['growth=1000001'],
    ['growth=12 '],
    ['gold=12'],
    ['constructor=12'],
  ])('when one is %j, then one line says what is expected, and nothing is served', async (rate) => {
    const ended = await runInProcess(['serve', '--port', '0', '--rate', rate, '--data', never])
    expect(ended).toMatchObject({ code: 2, stdout: '', stderr: expect.stringMatching(/^[^\n]+\n$/) })
    expect(ended.stderr).toContain('growth=1200')
    expect(contentOf(never)).toBe('nothing')
  })

  it('when a plan has two, then one line says so', async () => {
    const rates = ['--rate', 'growth=1', '--rate', 'growth=2']
    const ended = await runInProcess(['serve', '--port', '0', ...rates, '--data', never])
    expect(ended).toMatchObject({
      code: 2,
      stdout: '',
      stderr: expect.stringMatching(/growth already has a rate[^\n]+\n$/),
    })
  })
})

describe('given a wrong environment', () => {
  it.each([['serve', '--port', '0'], ['work'], ['start', '--port', '0']])(
    'when WDI_LOG is wrong, then one sentence says so, before %s makes anything',
    async (...words) => {
      const ended = await runInProcess([...words, '--data', never], { env: { WDI_LOG: 'loud' } })
      const stderr = 'wdi: WDI_LOG is none of debug, info, warn, error, silent: set it to one of them\n'
      expect(ended).toMatchObject({ code: 2, stdout: '', stderr })
      expect(existsSync(never)).toBe(false)
    },
  )

  it('when a secret is given twice, then one sentence says so, and does not repeat it', async () => {
    const env = { MONGODB_URL: 'mongodb://wdi:hunter2@host/wdi', MONGODB_URL_FILE: '/dev/null' }
    const ended = await runInProcess(['work', '--data', at('none')], { env })
    const stderr = 'wdi: MONGODB_URL and MONGODB_URL_FILE exclude each other: set only one\n'
    expect(ended).toMatchObject({ code: 1, stdout: '', stderr })
  })
})

describe('given a start with a sample', () => {
  it('when a repository is named too, then one line says what to do', async () => {
    expect(await runInProcess(['start', '--sample', '--git', '.', '--data', never])).toMatchObject({
      code: 2,
      stdout: '',
      stderr: 'wdi: --sample and --git exclude each other: give only one\n',
    })
  })
})

describe('given something to import', () => {
  const [sheet, facts, data] = [at('toggl.csv'), at('calendar.jsonl'), at('data')]
  const of = ['--workspace', 'acme/website', '--data', data]
  beforeAll(async () => {
    writeFileSync(sheet, sampleOf('toggl'))
    const lines = [{ connection: { label: 'Calendar' } }, EXAMPLES.meeting, { ...EXAMPLES.meeting, key: 'm2' }]
    writeFileSync(facts, fileOf(lines))
    expect((await runInProcess(['workspace', 'create', 'acme/website', '--data', data])).code).toBe(0)
  })

  it('when it is a repository, with neither a workspace nor a dry run, then one of them is asked for', async () => {
    expect(await runInProcess(['import', 'git', at('nowhere')])).toMatchObject({
      code: 2,
      stderr: expect.stringMatching(/--workspace organization\/workspace, or --dry-run/),
    })
  })
  it('when it is a table, and no workspace is named, then one line asks for it', async () => {
    writeFileSync(at('hours.csv'), 'Datum;Mitarbeiter;Stunden;Abrechenbar\n31.03.2026;Ada Canary;2,5;ja\n')
    writeFileSync(at('hours.json'), (await runInProcess(['import', 'csv', at('hours.csv'), '--suggest'])).stdout)
    const { code, stderr } = await runInProcess(['import', 'csv', at('hours.csv'), '--map', at('hours.json')])
    expect([code, stderr]).toEqual([2, 'wdi: no workspace given: add --workspace organization/workspace\n'])
  })
  it('when an option is given that says nothing about facts, then it is refused', async () => {
    const { code, stderr } = await runInProcess(['import', facts, ...of, '--role', 'developer'])
    expect([code, stderr]).toEqual([2, 'wdi: a file of facts says everything itself: leave out --role\n'])
  })
  it('when facts come with an export, then each is to be imported by itself', async () => {
    const { code, stderr } = await runInProcess(['import', sheet, facts, ...of, '--role', 'developer'])
    expect([code, stderr]).toEqual([1, 'wdi: calendar.jsonl is a file of facts: import it by itself\n'])
  })
})
