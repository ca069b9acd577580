import { copyFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from '@jest/globals'
import Database from 'better-sqlite3'
import { isLeft } from 'fp-ts/lib/Either.js'
import type { OpenError, StoreError } from '#domain/outcome'
import { openSqliteEventLog } from '#eventlog/sqlite/event-log'
import { FOLD_VERSION } from '#projections/versions'
import { catchUp } from '#projector/projector'
import { repair, verify } from '#projector/verify'
import { repairAccess, verifyAccess } from '#projector/verify-access'
import { ALL } from '#readstore/port'
import { openSqliteReadStore } from '#readstore/sqlite/read-store'
import { keyIssued, keyRevoked, memberJoined, memberLeft } from '#test/projections/support/events'
import { SMALL_WORLD } from '#test/projections/support/small-world'
import { newFolder } from '#test/support/stores/folder'
import { ok } from '#test/support/stores/outcome'
import { flipBit } from './support/flips.js'
import { append, collections, openStores, optionsOf, type Stores, seize } from './support/stores.js'

/** Flipped bits of each file. */
const TIMES = Number(process.env['WDI_FLIPS'] ?? 25)
const seeds = Array.from({ length: TIMES }, (_, i) => String(i))

const never = new AbortController().signal
const quiet = (): void => undefined
const WORLD = [
  ...SMALL_WORLD,
  memberJoined('damage'),
  keyIssued('k1'),
  keyIssued('k2'),
  keyRevoked('k1'),
  memberLeft('damage'),
]

const sound = newFolder()
/** Everything that answers can be made of, by the place where it stands. */
type Content = ReadonlyMap<string, string>
let expected: Content

/** A folder with these files of the sound one. */
const copyOf = (...files: readonly string[]): string => {
  const folder = newFolder()
  for (const file of files) copyFileSync(join(sound, file), join(folder, file))
  return folder
}
/** Everything that is stored, as reports ask for it: by id, by members and by terms. */
const contentOf = async ({ readStore }: Pick<Stores, 'readStore'>): Promise<Content | StoreError> => {
  const content = new Map<string, string>()
  const read = await readStore.read(ALL, async (docs, moment) => {
    content.set('moment', JSON.stringify(moment))
    for (const collection of collections) {
      const all = await docs.find(collection, { where: {} })
      content.set(collection.name, JSON.stringify(all.map((one) => JSON.stringify(one)).sort()))
      for (const [member] of collection.indexes) {
        if (member === undefined) continue
        const sorted = await docs.find(collection, { where: {}, sort: [{ by: member, direction: 'asc' }] })
        content.set(`${collection.name} by ${member}`, JSON.stringify(sorted))
      }
    }
    const terms = [...new Set(termsOfAll)]
    const refs = await docs.withTerms(terms)
    for (const term of terms) {
      const found = (refs.get(term) ?? []).map(({ collection, id }) => `${collection} ${id}`).sort()
      content.set(`term ${term}`, JSON.stringify(found))
    }
    return refs
  })
  if (isLeft(read)) return read.left
  const access = await readStore.access.stored()
  if (isLeft(access)) return access.left
  content.set('access', JSON.stringify(access.right))
  return content
}
let termsOfAll: readonly string[] = []

const isError = (one: Content | StoreError): one is StoreError => 'tag' in one

beforeAll(async () => {
  const stores = await openStores(sound)
  await append(stores.eventLog, WORLD)
  await ok(catchUp(optionsOf(stores, await seize(stores.readStore)), never))
  const db = new Database(stores.readFile, { readonly: true })
  termsOfAll = db.prepare('SELECT term FROM terms_1').pluck().all() as string[]
  db.close()
  expected = (await contentOf(stores)) as Content
  stores.close()
  for (const file of ['events.db', 'read.db']) {
    const whole = new Database(join(sound, file))
    whole.pragma('wal_checkpoint(TRUNCATE)')
    whole.close()
  }
})

/** How a folder is found: what it holds, or in which words it is refused. */
type Found = { readonly refused: string } | { readonly content: Content; readonly told: readonly string[] }

/** Opens a folder, folds what is left to fold, reads all, and verifies it. */
const foundIn = async (folder: string): Promise<Found> => {
  const eventLog = await openSqliteEventLog(join(folder, 'events.db'))
  if (isLeft(eventLog)) return { refused: eventLog.left.message }
  const readStore = await openSqliteReadStore(join(folder, 'read.db'), collections, FOLD_VERSION)
  if (isLeft(readStore)) {
    eventLog.right.close()
    return { refused: (readStore.left as OpenError).message }
  }
  const stores = { eventLog: eventLog.right, readStore: readStore.right }
  try {
    const lease = await stores.readStore.acquire(ALL, 'test')
    if (isLeft(lease)) return { refused: JSON.stringify(lease.left) }
    const folded = await catchUp(optionsOf(stores, lease.right), never)
    if (isLeft(folded)) return { refused: JSON.stringify(folded.left) }
    await stores.readStore.release(lease.right)
    const content = await contentOf(stores)
    if (isError(content)) return { refused: content.cause }
    return { content, told: await toldOf(stores) }
  } finally {
    stores.eventLog.close()
    stores.readStore.close()
  }
}
/** What `wdi verify` would say. */
const toldOf = async ({ eventLog, readStore }: Pick<Stores, 'eventLog' | 'readStore'>): Promise<readonly string[]> => {
  const integrity = [await eventLog.integrity(), await readStore.integrity()].flatMap((one) =>
    isLeft(one) ? [one.left.cause] : one.right,
  )
  if (integrity.length > 0) return integrity
  const verified = await verify(ALL, { eventLog, readStore }, quiet)
  if (isLeft(verified)) return [verified.left.cause]
  const { differences, workspaces } = verified.right
  const access = await verifyAccess(workspaces, { eventLog, access: readStore.access })
  if (isLeft(access)) return [access.left.cause]
  return [...differences, ...access.right.differences].map(({ how, id }) => `${how} ${id}`)
}
const isPartial = (content: Content): boolean => content.get('put_aside') !== '[]'

describe('one bit that is another in the event log', () => {
  it.each(seeds)(
    'changes nothing in silence when all is folded again, and stops nothing for good (%s)',
    async (seed) => {
      const folder = copyOf('events.db')
      const where = flipBit(join(folder, 'events.db'), `log ${seed}`)
      const found = await foundIn(folder)
      if ('content' in found) {
        const isSame = [...expected].every(([name, text]) => found.content.get(name) === text)
        if (!isSame) expect([where, isPartial(found.content), found.told.length > 0]).toEqual([where, true, true])
      } else expect(found.refused).toMatch(/events\.db|log_behind/)
      // As the advice says: restored, and repaired.
      copyFileSync(join(sound, 'events.db'), join(folder, 'events.db'))
      for (const file of ['events.db-wal', 'events.db-shm']) rmSync(join(folder, file), { force: true })
      await mended(folder)
    },
  )
})

const mended = async (folder: string): Promise<void> => {
  const restored = await openStores(folder)
  const lease = await seize(restored.readStore)
  const behind = await catchUp(optionsOf(restored, lease), never)
  if (isLeft(behind)) {
    // The line that says so says to remove it.
    expect(behind.left.tag).toBe('log_behind')
    restored.close()
    for (const file of ['read.db', 'read.db-wal', 'read.db-shm']) rmSync(join(folder, file), { force: true })
    return mended(folder)
  }
  await ok(repair(lease, restored, quiet))
  const { workspaces } = await ok(verify(ALL, restored, quiet))
  const sources = { eventLog: restored.eventLog, access: restored.readStore.access }
  await ok(repairAccess((await ok(verifyAccess(workspaces, sources))).differences, sources))
  expect(await toldOf(restored)).toEqual([])
  const content = (await contentOf(restored)) as Content
  for (const name of ['put_aside', 'access', 'code_change'])
    expect(content.get(name)?.length).toBe(expected.get(name)?.length)
  restored.close()
}

describe('one bit that is another in the documents', () => {
  it.each(seeds)(
    'is no wrong answer that verify calls right, and is mended by folding them again (%s)',
    async (seed) => {
      const folder = copyOf('events.db', 'read.db')
      const where = flipBit(join(folder, 'read.db'), `read ${seed}`)
      const found = await foundIn(folder)
      if ('content' in found) {
        const isSame = [...expected].every(([name, text]) => found.content.get(name) === text)
        if (!isSame) expect([where, found.told]).not.toEqual([where, []])
      } else expect(found.refused).not.toBe('')
      for (const file of ['read.db', 'read.db-wal', 'read.db-shm']) rmSync(join(folder, file), { force: true })
      const again = await foundIn(folder)
      expect(again).toEqual({ content: expected, told: [] })
    },
  )
})
