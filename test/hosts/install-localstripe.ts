import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

const LOCALSTRIPE_VERSION = '1.15.10'

/**
 * Installs localstripe into an environment of its own, once for this machine, and returns its program. It is kept in the system's
 * temporary folder. Its licence is the GPL: it is run, and no part of it is shipped.
 */
export const installedLocalstripe = async (): Promise<string> => {
  const folder = join(tmpdir(), `wdi-localstripe-${LOCALSTRIPE_VERSION}`)
  const finished = join(folder, 'finished')
  if (!existsSync(finished)) {
    await rm(folder, { recursive: true, force: true })
    await run('python3', ['-m', 'venv', folder])
    await run(join(folder, 'bin', 'pip'), ['install', '--quiet', `localstripe==${LOCALSTRIPE_VERSION}`])
    await writeFile(finished, '')
  }
  return join(folder, 'bin', 'localstripe')
}
