import { runCommandLine } from '#cli/run'
import { type Ended, environment, type RunOptions } from './program.js'

/** Keeps what a stream of this process is told, until it is put back. */
const kept = (stream: NodeJS.WriteStream) => {
  const { write } = stream
  let said = ''
  stream.write = (piece: string | Uint8Array) => {
    said += typeof piece === 'string' ? piece : Buffer.from(piece).toString('utf8')
    return true
  }
  return {
    said: () => said,
    putBack: () => {
      stream.write = write
    },
  }
}

/**
 * Runs a command that ends by itself, as `run` does, in this process: a process of its own takes half a second. For what needs
 * neither another folder nor signals. One at a time, for it takes the streams and the environment of this process.
 */
export const runInProcess = async (args: readonly string[], { env }: Pick<RunOptions, 'env'> = {}): Promise<Ended> => {
  const [stdout, stderr] = [kept(process.stdout), kept(process.stderr)]
  const own = process.env
  process.env = environment(env)
  try {
    const code = await runCommandLine(args)
    return { code, signal: null, stdout: stdout.said(), stderr: stderr.said() }
  } finally {
    process.env = own
    stdout.putBack()
    stderr.putBack()
  }
}
