import { constants } from 'node:fs'
import { open } from 'node:fs/promises'
import type { Readable } from 'node:stream'

/** The longest time that a pipe may be without its first byte. */
const LONGEST_SILENCE_MS = 60_000

/** The message about a pipe that stays silent. */
export const silenceOf = (name: string): string =>
  `nobody wrote to ${name} within ${LONGEST_SILENCE_MS / 1000} seconds: start what writes to it first, or name a file`

/** Resolves to false if a pipe has no first byte in time. */
export const speaks = (stream: Readable): Promise<boolean> =>
  new Promise((resolve) => {
    const timer = setTimeout(() => resolve(false), LONGEST_SILENCE_MS)
    const settled = (): void => {
      clearTimeout(timer)
      resolve(true)
    }
    for (const event of ['readable', 'end', 'error', 'close']) stream.once(event, settled)
  })

/** Ends a pipe that nobody writes: opening it to read waits for a writer, and so would the end of the process. */
export const released = async (path: string, stream: Readable): Promise<void> => {
  stream.destroy()
  if (path === '-') return
  const writer = await open(path, constants.O_WRONLY | constants.O_NONBLOCK).catch(() => null)
  await writer?.close()
}
