import { randomUUID } from 'node:crypto'
import { isLeft, left } from 'fp-ts/lib/Either.js'
import type { Environment } from '#app/environment'
import type { Uuid } from '#domain/common'
import type { Outcome, StoreError } from '#domain/outcome'
import { epochOf, instantOf } from '#domain/time'
import type { Turn } from '#registry/port'

/** A turn is taken for so long, in milliseconds, and taken again as long as its use lasts. */
const TURN_MS = 30_000
const TURN_KEPT_EVERY_MS = 10_000

/** Another worker has the turn of a connection. */
export interface BeingRead {
  readonly tag: 'being_read'
  readonly message: string
}

/** The connection whose turn is taken. */
export interface TurnOf {
  readonly workspaceId: Uuid
  readonly connectionId: Uuid
  readonly label: string
}

/** Keeps a turn as long as its use lasts; ends that if another worker has taken it. */
const keepingTurn = async <A>(
  turn: Omit<Turn, 'until'>,
  { registry, now }: Environment,
  use: (lost: AbortSignal) => Promise<A>,
): Promise<A> => {
  const lost = new AbortController()
  const timer = setInterval(async () => {
    const until = instantOf(epochOf(now()) + TURN_MS)
    const kept = await registry.turns.take({ ...turn, until }, now())
    if (!isLeft(kept) && !kept.right) lost.abort()
  }, TURN_KEPT_EVERY_MS)
  try {
    return await use(lost.signal)
  } finally {
    clearInterval(timer)
    await registry.turns.release(turn)
  }
}

/** Asks the host of a connection in its turn, which one process at a time has. `stop` ends what is asked where the turn is lost. */
export const inTurn = async <E, A>(
  { workspaceId, connectionId, label }: TurnOf,
  environment: Environment,
  use: (stop: AbortSignal) => Outcome<E, A>,
): Outcome<E | StoreError | BeingRead, A> => {
  const { registry, now, watcher } = environment
  const turn = { workspaceId, connectionId, holder: randomUUID() }
  const until = instantOf(epochOf(now()) + TURN_MS)
  const taken = await registry.turns.take({ ...turn, until }, now())
  if (isLeft(taken)) return taken
  if (!taken.right)
    return left({
      tag: 'being_read',
      message: `${label} is being read by another worker: wait until that ends; if it was killed, try again in 30 seconds`,
    })
  return keepingTurn(turn, environment, (lost) => use(AbortSignal.any([lost, watcher.stop])))
}
