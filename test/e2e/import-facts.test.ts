import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { beforeAll, describe, expect, it } from '@jest/globals'
import { EXAMPLES } from '#test/support/facts/examples'
import { fileOf } from '#test/support/facts/importing'
import { countByType, countOf, eventsOf, hasEvent } from '#test/support/process/events'
import { freshFolder } from '#test/support/process/folders'
import { launch, run, runAll, runJson } from '#test/support/process/program'
import { clientOf, readyLine } from '#test/support/process/service'

const folder = freshFolder()
const at = (name: string): string => join(folder, name)
type Imported = { connectionId: string; counts: Record<string, number>; deadLetters: number }

/** A data folder with a workspace, and how a file is imported into it. */
const workspaceIn = async (name: string) => {
  const data = at(name)
  const { projectId } = await runJson<{ projectId: string }>(['workspace', 'create', 'acme/website', '--data', data])
  const command = (file: string) => ['import', 'facts', at(file), '--workspace', 'acme/website', '--data', data]
  return { data, projectId, command }
}
const write = (name: string, lines: readonly (object | string)[], { mark = '', end = '\n' } = {}): void =>
  writeFileSync(at(name), mark + fileOf(lines).replaceAll('\n', end))

describe('given a file of facts of every kind, with lines that are none', () => {
  let world: Awaited<ReturnType<typeof workspaceIn>>
  let lines: (object | string)[]
  beforeAll(async () => {
    world = await workspaceIn('kinds')
    const { projectId: place } = world
    const facts = Object.values(EXAMPLES).map((one) =>
      one.kind === 'time_entry' || one.kind === 'invoice' ? { ...one, place } : one,
    )
    lines = [{ connection: { label: 'Everything' } }, ...facts, '{"kind": "meet', { ...EXAMPLES.meeting, key: '' }]
    write('facts.jsonl', lines)
  })

  it('when it is imported twice, then the second time only the run is appended', async () => {
    const { data, command } = world
    const first = await runJson<Imported>(command('facts.jsonl'))
    expect(first).toEqual({
      connectionId: expect.any(String),
      counts: { accepted: 8, unchanged: 0, withdrawn: 0, rejected: 2 },
      deadLetters: 2,
      rejected: [
        { record: 'line 10', reason: 'not_json', message: expect.any(String) },
        { record: 'line 11', reason: 'not_a_fact', message: expect.any(String) },
      ],
    })
    const before = eventsOf(data).length
    const { stdout, stderr, code } = await run(command('facts.jsonl'))
    expect({ stdout, stderr, code }).toEqual({
      code: 0,
      stderr: '',
      stdout: expect.stringMatching(
        /^Everything: 0 new or changed, 8 unchanged, 0 withdrawn, 2 lines rejected\.\n {2}line 10: not_json: .*\n {2}line 11: not_a_fact: key: .*\n$/,
      ),
    })
    expect(
      eventsOf(data)
        .slice(before)
        .map(({ type }) => type),
    ).toEqual(['SyncStarted', 'SyncCompleted'])
  })
  it('when it comes as Windows writes it, then it says the same', async () => {
    const { data, command } = world
    write('facts.jsonl', lines, { mark: '\ufeff', end: '\r\n' })
    const before = eventsOf(data).length
    expect((await runJson<Imported>(command('facts.jsonl'))).deadLetters).toBe(2)
    expect(eventsOf(data)).toHaveLength(before + 2)
  })
  it('when the connections are listed, then it is degraded and counts its dead letters', async () => {
    const { data } = world
    const { key } = await runJson<{ key: string }>([
      ...['key', 'issue', '--workspace', 'acme/website', '--name', 'x', '--data', data],
    ])
    const serve = launch(['serve', '--no-worker', '--port', '0', '--json', '--data', data])
    const { baseUrl } = await readyLine<{ baseUrl: string }>(serve)
    const { body } = await clientOf({ baseUrl, organization: 'acme', workspace: 'website' }, key).connections.list()
    expect(body.connections).toMatchObject([
      { label: 'Everything', provider: 'csv', category: 'import', health: 'degraded', records: 8, deadLetters: 2 },
    ])
    expect(body.connections[0]?.recentRuns[0]).toMatchObject({ accepted: 0, unchanged: 8, rejected: 2 })
    expect(body.connections[0]?.projects).toEqual([world.projectId])
    await serve.end('SIGTERM')
    expect((await run(['status', '--data', data])).stdout).toContain('Everything: degraded (2 records were rejected)')
  })
  it('when a file cannot be read, then one line says why, and nothing is appended', async () => {
    const { data, command } = world
    mkdirSync(at('folder'))
    write('empty.jsonl', [])
    const before = eventsOf(data).length
    const ended = await runAll(['nowhere.jsonl', 'folder', 'empty.jsonl'].map((file) => [command(file)] as const))
    for (const [i, words] of [/there is no file .*nowhere/, /is a folder/, /is empty/].entries()) {
      expect(ended[i]).toMatchObject({ code: 1, stdout: '', stderr: expect.stringMatching(/^wdi: [^\n]+\n$/) })
      expect(ended[i]?.stderr).toMatch(words)
    }
    expect(eventsOf(data)).toHaveLength(before)
  })
})

