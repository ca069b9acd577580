import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

const RADICALE_VERSION = '3.9.0'

/** Installs Radicale into an environment of its own, once for this machine, and returns its program. It is kept in the system's temporary folder. */
export const installedRadicale = async (): Promise<string> => {
  const folder = join(tmpdir(), `wdi-radicale-${RADICALE_VERSION}`)
  const finished = join(folder, 'finished')
  if (!existsSync(finished)) {
    await rm(folder, { recursive: true, force: true })
    await run('python3', ['-m', 'venv', folder])
    await run(join(folder, 'bin', 'pip'), ['install', '--quiet', `radicale==${RADICALE_VERSION}`])
    await writeFile(finished, '')
  }
  return join(folder, 'bin', 'radicale')
}
