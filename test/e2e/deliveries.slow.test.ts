import { describe, expect, it } from '@jest/globals'
import { readWhole } from '#app/state/append'
import { hookedConnection } from '#app/sync/hooked-connection'
import { nextBurst } from '#app/sync/inbox'
import { streamOf } from '#domain/events/catalogue'
import { uuid } from '#test/projections/support/events'
import { exchange } from '#test/support/api/server'
import { giveHookSecret, KEY, keysGiven } from '#test/support/hooks/connection'
import { preparedData, withStores } from '#test/support/hooks/prepared'
import { ok } from '#test/support/stores/outcome'
import { runScript } from '#test/support/stores/process'
import { hexOf } from '../connectors/hosts/hooks/support.js'

const SECRET = 'a secret of deliveries'
const CONNECTION = uuid('github')
const ROUNDS = process.env['WDI_PROVE'] === '1' ? 100 : 4
/** Deliveries of a round. The process is killed after one of them was acknowledged. */
const OF_ROUND = 12
/** Deliveries that are under way at once. */
const LANES = 4

/** A data folder with a connection that its host delivers to. */
const prepared = async () => {
  const made = await preparedData()
  const { data, workspaceId } = made
  await withStores(data, (stores) => giveHookSecret(stores, 'github', SECRET, { workspaceId }))
  return made
}

/** Sends a delivery; false where it was not acknowledged. */
const isTaken = async (port: number, n: number): Promise<boolean> => {
  const body = JSON.stringify({ action: 'opened', n, long: 'x'.repeat(n * 1_000) })
  const headers = {
    'x-github-delivery': `delivery-${n}`,
    'x-github-event': 'issues',
    'x-hub-signature-256': `sha256=${hexOf(SECRET, body)}`,
  }
  const answer = await exchange({ port }, `/hooks/${CONNECTION}`, headers, 'POST', body).catch(() => null)
  return answer?.status === 202
}

/** Kills the process that takes deliveries once `after` of them were acknowledged; returns all that were. */
const killedAfter = async (data: string, after: number): Promise<readonly number[]> => {
  const taking = runScript('take-deliveries', data, KEY)
  const port = Number(await taking.line())
  const taken: number[] = []
  let next = 0
  const lane = async (): Promise<void> => {
    while (next < OF_ROUND) {
      const n = next
      next += 1
      if (!(await isTaken(port, n))) continue
      taken.push(n)
      if (taken.length === after) taking.kill()
    }
  }
  await Promise.all(Array.from({ length: LANES }, lane))
  taking.kill()
  await taking.ended
  return taken
}

describe('given a service that is killed while hosts deliver', () => {
  it('when a delivery was acknowledged, then it is kept and noted; and each is kept once, however often it comes', async () => {
    let interrupted = 0
    for (let round = 0; round < ROUNDS; round += 1) {
      const { data, workspaceId } = await prepared()
      const stream = streamOf.connection(workspaceId, CONNECTION)
      const taken = await killedAfter(data, 1 + (round % OF_ROUND))
      if (taken.length < OF_ROUND) interrupted += 1
      await withStores(data, async ({ registry, eventLog, readStore }) => {
        const notes = (await ok(readWhole(stream, eventLog))).filter(({ type }) => type === 'HookReceived')
        const noted = new Set(notes.map((event) => (event.data as { readonly deliveryId: string }).deliveryId))
        for (const n of taken) expect(noted.has(`delivery-${n}`)).toBe(true)
        const place = await ok(hookedConnection(workspaceId, CONNECTION, { readStore }))
        if (place === null) throw new Error('the connection is known')
        const burst = await ok(nextBurst(place, new Set(), { registry, keys: keysGiven() }))
        expect(burst.deliveryIds.length).toBeGreaterThanOrEqual(taken.length)
        expect(burst.damaged).toBe(0)
      })
      await killedAfter(data, Number.POSITIVE_INFINITY)
      await withStores(data, async ({ registry }) => {
        expect(await ok(registry.inbox.next(CONNECTION, 100))).toHaveLength(OF_ROUND)
      })
    }
    expect(interrupted).toBeGreaterThan(0)
  })
})