describe('given a file without any valid fact', () => {
  it('when it is imported, then the first ten lines are shown with reasons, it ends with 1, and all can be listed', async () => {
    const { data, command } = await workspaceIn('nothing')
    const bad = Array.from({ length: 12 }, (_, i) => ({ [`\u001b[2J${i}`]: i }))
    write('bad.jsonl', bad)
    const { code, stdout, stderr } = await run(command('bad.jsonl'))
    expect({ code, stderr }).toEqual({
      code: 1,
      stderr: expect.stringMatching(/^wdi: no line of .*bad\.jsonl could be taken[^\n]*\n$/),
    })
    const lines = stdout.trimEnd().split('\n')
    expect(lines).toHaveLength(12)
    expect(lines.slice(1, 11).map((line) => /^ {2}line (\d+): not_a_fact: /.exec(line)?.[1])).toEqual([
      ...['1', '2', '3', '4', '5', '6', '7', '8', '9', '10'],
    ])
    expect(lines[11]).toMatch(
      /^ {2}and 2 more: `npx --no wdi dead-letter list --connection \S+ --workspace acme\/website --data \S+`$/,
    )
    // What a file calls its members does not reach the terminal as it is.
    expect(stdout).not.toContain('\u001b')
    const of = ['dead-letter', 'list', '--workspace', 'acme/website', '--data', data]
    const { total, deadLetters } = await runJson<{ total: number; deadLetters: object[] }>([
      ...of,
      '--connection',
      'bad.jsonl',
    ])
    expect([total, deadLetters.length]).toEqual([12, 12])
    expect((await run([...of, '--limit', '3'])).stdout).toMatch(/\nShowing 3 of 12 rejected\. /)
  })
})

describe('given a large file', () => {
  const LINES = 12_000
  const lines = Array.from({ length: LINES }, (_, i) => ({ ...EXAMPLES.meeting, key: i % 1000 === 7 ? '' : `m${i}` }))
  const file = [
    { connection: { label: 'Calendar' } },
    ...lines.map((line, i) => ({ ...line, ...(line.key === '' ? { place: `${i}` } : {}) })),
  ]
  const BAD = LINES / 1000
  const once = { MeetingObserved: LINES - BAD, RecordDeadLettered: BAD, ConnectionRegistered: 1 }
  const FACTS = [
    'MeetingObserved',
    'RecordDeadLettered',
    'ConnectionRegistered',
    'DeadLetterResolved',
    'MeetingWithdrawn',
  ]
  const factsIn = (data: string) =>
    Object.fromEntries(Object.entries(countByType(eventsOf(data))).filter(([type]) => FACTS.includes(type)))
  beforeAll(() => write('large.jsonl', file))

  it('when two imports of it run at once, then each fact and each letter is there once', async () => {
    const { data, command } = await workspaceIn('two')
    const both = await Promise.all([0, 1].map(() => runJson<Imported>(command('large.jsonl'))))
    for (const { counts, deadLetters } of both) {
      expect((counts['accepted'] ?? 0) + (counts['unchanged'] ?? 0)).toBe(LINES - BAD)
      expect(deadLetters).toBe(BAD)
    }
    expect(factsIn(data)).toEqual(once)
  })
  it('when an import is killed on the way and run again, then the result is that of one undisturbed import', async () => {
    /** A workspace, the import to which was killed; one that was through by then was killed too late, and does not count. */
    const killed = async (tries = 0): ReturnType<typeof workspaceIn> => {
      const one = await workspaceIn(`killed${tries}`)
      const importing = launch(one.command('large.jsonl'))
      while (!importing.hasEnded() && countOf(one.data) < 3_000) await sleep(5)
      const { signal } = await importing.end('SIGKILL')
      const isKilled = signal === 'SIGKILL' && !hasEvent(one.data, 'SyncCompleted')
      return isKilled || tries === 20 ? one : killed(tries + 1)
    }
    const { data, command } = await killed()
    const { counts } = await runJson<Imported>(command('large.jsonl'))
    expect(counts).toMatchObject({ accepted: LINES - BAD, unchanged: 0, withdrawn: 0, rejected: BAD })
    expect(factsIn(data)).toEqual(once)
    expect(countByType(eventsOf(data))).toMatchObject({ SyncStarted: 1, SyncCompleted: 1 })
  })
})
