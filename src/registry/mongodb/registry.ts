import { randomBytes } from 'node:crypto'
import { isLeft, left, right } from 'fp-ts/lib/Either.js'
import type { Binary } from 'mongodb'
import type { Instant, Uuid } from '#domain/common'
import type { OpenError, Outcome } from '#domain/outcome'
import type { Position, Revision } from '#eventlog/port'
import { attempt, isDuplicateKey, openMongoDatabase } from '#mongodb/database'
import { type AccessMark, KEPT_MINUTES, type LogMark, type Pepper, type Registry, type RequestsOfKey } from '../port.js'
import { signInsOf } from './sign-ins.js'

interface StoredPepper {
  /** Counted from 1, so that only one of two processes makes the first. */
  readonly _id: number
  readonly id: string
  readonly secret: Binary
}
interface KeyUse {
  readonly _id: Uuid
  /** The minute begun last. */
  readonly minute: Instant
  /** Sorted by their beginnings; absent in data of earlier versions. */
  readonly minutes?: readonly { readonly minute: Instant; readonly requests: number }[]
}
interface UnshownKey {
  readonly _id: 1
  readonly keyId: Uuid
  readonly key: string
}

interface StoredMark {
  readonly _id: Uuid
  readonly revision: Revision
  readonly position: Position
}

interface StoredLogMark extends LogMark {
  readonly _id: 1
}

const LIVE_PEPPERS = 2

const markOf = ({ _id, revision, position }: StoredMark): AccessMark => ({ workspaceId: _id, revision, position })

const unlessThere = (error: unknown): void => {
  if (!isDuplicateKey(error)) throw error
}

