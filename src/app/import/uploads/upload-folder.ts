import { randomUUID } from 'node:crypto'
import { link, mkdir, open, readdir, readFile, rename, rm, stat, statfs, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isLeft } from 'fp-ts/lib/Either.js'
import { decode } from '#domain/codec'
import { Instant, Uuid } from '#domain/common'
import { jsonIn } from '#domain/json'
import { epochOf, instantOf } from '#domain/time'
import { KEPT_MS } from './bounds.js'
import { UploadRecord } from './record.js'
import { isMachine, newMachine } from './upload-id.js'

// Uploads on the disk: a folder each, named by its id, with a record, files named by their numbers, and a mark of the process that
// works on it. No name that was sent is part of a path.

const FOLDER = 'uploads'
const RECORD = 'record.json'
/** Holds the instant at which the process that works on the upload was last alive. */
const MARK = 'alive'
const MACHINE_FILE = 'machine'
const GONE = 'gone-'

/** A process that has not marked an upload for so long is taken to be gone. */
const DEAD_MS = 15_000

const codeOf = (error: unknown): unknown => (error as NodeJS.ErrnoException).code
const isThere = (error: unknown): boolean => codeOf(error) === 'EEXIST'

/** Says whether an error is of a disk that has no room. */
export const isFull = (error: unknown): boolean => codeOf(error) === 'ENOSPC' || codeOf(error) === 'EDQUOT'

/** Null of what is not there. Any other error is one: what cannot be read for now is not gone. */
const unlessMissing = (error: unknown): null => {
  if (codeOf(error) === 'ENOENT' || codeOf(error) === 'ENOTDIR') return null
  throw error
}

const contentOf = async (path: string): Promise<string | null> => readFile(path, 'utf8').catch(unlessMissing)

/** The free bytes of a disk. */
export const freeBytesOf = async (folder: string): Promise<number> => {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}

/** The uploads of a data folder. Any number of processes may use them. */
export class UploadFolder {
  readonly path: string
  readonly #now: () => Instant

  constructor(dataFolder: string, now: () => Instant) {
    this.path = join(dataFolder, FOLDER)
    this.#now = now
  }

  of(id: Uuid): string {
    return join(this.path, id.toLowerCase())
  }
  /** The path of a file by its number. */
  file(id: Uuid, number: number): string {
    return join(this.of(id), String(number))
  }

  /** The name of this machine, which is made once for its data folder. */
  async machine(): Promise<string> {
    await mkdir(this.path, { mode: 0o700, recursive: true })
    const path = join(this.path, MACHINE_FILE)
    for (;;) {
      const known = await contentOf(path)
      if (known !== null && isMachine(known)) return known
      // A loss of power may leave it empty.
      if (known !== null) await rm(path, { force: true })
      const made = join(this.path, `${MACHINE_FILE}-${randomUUID()}`)
      await writeFile(made, newMachine(), { mode: 0o600, flag: 'wx' })
      // Of several processes that make it, the first one does.
      await link(made, path).catch((error: unknown) => {
        if (!isThere(error)) throw error
      })
      await rm(made)
    }
  }

  /** Begins an upload, which this process works on. */
  async begin(record: UploadRecord): Promise<void> {
    await mkdir(this.of(record.id), { mode: 0o700 })
    await this.claim(record.id)
    await this.write(record)
  }

  /** The record of an upload; null if there is none, or none of this version. */
  async read(id: Uuid): Promise<UploadRecord | null> {
    const text = await contentOf(join(this.of(id), RECORD))
    if (text === null) return null
    const record = decode(UploadRecord, jsonIn(text))
    return isLeft(record) ? null : record.right
  }

  /** Replaces the record. Gives false if the upload was removed. */
  async write(record: UploadRecord): Promise<boolean> {
    const folder = this.of(record.id)
    const made = join(folder, `${RECORD}-${randomUUID()}`)
    try {
      await writeFile(made, JSON.stringify(record), { mode: 0o600, flag: 'wx' })
      await rename(made, join(folder, RECORD))
      return true
    } catch (error) {
      if (codeOf(error) === 'ENOENT') return false
      throw error
    }
  }

