import { copyFileSync, mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import Database from 'better-sqlite3'
import { startEventStore, type TestServer } from '#test/support/eventstore/server'
import { eventsOf } from '#test/support/process/events'
import { contentOf, freshFolder } from '#test/support/process/folders'
import { launch, run, runAll, runJson } from '#test/support/process/program'
import { readyLine } from '#test/support/process/service'

// `wdi backup` and `wdi restore`, and a log that lost events, as its users meet them.

const folder = freshFolder()
const at = (name: string): string => join(folder, name)
const data = at('data')
const WEBSITE = ['--workspace', 'acme/website']

const issue = (name: string, where = data): Promise<{ readonly id: string; readonly key: string }> =>
  runJson(['key', 'issue', ...WEBSITE, '--name', name, '--data', where])

beforeAll(async () => {
  await runJson(['workspace', 'create', 'acme/website', '--data', data])
  await issue('first')
})

describe('given events.db copied without its events.db-wal', () => {
  it('when any command is run on the copy, with no documents beside it, then it says what is missing and what to do', async () => {
    // One that reads keeps what others write beside the file.
    const reader = new Database(join(data, 'events.db'))
    reader.exec('BEGIN')
    const before = reader.prepare('SELECT count(*) FROM events').pluck().get()
    await issue('second')
    const copy = at('copy')
    mkdirSync(copy)
    for (const name of ['registry.db', 'events.db']) copyFileSync(join(data, name), join(copy, name))
    reader.close()
    const kept = contentOf(copy)
    const commands = [['status'], ['verify'], ['work'], ['serve', '--port', '0'], ['replay'], ['backup', at('none')]]
    const ended = await runAll(commands.map((command) => [[...command, '--data', copy]] as const))
    for (const [i, { code, stdout, stderr }] of ended.entries()) {
      expect([commands[i], code, stdout]).toEqual([commands[i], 1, ''])
      expect(stderr).toMatch(
        /^wdi: .*registry\.db has seen .*events after that are missing: .*without events\.db-wal[^\n]*\n$/,
      )
    }
    expect(contentOf(copy)).toEqual(kept)
    expect(eventsOf(copy)).toHaveLength(Number(before))
    // What is accepted as it is has its own mark from then on.
    await runJson(['registry', 'renew', '--data', copy])
    expect(await runJson(['verify', '--data', copy])).toMatchObject({
      events: before,
      unfolded: before,
      differences: [],
    })
  })
})

describe('given a folder that a service runs on', () => {
  it('when it is backed up and restored elsewhere, then all is there but documents, which are rebuilt', async () => {
    const serving = launch(['serve', '--no-worker', '--port', '0', '--json', '--data', data])
    const { baseUrl } = await readyLine<{ baseUrl: string }>(serving)
    const backup = await run(['backup', at('monday'), '--data', data])
    expect(backup.stdout).toMatch(
      /^Backed up \d+ events and the registry to \S+ \([\d.]+ kB\), and read all of it again\.\nIt holds the names of members and the secret [^\n]*\n$/,
    )
    // The status of the service tells it, and nothing of where it lies.
    expect(JSON.parse(readFileSync(join(data, 'backup.json'), 'utf8'))).toEqual({
      madeAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    })
    expect((await run(['status', '--data', data])).stdout).toMatch(/\nBacked up last at \d{4}-\d\d-\d\dT[^\n]*Z\.\n/)
    const onto = await run(['restore', at('monday'), '--data', data])
    expect([onto.code, onto.stderr]).toEqual([
      1,
      expect.stringMatching(
        /^wdi: a service runs on \S+ \(http:[^\n]*, and nothing is overwritten: name a new folder[^\n]*\n$/,
      ),
    ])
    expect(onto.stderr).toContain(baseUrl)
    await serving.end('SIGTERM')

    const restored = at('restored')
    const events = eventsOf(data)
    const { stdout } = await run(['restore', at('monday'), '--data', restored])
    expect(stdout).toMatch(/^Restored \d+ events and the registry as of \d{4}-[^\n]* into \S+\.\n/)
    expect(eventsOf(restored)).toEqual(events)
    const verified = await run(['verify', '--data', restored])
    expect([verified.code, verified.stdout]).toEqual([
      0,
      expect.stringMatching(
        new RegExp(
          `^The event log has ${events.length} events\\. No documents are made from them yet, so none was compared: `,
        ),
      ),
    ])
    await runJson(['replay', '--data', restored])
    expect(await runJson(['verify', '--data', restored])).toMatchObject({
      events: events.length,
      unfolded: 0,
      differences: [],
    })
    expect(await runJson(['status', '--data', restored])).toMatchObject({ upToDate: true })
    const keys = ['key', 'list', ...WEBSITE]
    expect(await runJson([...keys, '--data', restored])).toEqual(await runJson([...keys, '--data', data]))
  })
  it('when documents are newer than what is restored, then the log is refused until they are gone', async () => {
    const restored = at('older')
    await runJson(['restore', at('monday'), '--data', restored])
    await issue('third')
    await runJson(['replay', '--data', data])
    copyFileSync(join(data, 'read.db'), join(restored, 'read.db'))
    const { code, stderr } = await run(['status', '--data', restored])
    expect([code, stderr]).toEqual([
      1,
      expect.stringMatching(/documents were made from events up to .*past the end of the event log/),
    ])
  })
  it('when documents are older than what is restored, then they are brought up to date', async () => {
    await runJson(['backup', at('tuesday'), '--data', data])
    const restored = at('newer')
    await runJson(['restore', at('tuesday'), '--data', restored])
    copyFileSync(join(data, 'read.db'), join(restored, 'read.db'))
    await issue('fourth', restored)
    expect(await runJson(['verify', '--data', restored])).toMatchObject({ differences: [] })
    await runJson(['replay', '--data', restored])
    expect(await runJson(['status', '--data', restored])).toMatchObject({ upToDate: true })
  })
  it('when there is nothing in the folder, then there is nothing to back up', async () => {
    const { code, stderr } = await run(['backup', at('nothing'), '--data', at('never')])
    expect([code, stderr]).toEqual([1, expect.stringMatching(/^wdi: nothing is stored in [^\n]*\n$/)])
  })
})

describe('given servers in place of files', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startEventStore()
  })
  afterAll(() => server.stop())

  it('when a server has the log, then the registry is backed up, and what is missing is said', async () => {
    const env = { EVENTSTORE_URL: server.url }
    const served = at('served')
    await runJson(['workspace', 'create', 'acme/website', '--data', served], { env })
    const manifest = await runJson<{ files: { name: string }[] }>(['backup', at('part'), '--data', served], { env })
    expect(manifest).toMatchObject({ log: null, elsewhere: ['EVENTSTORE_URL'], registry: { log: null } })
    expect(manifest.files.map(({ name }) => name)).toEqual(['registry.db'])
    expect(readdirSync(at('part')).sort()).toEqual(['manifest.json', 'registry.db'])
    expect(readFileSync(join(at('part'), 'manifest.json'), 'utf8')).not.toContain(server.url)
    const restored = await run(['restore', at('part'), '--data', at('part-restored')], { env })
    expect(restored.stdout).toMatch(
      /The event log is not in this backup: the server of EVENTSTORE_URL had it\. Restore that server first\./,
    )
    expect(await runJson(['verify', '--data', at('part-restored')], { env })).toMatchObject({ documents: 0 })
    await runJson(['replay', '--data', at('part-restored')], { env })
  })
  it('when the registry knows more than the server, then every command says so', async () => {
    const env = { EVENTSTORE_URL: server.url }
    const registry = new Database(join(at('served'), 'registry.db'))
    registry.exec(`UPDATE log_mark SET position = 'f' || substr(position, 2)`)
    registry.close()
    const { code, stderr } = await run(['status', '--data', at('served')], { env })
    expect([code, stderr]).toEqual([
      1,
      expect.stringMatching(
        /has seen position f.*: the event log of EVENTSTORE_URL was restored from an older backup\. Restore the newest/,
      ),
    ])
    expect(stderr).not.toContain('-wal')
  })
  it('when servers have both, then it says that nothing is here to back up', async () => {
    const env = { EVENTSTORE_URL: server.url, MONGODB_URL: 'mongodb://127.0.0.1:1/wdi' }
    const { code, stderr } = await run(['backup', at('neither'), '--data', at('served')], { env })
    expect([code, stderr]).toEqual([
      1,
      expect.stringMatching(
        /^wdi: there is nothing to back up in a folder: EVENTSTORE_URL and MONGODB_URL name the servers[^\n]*\n$/,
      ),
    ])
    expect(statSync(at('neither'), { throwIfNoEntry: false })).toBeUndefined()
  })
})
