import { accessSync, constants, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { describe, it } from '@jest/globals'
import { given } from '#test/support/given'
import { classes, type MongoDbServer, SHORT_LIVED, startJavaServer } from './java-server.js'

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

/** The reason why no server of the tests can be started; null if one can. */
const whyNone = (): string | null => {
  if (!isFound('javac') || !isFound('mvn'))
    return 'there is no JDK or no Maven (apt-get install openjdk-17-jdk-headless maven)'
  // A repository that is not reached may take long to say so: it is asked once a run.
  const note = join(tmpdir(), `wdi-mongodb-none-${given.run}`)
  if (existsSync(note)) return readFileSync(note, 'utf8')
  try {
    classes()
    return null
  } catch (error) {
    const [said = ''] = (error as Error).message.split('\n')
    writeFileSync(note, `Maven reaches no repository that has the server of the tests (${said.slice(0, MOST_SAID)})`)
    return readFileSync(note, 'utf8')
  }
}
const MOST_SAID = 300

/** A suite that is skipped where something lacks, with a line that says what; where CI is set, it fails. */
const describeUnless = (whyNot: () => string | null) => (name: string, suite: () => void) => {
  const lacks = whyNot()
  if (lacks === null) {
    describe(name, suite)
    return
  }
  if (process.env['CI']) {
    describe(name, () => {
      it('has a server', () => {
        throw new Error(`MongoDB suites are required where CI is set: ${lacks}`)
      })
    })
    return
  }
  const sentence = `MongoDB suites are skipped: ${lacks}. MONGODB_URL may name a server`
  process.stderr.write(`${sentence}\n`)
  describe.skip(name, () => {
    it.skip(sentence, () => undefined)
  })
}

/** A suite that needs MongoDB. */
export const describeMongoDb = describeUnless(() => (given.mongoDbUrl === '' ? whyNone() : null))
/** One that starts and stops it. */
export const describeOwnMongoDb = describeUnless(whyNone)

/** The server that tests use. */
export const startMongoDb = async (): Promise<MongoDbServer> => {
  const url = given.mongoDbUrl
  return url === '' ? startJavaServer(0, undefined, SHORT_LIVED) : { url, stop: async () => undefined }
}
