import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, openSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { hermetic } from '#test/support/git/run'
import { freePort } from '#test/support/process/free-port'
import { type BuiltGitea, builtGitea } from './build-gitea.js'

const run = promisify(execFile)

type Json = Readonly<Record<string, unknown>>

/** A Gitea on a free port of this machine, with one user who administers it. */
export interface Gitea {
  /** `http://127.0.0.1:<port>`. */
  readonly address: string
  readonly user: string
  /** A token that may do everything. */
  readonly token: string
  /** A new token with some rights: `read:repository,read:issue`. */
  readonly tokenWith: (scopes: string) => Promise<string>
  /** The body of an answer of its API; throws for any status but 200 to 299. `path` follows `/api/v1`. */
  readonly api: (method: string, path: string, body?: Json) => Promise<unknown>
  /** The body of an answer; null if there is nothing. */
  readonly find: (path: string) => Promise<unknown>
  /** A new folder with a clone of a repository, `owner/name`; pushes need no password. */
  readonly clone: (repository: string) => Promise<string>
  /** Runs git in a folder. */
  readonly git: (folder: string, ...args: readonly string[]) => Promise<string>
  /** Waits up to a minute. */
  readonly until: (isSo: () => Promise<boolean>, waitedFor: string) => Promise<void>
  /** Waits until its clock shows another second: its instants have no parts of seconds. */
  readonly nextSecond: () => Promise<void>
  readonly stop: () => Promise<void>
}

/** The most records of a page, so low that lists of tests have several. */
export const PAGE = 4

const USER = 'ada'
const PASSWORD = 'correct horse battery staple'

const settings = (folder: string, port: number, files: string): string => `
RUN_USER = ${userInfo().username}
RUN_MODE = prod
WORK_PATH = ${folder}
I_AM_BEING_UNSAFE_RUNNING_AS_ROOT = ${userInfo().uid === 0}
[server]
PROTOCOL = http
HTTP_ADDR = 127.0.0.1
HTTP_PORT = ${port}
ROOT_URL = http://127.0.0.1:${port}/
STATIC_ROOT_PATH = ${files}
DISABLE_SSH = true
OFFLINE_MODE = true
LFS_START_SERVER = false
[database]
DB_TYPE = sqlite3
PATH = ${join(folder, 'gitea.db')}
[security]
INSTALL_LOCK = true
SECRET_KEY = of-tests-only
[service]
DISABLE_REGISTRATION = true
[repository]
DEFAULT_BRANCH = main
DEFAULT_PUSH_CREATE_PRIVATE = false
[api]
MAX_RESPONSE_ITEMS = ${PAGE}
DEFAULT_PAGING_NUM = 3
[webhook]
ALLOWED_HOST_LIST = loopback
[indexer]
ISSUE_INDEXER_TYPE = db
[actions]
ENABLED = false
[log]
LEVEL = Warn
`

/** Waits up to a minute. */
const until = async (isSo: () => Promise<boolean>, waitedFor: string): Promise<void> => {
  for (let tries = 0; tries < 600; tries += 1) {
    if (await isSo().catch(() => false)) return
    await pause(100)
  }
  throw new Error(`Gitea: waited in vain for ${waitedFor}`)
}

interface Started extends BuiltGitea {
  readonly folder: string
  readonly address: string
  readonly stop: () => Promise<void>
}

const startServer = async (): Promise<Started> => {
  const built = await builtGitea()
  const folder = mkdtempSync(join(tmpdir(), 'wdi-gitea-data-'))
  const port = await freePort()
  mkdirSync(join(folder, 'custom', 'conf'), { recursive: true })
  writeFileSync(join(folder, 'custom', 'conf', 'app.ini'), settings(folder, port, built.files))
  const log = openSync(join(folder, 'gitea.log'), 'a')
  const server = spawn(built.binary, ['web'], {
    cwd: folder,
    env: { ...process.env, GITEA_WORK_DIR: folder, HOME: folder },
    stdio: ['ignore', log, log],
  })
  const stop = async (): Promise<void> => {
    if (server.exitCode === null) {
      server.kill()
      await once(server, 'exit')
    }
    rmSync(folder, { recursive: true, force: true })
  }
  const address = `http://127.0.0.1:${port}`
  await until(async () => (await fetch(`${address}/api/v1/version`)).ok, 'its start')
  return { ...built, folder, address, stop }
}

/** Starts a Gitea; builds it before, if this machine has none yet. */
export const startGitea = async (): Promise<Gitea> => {
  const { binary, folder, address, stop } = await startServer()
  const admin = async (...args: readonly string[]): Promise<string> => {
    const env = { ...process.env, GITEA_WORK_DIR: folder, HOME: folder }
    return (await run(binary, ['admin', 'user', ...args], { cwd: folder, env })).stdout
  }
  let tokens = 0
  const tokenWith = async (scopes: string): Promise<string> => {
    tokens += 1
    const name = `token-${tokens}`
    const said = await admin(
      'generate-access-token',
      '--username',
      USER,
      '--token-name',
      name,
      '--scopes',
      scopes,
      '--raw',
    )
    // Warnings stand before it or after it.
    const token = said.split('\n').find((line) => /^[0-9a-f]{40}$/.test(line))
    if (token === undefined) throw new Error(`Gitea: no token in ${said}`)
    return token
  }
  const mail = `${USER}@example.com`
  await admin('create', '--admin', '--username', USER, '--password', PASSWORD, '--email', mail)
  const token = await tokenWith('all')

  const asked = (method: string, path: string, body?: Json): Promise<Response> =>
    fetch(`${address}/api/v1${path}`, {
      method,
      redirect: 'manual',
      headers: { authorization: `token ${token}`, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
  const git = (at: string, ...args: readonly string[]): Promise<string> => hermetic(at, args)
  const second = async (): Promise<string | null> => (await fetch(`${address}/api/v1/version`)).headers.get('date')

  return {
    address,
    user: USER,
    token,
    tokenWith,
    api: async (method, path, body) => {
      const answer = await asked(method, path, body)
      const text = await answer.text()
      if (!answer.ok) throw new Error(`Gitea: ${method} ${path} is answered with ${answer.status}: ${text}`)
      return text === '' ? null : JSON.parse(text)
    },
    find: async (path) => {
      const answer = await asked('GET', path)
      if (!answer.ok && answer.status !== 404) throw new Error(`Gitea: GET ${path} is answered with ${answer.status}`)
      return answer.ok ? await answer.json() : null
    },
    clone: async (repository) => {
      const clone = mkdtempSync(join(folder, 'clone-'))
      const remote = address.replace('http://', `http://${USER}:${token}@`)
      await git(clone, 'clone', '--quiet', `${remote}/${repository}.git`, '.')
      return clone
    },
    git,
    until,
    nextSecond: async () => {
      const before = await second()
      await until(async () => (await second()) !== before, 'another second')
    },
    stop,
  }
}
