import { products } from '#sources/products'
import type { ConnectionState } from '../entities/connection.js'

/** The provider of a file that names no other. */
export const IMPORTED = 'csv'

/** The way each product is set up. What this version does not read is imported as files, through `csv`. */
const setupKinds = new Map(products.map(({ provider, setupKind }) => [provider, setupKind]))

/** Says whether the service reads a connection by itself, as often as the plan says; a person imports all others. */
export const isScheduled = ({ asked }: Pick<ConnectionState, 'asked'>): boolean => asked !== null

/** Says whether a provider's evidence comes in by files. */
export const isImported = (provider: string): boolean => setupKinds.get(provider) !== 'local_path'
