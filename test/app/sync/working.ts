import { isLeft } from 'fp-ts/lib/Either.js'
import { pino } from 'pino'
import { foldAll } from '#app/folding'
import { dueConnections, keepSyncing } from '#app/sync/keep-syncing'
import type { Uuid } from '#domain/common'
import type { Registry } from '#registry/port'
import type { LocalHost } from '#test/support/hosts/local-host'
import { ok } from '#test/support/stores/outcome'
import type { SyncWorld } from './syncing.js'

/** The time that passes from one look of a worker at what is due to the next one. */
const BETWEEN_LOOKS_MS = 20_000

/** A turn of a connection that a worker took. */
export interface TakenTurn {
  readonly connectionId: Uuid
  /** Milliseconds since 1970. */
  readonly at: number
  /** The connections that it read at the same time. */
  readonly beside: readonly Uuid[]
}

/** A worker that has ended: the turns that it took, and the lines of its log. */
export interface Worked {
  readonly turns: readonly TakenTurn[]
  readonly log: string
}

/**
 * Lets a worker read what is due, while so much time passes here and at hosts. Time passes only while nothing is due or read, but for
 * connections that `hang`: until then the worker looks again at the same instant.
 */
export const works = async (
  world: SyncWorld,
  ms: number,
  hosts: readonly LocalHost[],
  hang: readonly Uuid[] = [],
): Promise<Worked> => {
  const { clock, environment } = world
  const { turns } = environment.registry
  const taken: TakenTurn[] = []
  const open = new Map<string, Uuid>()
  const registry: Registry = {
    ...environment.registry,
    turns: {
      ...turns,
      take: async (turn, now) => {
        const outcome = await turns.take(turn, now)
        if (isLeft(outcome) || !outcome.right || open.has(turn.holder)) return outcome
        taken.push({ connectionId: turn.connectionId, at: clock.monotonicMs(), beside: [...open.values()] })
        open.set(turn.holder, turn.connectionId)
        return outcome
      },
      release: async (turn) => {
        const outcome = await turns.release(turn)
        open.delete(turn.holder)
        return outcome
      },
    },
  }
  await ok(foldAll(world.workspaceId, environment))
  const stop = new AbortController()
  const lines: string[] = []
  const log = pino({}, { write: (line: string) => lines.push(line) })
  const end = clock.monotonicMs() + ms
  const isHanging = (one: Uuid): boolean => hang.includes(one) && [...open.values()].includes(one)
  /** A run takes its turn a little after it was begun: until then its connection is due. */
  const isIdle = async (): Promise<boolean> => {
    const due = await ok(dueConnections(environment))
    return [...open.values(), ...due.map(({ connectionId }) => connectionId)].every(isHanging)
  }
  await keepSyncing(
    {
      environment: { ...environment, registry, watcher: { ...environment.watcher, stop: stop.signal } },
      hosts: world.hosts,
      log,
      isLogged: async () => false,
    },
    stop.signal,
    {
      monotonicMs: clock.monotonicMs,
      sleep: async () => {
        await new Promise((resolve) => setImmediate(resolve))
        if (!(await isIdle())) return
        world.passes(BETWEEN_LOOKS_MS, ...hosts)
        if (clock.monotonicMs() >= end) stop.abort()
      },
    },
  )
  return { turns: taken, log: lines.join('') }
}
