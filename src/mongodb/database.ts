import { left, right } from 'fp-ts/lib/Either.js'
import { type Db, MongoClient, type MongoClientOptions } from 'mongodb'
import type { OpenError, Outcome, StoreUnavailable } from '#domain/outcome'
import './closed-sockets.js'

/** A database of a server, and the way to part from it. */
export interface Database {
  readonly db: Db
  readonly close: () => void
}

/** What is written is on the disks of a majority, and so is what is read: no fail-over takes it back. */
const OPTIONS: MongoClientOptions = {
  writeConcern: { w: 'majority', journal: true },
  readConcern: { level: 'majority' },
  readPreference: 'primary',
  appName: 'wdi',
  connectTimeoutMS: 5_000,
  serverSelectionTimeoutMS: 5_000,
  socketTimeoutMS: 30_000,
}
/** Where the address names no database. */
const NAME = 'wdi'

interface DriverError extends Error {
  readonly code?: unknown
  readonly codeName?: string
  /** Where a bulk of writes failed: what failed it. */
  readonly errorResponse?: unknown
}
/** Told by its name: its class is another one where the driver was loaded twice. */
const isDriverError = (error: unknown): error is DriverError =>
  typeof error === 'object' && error !== null && 'name' in error && /^(Mongo|Pool)/.test(String(error.name))

export const DUPLICATE_KEY = 11000
export const isDuplicateKey = (error: unknown): boolean => isDriverError(error) && error.code === DUPLICATE_KEY

/** Messages of the server may hold a caller's data, those of the network hold addresses alone. */
const causeOf = ({ name, message, code, codeName, errorResponse }: DriverError): string => {
  if (isDriverError(errorResponse)) return causeOf(errorResponse)
  return /Network|ServerSelection/.test(name)
    ? `${name}: ${message}`
    : [name, codeName ?? code].filter((part) => part !== undefined).join(' ')
}

/** Runs something on the server; what goes wrong there is an unavailable store. */
export const attempt = async <A>(
  store: StoreUnavailable['store'],
  run: () => Promise<A>,
): Outcome<StoreUnavailable, A> => {
  try {
    return right(await run())
  } catch (error) {
    if (!isDriverError(error)) throw error
    return left({ tag: 'store_unavailable', store, cause: causeOf(error) })
  }
}

const ADDRESS = /^mongodb(?:\+srv)?:\/\/[^/]+(?:\/([^?]*))?/

/** Connects to the server of an address, `mongodb://…/database`, which may hold a password: no error repeats it. */
export const openMongoDatabase = async (url: string): Outcome<OpenError, Database> => {
  const refused = (message: string) => left<OpenError>({ tag: 'open_error', message })
  const [, name] = ADDRESS.exec(url) ?? []
  let client: MongoClient
  try {
    client = new MongoClient(url, OPTIONS)
  } catch {
    return refused(
      'MONGODB_URL is no address of a MongoDB: it should read like mongodb://user:password@host:27017/wdi?authSource=admin',
    )
  }
  const hosts = client.options.hosts.map(String).join(', ')
  const close = (): void => void client.close().catch(() => undefined)
  try {
    await client.connect()
    return right({ db: client.db(name || NAME), close })
  } catch (error) {
    close()
    if (!isDriverError(error)) throw error
    return refused(
      `the MongoDB at ${hosts || 'the address of MONGODB_URL'} cannot be used (${causeOf(error)}): see that it runs and that MONGODB_URL is right`,
    )
  }
}
