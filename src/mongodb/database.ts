import { left, right } from 'fp-ts/lib/Either.js'
import { type Db, MongoClient, type MongoClientOptions } from 'mongodb'
import type { OpenError, Outcome, StoreError, StoreName } from '#domain/outcome'
import './closed-cursors.js'
import './closed-sockets.js'

/** A database on a server, and how to close it. */
export interface Database {
  readonly db: Db
  readonly close: () => void
}

/** Writes and reads are on the disks of a majority, so no fail-over reverts them. */
const OPTIONS: MongoClientOptions = {
  writeConcern: { w: 'majority', journal: true },
  readConcern: { level: 'majority' },
  readPreference: 'primary',
  appName: 'wdi',
  connectTimeoutMS: 5_000,
  serverSelectionTimeoutMS: 5_000,
  socketTimeoutMS: 30_000,
}
/** The database if the address names none. */
const NAME = 'wdi'

interface DriverError extends Error {
  readonly code?: unknown
  readonly codeName?: string
  /** The cause of a failed bulk write. */
  readonly errorResponse?: unknown
}
/** Recognised by its name: the class differs if the driver was loaded twice. */
const isDriverError = (error: unknown): error is DriverError =>
  typeof error === 'object' && error !== null && 'name' in error && /^(Mongo|Pool)/.test(String(error.name))

export const DUPLICATE_KEY = 11000
export const isDuplicateKey = (error: unknown): boolean => isDriverError(error) && error.code === DUPLICATE_KEY

/** Messages of the server may hold a caller's data; network messages hold only addresses. */
const causeOf = ({ name, message, code, codeName, errorResponse }: DriverError): string => {
  if (isDriverError(errorResponse)) return causeOf(errorResponse)
  return /Network|ServerSelection/.test(name)
    ? `${name}: ${message}`
    : [name, codeName ?? code].filter((part) => part !== undefined).join(' ')
}

/** The remedy if nothing better is known. */
export const TRY_AGAIN = 'check that the MongoDB of MONGODB_URL runs, then try again'

const AUTHENTICATION_FAILED = 18
const UNAUTHORIZED = 13

/** The advice for an operator about an error, null if none is known. The driver passes on texts of OpenSSL and Node. */
const remedyOf = ({ code, codeName, message }: DriverError): string | null => {
  if (code === AUTHENTICATION_FAILED) return 'correct the user or the password in MONGODB_URL'
  if (code === UNAUTHORIZED) return 'give the user of MONGODB_URL the role readWrite on its database'
  if (codeName === 'OutOfDiskSpace') return 'free space on the disk of the MongoDB, then try again'
  if (/wrong version number|packet length too long/.test(message))
    return 'it speaks no TLS: turn it on there, or leave tls=true out of MONGODB_URL'
  if (/certificate|ALTNAME/.test(message))
    return 'name the file with the certificate of its authority as tlsCAFile in MONGODB_URL, and use a name that its certificate has'
  return null
}

/** Runs a call on the server; failures become an unavailable store. */
export const attempt = async <A>(store: StoreName, run: () => Promise<A>): Outcome<StoreError, A> => {
  try {
    return right(await run())
  } catch (error) {
    if (!isDriverError(error)) throw error
    return left({ tag: 'store_unavailable', store, cause: causeOf(error), remedy: remedyOf(error) ?? TRY_AGAIN })
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
      'MONGODB_URL is not an address of a MongoDB: it should look like mongodb://user:password@host:27017/wdi?authSource=admin',
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
      `the MongoDB at ${hosts || 'the address of MONGODB_URL'} cannot be used (${causeOf(error)}): ${remedyOf(error) ?? 'check that it runs and that MONGODB_URL is right'}`,
    )
  }
}
