import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rename } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

const STRIPE_MOCK_VERSION = '0.203.0'

/** Builds stripe-mock from its Go module, once for this machine, and returns its program. It is kept in the system's temporary folder. */
export const builtStripeMock = async (): Promise<string> => {
  const folder = join(tmpdir(), `wdi-stripe-mock-${STRIPE_MOCK_VERSION}`)
  const binary = join(folder, 'stripe-mock')
  if (existsSync(binary)) return binary
  await mkdir(folder, { recursive: true })
  // A build that was cut off leaves nothing under the binary's name.
  const unfinished = await mkdtemp(join(folder, 'build-'))
  const module = `github.com/stripe/stripe-mock@v${STRIPE_MOCK_VERSION}`
  await run('go', ['install', module], { env: { ...process.env, GOBIN: unfinished }, maxBuffer: 64 * 1024 * 1024 })
  await rename(join(unfinished, 'stripe-mock'), binary)
  return binary
}
