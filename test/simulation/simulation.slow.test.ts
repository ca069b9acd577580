import { execFile } from 'node:child_process'
import { describe, expect, it } from '@jest/globals'
import { project } from '#test/support/process/program'

/** Runs the simulation as `npm run simulate` does: outside of jest it is twice as fast. */
const simulate = (...args: readonly string[]): Promise<{ readonly failed: boolean; readonly said: string }> =>
  new Promise((resolve) => {
    const all = ['run', '--silent', 'simulate', '--', ...args]
    execFile('npm', all, { cwd: project, maxBuffer: 1 << 28 }, (error, stdout, stderr) => {
      process.stderr.write(stdout)
      resolve({ failed: error !== null, said: error === null ? '' : `${stdout}\n${stderr}` })
    })
  })
const proving = process.env['WDI_PROVE'] === '1'
/** In memory, how many for each lane; only a lane of 500 is asked for every hazard. */
const SEEDS = proving ? { lane: 500, mongodb: 200, sqlite: 15 } : { lane: 50, mongodb: 30, sqlite: 4 }
const fine = { failed: false, said: '' }

describe('append, project, crash, restart, take over and replay, simulated', () => {
  it(`${2 * SEEDS.lane} times, end as the world says${proving ? ', and every hazard occurs' : ''}`, async () => {
    // In two lanes, for that is what small machines can do.
    const lanes = [1, SEEDS.lane + 1].map((first) => simulate('--seeds', String(SEEDS.lane), '--first', String(first)))
    expect(await Promise.all(lanes)).toEqual([fine, fine])
  })
  it("on MongoDB's single documents, end as the world says", async () => {
    expect(await simulate('--seeds', String(SEEDS.mongodb), '--stores', 'mongodb')).toEqual(fine)
  })
  it('on SQLite, end as the world says', async () => {
    expect(await simulate('--seeds', String(SEEDS.sqlite), '--stores', 'sqlite')).toEqual(fine)
  })
})
