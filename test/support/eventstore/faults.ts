import { setTimeout as sleep } from 'node:timers/promises'
import { accessDenied, type CallError, unauthenticated, unknown } from './errors.js'

/** The reason why every call is refused: as a real server answers a user, or while it starts or its cluster elects. */
export type Refusal = 'wrong_password' | 'access_denied' | 'starting'

/** The loss of answers to appends: `silent` is written and never answered, `cut` ends the call instead. */
export type Loss = 'silent' | 'cut'

const REFUSED: Readonly<Record<Refusal, () => CallError>> = {
  wrong_password: unauthenticated,
  access_denied: accessDenied,
  starting: () => unknown('Server Is Not Ready'),
}

/** The faults that a server can be told to have. */
export class Faults {
  /** Milliseconds by which every answer is late. */
  lateMs = 0
  /** Appends are refused, as by a server whose disk is full. */
  diskFull = false
  /** Takes a repeated append for one at a wrong revision. */
  forgetful = false
  /** Milliseconds by which the server's clock is ahead. */
  aheadMs = 0
  /** Called when a subscription is asked for, before it begins. */
  onSubscription: () => void = () => undefined
  readonly #losses: Loss[] = []
  /** The reason for which calls are refused from now on; null ends it. */
  refusal: Refusal | null = null
  /** Milliseconds that it takes to consider 1,024 events for a subscription. */
  considersMs = 0
  /** Events that subscriptions have considered, let through or not. */
  considered = 0
  #stalled: Promise<void> | null = null
  #goOn: () => void = () => undefined

  /** Stops answering until `goOn`. */
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

  /** The error with which a call is refused. */
  get refused(): CallError | null {
    return this.refusal === null ? null : REFUSED[this.refusal]()
  }

  /** Waits until an answer may go out; null where it may at once. */
  hold(): Promise<unknown> | null {
    return this.#stalled ?? (this.lateMs === 0 ? null : sleep(this.lateMs))
  }
}
