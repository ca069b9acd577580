import { TestEnvironment } from 'jest-environment-node'

/** Tests that come after one that failed are skipped: a finder has found its fault, and others might hang until their timeout. */
// biome-ignore lint/style/noDefaultExport: what jest reads
export default class FirstFailure extends TestEnvironment {
  #hasFailed = false

  handleTestEvent(event) {
    if (event.name === 'test_done' && event.test.errors.length > 0) this.#hasFailed = true
    if (event.name === 'test_start' && this.#hasFailed) event.test.mode = 'skip'
  }
}
