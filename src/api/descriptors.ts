import { readFileSync } from 'node:fs'

/** Descriptors reserved for stores, logs and connections to servers. */
const RESERVED = 128

/** The maximum of open files and sockets of this process; null if unknown. */
export const descriptorLimit = (): number | null => {
  try {
    const soft = /^Max open files +(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8'))?.[1]
    return soft === undefined ? null : Number(soft)
  } catch {
    return null
  }
}

/**
 * The maximum of connections that leaves descriptors for the stores. When the last descriptor is used up, Node
 * closes a new connection silently.
 */
export const mostConnections = (limit: number): number => Math.max(limit - RESERVED, Math.floor(limit / 2))
