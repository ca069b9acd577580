import { randomBytes } from 'node:crypto'
import { closeSync, fsyncSync, linkSync, mkdirSync, openSync, rmSync, writeSync } from 'node:fs'
import { dirname } from 'node:path'
import { type Either, left, right } from 'fp-ts/lib/Either.js'
import { KEY_BYTES } from './sealing.js'

const ONLY_ITS_OWNER = 0o600

const written = (path: string, text: string): void => {
  const file = openSync(path, 'wx', ONLY_ITS_OWNER)
  try {
    writeSync(file, text)
    fsyncSync(file)
  } finally {
    closeSync(file)
  }
}
const onDisk = (folder: string): void => {
  const opened = openSync(folder, 'r')
  try {
    fsyncSync(opened)
  } finally {
    closeSync(opened)
  }
}

/**
 * Makes the file of a new key, whole and on the disk. A file that another process has made meanwhile stays. An error is the code
 * of the system.
 */
export const makeKeyFile = (path: string): Either<string, void> => {
  const fresh = `${path}.${randomBytes(6).toString('hex')}`
  try {
    mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
    written(fresh, `${randomBytes(KEY_BYTES).toString('base64')}\n`)
    // Unlike a renaming, this fails where a file is there.
    linkSync(fresh, path)
    onDisk(dirname(path))
    return right(undefined)
  } catch (error) {
    const { code = 'unknown' } = error as NodeJS.ErrnoException
    return code === 'EEXIST' ? right(undefined) : left(code)
  } finally {
    rmSync(fresh, { force: true })
  }
}
