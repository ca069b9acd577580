import { randomUUID } from 'node:crypto'
import { readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isLeft } from 'fp-ts/lib/Either.js'
import { closed, decode } from '#domain/codec'
import { Instant } from '#domain/common'

/** The file in the data folder that says when a backup was made last. It names no place. */
const FILE = 'backup.json'
const LastBackup = closed('LastBackup', { madeAt: Instant })

/** The instant of the last backup of a data folder; null where none was made, or nothing is known of it. */
export const lastBackupIn = async (data: string): Promise<Instant | null> => {
  try {
    const decoded = decode(LastBackup, JSON.parse(await readFile(join(data, FILE), 'utf8')))
    return isLeft(decoded) ? null : decoded.right.madeAt
  } catch {
    return null
  }
}

/** Notes a backup that is whole. A backup is no worse without the note, so that a failure is ignored. */
export const noteBackup = async (data: string, madeAt: Instant): Promise<void> => {
  const fresh = join(data, `${FILE}.${randomUUID()}`)
  try {
    await writeFile(fresh, `${JSON.stringify({ madeAt })}\n`, { mode: 0o600 })
    await rename(fresh, join(data, FILE))
  } catch {
    await rm(fresh, { force: true }).catch(() => undefined)
  }
}
