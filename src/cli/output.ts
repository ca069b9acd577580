import cliProgress from 'cli-progress'
import { pasteable, type Repeated } from './hints.js'
import { pacing } from './pace.js'
import { visible, visibleJson } from './terminal.js'

/** 1: the command failed, 2: it was not understood, 130 and 143: it was stopped by SIGINT or SIGTERM. */
export type ExitCode = 1 | 2 | 130 | 143

/** An error that the user can correct, as the message explains. The process ends with this exit code. */
export class Failure extends Error {
  readonly exitCode: ExitCode
  /** Further messages, where several things failed. */
  readonly others: readonly string[]
  constructor(message: string, exitCode: ExitCode = 1, others: readonly string[] = []) {
    super(message)
    this.exitCode = exitCode
    this.others = others
  }
}

/** The output of a command. With `json`, standard output contains only the result, as one line. */
export interface Output {
  readonly note: (line: string) => void
  readonly result: (value: object, lines: readonly string[]) => void
  readonly progress: (what: string) => Progress
}
export interface Progress {
  readonly update: (done: number, total: number | null) => void
  readonly end: () => void
}

const LINE_EVERY_MS = 2_000

/** A progress bar on a terminal; elsewhere a plain line every two seconds. */
const progressOn = (stream: NodeJS.WriteStream, what: string): Progress => {
  const pace = pacing(() => performance.now())
  if (stream.isTTY) {
    let bar: cliProgress.SingleBar | undefined
    return {
      update: (done, total) => {
        const payload = total === null ? {} : pace(done, total)
        if (bar === undefined) {
          const format =
            total === null
              ? `${what} {value}`
              : `${what} [{bar}] {value} of {total} ({percent} %), {rate} a second, {left}`
          bar = new cliProgress.SingleBar({ format, stream, hideCursor: true })
          bar.start(total ?? done, done, payload)
        } else bar.update(done, payload)
      },
      end: () => bar?.stop(),
    }
  }
  let last = performance.now()
  return {
    update: (done, total) => {
      const paced = total === null ? null : pace(done, total)
      if (performance.now() - last < LINE_EVERY_MS) return
      last = performance.now()
      if (paced === null) stream.write(`${what}: ${done}\n`)
      else {
        const { percent, rate, left } = paced
        stream.write(`${what}: ${done} of ${total} (${percent} %), ${rate} a second, ${left}\n`)
      }
    },
    end: () => undefined,
  }
}

export interface OutputOptions extends Repeated {
  readonly json?: boolean
}

export const outputOf = ({ json = false, ...repeated }: OutputOptions): Output => {
  const talk = json ? process.stderr : process.stdout
  const printed = (line: string): string => `${visible(pasteable(line, repeated))}\n`
  return {
    note: (line) => void talk.write(printed(line)),
    result: (value, lines) => void process.stdout.write(json ? `${visibleJson(value)}\n` : lines.map(printed).join('')),
    progress: (what) => progressOn(talk, what),
  }
}
