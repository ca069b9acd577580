import { createWriteStream, rmSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { sampleOf } from '#test/support/files/samples'
import { freshFolder } from '#test/support/process/folders'
import { withMemory } from '#test/support/process/memory'
import { run, runJson } from '#test/support/process/program'

// Files that are made to take all memory or time. Each is refused with one sentence, or bounded and its bound is said, and the
// next import works.

const proving = process.env['WDI_PROVE'] === '1'
const MB = 1 << 20
/** MB of text in what is one line or one record, or that a packed file unpacks to. */
const LARGE = proving ? 1_024 : 128
/** MB of objects that a command may keep. */
const HEAP = 64
/** The most memory in MB of the whole process. */
const MOST = 300

function* repeated(text: string, megabytes: number): Generator<string> {
  const piece = text.repeat(Math.floor(MB / text.length))
  for (let i = 0; i < megabytes; i += 1) yield piece
}
function* joined(...parts: readonly (string | Iterable<string>)[]): Generator<string> {
  for (const part of parts) {
    if (typeof part === 'string') yield part
    else yield* part
  }
}
const [TOGGL_HEADER = ''] = sampleOf('toggl').split('\n')
const series = (i: number): string =>
  `BEGIN:VEVENT\r\nUID:${i}@bomb.example\r\nDTSTART:20200101T090000Z\r\nDTEND:20200101T100000Z\r\nRRULE:FREQ=DAILY\r\nSUMMARY:Daily\r\nEND:VEVENT\r\n`

interface Bomb {
  readonly name: string
  readonly content: () => Iterable<string>
  /** The reason in its output. */
  readonly says: RegExp
  /** Says whether the part within the bound is imported. */
  readonly isCut?: boolean
}

const BOMBS: Readonly<Record<string, Bomb>> = {
  'lists in lists': { name: 'deep.json', content: () => repeated('[', 20), says: /its records are too large/ },
  'a record of lists in lists': {
    name: 'deep-record.json',
    content: () => joined('[{"id":1,"a":', repeated('[', 4), repeated(']', 4), '}]'),
    says: /its records are too large/,
  },
  'a million columns': {
    name: 'wide.csv',
    content: () => joined(TOGGL_HEADER, repeated(',c', 2), '\n', repeated(',1', 2), '\n'),
    says: /more than 1048576 characters/,
  },
  'a million members': {
    name: 'wide.json',
    content: () =>
      joined(
        '[{',
        Array.from({ length: 1_000 }, (_, i) => Array.from({ length: 1_000 }, (_, j) => `"m${i}_${j}":1,`).join('')),
        '"id":1}]',
      ),
    says: /its records are too large/,
  },
  'one line': {
    name: 'line.csv',
    content: () => joined(`${TOGGL_HEADER}\n`, repeated('a', LARGE)),
    says: /more than 1048576 characters/,
  },
  'one text': {
    name: 'text.json',
    content: () => joined('[{"id":"', repeated('a', LARGE), '"}]'),
    says: /its records are too large/,
  },
  'one packed line': {
    name: 'line.csv.gz',
    content: () => joined(`${TOGGL_HEADER}\n`, repeated('a', LARGE)),
    says: /200 times its size/,
  },
  'a thousand daily series': {
    name: 'daily.ics',
    content: () =>
      joined(
        'BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:bomb\r\nX-WR-CALNAME:Team\r\n',
        Array.from({ length: 1_000 }, (_, i) => series(i)),
        'END:VCALENDAR\r\n',
      ),
    says: /too_many_in_file/,
    isCut: true,
  },
}

describe('given a file that is made to take all memory', () => {
  const folder = freshFolder()
  const data = join(folder, 'data')
  const of = ['--role', 'developer', '--zone', 'UTC', '--workspace', 'acme/website', '--data', data]

  beforeAll(async () => {
    await runJson(['workspace', 'create', 'acme/website', '--data', data])
  })
  afterAll(() => rmSync(folder, { recursive: true }))

  it.each(Object.keys(BOMBS))('when it has %s, then little memory is taken, and a sentence says why', async (kind) => {
    const { name, content, says, isCut = false } = BOMBS[kind] as Bomb
    const path = join(folder, name)
    const from = Readable.from(content())
    await (name.endsWith('.gz')
      ? pipeline(from, createGzip(), createWriteStream(path))
      : pipeline(from, createWriteStream(path)))
    const { code, stdout, stderr, peak } = await withMemory(['import', path, ...of], HEAP)
    rmSync(path)
    process.stderr.write(`${kind}: ${Math.round(peak)} MB, ${stderr.trim().split('\n').at(-1)}\n`)
    expect(code).toBe(isCut ? 0 : 1)
    expect(stderr).toMatch(isCut ? /^$/ : /^wdi: .*\n$/)
    expect(stderr.length).toBeLessThan(1_000)
    expect(`${stdout}${stderr}`).toMatch(says)
    expect(peak).toBeLessThan(MOST)
  })

  it('then an import after them works', async () => {
    const path = join(folder, 'toggl.csv')
    await pipeline(Readable.from([sampleOf('toggl')]), createWriteStream(path))
    const { code, stderr } = await run(['import', path, ...of])
    expect([code, stderr]).toEqual([0, ''])
  })
})