/** The registry in a database of a MongoDB, for any number of processes and machines. */
export const openMongoRegistry = async (url: string): Outcome<OpenError, Registry> => {
  const opened = await openMongoDatabase(url)
  if (isLeft(opened)) return opened
  const { db, close } = opened.right
  const peppers = db.collection<StoredPepper>('peppers')
  const names = db.collection<{ readonly _id: Uuid; readonly name: string }>('member_names')
  // Counts of requests may be lost with a server: no request waits for a disk.
  const uses = db.collection<KeyUse>('key_uses', { writeConcern: { w: 1 }, readConcern: { level: 'local' } })
  const unshown = db.collection<UnshownKey>('unshown_key')
  const marks = db.collection<StoredMark>('access_marks')
  const logMark = db.collection<StoredLogMark>('log_mark')
  const probes = db.collection<{ readonly _id: 1; readonly writes: number }>('write_probe')
  const run = <A>(ask: () => Promise<A>) => attempt('registry', ask)
  const { signIns, prepare } = signInsOf(db)
  const indexed = await run(async () => {
    await marks.createIndex({ position: 1 })
    await prepare()
  })
  if (isLeft(indexed)) {
    close()
    return left({ tag: 'open_error', message: `the MongoDB of MONGODB_URL cannot be prepared: ${indexed.left.cause}` })
  }

  const livePeppers = async (): Promise<readonly Pepper[]> =>
    (await peppers.find().sort({ _id: -1 }).limit(LIVE_PEPPERS).toArray()).map(({ id, secret }) => ({
      id,
      secret: Buffer.from(secret.value()),
    }))
  const firstPepper = async (): Promise<readonly Pepper[]> => {
    const secret = randomBytes(32) as unknown as Binary
    await peppers.insertOne({ _id: 1, id: randomBytes(4).toString('hex'), secret }).catch(unlessThere)
    return livePeppers()
  }

  const count = async ({ keyId, minute, requests }: RequestsOfKey): Promise<number> => {
    for (;;) {
      const counted = await uses.findOneAndUpdate(
        { _id: keyId, 'minutes.minute': minute },
        { $inc: { 'minutes.$.requests': requests } },
        { returnDocument: 'after' },
      )
      const all = counted?.minutes?.find((one) => one.minute === minute)?.requests
      if (all !== undefined) return all
      const begun = await uses
        .updateOne(
          { _id: keyId, 'minutes.minute': { $ne: minute } },
          { $set: { minute }, $push: { minutes: { $each: [{ minute, requests }], $slice: -KEPT_MINUTES } } },
          { upsert: true },
        )
        .catch(unlessThere)
      if (begun !== undefined) return requests
    }
  }

  return right({
    peppers: async () => {
      const live = await run(async () => {
        const found = await livePeppers()
        return found.length > 0 ? found : firstPepper()
      })
      return live as Awaited<ReturnType<Registry['peppers']>>
    },
    holds: () =>
      run(async () => ({
        peppers: (await peppers.findOne()) !== null,
        workspaces: (await names.findOne()) !== null || (await marks.findOne()) !== null,
      })),
    setName: (memberId, name) =>
      run(async () => void (await names.updateOne({ _id: memberId }, { $set: { name } }, { upsert: true }))),
    forget: (memberIds, keyIds) =>
      run(async () => {
        await names.deleteMany({ _id: { $in: [...memberIds] } })
        await uses.deleteMany({ _id: { $in: [...keyIds] } })
        await unshown.deleteMany({ keyId: { $in: [...keyIds] } })
      }),
    names: (memberIds) =>
      run(async () => {
        const found = await names.find({ _id: { $in: [...memberIds] } }).toArray()
        return new Map(found.map(({ _id, name }) => [_id, name]))
      }),
    lastUses: (keyIds) =>
      run(async () => {
        const found = await uses.find({ _id: { $in: [...keyIds] } }).toArray()
        return new Map(found.map(({ _id, minute }) => [_id, minute]))
      }),
    signIns,
    countRequests: (all) => run(() => Promise.all(all.map(count))),
    unshownKey: {
      put: (keyId, key) =>
        run(async () => void (await unshown.replaceOne({ _id: 1 }, { keyId, key }, { upsert: true }))),
      get: () =>
        run(async () => {
          const found = await unshown.findOne({ _id: 1 })
          return found === null ? null : { keyId: found.keyId, key: found.key }
        }),
      shown: (keyId) => run(async () => void (await unshown.deleteOne({ _id: 1, keyId }))),
    },
    logMark: {
      get: () =>
        run(async () => {
          const found = await logMark.findOne({ _id: 1 })
          return found === null ? null : { log: found.log, position: found.position }
        }),
      put: ({ log, position }) =>
        run(async () => {
          const moved = () => logMark.updateOne({ _id: 1, log, position: { $lt: position } }, { $set: { position } })
          if ((await moved()).matchedCount > 0) return
          const made = await logMark.insertOne({ _id: 1, log, position }).catch(unlessThere)
          if (made === undefined) await moved()
        }),
      remove: () => run(async () => void (await logMark.deleteOne({ _id: 1 }))),
    },
    settle: async () => right(undefined),
    copyTo: null,
    // MongoDB keeps checksums of its own.
    integrity: async () => right([]),
    accessMarks: {
      get: (workspaceId) =>
        run(async () => {
          const found = await (workspaceId === null
            ? marks.findOne({}, { sort: { position: -1 } })
            : marks.findOne({ _id: workspaceId }))
          return found === null ? null : markOf(found)
        }),
      all: () => run(async () => (await marks.find().toArray()).map(markOf)),
      put: ({ workspaceId, revision, position }) =>
        run(async () => {
          const moved = () =>
            marks.updateOne({ _id: workspaceId, revision: { $lt: revision } }, { $set: { revision, position } })
          if ((await moved()).matchedCount > 0) return
          const made = await marks.insertOne({ _id: workspaceId, revision, position }).catch(unlessThere)
          // One exists: of a later revision, or another process was faster with an earlier one.
          if (made === undefined) await moved()
        }),
      remove: (workspaceId) => run(async () => void (await marks.deleteOne({ _id: workspaceId }))),
    },
    canWrite: () =>
      run(async () => void (await probes.updateOne({ _id: 1 }, { $inc: { writes: 1 } }, { upsert: true }))),
    close,
  })
}
