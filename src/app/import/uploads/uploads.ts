import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { isLeft, left, right } from 'fp-ts/lib/Either.js'
import type { Logger } from 'pino'
import {
  type ImportChoices,
  type ImportRefused,
  type Imports,
  type ImportView,
  LONGEST_NAME,
  MOST_FILES,
  type Receiving,
} from '#api/imports'
import type { Actor, Once } from '#api/use-cases'
import type { Ports } from '#app/environment'
import { readAccess } from '#app/state/read-access'
import { type KeptAnswer, once } from '#app/state/receipts'
import type { Instant, Uuid } from '#domain/common'
import { compareText } from '#domain/compare'
import type { Outcome } from '#domain/outcome'
import { epochOf, instantOf } from '#domain/time'
import { contentHashOf } from '#eventlog/new-event'
import { KEPT_MS, UPLOAD_BOUNDS, type UploadBounds } from './bounds.js'
import type { Job, JobEnd } from './job.js'
import type { UploadRecord } from './record.js'
import { freeBytesOf, isFull, UploadFolder } from './upload-folder.js'
import { machineOf, newUploadId } from './upload-id.js'
import { inProcess, type ProcessStart } from './upload-process.js'

// Uploads: files that are sent, and imported once their sender has decided on them.

export interface UploadOptions {
  readonly stores: Ports
  readonly dataFolder: string
  readonly now: () => Instant
  readonly log: Logger
  readonly start: ProcessStart
  readonly bounds?: Partial<UploadBounds>
  /** The free bytes of the disk of a folder. */
  readonly freeBytes?: (folder: string) => Promise<number>
}

export interface RunningImports extends Imports {
  /** Ends the processes and uploads that are under way. */
  readonly close: () => Promise<void>
}

const SWEPT_EVERY_MS = 10_000
const MARKED_EVERY_MS = 2_000

const ELSEWHERE = 'Another machine of the service took these files: decide on them there, or send them here again.'
const BUSY = 'The files are being worked on: wait until that is done.'
const conflict = (message: string) => left({ tag: 'conflict' as const, message })

/** A name as it may be shown: without its folders, and on one line. */
const shownName = (sent: string, number: number): string => {
  const name = sent
    .slice(-4 * LONGEST_NAME)
    .split(/[/\\]/)
    .at(-1)
    ?.replace(/[\p{C}\p{Zl}\p{Zp}]/gu, '')
    .trim()
    .slice(0, LONGEST_NAME)
  return name === undefined || name === '' || name === '.' || name === '..' ? `file ${number + 1}` : name
}

const expiryOf = ({ takenAt }: UploadRecord): Instant => instantOf(epochOf(takenAt) + KEPT_MS)

const isUnderWay = ({ state }: UploadRecord): boolean => state === 'reading' || state === 'importing'

const INTERRUPTED = {
  reading: 'Reading was interrupted: send the choices again, and the files are read anew.',
  importing: 'The import was interrupted: confirm it again, and it goes on where it was.',
} as const

/** An upload whose work was interrupted: nobody does it any more. */
const interrupted = (record: UploadRecord): UploadRecord => ({
  ...record,
  state: 'failed',
  problem: INTERRUPTED[record.state === 'reading' ? 'reading' : 'importing'],
})

const mayConfirm = ({ state, hasBegun }: UploadRecord): boolean => state === 'ready' || (state === 'failed' && hasBegun)

const viewOf = (record: UploadRecord): ImportView => ({
  id: record.id,
  state: record.state === 'receiving' ? 'reading' : record.state,
  files: record.files.map(({ name, bytes, madeAt }, n) => ({ n, name, bytes, madeAt })),
  choices: record.choices,
  says: record.says,
  questions: record.questions,
  questionsTotal: record.questionsTotal,
  table: record.table ?? null,
  progress: record.progress,
  result: record.result,
  problem: record.problem,
  mayConfirm: mayConfirm(record),
  takenAt: record.takenAt,
  expiresAt: expiryOf(record),
})

/** Choices with others, of which null takes one back. Tables are joined by word. */
const withChoices = (before: ImportChoices, added: ImportChoices): ImportChoices => {
  const all: Record<string, unknown> = { ...before }
  for (const [name, value] of Object.entries(added)) {
    const known = all[name]
    const isTable = typeof value === 'object' && value !== null
    if (value === null) delete all[name]
    else if (isTable && typeof known === 'object') all[name] = withoutNulls({ ...known, ...value })
    else all[name] = isTable ? withoutNulls(value) : value
  }
  return all as ImportChoices
}
const withoutNulls = (table: object): object =>
  Object.fromEntries(Object.entries(table).filter(([, meaning]) => meaning !== null))

