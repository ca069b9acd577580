import { hash } from 'node:crypto'

/** A key of what is said: no two of a source are the same. */
export const digestOf = (says: string): string => hash('sha256', says, 'base64url').slice(0, 22)
