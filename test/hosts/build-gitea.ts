import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rename, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

export const GITEA_VERSION = '1.25.5'

/** The module with the replacements of Gitea's own: those of a dependency do not count. */
const MODULE = `module example.com/gitea-of-tests

go 1.25.0

require code.gitea.io/gitea v${GITEA_VERSION}

replace github.com/jaytaylor/html2text => github.com/Necoro/html2text v0.0.0-20250804200300-7bf1ce1c7347

replace github.com/hashicorp/go-version => github.com/6543/go-version v1.3.1

replace github.com/nektos/act => gitea.com/gitea/act v0.261.7-0.20251003180512-ac6e4b751763

replace git.sr.ht/~mariusor/go-xsd-duration => gitea.com/gitea/go-xsd-duration v0.0.0-20220703122237-02e73435a078
`

const TOOLS = `//go:build tools

package tools

import _ "code.gitea.io/gitea"
`

/** A built Gitea. */
export interface BuiltGitea {
  readonly binary: string
  /** The folder with its templates and options, which it reads while it runs. */
  readonly files: string
}

const folderOf = async (module: string): Promise<string> => {
  const { stdout } = await run('go', ['list', '-m', '-f', '{{.Dir}}', 'code.gitea.io/gitea'], { cwd: module })
  return stdout.trim()
}

/** Builds Gitea from its Go module, once for this machine: some minutes. It is kept in the system's temporary folder. */
export const builtGitea = async (): Promise<BuiltGitea> => {
  const folder = join(tmpdir(), `wdi-gitea-${GITEA_VERSION}`)
  const module = join(folder, 'module')
  const binary = join(folder, 'gitea')
  await mkdir(module, { recursive: true })
  if (!existsSync(binary)) {
    await writeFile(join(module, 'go.mod'), MODULE)
    await writeFile(join(module, 'tools.go'), TOOLS)
    await run('go', ['mod', 'tidy'], { cwd: module, maxBuffer: 64 * 1024 * 1024 })
    // A build that was cut off leaves nothing under the binary's name.
    const unfinished = join(await mkdtemp(join(folder, 'build-')), 'gitea')
    const tags = 'sqlite sqlite_unlock_notify'
    await run('go', ['build', '-tags', tags, '-o', unfinished, 'code.gitea.io/gitea'], { cwd: module })
    await rename(unfinished, binary)
  }
  return { binary, files: await folderOf(module) }
}
