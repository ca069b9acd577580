import { expect, it } from '@jest/globals'
import { describePairs } from '#test/support/process/pairs'
import { seed } from '#test/support/process/seed'
import { killWorkers } from '#test/support/process/worker-kills'

/** Kills on one set of stores, and how many of these there are. */
const [KILLS, ROUNDS] = process.env['WDI_PROVE'] === '1' ? [20, 15] : [8, 1]

describePairs((open) => {
  it.each(Array.from({ length: ROUNDS }, (_, i) => seed + i))(
    `given workers that are killed ${KILLS} times during a batch, then no document is lost or wrong (seed %d)`,
    async (from) => {
      const pair = await open()
      try {
        const killed = await killWorkers(pair, KILLS, from)
        process.stderr.write(`killed: ${JSON.stringify({ ...killed, differences: killed.differences.length })}\n`)
        expect(killed).toMatchObject({ lost: 0, differences: [] })
        expect(killed.documents).toBeGreaterThan(500)
      } finally {
        await pair.close()
      }
    },
    KILLS * 150_000,
  )
})
