import { execFile } from 'node:child_process'
import { chmodSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { startEventStore, type TestServer } from '#test/support/eventstore/server'
import { freshFolder } from '#test/support/process/folders'
import { environment, project } from '#test/support/process/program'

interface Ran {
  readonly failed: boolean
  readonly said: string
}

/** Runs test files as `npm test` does. */
const runTests = (files: readonly string[], env: Readonly<Record<string, string>>): Promise<Ran> =>
  new Promise((resolve) => {
    const args = ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning', 'node_modules/jest/bin/jest.js']
    execFile(process.execPath, [...args, ...files], { cwd: project, env: environment(env) }, (error, stdout, stderr) =>
      resolve({ failed: error !== null, said: stdout + stderr }),
    )
  })

describe('given Maven, which reaches no repository', () => {
  const SUITES = ['test/contract/mongodb-queries.test.ts', 'test/readstore/mongodb-late-owner.test.ts']
  let env: Readonly<Record<string, string>>
  let calls: string
  beforeAll(() => {
    const folder = freshFolder()
    calls = join(folder, 'calls')
    const program = (name: string, text: string): void => {
      writeFileSync(join(folder, name), `#!/bin/sh\n${text}\n`)
      chmodSync(join(folder, name), 0o755)
    }
    program('mvn', `echo called >> ${calls}; echo '[ERROR] Unknown host' >&2; exit 1`)
    program('javac', 'exit 0')
    env = { PATH: `${folder}${delimiter}${process.env['PATH'] ?? ''}`, TMPDIR: folder }
  })

  it('when suites of MongoDB run, then they are skipped with a sentence that says why, and Maven is asked once', async () => {
    const { failed, said } = await runTests([...SUITES, '--runInBand'], env)
    expect(said).toContain(
      'MongoDB suites are skipped: Maven reaches no repository that has the server of the tests (mvn could not make the test server: [ERROR] Unknown host). MONGODB_URL may name a server',
    )
    expect([failed, said]).toEqual([false, expect.stringMatching(/^Tests: +2 skipped, 9 passed/m)])
    expect(readFileSync(calls, 'utf8')).toBe('called\n')
  })
  it('when they run where CI is set, then they fail', async () => {
    const { failed, said } = await runTests(SUITES, { ...env, CI: 'true' })
    expect(failed).toBe(true)
    expect(said).toContain('MongoDB suites are required where CI is set: Maven reaches no repository')
  })
})

describe('given EVENTSTORE_URL and MONGODB_URL, which name servers', () => {
  let events: TestServer
  let env: Readonly<Record<string, string>>
  beforeAll(async () => {
    events = await startEventStore()
    // Nobody listens there: who took it up would fail.
    env = { EVENTSTORE_URL: events.url, MONGODB_URL: 'mongodb://127.0.0.1:9/wdi?serverSelectionTimeoutMS=500' }
  })
  afterAll(() => events.stop())
  /** But for what each server begins with. */
  const written = () => events.log().all.length - 1

  it('when suites run that open stores, then they use stores of their own', async () => {
    const { failed, said } = await runTests(['test/app/import-mended.test.ts'], env)
    expect([failed, said]).toEqual([false, expect.stringMatching(/^Tests: +[1-9]\d* passed/m)])
    expect(written()).toBe(0)
  })
  it('when the suite of the log runs, then it uses the server', async () => {
    await runTests(['test/contract/eventstoredb.test.ts', '-t', 'keeps every part of the events'], env)
    expect(written()).toBeGreaterThan(0)
  })
})
