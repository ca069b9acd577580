import { setTimeout as sleep } from 'node:timers/promises'

/** What becomes of the answers to appends: `silent` is written and never answered, `cut` ends the call instead. */
export type Loss = 'silent' | 'cut'

/** What a server can be told to do wrong. */
export class Faults {
  /** Every answer waits for so long. */
  lateMs = 0
  /** Appends are refused, as by a server whose disk is full. */
  diskFull = false
  /** It takes an append that it had before for one at a wrong revision. */
  forgetful = false
  /** So much later is it on the server's clock. */
  aheadMs = 0
  /** Called when a subscription is asked for, before it begins. */
  onSubscription: () => void = () => undefined
  readonly #losses: Loss[] = []
  #stalled: Promise<void> | null = null
  #goOn: () => void = () => undefined

  /** From now on nothing is answered. */
  stall(): void {
    this.#stalled = new Promise((resolve) => {
      this.#goOn = resolve
    })
  }
  goOn(): void {
    this.#stalled = null
    this.#goOn()
  }
  /** The answers to the next appends get lost, one after the other. */
  loseAnswers(...losses: readonly Loss[]): void {
    this.#losses.push(...losses)
  }
  nextLoss(): Loss | undefined {
    return this.#losses.shift()
  }

  /** Waits until an answer may go out; null where it may at once. */
  hold(): Promise<unknown> | null {
    return this.#stalled ?? (this.lateMs === 0 ? null : sleep(this.lateMs))
  }
}
