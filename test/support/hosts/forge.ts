import type { Ask } from '#sources/kit/hosts/ask'
import type { Host } from '#sources/kit/hosts/host'
import { type MovedClock, movedClock } from './clock.js'
import { clientAt } from './local-client.js'
import type { LocalHost } from './local-host.js'

export const NOW = '2026-03-10T12:00:00.000Z'

/** A clock that stands where the samples of forges end. */
export const forgeClock = (): MovedClock => movedClock(NOW)

/** Asks a local forge by the real client. */
export const askForge = (host: Host, local: LocalHost): Ask => clientAt(local, host, forgeClock()).ask

/** `#n` down to `#1`. */
export const keysDownFrom = (n: number): readonly string[] => Array.from({ length: n }, (_, i) => `#${n - i}`)
