import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout } from 'node:timers/promises'

/** Waits up to a minute. */
export const until = async (isSo: () => Promise<boolean>, waitedFor: string): Promise<void> => {
  for (let tries = 0; !(await isSo()); tries += 1) {
    if (tries > 600) throw new Error(`waited in vain for ${waitedFor}`)
    await setTimeout(100)
  }
}

/** Starts a server, waits until it answers, and returns what ends it. */
export const started = async (
  program: string,
  args: readonly string[],
  address: string,
): Promise<() => Promise<void>> => {
  const child = spawn(program, args, { stdio: 'ignore' })
  const answers = async (): Promise<boolean> => {
    try {
      await fetch(address)
      return true
    } catch {
      return false
    }
  }
  await until(answers, `an answer of ${address}`)
  return async () => {
    child.kill()
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
  }
}
