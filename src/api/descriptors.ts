import { readFileSync } from 'node:fs'

/** What stores, logs and connections to servers need beside those of clients. */
const RESERVED = 128

/** How many files and sockets this process may have open; null where the system does not say. */
export const descriptorLimit = (): number | null => {
  try {
    const soft = /^Max open files +(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8'))?.[1]
    return soft === undefined ? null : Number(soft)
  } catch {
    return null
  }
}

/**
 * So many connections are taken at a time, that descriptors are left for the stores. Where the last one is used up, Node
 * closes a new connection and tells nobody.
 */
export const mostConnections = (limit: number): number => Math.max(limit - RESERVED, Math.floor(limit / 2))
