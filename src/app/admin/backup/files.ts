import { createHash } from 'node:crypto'
import { constants, createReadStream } from 'node:fs'
import { lstat, open, readdir, stat } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'

/** The reason why nothing was backed up or restored; `message` is one line that says what to do. */
export interface BackupRefused {
  readonly tag: 'backup_refused'
  readonly message: string
}
export const refused = (message: string): BackupRefused => ({ tag: 'backup_refused', message })

/** The code of an error of the file system; any other error is a defect. */
export const fileErrorCode = (error: unknown): string => {
  const { code } = error as NodeJS.ErrnoException
  if (typeof code !== 'string') throw error
  return code
}

/** Waits until a file, or the entries of a folder, are on the disk. */
export const onDisk = async (path: string): Promise<void> => {
  const handle = await open(path, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** The SHA-256 of a file's bytes, in hexadecimal digits. */
export const digestOf = async (file: string): Promise<string> => {
  const hash = createHash('sha256')
  await pipeline(createReadStream(file), hash)
  return hash.digest('hex')
}

/** The text of a small file; null if it is longer, or no file, and so may have no end. */
export const textOf = async (file: string, mostBytes: number): Promise<string | null> => {
  // A pipe would wait for somebody who writes to it.
  const handle = await open(file, constants.O_RDONLY | constants.O_NONBLOCK)
  try {
    const found = await handle.stat()
    return found.isFile() && found.size <= mostBytes ? await handle.readFile('utf8') : null
  } finally {
    await handle.close()
  }
}

/** Finds what is at a path; a link to nothing is a file. */
export const foundAt = async (path: string): Promise<'nothing' | 'an empty folder' | 'a folder' | 'a file'> => {
  const found = await stat(path).catch((error: unknown) => {
    if (fileErrorCode(error) === 'ENOENT') return null
    throw error
  })
  if (found === null) return (await lstat(path).catch(() => null)) === null ? 'nothing' : 'a file'
  if (!found.isDirectory()) return 'a file'
  return (await readdir(path)).length === 0 ? 'an empty folder' : 'a folder'
}
