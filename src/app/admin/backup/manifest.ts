import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Either, isLeft, left } from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import { closed, decode, nullable } from '#domain/codec'
import { Instant, Int0 } from '#domain/common'
import type { Outcome } from '#domain/outcome'
import { MANIFEST } from '#stores/inspect'
import { type BackupRefused, fileErrorCode, refused, textOf } from './files.js'

/** It has less than 2,000. */
const MOST_BYTES = 65_536
/** Raised when an older program could not read what this one writes. */
const FORMAT = 1

const BackedUpFile = closed('BackedUpFile', {
  name: t.union([t.literal('registry.db'), t.literal('events.db')]),
  bytes: Int0,
  sha256: t.string,
})
const Manifest = closed('Manifest', {
  format: t.literal(FORMAT),
  /** The version of the service that wrote the backup. */
  service: t.string,
  created: Instant,
  /** Null if a server held the log. */
  log: nullable(closed('BackedUpLog', { id: t.string, end: t.string, events: Int0 })),
  /** The log that the registry knew, and up to which position; null if a server held the registry. */
  registry: nullable(closed('BackedUpRegistry', { log: nullable(t.string), position: t.string })),
  files: t.array(BackedUpFile),
  /** The variables that named servers, whose content is not in the backup. */
  elsewhere: t.array(t.union([t.literal('EVENTSTORE_URL'), t.literal('MONGODB_URL')])),
})
export type Manifest = t.TypeOf<typeof Manifest>
export type BackedUpFile = t.TypeOf<typeof BackedUpFile>
export const manifestOf = (rest: Omit<Manifest, 'format'>): Manifest => ({ format: FORMAT, ...rest })

const AnyManifest = t.type({ format: t.number })

/** Writes the manifest, readable by its owner only. */
export const writeManifest = (folder: string, manifest: Manifest): Promise<void> =>
  writeFile(join(folder, MANIFEST), `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600, flag: 'wx' })

/** Null if it is not JSON. */
const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

const manifestIn = (file: string, text: string | null): Either<BackupRefused, Manifest> => {
  const value = text === null ? null : parsed(text)
  const any = decode(AnyManifest, value)
  if (!isLeft(any) && any.right.format > FORMAT)
    return left(
      refused(
        `${file} was written by a newer version (format ${any.right.format}, this one reads up to ${FORMAT}): upgrade`,
      ),
    )
  const manifest = decode(Manifest, value)
  return isLeft(manifest) ? left(refused(`${file} is damaged: use another backup`)) : manifest
}

/** Reads the manifest of a backup. */
export const readManifest = async (folder: string): Outcome<BackupRefused, Manifest> => {
  const file = join(folder, MANIFEST)
  try {
    return manifestIn(file, await textOf(file, MOST_BYTES))
  } catch (error) {
    const code = fileErrorCode(error)
    return left(
      refused(
        code === 'ENOENT'
          ? `${file} is missing, so ${folder} is no backup, or one that was never finished: name a whole one (see \`wdi backup --help\`)`
          : `${file} cannot be read (${code})`,
      ),
    )
  }
}