  /** Marks an upload as worked on by this process; false if another process works on it. */
  async claim(id: Uuid): Promise<boolean> {
    const path = join(this.of(id), MARK)
    for (let tries = 0; tries < 2; tries += 1) {
      try {
        const file = await open(path, 'wx', 0o600)
        await file.writeFile(this.#now())
        await file.close()
        return true
      } catch (error) {
        if (!isThere(error)) throw error
      }
      if (await this.isWorkedOn(id)) return false
      await rm(path, { force: true })
    }
    return false
  }
  /** Says that this process still works on it; false if the upload was removed. */
  async keepAlive(id: Uuid): Promise<boolean> {
    try {
      await writeFile(join(this.of(id), MARK), this.#now(), { mode: 0o600, flag: 'r+' })
      return true
    } catch (error) {
      if (codeOf(error) === 'ENOENT') return false
      throw error
    }
  }
  async release(id: Uuid): Promise<void> {
    await rm(join(this.of(id), MARK), { force: true })
  }
  /** Says whether a process works on an upload. */
  async isWorkedOn(id: Uuid): Promise<boolean> {
    const text = await contentOf(join(this.of(id), MARK))
    if (text === null) return false
    const at = decode(Instant, text)
    // A mark that is just being written is empty.
    if (isLeft(at)) return (await this.#age(join(this.of(id), MARK))) < DEAD_MS
    return epochOf(this.#now()) - epochOf(at.right) < DEAD_MS
  }

  async #age(path: string): Promise<number> {
    const found = await stat(path).catch(() => null)
    return found === null ? 0 : epochOf(this.#now()) - found.mtimeMs
  }

  async #names(): Promise<readonly string[]> {
    return (await readdir(this.path).catch(unlessMissing)) ?? []
  }

  /** The records of all uploads. */
  async all(): Promise<readonly UploadRecord[]> {
    const records: UploadRecord[] = []
    for (const name of await this.#names()) {
      const record = Uuid.is(name) ? await this.read(name) : null
      if (record !== null) records.push(record)
    }
    return records
  }

  /** Removes the files of an upload, and keeps its record. */
  async removeFiles({ id, files }: UploadRecord): Promise<void> {
    for (const [number] of files.entries()) await rm(this.file(id, number), { force: true })
  }

  /** Removes an upload: at once for whoever looks, and then its bytes. */
  async remove(id: Uuid): Promise<void> {
    const gone = join(this.path, `${GONE}${randomUUID()}`)
    try {
      await rename(this.of(id), gone)
    } catch (error) {
      if (codeOf(error) === 'ENOENT') return
      throw error
    }
    await rm(gone, { recursive: true, force: true })
  }

  /**
   * Removes uploads whose time is over, and what processes left behind that have ended. Some are still worked on here. One that cannot be
   * looked at stays, and is told to `failed`.
   */
  async sweep(isOwn: (id: Uuid) => boolean, failed: (error: unknown) => void): Promise<void> {
    for (const name of await this.#names()) await this.#sweepOne(name, isOwn).catch(failed)
  }

  async #sweepOne(name: string, isOwn: (id: Uuid) => boolean): Promise<void> {
    const over = instantOf(epochOf(this.#now()) - KEPT_MS)
    const path = join(this.path, name)
    const isMachineInMaking = name.startsWith(`${MACHINE_FILE}-`) && (await this.#age(path)) > DEAD_MS
    if (name.startsWith(GONE) || isMachineInMaking) await rm(path, { recursive: true, force: true })
    if (!Uuid.is(name) || isOwn(name)) return
    const record = await this.read(name)
    const isAlive = await this.isWorkedOn(name)
    const isLeftBehind =
      record === null
        ? // Of a process that ended as it made the folder, or of another version of the service.
          !isAlive && (await this.#age(this.of(name))) > KEPT_MS
        : (record.state === 'receiving' && !isAlive) || (record.takenAt <= over && !isAlive)
    if (isLeftBehind) await this.remove(name)
  }
}
