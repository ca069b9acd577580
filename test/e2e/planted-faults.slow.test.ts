import { describe, expect, it } from '@jest/globals'
import { faultsFor } from '#test/faults/table'
import { programWith } from '#test/support/process/planted'
import { findingsText, runTrials, theScenes } from '#test/support/process/trials'

const TRIALS = 100

describe('given a commit that is planted to be not atomic', () => {
  it.each(faultsFor('kills'))('when its starts are killed and $name, then the trials find it', async (fault) => {
    const scenes = await theScenes(5_000, await programWith(fault))
    const trials = await runTrials(scenes, { trials: TRIALS, seed: 1, moments: ['commit'], untilFound: true })
    process.stderr.write(`planted "${fault.name}": found after ${trials.trials} kills\n`)
    expect(findingsText(trials)).toMatch(/documents_/)
  })
})
