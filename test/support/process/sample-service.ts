import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

const PROGRAM = join(process.cwd(), 'dist', 'program', 'main.js')

/** A service of the built program on the generated sample, outside of jest. */
export interface SampleService {
  readonly origin: string
  readonly organization: string
  readonly workspace: string
  readonly key: string
  readonly projects: readonly { readonly id: string; readonly name: string }[]
  /** Makes an address that signs the owner in once. */
  readonly ownerLink: () => string
  /** Ends it and removes its data. */
  readonly close: () => Promise<void>
}

/** Starts `wdi start --sample` on a free port, in a data folder of its own. Run from the root of the project. */
export const startSample = async (): Promise<SampleService> => {
  const data = mkdtempSync(join(tmpdir(), 'wdi-sample-'))
  const child = spawn(process.execPath, [PROGRAM, 'start', '--sample', '--port', '0', '--json', '--data', data], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [line] = (await once(createInterface(child.stdout), 'line')) as [string]
  const { baseUrl, organization, workspace, key, projects } = JSON.parse(line)
  return {
    origin: new URL(baseUrl).origin,
    organization,
    workspace,
    key,
    projects,
    ownerLink: () => {
      const inWorkspace = ['--workspace', `${organization}/${workspace}`, '--data', data]
      const made = execFileSync(process.execPath, [PROGRAM, 'member', 'link', 'Olga', '--json', ...inWorkspace])
      return JSON.parse(made.toString('utf8')).address
    },
    close: async () => {
      child.kill('SIGTERM')
      await once(child, 'close')
      rmSync(data, { recursive: true })
    },
  }
}
