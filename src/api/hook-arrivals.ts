// Bounds of deliveries whose bodies arrive: they hold no turn meanwhile, and are in memory until they are kept.

/** A number of deliveries that arrive at a time, and the bytes of them that have come so far. */
export interface Arriving {
  readonly deliveries: number
  readonly bytes: number
}

/** The bounds of deliveries that arrive at a time. No workspace takes all places, so that none stops another. */
export interface HookBounds {
  readonly all: Arriving
  readonly ofWorkspace: Arriving
  readonly ofConnection: Arriving
}
const MIB = 1024 * 1024
export const HOOK_BOUNDS: HookBounds = {
  all: { deliveries: 64, bytes: 64 * MIB },
  ofWorkspace: { deliveries: 32, bytes: 32 * MIB },
  ofConnection: { deliveries: 16, bytes: 32 * MIB },
}

/** One delivery that arrives. */
export interface Arrival {
  /** Holds further bytes; false where too many would be held. */
  readonly hold: (bytes: number) => boolean
  readonly leave: () => void
}

/** The place that a delivery is for. */
export interface HookPlace {
  readonly workspaceId: string
  readonly connectionId: string
}

/** Counts what arrives, by a name. */
const counted = (most: Arriving) => {
  const arriving = new Map<string, Arriving>()
  const of = (name: string): Arriving => arriving.get(name) ?? { deliveries: 0, bytes: 0 }
  return {
    hasRoom: (name: string, more: Arriving): boolean => {
      const { deliveries, bytes } = of(name)
      return deliveries + more.deliveries <= most.deliveries && bytes + more.bytes <= most.bytes
    },
    add: (name: string, more: Arriving): void => {
      const before = of(name)
      const deliveries = before.deliveries + more.deliveries
      if (deliveries === 0) arriving.delete(name)
      else arriving.set(name, { deliveries, bytes: before.bytes + more.bytes })
    },
  }
}

/** Lets deliveries arrive; null where too many do. */
export const hookArrivals = (bounds: HookBounds) => {
  const all = counted(bounds.all)
  const ofWorkspace = counted(bounds.ofWorkspace)
  const ofConnection = counted(bounds.ofConnection)
  return ({ workspaceId, connectionId }: HookPlace): Arrival | null => {
    const places = [
      [all, ''],
      [ofWorkspace, workspaceId],
      [ofConnection, connectionId],
    ] as const
    /** Takes room for more; false where there is none. */
    const take = (more: Arriving): boolean => {
      if (!places.every(([counts, name]) => counts.hasRoom(name, more))) return false
      for (const [counts, name] of places) counts.add(name, more)
      return true
    }
    if (!take({ deliveries: 1, bytes: 0 })) return null
    let own = 0
    let hasLeft = false
    return {
      hold: (bytes) => {
        const isHeld = take({ deliveries: 0, bytes })
        if (isHeld) own += bytes
        return isHeld
      },
      leave: () => {
        if (hasLeft) return
        hasLeft = true
        for (const [counts, name] of places) counts.add(name, { deliveries: -1, bytes: -own })
      },
    }
  }
}
