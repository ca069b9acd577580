import { randomUUID } from 'node:crypto'
import { mkdir, realpath, rename, rm, stat } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { type Either, isLeft, left, right } from 'fp-ts/lib/Either.js'
import { endIfStopped, type Stopped, stoppable } from '#app/watcher'
import type { Instant } from '#domain/common'
import type { Outcome, StoreError } from '#domain/outcome'
import type { EventLog } from '#eventlog/port'
import type { Registry } from '#registry/port'
import { EVENTS, inspectLog, inspectRegistry, MANIFEST, REGISTRY } from '#stores/inspect'
import { checkBackup } from './check.js'
import { type BackupRefused, digestOf, fileErrorCode, foundAt, onDisk, refused } from './files.js'
import { type BackedUpFile, type Manifest, manifestOf, writeManifest } from './manifest.js'

export interface Original {
  readonly eventLog: Pick<EventLog, 'copyTo'>
  readonly registry: Pick<Registry, 'copyTo' | 'peppers'>
}
export interface BackupOptions {
  readonly folder: string
  /** The version of the service. */
  readonly service: string
  readonly now: Instant
  /** The variables that name servers. */
  readonly elsewhere: readonly Manifest['elsewhere'][number][]
  /** Aborted when the caller asks to stop. */
  readonly stop: AbortSignal
}

/** Refuses where servers hold everything, before any of them is asked. */
export const somethingHere = (elsewhere: BackupOptions['elsewhere']): Either<BackupRefused, void> =>
  elsewhere.length < 2
    ? right(undefined)
    : left(
        refused(
          `there is nothing to back up in a folder: ${elsewhere.join(' and ')} name the servers that hold everything. Back these up as "Backups of servers" in docs/operations.md says`,
        ),
      )

const unwritten = (folder: string, cause: string): BackupRefused =>
  refused(
    `the backup could not be written (${cause}), and nothing is left of it: check that ${dirname(resolve(folder))} may be written and has space, then try again`,
  )

const mounted = (folder: string): BackupRefused =>
  refused(`${folder} is where a disk is mounted, which cannot be replaced by a backup: name a new folder in it`)

/**
 * Copies the registry and then the log: whatever the registry knows of the log is in a log that is copied later. Returns
 * the names of the copies.
 */
const copyBoth = async (
  { eventLog, registry }: Original,
  folder: string,
): Outcome<StoreError, readonly BackedUpFile['name'][]> => {
  const names: BackedUpFile['name'][] = []
  if (registry.copyTo !== null) {
    // Else the log could have the first key, and the registry not the secret that it was made with.
    const peppers = await registry.peppers()
    if (isLeft(peppers)) return peppers
    const copied = await registry.copyTo(join(folder, REGISTRY))
    if (isLeft(copied)) return copied
    names.push(REGISTRY)
  }
  if (eventLog.copyTo !== null) {
    const copied = await eventLog.copyTo(join(folder, EVENTS))
    if (isLeft(copied)) return copied
    names.push(EVENTS)
  }
  return right(names)
}

const fileOf = async (folder: string, name: BackedUpFile['name']): Promise<BackedUpFile> => {
  const file = join(folder, name)
  await onDisk(file)
  const { size } = await stat(file)
  return { name, bytes: size, sha256: await digestOf(file) }
}

/** Writes copies and manifest into a folder that exists, and reads all of it again. */
const writeInto = async (
  folder: string,
  original: Original,
  { service, now, elsewhere, stop }: BackupOptions,
): Outcome<BackupRefused, Manifest> => {
  const copied = await copyBoth(original, folder)
  if (isLeft(copied)) return left(unwritten(folder, copied.left.cause))
  const files: BackedUpFile[] = []
  for (const name of copied.right) files.push(await fileOf(folder, name))
  endIfStopped({ stop })
  const log = original.eventLog.copyTo === null ? right(null) : inspectLog(folder)
  if (isLeft(log)) return left(refused(log.left.message))
  const registry = original.registry.copyTo === null ? right(null) : inspectRegistry(folder)
  if (isLeft(registry)) return left(refused(registry.left.message))
  const manifest = manifestOf({
    service,
    created: now,
    log: log.right === null ? null : { id: log.right.id, end: log.right.end, events: log.right.events },
    registry: registry.right === null ? null : (registry.right.mark ?? { log: null, position: '' }),
    files,
    elsewhere: [...elsewhere],
  })
  await writeManifest(folder, manifest)
  await onDisk(join(folder, MANIFEST))
  await onDisk(folder)
  endIfStopped({ stop })
  return checkBackup(folder)
}

/**
 * Copies what no rebuild brings back into a new folder, while others write, and reads it again. The folder gets its name
 * last: one that has it is whole.
 */
export const backUp = (original: Original, options: BackupOptions): Outcome<BackupRefused | Stopped, Manifest> =>
  stoppable(() => backUpWhole(original, options))

const backUpWhole = async (original: Original, options: BackupOptions): Outcome<BackupRefused, Manifest> => {
  const { folder } = options
  /** The folder that is removed unless the backup is whole. */
  let begun: string | null = null
  try {
    const found = await foundAt(folder)
    if (found === 'a file' || found === 'a folder')
      return left(refused(`${folder} is there already, and no backup is overwritten: name a new folder`))
    // Nothing takes the place of a link.
    const finished = found === 'nothing' ? resolve(folder) : await realpath(folder)
    const unfinished = `${finished}.unfinished-${randomUUID()}`
    await mkdir(unfinished, { mode: 0o700 })
    begun = unfinished
    const written = await writeInto(unfinished, original, options)
    if (isLeft(written)) return written
    await rename(unfinished, finished)
    begun = finished
    await onDisk(dirname(finished))
    begun = null
    return written
  } catch (error) {
    if (options.stop.aborted) throw error
    const code = fileErrorCode(error)
    return left(code === 'EBUSY' ? mounted(folder) : unwritten(folder, code))
  } finally {
    if (begun !== null) await rm(begun, { recursive: true, force: true })
  }
}
