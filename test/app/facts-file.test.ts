import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from '@jest/globals'
import { importAndFold } from '#app/import/import-source'
import { previewImport } from '#app/import/preview-import'
import { factsSource } from '#app/import/sources'
import { FactsWriter } from '#connectors/facts/write'
import type { Uuid } from '#domain/common'
import type { SourceReading } from '#import/source'
import { unwatched } from '#test/app/support/unwatched'
import { sampleOf } from '#test/support/files/samples'
import { failed, ok } from '#test/support/stores/outcome'
import { wholeLog } from '#test/support/stores/whole-log'
import { type ImportingWorkspace, importsAt } from './support/importing.js'

const imports = importsAt()
let shop: ImportingWorkspace
beforeAll(async () => {
  shop = await imports.workspace('shop')
})

const writing = (path: string, to: string) => shop.previewing(path, { role: 'developer' }, to)

/** The facts that a connection has told, without what differs between connections. */
const factsOf = async (connectionId: Uuid) =>
  (await wholeLog(imports.stores.eventLog))
    .map(({ type, data, metadata }) => ({ type, data, metadata: metadata as Record<string, unknown> }))
    .filter(({ type, metadata }) => type === 'TimeEntryRecorded' && metadata['connectionId'] === connectionId)
    .map(({ data, metadata: { entity, occurredAt, contentHash } }) => ({ data, entity, occurredAt, contentHash }))

describe.each([
  ['toggl', sampleOf('toggl')],
  ['harvest', sampleOf('harvest')],
])('given an export of %s', (name, content) => {
  it('when what it tells is written as a file of facts and that is imported, then it tells the same facts', async () => {
    const path = imports.file(`${name}.csv`, content)
    const to = join(imports.folder, `${name}.jsonl`)
    const end = await ok(imports.stores.eventLog.end())
    const previewed = await ok(writing(path, to))
    expect(previewed?.written).toBe(2)
    expect(await ok(imports.stores.eventLog.end())).toBe(end)
    const direct = await shop.imported(path, { role: 'developer' })
    const input = { label: null, emptyIsTrue: false }
    const request = { ...shop.requestOf(to), source: factsSource, input }
    const told = await ok(importAndFold(request, 10, imports.environment()))
    expect(told.counts).toEqual({ accepted: 2, unchanged: 0, withdrawn: 0, rejected: 0 })
    expect(told.connectionId).not.toBe(direct.connectionId)
    expect(await factsOf(told.connectionId)).toEqual(await factsOf(direct.connectionId))
    expect(told.reading.label).toBe(direct.reading.label)
  })
})

describe('given a file of facts that an older version wrote, when rows had other keys', () => {
  it('when the export is written anew and imported, then nothing counts twice, and nothing vanishes', async () => {
    const to = join(imports.folder, 'anew.jsonl')
    await ok(writing(imports.file('anew.csv', sampleOf('toggl')), to))
    const [header = '', ...lines] = readFileSync(to, 'utf8').trimEnd().split('\n')
    const older = lines.map((line) => {
      const { formerKeys, ...fact } = JSON.parse(line)
      return JSON.stringify({ ...fact, key: formerKeys[0] })
    })
    const renamed = header.replace('"files:toggl"', '"older"')
    const importing = async (name: string, some: readonly string[]) => {
      const path = imports.file(name, `${[renamed, ...some].join('\n')}\n`)
      const request = { ...shop.requestOf(path), source: factsSource, input: { label: null, emptyIsTrue: false } }
      return (await ok(importAndFold(request, 10, imports.environment()))).counts
    }
    expect(await importing('older.jsonl', older)).toMatchObject({ accepted: 2, withdrawn: 0 })
    expect(await importing('newer.jsonl', lines)).toMatchObject({ accepted: 2, withdrawn: 2, rejected: 0 })
    expect(await importing('again.jsonl', [...lines, ''])).toMatchObject({ accepted: 0, unchanged: 2, withdrawn: 0 })
  })
})

describe('given a place for a file of facts', () => {
  it('when there is a file already, then it is not overwritten, and one line says so', async () => {
    const to = imports.file('kept.jsonl', 'mine')
    expect(await failed(writing(imports.file('a.csv', sampleOf('toggl')), to))).toMatchObject({
      message: expect.stringMatching(/kept\.jsonl exists already and is not overwritten/),
    })
    expect(readFileSync(to, 'utf8')).toBe('mine')
  })
  it('when the folder does not exist, then one line says so', async () => {
    expect(
      await failed(writing(imports.file('a.csv', sampleOf('toggl')), join(imports.folder, 'nowhere', 'f.jsonl'))),
    ).toMatchObject({
      message: expect.stringMatching(/cannot be written \(ENOENT\)/),
    })
  })
  it('when it is written, then only its owner may read it, and nothing in it names a person', async () => {
    const to = join(imports.folder, 'private.jsonl')
    await ok(writing(imports.file('a.csv', sampleOf('toggl')), to))
    expect(statSync(to).mode & 0o777).toBe(0o600)
    expect(readFileSync(to, 'utf8')).not.toMatch(/canary/i)
  })
  it('when the command is stopped meanwhile, then no file is left', async () => {
    const to = join(imports.folder, 'stopped.jsonl')
    const watcher = { ...unwatched, stop: AbortSignal.abort() }
    const request = shop.requestOf(imports.file('a.csv', sampleOf('toggl')), { role: 'developer' })
    const environment = { ...imports.environment(), watcher }
    expect(await failed(previewImport(request, to, environment))).toEqual({ tag: 'stopped' })
    expect(existsSync(to)).toBe(false)
  })
})

describe('given records of one thing', () => {
  const fact = (day: string, seconds: number, updated?: string) => ({
    kind: 'time_entry' as const,
    place: '3f0c9a52-6b7d-4c1e-9a55-0d6f2c1b7e10',
    key: '1',
    occurredAt: `${day}T00:00:00.000Z`,
    data: { day, seconds, role: 'developer', category: 'labour', billable: true, workItem: null },
    ...(updated === undefined ? {} : { updated }),
  })
  const ORIGIN = {
    identity: 'files:toggl',
    label: 'Toggl',
    provider: 'toggl',
  } as const satisfies Partial<SourceReading>
  const linesOf = async (name: string, facts: readonly ReturnType<typeof fact>[]) => {
    const path = join(imports.folder, name)
    const file = await ok(FactsWriter.make(path))
    for (const one of facts) file.add(one)
    expect(await ok(file.finish({ ...ORIGIN, category: 'delivery', channel: 'csv' }))).toBe(1)
    const [header, ...lines] = readFileSync(path, 'utf8').trimEnd().split('\n')
    expect(JSON.parse(header ?? '')).toEqual({
      connection: { id: 'files:toggl', label: 'Toggl', provider: 'toggl', category: 'delivery', channel: 'csv' },
    })
    return lines.map((line) => JSON.parse(line).data.seconds)
  }
  it('when one was changed later, then it counts wherever it stands; else the later record counts', async () => {
    const [older, newer] = ['2026-03-01T00:00:00.000Z', '2026-03-02T00:00:00.000Z']
    expect(await linesOf('1', [fact('2026-03-01', 60, newer), fact('2026-03-01', 30, older)])).toEqual([60])
    expect(await linesOf('2', [fact('2026-03-01', 30, older), fact('2026-03-01', 60, newer)])).toEqual([60])
    expect(await linesOf('3', [fact('2026-03-01', 30), fact('2026-03-01', 60)])).toEqual([60])
  })
})
