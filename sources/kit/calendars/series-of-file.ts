/** The most occurrences of all series of a file: ten years of working days for some forty meetings. */
export const MOST_OF_FILE = 100_000
/** The most periods that rules of a file look at which take the library: each costs up to a few thousandths of a second. */
export const MOST_PERIODS_OF_FILE = 20_000

/**
 * Bounds what the series of one file may come to, and so the time that they take, whatever the file says. Once they came to more,
 * no later series is followed.
 */
export class SeriesOfFile {
  #occurrences = 0
  #periods = 0

  get isFull(): boolean {
    return this.#occurrences > MOST_OF_FILE || this.#periods > MOST_PERIODS_OF_FILE
  }

  /** Counts occurrences of a series. Returns whether they are within the bound. */
  takesOccurrences(n: number): boolean {
    this.#occurrences += n
    return !this.isFull
  }

  /** Counts periods of a rule that are to be looked at. Returns whether they are within the bound. */
  takesPeriods(n: number): boolean {
    this.#periods += n
    return !this.isFull
  }
}
