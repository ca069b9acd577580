import { constants } from 'node:fs'
import { chmod, copyFile, link, mkdir, rm, rmdir } from 'node:fs/promises'
import { join } from 'node:path'
import { isLeft, left, right } from 'fp-ts/lib/Either.js'
import type { Outcome } from '#domain/outcome'
import { EVENTS } from '#stores/inspect'
import { checkBackup } from './check.js'
import { type BackupRefused, digestOf, fileErrorCode, foundAt, onDisk, refused } from './files.js'
import type { BackedUpFile, Manifest } from './manifest.js'

/** Lists in words the parts of an installation that are not in a backup. */
export const missingFrom = ({ log, registry }: Manifest): readonly string[] => [
  ...(log === null
    ? ['The event log is not in this backup: the server of EVENTSTORE_URL had it. Restore that server first.']
    : []),
  ...(registry === null
    ? [
        'The registry (secrets of keys, names of members) is not in this backup: the MongoDB of MONGODB_URL had it. Restore that server as well.',
      ]
    : []),
]

/** Says why files of a backup would lie unused in the folder; null if they would not. */
const unused = ({ log, registry }: Manifest, servers: readonly Manifest['elsewhere'][number][]): string | null => {
  const [name, variable] =
    log !== null && servers.includes('EVENTSTORE_URL')
      ? ['the event log', 'EVENTSTORE_URL']
      : registry !== null && servers.includes('MONGODB_URL')
        ? ['the registry', 'MONGODB_URL']
        : [null, null]
  return name === null
    ? null
    : `the backup holds ${name}, but ${variable} is set, so what is restored would not be used: unset ${variable}`
}

const DIFFERS = 'the copy differs from the backup'

/** Copies a file under another name first: the log gets its own at the end, and without it nothing starts. */
const putBack = async (from: string, data: string, { name, sha256 }: BackedUpFile): Promise<string | null> => {
  const [fresh, file] = [join(data, `${name}.restoring`), join(data, name)]
  await copyFile(join(from, name), fresh, constants.COPYFILE_EXCL)
  try {
    // A backup may lie where nobody may write, or everybody may read.
    await chmod(fresh, 0o600)
    await onDisk(fresh)
    if ((await digestOf(fresh)) !== sha256) return DIFFERS
    // Unlike a renaming, this fails if another process has made the file meanwhile.
    await link(fresh, file)
    return null
  } finally {
    await rm(fresh, { force: true })
  }
}

/** Puts a backup back into a folder that is new or empty. */
export const restore = async (
  folder: string,
  data: string,
  servers: readonly Manifest['elsewhere'][number][],
): Outcome<BackupRefused, Manifest> => {
  const done: string[] = []
  let made = false
  /** Takes back what was put there, and nothing else. */
  const takeBack = async (why: string) => {
    for (const file of done) await rm(file, { force: true })
    if (made) await rmdir(data).catch(() => undefined)
    return left(
      refused(
        `nothing was restored (${why}): check that ${data} is empty, may be written and has space, then try again`,
      ),
    )
  }
  try {
    const found = await foundAt(data)
    if (found === 'a file' || found === 'a folder')
      return left(
        refused(
          `${data} is not an empty folder, and nothing is overwritten: name a new folder with --data, or stop all programs and move its files away first`,
        ),
      )
    const manifest = await checkBackup(folder)
    if (isLeft(manifest)) return manifest
    const wrong = unused(manifest.right, servers)
    if (wrong !== null) return left(refused(wrong))
    if (found === 'nothing') {
      await mkdir(data, { mode: 0o700 })
      made = true
    }
    const last = (name: string): number => (name === EVENTS ? 1 : 0)
    for (const file of manifest.right.files.toSorted((a, b) => last(a.name) - last(b.name))) {
      const why = await putBack(folder, data, file)
      if (why !== null) return takeBack(why)
      done.push(join(data, file.name))
      await onDisk(data)
    }
    return right(manifest.right)
  } catch (error) {
    return takeBack(fileErrorCode(error))
  }
}
