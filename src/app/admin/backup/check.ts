import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { type Either, isLeft, left, right } from 'fp-ts/lib/Either.js'
import type { Outcome } from '#domain/outcome'
import {
  EVENTS,
  type InspectedLog,
  type InspectedRegistry,
  inspectLog,
  inspectRegistry,
  REGISTRY,
} from '#stores/inspect'
import { type BackupRefused, digestOf, fileErrorCode, refused } from './files.js'
import { type BackedUpFile, type Manifest, readManifest } from './manifest.js'

const ANOTHER = 'use another backup'

/** Finds what is wrong with a file of a backup; null if it is the one that was written. */
const fileFault = async (folder: string, { name, bytes, sha256 }: BackedUpFile): Promise<string | null> => {
  const file = join(folder, name)
  try {
    const found = await stat(file)
    if (!found.isFile()) return `${file} is no file`
    const { size } = found
    if (size !== bytes) return `${file} has ${size} bytes, but ${bytes} were written`
    return (await digestOf(file)) === sha256 ? null : `${file} differs from what was written`
  } catch (error) {
    const code = fileErrorCode(error)
    return code === 'ENOENT' ? `${file} is missing` : `${file} cannot be read (${code})`
  }
}

const damageIn = (file: string, [first, ...more]: readonly string[]): string | null => {
  if (first === undefined) return null
  return `${file} is damaged (${more.length === 0 ? first : `${first}, and ${more.length} more`})`
}

interface Contents {
  readonly log: InspectedLog | null
  readonly registry: InspectedRegistry | null
}

/** Finds why the files do not belong together, or not to the manifest; null if they do. */
const misfit = (manifest: Manifest, { log, registry }: Contents): string | null => {
  const said = manifest.log
  if (log !== null && said !== null) {
    if (log.id !== said.id) return `${EVENTS} is another log than the manifest names`
    if (log.events !== said.events || log.end !== said.end)
      return `${EVENTS} has ${log.events} events up to ${log.end}, but the manifest names ${said.events} up to ${said.end}`
  }
  if (log === null || registry === null) return null
  const { mark, access } = registry
  if (mark !== null && mark.log !== log.id) return `${REGISTRY} belongs to another log than ${EVENTS}`
  const seen = mark === null || mark.position < access ? access : mark.position
  return seen > log.end
    ? `${REGISTRY} is newer than ${EVENTS}: it has seen ${seen}, and the log ends at ${log.end}`
    : null
}

/** Reads the copies that a manifest lists. */
const contentsOf = (folder: string, { files }: Manifest): Either<BackupRefused, Contents> => {
  const has = (file: string): boolean => files.some(({ name }) => name === file)
  const log = has(EVENTS) ? inspectLog(folder) : right(null)
  if (isLeft(log)) return left(refused(log.left.message))
  const registry = has(REGISTRY) ? inspectRegistry(folder) : right(null)
  if (isLeft(registry)) return left(refused(registry.left.message))
  const damage =
    damageIn(join(folder, EVENTS), log.right?.damage ?? []) ??
    damageIn(join(folder, REGISTRY), registry.right?.damage ?? [])
  return damage === null ? right({ log: log.right, registry: registry.right }) : left(refused(`${damage}: ${ANOTHER}`))
}

/** Finds a contradiction within a manifest; null if there is none. */
const contradictionIn = ({ files, log, registry }: Manifest): string | null => {
  const names = files.map(({ name }) => name)
  if (new Set(names).size < names.length) return 'lists a file twice'
  for (const [name, said] of [
    [EVENTS, log],
    [REGISTRY, registry],
  ] as const) {
    if (said !== null && !names.includes(name)) return `lists no ${name}`
    if (said === null && names.includes(name)) return `lists ${name}, but says that a server had it`
  }
  return null
}

/** Reads a whole backup: its manifest, the digests of its files, each event, and whether the files belong together. */
export const checkBackup = async (folder: string): Outcome<BackupRefused, Manifest> => {
  const manifest = await readManifest(folder)
  if (isLeft(manifest)) return manifest
  const contradiction = contradictionIn(manifest.right)
  if (contradiction !== null) return left(refused(`the manifest in ${folder} ${contradiction}: ${ANOTHER}`))
  for (const file of manifest.right.files) {
    const fault = await fileFault(folder, file)
    if (fault !== null) return left(refused(`${fault}: ${ANOTHER}`))
  }
  const contents = contentsOf(folder, manifest.right)
  if (isLeft(contents)) return contents
  const apart = misfit(manifest.right, contents.right)
  return apart === null ? manifest : left(refused(`${folder}: ${apart}: ${ANOTHER}`))
}
