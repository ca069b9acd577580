/** Lets a number of callers in at a time; the others wait for their turn. */
export class Room {
  #free: number
  readonly #waiting: (() => void)[] = []

  constructor(places: number) {
    this.#free = places
  }

  /** Returns once there is a place, with what gives it back. */
  async enter(): Promise<() => void> {
    if (this.#free > 0) this.#free -= 1
    else await new Promise<void>((resolve) => this.#waiting.push(resolve))
    let isOut = false
    return () => {
      if (isOut) return
      isOut = true
      const next = this.#waiting.shift()
      if (next === undefined) this.#free += 1
      else next()
    }
  }
}
