import { execFileSync, spawn } from 'node:child_process'
import { appendFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { gzipSync } from 'node:zlib'
import { describe, expect, it } from '@jest/globals'
import { openFacts } from '#connectors/facts/open'
import { openInput, spooled } from '#connectors/files/input'
import { SourceFailure } from '#import/source'
import { EXAMPLES } from '#test/support/facts/examples'
import { sampleOf } from '#test/support/files/samples'
import { newFolder } from '#test/support/stores/folder'
import { failed, ok } from '#test/support/stores/outcome'
import { opening, READ_AT, readAll, written } from './support.js'

const textOf = async (path: string): Promise<string> => {
  const { pieces } = await ok(openInput(path))
  const parts: Buffer[] = []
  for await (const piece of pieces()) parts.push(piece)
  return Buffer.concat(parts).toString()
}

/** A pipe with a name, into which another process writes a text once. */
const pipeOf = (text: string): string => {
  const folder = newFolder()
  const path = join(folder, 'export.csv')
  execFileSync('mkfifo', [path])
  writeFileSync(join(folder, 'content'), text)
  spawn('sh', ['-c', 'cat content > export.csv'], { cwd: folder, stdio: 'ignore' })
  return path
}

describe('given a pipe', () => {
  it('when it is opened, then it can be read from its beginning as often as a file', async () => {
    const path = pipeOf('one, two')
    for (const _ of ['first', 'second', 'third']) expect(await textOf(path)).toBe('one, two')
  })
  it('when it delivers more than is kept on the disk, then it is read no further, and a sentence says so', async () => {
    function* endless(): Generator<Buffer> {
      for (;;) yield Buffer.alloc(1_000)
    }
    expect(await failed(spooled('standard input', Readable.from(endless()), 100_000))).toEqual({
      tag: 'source_error',
      code: 'unsupported',
      message: 'standard input delivers more than 16 GB: import it in parts',
    })
  })
  it('when an export comes out of it, then its facts are those of the file', async () => {
    const { facts } = await readAll([written('export.csv', sampleOf('toggl'))])
    expect((await readAll([pipeOf(sampleOf('toggl'))])).facts).toEqual(facts)
  })
})

describe('given what cannot be read', () => {
  it.each([
    ['a folder', () => newFolder(), 'unsupported', /is a folder/],
    ['a device', () => '/dev/null', 'unsupported', /neither a file nor a pipe/],
    ['nothing', () => join(newFolder(), 'none.csv'), 'not_found', /there is no file/],
    ['an empty file', () => written('empty.csv', ''), 'empty', /^empty\.csv is empty/],
    [
      'half of a packed file',
      () => written('half.gz', gzipSync(sampleOf('toggl')).subarray(0, 100)),
      'broken',
      /^half\.gz is damaged/,
    ],
  ])('when %s is opened, then one line says so', async (_, make, code, message) => {
    expect(await failed(openInput(make()))).toMatchObject({ code, message: expect.stringMatching(message) })
  })
})

describe('given a packed file', () => {
  const reading = async (path: string): Promise<unknown> => {
    const opened = await openInput(path)
    if (opened._tag === 'Left') return opened.left
    try {
      for await (const _ of opened.right.pieces());
      return 'read'
    } catch (error) {
      return error instanceof SourceFailure ? error.error : error
    }
  }
  const MIB = 1024 ** 2
  it('when it unpacks to more than any export needs, then it is read no further, and one line says so', async () => {
    const bomb = written('bomb.csv.gz', gzipSync(Buffer.alloc(65 * MIB, 'a,b,c\n')))
    expect(await reading(bomb)).toMatchObject({
      code: 'unsupported',
      message: expect.stringMatching(/^bomb\.csv\.gz unpacks to more than 200 times its size/),
    })
  })
  it('when it is short, then its rows may be as equal as they like', async () => {
    expect(await reading(written('equal.csv.gz', gzipSync(Buffer.alloc(63 * MIB, 'a,b,c\n'))))).toBe('read')
  })
  it('when it is damaged in the middle, then it is damaged, not too large', async () => {
    const packed = gzipSync(Buffer.from(Array.from({ length: 300_000 }, (_, i) => `${i * 7919},x\n`).join('')))
    packed.fill(0, packed.length / 2, packed.length / 2 + 64)
    expect(await reading(written('damaged.csv.gz', packed))).toMatchObject({ code: 'broken' })
  })
})

describe('given a file that people take for an export', () => {
  const zip = (...names: readonly string[]) => Buffer.from(`PK\u0003\u0004${names.join(' ')}`, 'latin1')
  const tar = Buffer.concat([Buffer.from('toggl.csv'.padEnd(257, '\0')), Buffer.from('ustar\0')])
  it.each<[string, Buffer, RegExp]>([
    ['an archive', zip('toggl.csv'), /^export is a zip archive: unpack it/],
    [
      'a workbook',
      zip('[Content_Types].xml', 'xl/workbook.xml'),
      /^export is an Office document: save its table as CSV/,
    ],
    ['an old workbook', Buffer.from('d0cf11e0a1b11ae1', 'hex'), /^export is an Office document/],
    ['a packed archive', gzipSync(tar), /^export is a tar archive: unpack it/],
    ['an export that is packed twice', gzipSync(gzipSync(sampleOf('toggl'))), /^export is packed by gzip twice/],
    [
      'an export that is packed otherwise',
      Buffer.from('28b52ffd00', 'hex'),
      /^export is packed by zstd: unpack it first/,
    ],
    ['a Parquet file', Buffer.from('PAR1'), /^export is a Parquet file: export it as CSV/],
    ['a document', Buffer.from('%PDF-1.7'), /^export is a PDF document/],
    ['a picture', Buffer.from('89504e470d0a1a0a0000000d4948445200000010', 'hex'), /^export is binary, and no export/],
    [
      'the page of a sign-in',
      Buffer.from('\ufeff\n<!DOCTYPE html><html>'),
      /^export is a web page, perhaps of a sign-in/,
    ],
  ])('when %s is opened, then one line says what it is and what to do', async (_, content, message) => {
    expect(await failed(openInput(written('export', content)))).toMatchObject({
      code: 'unsupported',
      message: expect.stringMatching(message),
    })
  })
  it('when its links lead in a circle, then one line says so', async () => {
    const path = join(newFolder(), 'loop')
    symlinkSync(path, path)
    expect(await failed(openInput(path))).toMatchObject({ message: expect.stringMatching(/lead in a circle/) })
  })
  it.each(['[]', '{"issues": [], "isLast": true}', '[1, 2]'])(
    'when it is JSON without a record: %s, then one line says so',
    async (text) => {
      expect(await failed(opening([written('empty.json', text)]))).toMatchObject({ code: 'unsupported' })
    },
  )
})

describe('given an export that is named twice', () => {
  it('when it is opened, then it is refused, because its rows would count twice', async () => {
    const path = written('toggl.csv', sampleOf('toggl'))
    const copy = written('copy.csv', sampleOf('toggl'))
    expect(await failed(opening([path, path]))).toMatchObject({ message: 'toggl.csv is named twice: name it once' })
    expect(await failed(opening([path, copy]))).toMatchObject({
      message: 'toggl.csv and copy.csv are the same: name one of them',
    })
  })
})

describe('given an export that is open', () => {
  const failureOf = async (change: (path: string) => void) => {
    const path = written('toggl.csv', sampleOf('toggl'))
    const reading = await ok(opening([path]))
    change(path)
    const records = reading.facts(() => undefined)
    try {
      for await (const _ of records);
    } catch (error) {
      if (error instanceof SourceFailure) return error.error
      throw error
    }
    return null
  }
  it('when it changes before its facts are read, then the reading fails', async () => {
    const row = sampleOf('toggl').split('\n')[1] ?? ''
    const error = await failureOf((path) => appendFileSync(path, row))
    expect(error).toEqual({
      tag: 'source_error',
      code: 'broken',
      message: 'toggl.csv changed while it was read: import it again',
    })
  })
  it('when it is gone by then, then the error that is stored names no folder', async () => {
    const error = await failureOf((path) => rmSync(path))
    expect(error).toMatchObject({ code: 'unreadable', message: expect.stringMatching(/^toggl\.csv cannot be read/) })
  })
  it('when it is as it was, then it can be read again and again', async () => {
    expect(await failureOf(() => undefined)).toBeNull()
  })
})

describe('given facts in several files', () => {
  const linesOf = (...values: readonly object[]) => values.map((value) => `${JSON.stringify(value)}\n`).join('')
  const CONNECTION = { connection: { label: 'Everything', provider: 'jira' } }
  const reading = (...paths: readonly string[]) =>
    openFacts(paths, { label: null, projects: new Set(), now: () => READ_AT })

  it('when they are opened together, plain and packed, then they are pages of one export', async () => {
    const meeting = EXAMPLES.meeting
    const first = written('one.jsonl', linesOf(CONNECTION, meeting))
    const second = written('two.jsonl.gz', gzipSync(linesOf(CONNECTION, meeting, { ...meeting, key: 'm2' }, { no: 1 })))
    const { label, provider, total, facts } = await ok(reading(first, second))
    expect([label, provider, total]).toEqual(['Everything', 'jira', 6])
    const records = []
    for await (const record of facts(() => undefined)) records.push(record)
    expect(records).toMatchObject([
      { kind: 'meeting', key: meeting.key },
      { kind: 'meeting', key: 'm2' },
      { kind: 'dead_letter', record: 'two.jsonl.gz, line 4', reasonCode: 'not_a_fact' },
    ])
  })
  it('when they describe different connections, then they are refused', async () => {
    const files = [CONNECTION, { connection: { label: 'Other' } }].map((line, i) =>
      written(`${i}.jsonl`, linesOf(line)),
    )
    expect(await failed(reading(...files))).toMatchObject({
      code: 'unsupported',
      message: expect.stringMatching(/different connections: import each by itself/),
    })
  })
})
