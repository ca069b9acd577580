import { setTimeout as sleep } from 'node:timers/promises'
import { accessDenied, type CallError, unauthenticated, unknown } from './errors.js'

/** Why every call is refused: as a real server answers a user, or while it starts or its cluster elects. */
export type Refusal = 'wrong_password' | 'access_denied' | 'starting'

/** What becomes of the answers to appends: `silent` is written and never answered, `cut` ends the call instead. */
export type Loss = 'silent' | 'cut'

const REFUSED: Readonly<Record<Refusal, () => CallError>> = {
  wrong_password: unauthenticated,
  access_denied: accessDenied,
  starting: () => unknown('Server Is Not Ready'),
}

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
  /** From now on calls are refused; null ends it. */
  refusal: Refusal | null = null
  /** How long it takes to consider 1,024 events for a subscription. */
  considersMs = 0
  /** Events that subscriptions have considered, let through or not. */
  considered = 0
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

  /** The error with which a call is refused. */
  get refused(): CallError | null {
    return this.refusal === null ? null : REFUSED[this.refusal]()
  }

  /** Waits until an answer may go out; null where it may at once. */
  hold(): Promise<unknown> | null {
    return this.#stalled ?? (this.lateMs === 0 ? null : sleep(this.lateMs))
  }
}
