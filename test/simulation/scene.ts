import type { Instant } from '#domain/common'
import { connectionIdOf } from '#import/run'
import { uuid, WORKSPACE } from '#test/projections/support/events'
import type { Installation } from './installation.js'
import { readingOf } from './sources.js'
import { SOURCES, type Source, type World } from './world.js'

/** One of which people say but where its containers belong; where the store has partitions, in another than the first. */
const NEIGHBOUR = uuid('neighbour')
export const WORKSPACES = [WORKSPACE, NEIGHBOUR] as const

/** Everything that one run has. */
export interface Scene {
  readonly installation: Installation
  readonly world: World
  /** Sources by the ids of their connections. */
  readonly connections: ReadonlyMap<string, Source>
  readonly sourceOf: (connectionId: string) => Source
  /** No two askings get the same, so that of two words one is the last. */
  readonly timeOfDay: () => Instant
  /** The defects found so far. */
  readonly findings: string[]
}

const BEGIN = Date.UTC(2026, 5, 1)

export const newScene = (installation: Installation): Scene => {
  const world: World = { changes: [], items: [], releases: [] }
  const connections = new Map(
    SOURCES.map((source) => [connectionIdOf(WORKSPACE, readingOf(source, world, null)), source]),
  )
  let last = 0
  return {
    installation,
    world,
    connections,
    findings: [],
    sourceOf: (connectionId) => connections.get(connectionId) as Source,
    timeOfDay: () => {
      last = Math.max(last + 1, BEGIN + installation.sim.now)
      return new Date(last).toISOString()
    },
  }
}
