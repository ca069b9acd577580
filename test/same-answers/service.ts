import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { promisify } from 'node:util'
import type { Instant } from '#domain/common'

/** The program of a checkout that was built, its clock stopped at an instant. */
export interface Program {
  readonly checkout: string
  readonly now: Instant
}

const CLOCK = join(import.meta.dirname, 'clock.mjs')

const argsOf = ({ checkout }: Program, args: readonly string[]): readonly string[] => [
  '--import',
  CLOCK,
  join(checkout, 'dist', 'src', 'main.js'),
  ...args,
  '--json',
]
const environment = ({ now }: Program): Record<string, string> => {
  const { PATH = '', HOME = '' } = process.env
  return { PATH, HOME, SAME_ANSWERS_NOW: now, WDI_LOG: 'silent' }
}

/** Runs a command to its end; its result. */
export const run = async (program: Program, args: readonly string[]): Promise<Readonly<Record<string, unknown>>> => {
  const { stdout } = await promisify(execFile)(process.execPath, argsOf(program, args), { env: environment(program) })
  return JSON.parse(stdout) as Readonly<Record<string, unknown>>
}

const ready = async (child: ChildProcess): Promise<{ readonly baseUrl: string }> => {
  if (child.stdout === null) throw new Error('nothing to read')
  for await (const line of createInterface(child.stdout)) return JSON.parse(line) as { readonly baseUrl: string }
  throw new Error('the service ended before it was ready')
}

/** Runs a command that serves for as long as it is used. */
export const whileServing = async <A>(
  program: Program,
  args: readonly string[],
  use: (baseUrl: string) => Promise<A>,
): Promise<A> => {
  const child = spawn(process.execPath, argsOf(program, args), {
    env: environment(program),
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(child, 'exit')
  try {
    return await use((await ready(child)).baseUrl)
  } finally {
    child.kill('SIGTERM')
    await ended
  }
}
