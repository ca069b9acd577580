import { spawn, spawnSync } from 'node:child_process'
import { createHash, randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

// mongo-java-server in a process of its own. Beside a real server it has no sessions, transactions, change streams,
// `explain` and hints, sorts in memory, looks through the whole collection for a filter of more than `_id`, and does one
// command at a time, so that nobody sees half of a bulk: what comes of that is tried on the server in memory
// (memory-server.ts).

const HERE = join(process.cwd(), 'test', 'support', 'mongodb')

/** The longest wait, for a repository that never answers. */
const LONGEST_MS = 300_000

const done = (program: string, args: readonly string[]): void => {
  const { status, stdout, stderr } = spawnSync(program, args, { encoding: 'utf8', timeout: LONGEST_MS })
  if (status !== 0) throw new Error(`${program} could not make the test server: ${stdout}${stderr}`)
}

/**
 * The server's jars and its own class, fetched and compiled once a machine: compiling takes longer than starting. Throws
 * where they cannot be fetched.
 */
export const classes = (): string => {
  const version = ['pom.xml', 'Main.java']
    .reduce((hash, name) => hash.update(readFileSync(join(HERE, name))), createHash('sha256'))
    .digest('hex')
    .slice(0, 12)
  const folder = join(tmpdir(), `wdi-mongodb-${version}`)
  if (existsSync(folder)) return folder
  const fresh = `${folder}-${randomUUID()}`
  mkdirSync(fresh)
  try {
    done('mvn', ['-q', '-B', '-f', join(HERE, 'pom.xml'), 'dependency:copy-dependencies', `-DoutputDirectory=${fresh}`])
    done('javac', ['-cp', join(fresh, '*'), '-d', fresh, join(HERE, 'Main.java')])
    // Another process may have been faster.
    if (!existsSync(folder)) renameSync(fresh, folder)
  } finally {
    rmSync(fresh, { recursive: true, force: true })
  }
  return folder
}

export interface MongoDbServer {
  /** Without a database. */
  readonly url: string
  readonly stop: () => Promise<void>
}
/** One that is one's own. */
export interface OwnMongoDb extends MongoDbServer {
  /** Turns refusal of writes on or off, as by a server whose disk is full. */
  readonly diskFull: (isFull: boolean) => void
  /** Turns 25 ms of delay for each write on or off. */
  readonly slow: (isSlow: boolean) => void
}

/** Options for a server that lives for some seconds: its compilers and collectors leave the cores to the tests. */
export const SHORT_LIVED = ['-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC'] as const

/** Starts a server on a port, 0 for a free one; with a file, its data outlives it there. */
export const startJavaServer = async (
  port = 0,
  file?: string,
  options: readonly string[] = [],
): Promise<OwnMongoDb> => {
  const more = file === undefined ? [] : [file]
  const folder = classes()
  const args = [...options, '-cp', `${folder}:${join(folder, '*')}`, 'Main', String(port), ...more]
  const server = spawn('java', args, { stdio: ['pipe', 'pipe', 'ignore'] })
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()))
  const url = await new Promise<string>((resolve, reject) => {
    createInterface(server.stdout).once('line', resolve)
    void ended.then(() => reject(new Error('the MongoDB for tests did not start')))
  })
  const stop = (): Promise<void> => {
    server.stdin.end()
    return ended
  }
  const tell = (what: string): void => void server.stdin.write(what)
  return { url, stop, diskFull: (isFull) => tell(isFull ? 'f' : 'e'), slow: (isSlow) => tell(isSlow ? 's' : 'e') }
}

/** The address of a database that nobody else uses. */
export const newDatabase = ({ url }: MongoDbServer): string => {
  const [, server = url, options = ''] = /^([a-z+]+:\/\/[^/?]+)(?:\/[^?]*)?(\?.*)?$/.exec(url) ?? []
  return `${server}/wdi-test-${randomUUID()}${options}`
}
