import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { afterEach } from '@jest/globals'

const here = (file: string): string => fileURLToPath(new URL(file, import.meta.url))

const running = new Set<() => Promise<void>>()
afterEach(async () => {
  for (const end of running) await end()
})

/** The server in a process of its own, until the end of the test; gives its address. */
export const startEventStoreProcess = async (): Promise<string> => {
  const typescript = ['--conditions=source', '--import', here('../stores/typescript.mjs')]
  const child = spawn(process.execPath, [...typescript, here('main.ts')], { stdio: ['pipe', 'pipe', 'inherit'] })
  const ended = once(child, 'close')
  const end = async (): Promise<void> => {
    running.delete(end)
    child.stdin.end()
    await ended
  }
  running.add(end)
  const [url] = await once(createInterface({ input: child.stdout }), 'line')
  return url
}
