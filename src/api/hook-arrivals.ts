// Bounds of deliveries whose bodies arrive: they hold no turn meanwhile, and are in memory until they are kept.

/** The bounds of deliveries that arrive at a time. */
export interface HookBounds {
  readonly all: number
  readonly ofConnection: number
  /** The bytes of all of them that have come so far. */
  readonly bytes: number
}
export const HOOK_BOUNDS: HookBounds = { all: 64, ofConnection: 16, bytes: 64 * 1024 * 1024 }

/** One delivery that arrives. */
export interface Arrival {
  /** Holds further bytes; false where all deliveries would hold too many. */
  readonly hold: (bytes: number) => boolean
  readonly leave: () => void
}

/** Lets deliveries arrive; null where too many do. */
export const hookArrivals = (bounds: HookBounds) => {
  const arriving = new Map<string, number>()
  let all = 0
  let held = 0
  return (connectionId: string): Arrival | null => {
    const ofConnection = arriving.get(connectionId) ?? 0
    if (all >= bounds.all || ofConnection >= bounds.ofConnection) return null
    arriving.set(connectionId, ofConnection + 1)
    all += 1
    let own = 0
    let hasLeft = false
    return {
      hold: (bytes) => {
        if (held + bytes > bounds.bytes) return false
        held += bytes
        own += bytes
        return true
      },
      leave: () => {
        if (hasLeft) return
        hasLeft = true
        all -= 1
        held -= own
        const others = (arriving.get(connectionId) ?? 1) - 1
        if (others === 0) arriving.delete(connectionId)
        else arriving.set(connectionId, others)
      },
    }
  }
}
