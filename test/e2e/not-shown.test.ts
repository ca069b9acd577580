import { join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { right } from 'fp-ts/lib/Either.js'
import { systemClock } from '#projector/clock'
import { releaseAll, takeIdle, whileBeating } from '#projector/lease'
import { openStores } from '#stores/open'
import { freshFolder } from '#test/support/process/folders'
import { launch, run, runJson } from '#test/support/process/program'
import { ok } from '#test/support/stores/outcome'

const data = join(freshFolder(), 'data')
const here = ['--data', data]
const inWorkspace = ['--workspace', 'acme/website', ...here]

/** Runs what a test does while a living worker holds all leases and folds nothing. */
const besideStuckWorker = async (use: () => Promise<void>): Promise<void> => {
  const stores = await ok(openStores(data))
  const { readStore } = stores
  const leases = await ok(takeIdle(readStore.partitions, 'a stuck worker', readStore))
  await ok(whileBeating(leases, readStore, systemClock, async () => right(await use())))
  await releaseAll(leases, readStore)
  await stores.close()
}

/** Stops a command with Ctrl-C once it waits for the worker. */
const stoppedWaiting = async (args: readonly string[]) => {
  const command = launch([...args, '--json'])
  await command.stderr.first((line) => line.includes('Waiting for a stuck worker'))
  const { code, stdout, stderr } = await command.end('SIGINT')
  expect(stderr).toMatch(/\nIt is recorded, but not shown yet: .*\n$/)
  return { code, result: JSON.parse(stdout) }
}

describe('given a worker that lives and folds nothing', () => {
  it('when commands that wait for it are stopped, then each gives its result, and says that it is not shown', async () => {
    await runJson(['workspace', 'create', 'acme/website', '--owner', 'Ada', ...here])
    await besideStuckWorker(async () => {
      const issued = await stoppedWaiting(['key', 'issue', '--name', 'once', ...inWorkspace])
      expect(issued).toEqual({
        code: 0,
        result: { id: expect.any(String), key: expect.stringMatching(/^wdi_live_/), shown: false },
      })
      const created = await stoppedWaiting(['workspace', 'create', 'acme/shop', '--owner', 'Ada', ...here])
      expect(created).toMatchObject({ code: 0, result: { workspaceId: expect.any(String), shown: false } })
    })
    const { code, stdout } = await run(['key', 'list', '--json', ...inWorkspace])
    expect([code, stdout]).toEqual([0, expect.stringContaining('"once"')])
  })
})
