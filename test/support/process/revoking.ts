import { setTimeout as sleep } from 'node:timers/promises'
import { expect } from '@jest/globals'
import { issueKey, revokeKey } from '#app/state/keys'
import { ownerOf } from '#app/state/workspace'
import { READ_SCOPES } from '#domain/roles'
import { partitionOf } from '#readstore/partitions'
import { openStores, type Stores } from '#stores/open'
import { ok } from '#test/support/stores/outcome'
import type { Pair } from './pairs.js'
import { launch, type Running, runJson } from './program.js'
import { ask, askUntilAnswered, readyLine, workspaceUrl } from './service.js'

/** Revocations from the acknowledgement of which on a key has to be refused: so many in each state. */
export const TRIALS = process.env['WDI_PROVE'] === '1' ? 500 : 6
/** One in so many trials revokes by a command of its own process, the others from the test's: no server is either. */
export const BY_COMMAND = 10

const now = () => new Date().toISOString()
const wishes = { name: 'x', environment: 'live', scopes: READ_SCOPES, expiry: 'never' } as const

/** The keys of the workspace acme/website, and two servers that are asked with them. */
export const revoking = async ({ data, env, workspaceId, eventLog }: Pair) => {
  const inData = (...args: readonly string[]): string[] => [...args, '--data', data]
  const ofWorkspace = (...args: readonly string[]): string[] => inData(...args, '--workspace', 'acme/website')
  // This process opens the stores that the others do.
  Object.assign(process.env, env)
  await runJson(ofWorkspace('plan', 'change', 'scale'), { env })
  let stores: Stores
  let memberId: string
  let servers: readonly Running[] = []
  let urls: readonly string[] = []
  const revoked: string[] = []

  const start = async (): Promise<void> => {
    stores = await ok(openStores(data))
    memberId = await ok(ownerOf(workspaceId, stores.eventLog))
    // A key asks at all times, for as long as a switch or a command takes.
    const serve = inData('serve', '--no-worker', '--port', '0', '--json', '--rate', 'scale=1000000')
    servers = [0, 1].map(() => launch(serve, { env }))
    urls = await Promise.all(
      servers.map(async (server) => {
        const { baseUrl } = await readyLine<{ baseUrl: string }>(server)
        return workspaceUrl({ baseUrl, organization: 'acme', workspace: 'website' })
      }),
    )
  }
  const stop = async (): Promise<void> => {
    for (const server of servers) expect(await server.end('SIGTERM')).toMatchObject({ code: 0 })
    stores.close()
  }
  /** Says whether the whole log of this workspace is folded. */
  const isUpToDate = async (): Promise<boolean> => {
    const { checkpoint } = await ok(stores.readStore.moment(partitionOf(workspaceId, stores.readStore)))
    return checkpoint >= (await ok(eventLog.end()))
  }
  const issue = () => ok(issueKey({ ...wishes, workspaceId, memberId }, stores, now()))
  const revoke = async (keyId: string, byCommand: boolean): Promise<void> => {
    if (byCommand) await runJson(ofWorkspace('key', 'revoke', keyId), { env })
    else expect(await ok(revokeKey({ workspaceId, memberId, keyId }, stores, now()))).toEqual({ already: false })
  }
  const statusOf = async (url: string, key: string): Promise<number> =>
    (await askUntilAnswered(`${url}/connections`, key)).status
  const statuses = (key: string): Promise<readonly number[]> => Promise.all(urls.map((url) => statusOf(url, key)))

  /**
   * Issues a key, asks with it all the time, revokes it, and says how often it was accepted that came too late. `around`
   * does it amid something else: it is asked until that is over.
   */
  const trial = async (
    byCommand: boolean,
    around: (revoke: () => Promise<void>) => Promise<void> = (revoke) => revoke(),
  ): Promise<number> => {
    const { keyId, key } = await issue()
    expect(await statuses(key)).toEqual([200, 200])
    // Requests that are under way may be answered either way; those sent after the acknowledgement may not.
    let acknowledgedAt = Number.POSITIVE_INFINITY
    let late = 0
    let isOver = false
    const asking = urls.map(async (url) => {
      while (!isOver) {
        const sentAt = performance.now()
        const { status } = await ask(`${url}/connections`, key)
        expect([200, 401, 503]).toContain(status)
        if (sentAt > acknowledgedAt && status === 200) late += 1
        await sleep(5)
      }
    })
    await around(async () => {
      await revoke(keyId, byCommand)
      acknowledgedAt = performance.now()
    }).finally(() => {
      isOver = true
    })
    const after = await statuses(key)
    await Promise.all(asking)
    revoked.push(key)
    return late + after.filter((status) => status !== 401).length
  }

  await start()
  return { stores: () => stores, inData, isUpToDate, issue, statuses, trial, revoked, start, stop }
}
