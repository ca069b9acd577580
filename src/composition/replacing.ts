/** What ran shorter than this is not replaced at once. */
const SHORT_LIFE_MS = 5_000
const FIRST_PAUSE_MS = 500
const LONGEST_PAUSE_MS = 30_000

/** Pauses before what ends by itself is started again, growing while it lives only shortly. */
export class Pauses {
  #shortLives = 0

  /** Gives the pause after a life, both in milliseconds. */
  after(life: number): number {
    this.#shortLives = life < SHORT_LIFE_MS ? this.#shortLives + 1 : 0
    return this.#shortLives === 0 ? 0 : Math.min(FIRST_PAUSE_MS * 2 ** (this.#shortLives - 1), LONGEST_PAUSE_MS)
  }
}
