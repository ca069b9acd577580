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
/** The number of seeds of each lane. */
const SEEDS = process.env['WDI_PROVE'] === '1' ? 500 : 250
const fine = { failed: false, said: '' }

describe('append, project, crash, restart, take over and replay, simulated', () => {
  it('hundreds of times, end as the world says, and every hazard occurs', async () => {
    // In two lanes, for that is what small machines can do; of each, all hazards are asked for.
    const lanes = [1, SEEDS + 1].map((first) => simulate('--seeds', String(SEEDS), '--first', String(first)))
    expect(await Promise.all(lanes)).toEqual([fine, fine])
  })
  it("on MongoDB's single documents, end as the world says", async () => {
    expect(await simulate('--seeds', '200', '--stores', 'mongodb')).toEqual(fine)
  })
  it('on SQLite, end as the world says', async () => {
    expect(await simulate('--seeds', '15', '--stores', 'sqlite')).toEqual(fine)
  })
})
