import { execFile } from 'node:child_process'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** The newest version whose module can be fetched under this name; those up to 1.26 have no recorded exchanges. */
const MODULE = 'code.gitea.io/gitea@v1.27.3'

/** An exchange with a real host that Gitea's developers recorded. All of them are answers with the status 200. */
export interface RecordedExchange {
  /** The path of the request as it was sent, without its query. */
  readonly path: string
  readonly query: URLSearchParams
  /** The headers of the answer, by their names in lower case. `Date` was not recorded. */
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

/** The requests of one of Gitea's own tests, by the name of its folder. */
export type Recording = 'TestGitHubDownloadRepo' | 'TestGiteaDownloadRepo' | 'TestGitlabDownloadRepo'

const PREFIX = 'GET_'
/** Headers that say how the body was sent, and not what it is. */
const OF_TRANSPORT: ReadonlySet<string> = new Set(['content-length', 'content-encoding', 'transfer-encoding'])

const headersIn = (head: string): Record<string, string> => {
  const headers: Record<string, string> = {}
  for (const line of head.split('\n')) {
    const [name = '', ...value] = line.split(':')
    const known = name.toLowerCase()
    if (!OF_TRANSPORT.has(known)) headers[known] = value.join(':').trim()
  }
  return headers
}

/** A file is called after its request, and holds the headers of the answer, an empty line, and its body. */
const exchangeIn = (file: string, text: string): RecordedExchange => {
  const address = decodeURIComponent(file.slice(PREFIX.length).replaceAll('+', ' '))
  const [path = '', query = ''] = address.split('?', 2)
  const end = text.indexOf('\n\n')
  return { path, query: new URLSearchParams(query), headers: headersIn(text.slice(0, end)), body: text.slice(end + 2) }
}

/** The exchanges of a recording, read from Go's module cache, which is filled where it lacks them. */
export const recordedExchanges = async (recording: Recording): Promise<readonly RecordedExchange[]> => {
  const { stdout } = await run('go', ['mod', 'download', '-json', MODULE])
  const folder = join(JSON.parse(stdout).Dir, 'services/migrations/_mock_data', recording)
  const files = (await readdir(folder)).filter((file) => file.startsWith(PREFIX)).sort()
  return Promise.all(files.map(async (file) => exchangeIn(file, await readFile(join(folder, file), 'utf8'))))
}
