import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { describe, it } from '@jest/globals'
import { type MongoDbServer, SHORT_LIVED, startJavaServer } from './java-server.js'

export { type MongoDbServer, newDatabase, type OwnMongoDb, startJavaServer } from './java-server.js'

// The MongoDB of MONGODB_URL or, where that is not set, one of the tests' own. Where the two differ the real one decides.

const isFound = (program: string): boolean =>
  (process.env['PATH'] ?? '').split(delimiter).some((folder) => {
    try {
      accessSync(join(folder, program), constants.X_OK)
      return true
    } catch {
      return false
    }
  })

const SKIPPED =
  'MongoDB suites are skipped: set MONGODB_URL to a server, or install a JDK and Maven (apt-get install openjdk-17-jdk-headless maven)'
const canStart = isFound('javac') && isFound('mvn')
const canRun = canStart || process.env['MONGODB_URL'] !== undefined

const describeWhere = (can: boolean) => (name: string, suite: () => void) => {
  if (can) {
    describe(name, suite)
    return
  }
  process.stderr.write(`${SKIPPED}\n`)
  describe.skip(name, () => {
    it.skip(SKIPPED, () => undefined)
  })
}

/** A suite that needs MongoDB; skipped, with one line that says how to get it, where there is none. */
export const describeMongoDb = describeWhere(canRun)
/** One that starts and stops it. */
export const describeOwnMongoDb = describeWhere(canStart)

/** The server that tests use. */
export const startMongoDb = async (): Promise<MongoDbServer> => {
  const url = process.env['MONGODB_URL']
  return url === undefined ? startJavaServer(0, undefined, SHORT_LIVED) : { url, stop: async () => undefined }
}
