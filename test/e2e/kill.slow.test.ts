import { describe, expect, it } from '@jest/globals'
import { seed } from '#test/support/process/seed'
import { findingsText, runTrials, theScenes } from '#test/support/process/trials'

const proving = process.env['WDI_PROVE'] === '1'
const TRIALS = proving ? 200 : 12
const COMMITS = 5_000

describe('given starts that are killed between the first append and the ready line', () => {
  it(
    `when ${TRIALS} are followed by another start, then each ends with the result of an undisturbed run`,
    async () => {
      const trials = await runTrials(await theScenes(COMMITS), { trials: TRIALS, seed })
      process.stderr.write(`killed: ${JSON.stringify({ ...trials, findings: trials.findings.length })}\n`)
      expect(findingsText(trials)).toBe('')
      expect(trials.trials).toBe(TRIALS)
    },
    TRIALS * 150_000,
  )
})
