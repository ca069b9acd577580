import cliProgress from 'cli-progress'
import { pasteable, type Repeated } from './hints.js'
import { visible, visibleJson } from './terminal.js'

/** Something the user has to change; the message says what. The process ends with this exit code. */
export class Failure extends Error {
  readonly exitCode: number
  constructor(message: string, exitCode: 1 | 2 = 1) {
    super(message)
    this.exitCode = exitCode
  }
}

/** Where a command speaks to. With `json`, standard output holds the result alone, as one line. */
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

/** How far it is, by what was done since `first`: percent, events a second, and how long it still takes. */
const pace = (first: { readonly done: number; readonly at: number }, done: number, total: number) => {
  const seconds = Math.max((performance.now() - first.at) / 1_000, 0.001)
  const rate = Math.round((done - first.done) / seconds)
  const left = rate === 0 ? '?' : `${Math.ceil((total - done) / rate)} s`
  return { percent: total === 0 ? 100 : Math.floor((100 * done) / total), rate, left }
}

/** A bar where a person watches; elsewhere a plain line every two seconds. */
const progressOn = (stream: NodeJS.WriteStream, what: string): Progress => {
  let first: { readonly done: number; readonly at: number } | undefined
  if (stream.isTTY) {
    let bar: cliProgress.SingleBar | undefined
    return {
      update: (done, total) => {
        first ??= { done, at: performance.now() }
        const payload = total === null ? {} : pace(first, done, total)
        if (bar === undefined) {
          const format =
            total === null
              ? `${what} {value}`
              : `${what} [{bar}] {value} of {total} ({percent} %), {rate} a second, {left} left`
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
      first ??= { done, at: performance.now() }
      if (performance.now() - last < LINE_EVERY_MS) return
      last = performance.now()
      if (total === null) stream.write(`${what}: ${done}\n`)
      else {
        const { percent, rate, left } = pace(first, done, total)
        stream.write(`${what}: ${done} of ${total} (${percent} %), ${rate} a second, ${left} left\n`)
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
