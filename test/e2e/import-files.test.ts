import { execFile } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { beforeAll, describe, expect, it } from '@jest/globals'
import { EXAMPLES } from '#test/support/facts/examples'
import { fileOf } from '#test/support/facts/importing'
import { sampleOf } from '#test/support/files/samples'
import { countByType, countOf, eventsOf, hasEvent } from '#test/support/process/events'
import { freshFolder } from '#test/support/process/folders'
import { builtProgram, launch, run, runJson } from '#test/support/process/program'

const folder = freshFolder()
const data = join(folder, 'data')
const file = join(folder, 'toggl.csv')
const common = ['--workspace', 'acme/website', '--role', 'developer', '--data', data]

beforeAll(async () => {
  writeFileSync(file, sampleOf('toggl'))
  await runJson(['workspace', 'create', 'acme/website', '--data', data, '--json'])
})

describe('given an exported time sheet', () => {
  it('when it is imported without naming its format, then it says what it took and what it left out', async () => {
    const dry = await run(['import', file, ...common, '--dry-run'])
    expect(dry.stdout).toMatch(
      /^Toggl Track, detailed report \(CSV\): 3 records\. Nothing was written\.\n {2}2 time entries/,
    )
    const { stdout, code } = await run(['import', file, ...common])
    expect([code, stdout]).toEqual([
      0,
      `Toggl Track: 2 new or changed, 0 unchanged, 0 withdrawn, 1 left out (zero duration).
  assumed: project: First project (the only one)
  assumed: role: developer (given now)
`,
    ])
  })
  it('when it comes packed through a pipe, then it is the same export', async () => {
    const words = ['import', '-', ...common, '--json'].map((word) => `'${word}'`).join(' ')
    const piped = `gzip -c '${file}' | '${process.execPath}' '${builtProgram}' ${words}`
    const { stdout } = await promisify(execFile)('bash', ['-c', piped])
    expect(JSON.parse(stdout)).toMatchObject({ counts: { accepted: 0, unchanged: 2, rejected: 0 } })
  })
  it('when it is imported again without the answer, then the kept one counts, is shown, and can be forgotten', async () => {
    const again = await run(['import', file, '--workspace', 'acme/website', '--data', data])
    expect(again.stdout).toContain(' 0 new or changed, 2 unchanged,')
    const shown = await run(['connection', 'show', 'Toggl Track', '--workspace', 'acme/website', '--data', data])
    expect(shown.stdout).toMatch(/^Toggl Track, of toggl, read, last import [^\n]*\n {2}role: developer\nTo change /)
    const words = ['connection', 'forget', 'Toggl Track', 'role', '--workspace', 'acme/website', '--data', data]
    expect((await run(words)).code).toBe(0)
  })
  it('when no role is given and none is kept, then one line asks for it, and nothing is written', async () => {
    const { code, stdout, stderr } = await run(['import', file, '--workspace', 'acme/website', '--data', data])
    expect([code, stdout]).toEqual([1, ''])
    expect(stderr).toMatch(/^wdi: [^\n]*add --role[^\n]*\n$/)
  })
})

describe('given a file of facts', () => {
  const facts = join(folder, 'calendar.jsonl')
  const lines = [{ connection: { label: 'Calendar' } }, EXAMPLES.meeting, { ...EXAMPLES.meeting, key: 'm2' }]
  const of = ['--workspace', 'acme/website', '--data', data]
  beforeAll(() => writeFileSync(facts, fileOf(lines)))

  it('when it is imported as any other file, then it is recognised, and is the same as by its own command', async () => {
    const dry = await run(['import', facts, ...of, '--dry-run'])
    expect(dry.stdout).toMatch(
      /^File of facts, Calendar: 2 records\. Nothing was written\.\n {2}2 meetings of team@acme, /,
    )
    const first = await runJson<{ connectionId: string }>(['import', facts, ...of])
    expect(first).toMatchObject({ counts: { accepted: 2, unchanged: 0 } })
    const again = await runJson<{ connectionId: string }>(['import', 'facts', facts, ...of])
    expect(again).toMatchObject({ connectionId: first.connectionId, counts: { accepted: 0, unchanged: 2 } })
  })
  it('when it comes out of a command of the shell, packed, then it is the same file', async () => {
    const words = [process.execPath, builtProgram, 'import', '<(gzip -c calendar.jsonl)', ...of, '--json'].join(' ')
    const { stdout } = await promisify(execFile)('bash', ['-c', words], { cwd: folder })
    expect(JSON.parse(stdout)).toMatchObject({ counts: { accepted: 0, unchanged: 2 } })
  })
  it('when it has no name and comes through a pipe, then a name is asked for', async () => {
    const words = [process.execPath, builtProgram, 'import', '-', ...of].join(' ')
    const ended = await promisify(execFile)('bash', ['-c', `tail -n 1 calendar.jsonl | ${words}`], {
      cwd: folder,
    }).catch((error: { readonly code: number; readonly stderr: string }) => error)
    expect(ended).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^wdi: standard input has no name .*--label\n$/),
    })
  })
})

