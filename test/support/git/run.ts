import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const env: NodeJS.ProcessEnv = {
  ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('GIT_'))),
  GIT_CONFIG_NOSYSTEM: '1',
  GIT_CONFIG_GLOBAL: join(import.meta.dirname, 'gitconfig'),
  GIT_AUTHOR_NAME: 'Ann Author',
  GIT_AUTHOR_EMAIL: 'ann@example.com',
  GIT_COMMITTER_NAME: 'Cy Committer',
  GIT_COMMITTER_EMAIL: 'cy@example.com',
  GIT_AUTHOR_DATE: '2024-01-01T00:00:00Z',
  GIT_COMMITTER_DATE: '2024-01-01T00:00:00Z',
  LC_ALL: 'C',
}

const run = (file: string, args: readonly string[], cwd: string): Promise<string> =>
  new Promise((resolve, reject) => {
    execFile(file, args, { cwd, env, maxBuffer: 1 << 28 }, (error, stdout, stderr) =>
      error === null ? resolve(stdout) : reject(new Error(`${file} ${args.join(' ')}: ${stderr}`)),
    )
  })

/** Runs git in a folder, untouched by the user's configuration. */
export const hermetic = (cwd: string, args: readonly string[]): Promise<string> => run('git', args, cwd)

/** Runs a line of shell in a folder. */
export const shell = (cwd: string, script: string): Promise<string> => run('sh', ['-c', script], cwd)

/** A folder for one test file; `remove` takes it away. */
export const temporaryFolder = (): { readonly path: string; readonly remove: () => void } => {
  const path = mkdtempSync(join(tmpdir(), 'wdi-git-'))
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) }
}
