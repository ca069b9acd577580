import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

const PROGRAM = 'dist/program/main.js'
const RUNS = 10
/** The unit of times in /proc, in a second. */
const TICKS = 100
const COMMANDS = ['--help', 'status --help', 'rate set --help', 'import --help', 'serve --help', 'start --help']

/** Seconds of processor time of all children of this process that have ended. */
const ofChildren = (): number => {
  const fields = readFileSync('/proc/self/stat', 'utf8').split(') ').at(-1)?.split(' ') ?? []
  return (Number(fields[13]) + Number(fields[14])) / TICKS
}

const secondsOf = (words: readonly string[]): number => {
  const before = ofChildren()
  for (let run = 0; run < RUNS; run += 1) spawnSync(process.execPath, words, { stdio: 'ignore' })
  return (ofChildren() - before) / RUNS
}

/** The processor time of commands before their own work, beside that of Node alone. On Linux only. */
export const benchCommands = async () => {
  const node = secondsOf(['--eval', '0'])
  const figures: Record<string, string> = { 'Node alone': `${node.toFixed(2)} s` }
  for (const command of COMMANDS) {
    const seconds = secondsOf([PROGRAM, ...command.split(' ')])
    figures[`wdi ${command}`] = `${seconds.toFixed(2)} s, ${(seconds / node).toFixed(1)} times Node alone`
  }
  return figures
}