describe('given a large time sheet', () => {
  const ROWS = 20_000
  const header = sampleOf('toggl').split('\n')[0] ?? ''
  const two = (part: number): string => String(part).padStart(2, '0')
  /** Rows of which some are equal, and one in a thousand has no duration. */
  const rowOf = (i: number): string => {
    const day = `2026-03-${two(1 + (i % 28))}`
    const duration = i % 1_000 === 7 ? 'long' : `01:${two(i % 60)}:${two(Math.floor(i / 60) % 60)}`
    return `Ada Canary,ada@canary.example,Acme,Website,,Part ${i % 5_000},Yes,${day},09:00:00,${day},10:00:00,${duration},,`
  }
  const large = join(folder, 'large.csv')
  beforeAll(() => writeFileSync(large, [header, ...Array.from({ length: ROWS }, (_, i) => rowOf(i)), ''].join('\n')))

  const workspaceIn = async (name: string) => {
    const its = join(folder, name)
    await runJson(['workspace', 'create', 'acme/website', '--data', its])
    return { its, command: ['import', large, '--role', 'developer', '--workspace', 'acme/website', '--data', its] }
  }
  /** The events of the import, without what differs between two workspaces: ids and moments. */
  const saidIn = (its: string) =>
    eventsOf(its)
      .filter(({ type }) => type === 'TimeEntryObserved' || type === 'RecordDeadLettered')
      .map(({ type, data: said, metadata }) => {
        if (type === 'RecordDeadLettered') return `${type} ${(said as { readonly record: string }).record}`
        const { entity, contentHash } = metadata as {
          readonly entity: { readonly key: string }
          readonly contentHash: string
        }
        return `${type} ${entity.key} ${contentHash}`
      })
      .sort()

  it('when its import is killed on the way and begun again, then the end is that of an undisturbed import', async () => {
    const whole = await workspaceIn('undisturbed')
    const { counts } = await runJson<{ readonly counts: object }>(whole.command)
    expect(counts).toMatchObject({ accepted: ROWS - ROWS / 1_000, rejected: ROWS / 1_000 })

    /** A workspace, the import to which was killed; one that was through by then was killed too late, and does not count. */
    const killed = async (tries = 0): ReturnType<typeof workspaceIn> => {
      const one = await workspaceIn(`killed${tries}`)
      const importing = launch(one.command)
      while (!importing.hasEnded() && countOf(one.its) < 5_000) await sleep(5)
      const { signal } = await importing.end('SIGKILL')
      const isKilled = signal === 'SIGKILL' && !hasEvent(one.its, 'SyncCompleted')
      return isKilled || tries === 20 ? one : killed(tries + 1)
    }
    const { its, command } = await killed()
    expect(countOf(its)).toBeLessThan(ROWS)
    expect(await runJson(command)).toMatchObject({ counts })
    expect(saidIn(its)).toEqual(saidIn(whole.its))
    expect(countByType(eventsOf(its))).toMatchObject({ SyncStarted: 1, SyncCompleted: 1 })
    expect(await runJson(command)).toMatchObject({ counts: { accepted: 0, unchanged: ROWS - ROWS / 1_000 } })
  })
})