/** The record once a job has ended. */
const afterJob = (record: UploadRecord, end: JobEnd): UploadRecord => {
  const known = { ...record, progress: null, problem: null, questions: [], questionsTotal: 0 }
  switch (end.tag) {
    case 'said': {
      const { says, questions, questionsTotal, table } = end
      return { ...known, state: 'ready', says, questions, questionsTotal, table }
    }
    case 'asks':
      return {
        ...known,
        state: 'asks',
        says: null,
        questions: end.questions,
        questionsTotal: end.questionsTotal,
        table: end.table,
        hasBegun: false,
      }
    case 'imported':
      return { ...known, state: 'imported', result: end.result, table: null }
    case 'failed':
      return { ...known, state: 'failed', problem: end.problem, table: end.table ?? record.table ?? null }
    default:
      return end satisfies never
  }
}

/** A refusal of an upload says that nothing was done: what an earlier try has done to it shows in its state. */
const hasNoEarlierEffect = async () => right(false)

/** Refusals that come before anything is done. */
const REFUSALS: ReadonlySet<string> = new Set(['conflict', 'not_found', 'overloaded', 'disk_full'])
const isWithoutEffect = ({ tag }: ImportRefused): boolean => REFUSALS.has(tag)

/** The most imports of a workspace whose results are kept. */
const MOST_RESULTS = 100

/** Lets so many run at a time; others wait for their turn. */
const takingTurns = (most: number) => {
  let running = 0
  const waiting: (() => void)[] = []
  return async <A>(run: () => Promise<A>): Promise<A> => {
    if (running >= most) await new Promise<void>((resolve) => waiting.push(resolve))
    else running += 1
    try {
      return await run()
    } finally {
      const next = waiting.shift()
      if (next === undefined) running -= 1
      else next()
    }
  }
}

/** Work on an upload by this process. */
interface Work {
  readonly stop: AbortController
  readonly ended: Promise<void>
}

