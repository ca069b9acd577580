import { isLeft, left, right } from 'fp-ts/lib/Either.js'
import type { OpenError, Outcome } from '#domain/outcome'
import { openMongoDatabase } from '#mongodb/database'
import type { Registry } from '../port.js'
import { run } from './attempt.js'
import { identitiesIn } from './identities.js'
import { inboxIn } from './inbox.js'
import { accessMarksIn, logMarkIn, type StoredLogMark, type StoredMark } from './marks.js'
import { type KeyUse, type MemberName, peopleIn } from './people.js'
import { peppersIn, type StoredPepper } from './peppers.js'
import { receiptsIn } from './receipts.js'
import { secretsIn } from './secrets.js'
import { signInsIn } from './sign-ins.js'
import { turnsIn } from './turns.js'
import { type UnshownKey, unshownKeyIn } from './unshown-key.js'

/** The registry in a database of a MongoDB, for any number of processes and machines. */
export const openMongoRegistry = async (url: string): Outcome<OpenError, Registry> => {
  const opened = await openMongoDatabase(url)
  if (isLeft(opened)) return opened
  const { db, close } = opened.right
  const peppers = db.collection<StoredPepper>('peppers')
  const names = db.collection<MemberName>('member_names')
  // Counts of requests may be lost with a server: no request waits for a disk.
  const uses = db.collection<KeyUse>('key_uses', { writeConcern: { w: 1 }, readConcern: { level: 'local' } })
  const unshown = db.collection<UnshownKey>('unshown_key')
  const marks = db.collection<StoredMark>('access_marks')
  const logMark = db.collection<StoredLogMark>('log_mark')
  const probes = db.collection<{ readonly _id: 1; readonly writes: number }>('write_probe')
  const { signIns, prepare } = signInsIn(db)
  const { receipts, prepare: prepareReceipts } = receiptsIn(db)
  const { identities, prepare: prepareIdentities } = identitiesIn(db)
  const { secrets, prepare: prepareSecrets } = secretsIn(db)
  const { turns, prepare: prepareTurns } = turnsIn(db)
  const { inbox, prepare: prepareInbox } = inboxIn(db)
  const indexed = await run(async () => {
    await marks.createIndex({ position: 1 })
    await prepare()
    await prepareReceipts()
    await prepareIdentities()
    await prepareSecrets()
    await prepareTurns()
    await prepareInbox()
  })
  if (isLeft(indexed)) {
    close()
    return left({ tag: 'open_error', message: `the MongoDB of MONGODB_URL cannot be prepared: ${indexed.left.cause}` })
  }

  return right({
    peppers: peppersIn(peppers),
    holds: () =>
      run(async () => ({
        peppers: (await peppers.findOne()) !== null,
        workspaces: (await names.findOne()) !== null || (await marks.findOne()) !== null,
      })),
    ...peopleIn(names, uses, unshown),
    signIns,
    receipts,
    identities,
    secrets,
    turns,
    inbox,
    unshownKey: unshownKeyIn(unshown),
    logMark: logMarkIn(logMark),
    settle: async () => right(undefined),
    copyTo: null,
    // MongoDB keeps checksums of its own.
    integrity: async () => right([]),
    accessMarks: accessMarksIn(marks),
    canWrite: () =>
      run(async () => void (await probes.updateOne({ _id: 1 }, { $inc: { writes: 1 } }, { upsert: true }))),
    close,
  })
}