/** The imports of files on a data folder. Removes at once, and now and then, what is over or was left behind. */
export const importsOn = (options: UploadOptions): RunningImports => {
  const { stores, dataFolder, now, log, start, freeBytes = freeBytesOf } = options
  const bounds: UploadBounds = { ...UPLOAD_BOUNDS, ...options.bounds }
  const folder = new UploadFolder(dataFolder, now)
  const inTurn = takingTurns(bounds.processes)
  const working = new Map<Uuid, Work>()
  const receiving = new Map<Uuid, () => Promise<void>>()
  let isClosing = false

  const isOwn = (id: Uuid): boolean => working.has(id) || receiving.has(id)
  const unforeseen = (error: unknown): void =>
    log.error({ error: error instanceof Error ? error.message : String(error) }, 'uploads cannot be kept')
  const sweep = (): Promise<void> => folder.sweep(isOwn, unforeseen).catch(unforeseen)
  const marking = setInterval(() => {
    for (const id of [...working.keys(), ...receiving.keys()])
      folder.keepAlive(id).then((isThere) => {
        // Another process has removed it.
        if (!isThere) working.get(id)?.stop.abort()
      }, unforeseen)
  }, MARKED_EVERY_MS).unref()
  const sweeping = setInterval(sweep, SWEPT_EVERY_MS).unref()
  const swept = sweep()
  /** One after the other, so that each counts those before it. */
  let reserving: Promise<unknown> = Promise.resolve()

  /** Begins a job on an upload that this process has claimed. */
  const work = (record: UploadRecord, actor: Pick<Actor, 'keyId'>): Work => {
    const task = record.state === 'importing' ? 'import' : 'read'
    const stop = new AbortController()
    let current = record
    let written = Promise.resolve(true)
    const write = (next: UploadRecord): Promise<boolean> => {
      current = next
      written = written.then(() => folder.write(next))
      return written
    }
    const run = async (): Promise<void> => {
      const job: Job = {
        task,
        dataFolder,
        workspaceId: record.workspaceId,
        memberId: record.memberId,
        keyId: actor.keyId,
        importId: record.id,
        files: record.files.map(({ name, madeAt }, number) => ({
          path: folder.file(record.id, number),
          name,
          changedAt: madeAt,
        })),
        choices: record.choices,
        now: now(),
        mostBytes: bounds.processBytes,
      }
      const within = {
        bytes: bounds.processBytes,
        milliseconds: task === 'import' ? bounds.importingMs : bounds.readingMs,
      }
      const onProgress = (done: number, of: number | null): void => {
        write({ ...current, progress: { done, of } }).catch(unforeseen)
      }
      const end = await inProcess(job, start, within, onProgress, stop.signal)
      // Interrupted by the end of the service: whoever looks next says so.
      if (stop.signal.aborted && end.tag === 'failed') return
      const done = afterJob(current, end)
      if (done.state === 'imported') await folder.removeFiles(done)
      await write(done)
    }
    const ended = inTurn(run)
      .catch(unforeseen)
      .finally(async () => {
        working.delete(record.id)
        await folder.release(record.id).catch(unforeseen)
      })
    const begun = { stop, ended }
    working.set(record.id, begun)
    return begun
  }

  const isLeftAlone = async (record: UploadRecord): Promise<boolean> =>
    isUnderWay(record) && !isOwn(record.id) && !(await folder.isWorkedOn(record.id))

  /** The record as whoever looks finds it. Its work may have ended after it was read, so what nobody works on is read again. */
  const asFound = async (record: UploadRecord): Promise<UploadRecord> => {
    if (!(await isLeftAlone(record))) return record
    const newer = (await folder.read(record.id)) ?? record
    return (await isLeftAlone(newer)) ? interrupted(newer) : newer
  }

  /** The upload of a caller who may know of it. */
  const found = async (id: Uuid, { workspaceId, memberId }: Actor): Outcome<ImportRefused, UploadRecord> => {
    await swept
    const record = await folder.read(id)
    if (record === null) {
      const peppers = await stores.registry.peppers()
      if (isLeft(peppers)) return peppers
      const machine = machineOf(id, workspaceId, peppers.right)
      return machine === null || machine === (await folder.machine()) ? left({ tag: 'not_found' }) : conflict(ELSEWHERE)
    }
    if (record.workspaceId !== workspaceId || record.state === 'receiving') return left({ tag: 'not_found' })
    if (expiryOf(record) <= now() && !isUnderWay(record)) return left({ tag: 'not_found' })
    if (record.memberId !== memberId) {
      const access = await readAccess(workspaceId, stores)
      if (isLeft(access)) return access
      const member = access.right.access.members.find((one) => one.memberId === memberId)
      const seesAll = (member?.role === 'owner' || member?.role === 'admin') && member.dataAccess.all
      if (!seesAll) return left({ tag: 'not_found' })
    }
    return right(await asFound(record))
  }

  /** Carries out what is intended once, and answers what then is. */
  const answered = async (
    id: Uuid,
    actor: Actor,
    intended: Once,
    carryOut: (record: UploadRecord) => Outcome<ImportRefused, boolean>,
  ): Outcome<ImportRefused, UploadRecord> => {
    const before = await found(id, actor)
    if (isLeft(before)) return before
    const done = await once<ImportRefused, KeptAnswer>(
      { workspaceId: actor.workspaceId, ...intended },
      stores.registry,
      actor.now,
      async () => {
        const changed = await carryOut(before.right)
        return isLeft(changed) ? changed : right({ ids: { importId: id }, changed: changed.right, position: '' })
      },
      isWithoutEffect,
      hasNoEarlierEffect,
    )
    if (isLeft(done)) return done
    return found(id, actor)
  }

  /** Claims an upload, and begins a job on it. */
  const begin = async (record: UploadRecord, actor: Actor): Outcome<ImportRefused, boolean> => {
    if (isClosing) return left({ tag: 'overloaded', retryAfterSeconds: 1 })
    try {
      if (!(await folder.claim(record.id))) return conflict(BUSY)
      const isWritten = await folder.write(record)
      if (!isWritten) return left({ tag: 'not_found' })
      work(record, actor)
      return right(true)
    } catch (error) {
      await folder.release(record.id)
      if (isFull(error)) return left({ tag: 'disk_full' })
      throw error
    }
  }

  /** Waits a while until an upload is no longer worked on. */
  const patient = async (id: Uuid, milliseconds: number): Promise<void> => {
    const begun = working.get(id)
    if (begun === undefined) return
    const waited = new AbortController()
    await Promise.race([begun.ended, sleep(milliseconds, undefined, { signal: waited.signal }).catch(() => null)])
    waited.abort()
  }

  /** Makes room for an upload. */
  const reserve = async (bytes: number, actor: Actor): Outcome<ImportRefused, UploadRecord> => {
    const { workspaceId, memberId, keyId } = actor
    const machine = await folder.machine()
    const peppers = await stores.registry.peppers()
    if (isLeft(peppers)) return peppers
    const known = await folder.all()
    const done = known.filter((one) => one.state === 'imported' && one.workspaceId === workspaceId)
    const newest = done.toSorted((a, b) => compareText(b.takenAt, a.takenAt))
    for (const { id } of newest.slice(MOST_RESULTS)) await folder.remove(id)
    const all = known.filter((one) => one.state !== 'imported')
    const ofWorkspace = all.filter((one) => one.workspaceId === workspaceId)
    const ofMember = ofWorkspace.filter((one) => one.memberId === memberId)
    const bytesOf = (some: readonly UploadRecord[]): number => some.reduce((sum, { announced }) => sum + announced, 0)
    const quotas = [
      { usage: ofMember.length + 1, limit: bounds.ofMember, of: 'imports of yours are undecided' },
      { usage: ofWorkspace.length + 1, limit: bounds.ofWorkspace, of: 'imports of the workspace are undecided' },
      { usage: all.length + 1, limit: bounds.ofAll, of: 'imports of the service are undecided' },
      { usage: bytesOf(ofMember) + bytes, limit: bounds.bytesOfMember, of: 'bytes of yours are undecided' },
      {
        usage: bytesOf(ofWorkspace) + bytes,
        limit: bounds.bytesOfWorkspace,
        of: 'bytes of the workspace are undecided',
      },
    ]
    const over = quotas.find(({ usage, limit }) => usage > limit)
    if (over !== undefined) {
      const { usage, limit, of } = over
      const message = `With this one, ${usage} ${of}, of at most ${limit}: confirm or cancel some, or wait a day.`
      return left({ tag: 'over_quota', message, limit, usage })
    }
    if ((await freeBytes(folder.path)) - bytes < bounds.freeBytes) return left({ tag: 'disk_full' })
    const id = newUploadId(machine, workspaceId, peppers.right[0])
    const record: UploadRecord = {
      id,
      workspaceId,
      memberId,
      keyId,
      takenAt: now(),
      announced: bytes,
      state: 'receiving',
      files: [],
      choices: {},
      says: null,
      questions: [],
      questionsTotal: 0,
      table: null,
      progress: null,
      result: null,
      problem: null,
      hasBegun: false,
    }
    await folder.begin(record)
    return right(record)
  }

  /** Takes the files of an upload for which there is room. */
  const receivingOf = (begun: UploadRecord, actor: Actor): Receiving => {
    let record = begun
    const abandon = async (): Promise<void> => {
      await folder.remove(begun.id)
      receiving.delete(begun.id)
    }
    receiving.set(begun.id, abandon)
    return {
      abandon,
      take: async ({ name, madeAt, content }) => {
        const number = record.files.length
        if (number >= MOST_FILES) {
          content.resume()
          return left({ tag: 'upload_too_large', message: `An import has at most ${MOST_FILES} files.` })
        }
        const hash = createHash('sha256')
        let bytes = 0
        const counting = new Transform({
          transform(piece: Buffer, _, done) {
            hash.update(piece)
            bytes += piece.length
            done(null, piece)
          },
        })
        const file = createWriteStream(folder.file(record.id, number), { flags: 'wx', mode: 0o600 })
        try {
          await pipeline(content, counting, file)
        } catch (error) {
          if (isFull(error)) return left({ tag: 'disk_full' })
          throw error
        }
        const taken = { name: shownName(name, number), bytes, digest: hash.digest('hex'), madeAt }
        record = { ...record, files: [...record.files, taken] }
        return right(undefined)
      },
      finish: async ({ callerId, key }) => {
        const { workspaceId, memberId } = actor
        const sent = record.files.map(({ name, digest, madeAt }) => [name, digest, madeAt])
        const digest = contentHashOf(['POST', 'imports', sent])
        const takeIn = async (): Outcome<ImportRefused, KeptAnswer> => {
          record = { ...record, state: 'reading' }
          if (isClosing || !(await folder.write(record))) return left({ tag: 'overloaded', retryAfterSeconds: 1 })
          work(record, actor)
          receiving.delete(record.id)
          return right({ ids: { importId: record.id }, changed: true, position: '' })
        }
        const intended = { workspaceId, callerId, key, digest }
        const done = await once<ImportRefused, KeptAnswer>(
          intended,
          stores.registry,
          actor.now,
          takeIn,
          isWithoutEffect,
          hasNoEarlierEffect,
        )
        const id = isLeft(done) ? null : (done.right.ids['importId'] ?? null)
        // The same files were sent before, and are there already.
        if (id !== record.id) await abandon()
        if (isLeft(done)) return done
        if (id === null) return left({ tag: 'not_found' })
        await patient(id, bounds.patienceMs)
        const known = await found(id, { ...actor, memberId })
        return isLeft(known) ? known : right(viewOf(known.right))
      },
    }
  }

  return {
    receive: async (bytes, actor) => {
      await swept
      if (isClosing) return left({ tag: 'overloaded', retryAfterSeconds: 1 })
      if (bytes > bounds.uploadBytes) {
        const message = `An upload has at most ${Math.floor(bounds.uploadBytes / 1_000_000)} MB: import the files in parts.`
        return left({ tag: 'upload_too_large', message })
      }
      const reserved = reserving.then(() => reserve(bytes, actor))
      reserving = reserved.catch(() => undefined)
      try {
        const record = await reserved
        return isLeft(record) ? record : right(receivingOf(record.right, actor))
      } catch (error) {
        if (isFull(error)) return left({ tag: 'disk_full' })
        throw error
      }
    },
    show: async (id, actor) => {
      const record = await found(id, actor)
      return isLeft(record) ? record : right(viewOf(record.right))
    },
    choose: async (id, choices, actor, intended) => {
      const chosen = await answered(id, actor, intended, async (record) => {
        if (isUnderWay(record)) return conflict(BUSY)
        if (record.state === 'imported') return conflict('The files are imported already: send them again.')
        const all = withChoices(record.choices, choices)
        return begin({ ...record, choices: all, state: 'reading', problem: null, hasBegun: false }, actor)
      })
      if (isLeft(chosen)) return chosen
      await patient(id, bounds.patienceInTurnMs)
      const record = await found(id, actor)
      return isLeft(record) ? record : right(viewOf(record.right))
    },
    confirm: async (id, actor, intended) => {
      const confirmed = await answered(id, actor, intended, async (record) => {
        if (record.state === 'importing' || record.state === 'imported') return right(false)
        if (record.state === 'reading') return conflict('The files are still being read: wait until they are.')
        if (record.state === 'asks') return conflict('The files leave questions open: answer them first.')
        if (!mayConfirm(record)) return conflict('The files cannot be imported: see what is wrong with them.')
        return begin({ ...record, state: 'importing', problem: null, progress: null, hasBegun: true }, actor)
      })
      if (isLeft(confirmed)) return confirmed
      await patient(id, bounds.patienceInTurnMs)
      const record = await found(id, actor)
      return isLeft(record) ? record : right(viewOf(record.right))
    },
    cancel: async (id, actor, intended) => {
      const known = await found(id, actor)
      // What was cancelled is there no more, for its repetition either.
      if (isLeft(known) && known.left.tag !== 'not_found') return known
      const cancelled = await once<ImportRefused, KeptAnswer>(
        { workspaceId: actor.workspaceId, ...intended },
        stores.registry,
        actor.now,
        async () => {
          if (isLeft(known)) return known
          if (known.right.state === 'importing')
            return conflict('The files are being imported: it cannot be cancelled.')
          await folder.remove(id)
          const begun = working.get(id)
          begun?.stop.abort()
          await begun?.ended
          return right({ ids: { importId: id }, changed: true, position: '' })
        },
        isWithoutEffect,
        hasNoEarlierEffect,
      )
      return isLeft(cancelled) ? cancelled : right({})
    },
    close: async () => {
      isClosing = true
      clearInterval(marking)
      clearInterval(sweeping)
      await swept
      for (const abandon of [...receiving.values()]) await abandon().catch(unforeseen)
      const all = [...working.values()]
      for (const { stop } of all) stop.abort()
      await Promise.all(all.map(({ ended }) => ended))
    },
  }
}
