import { copyFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import Database from 'better-sqlite3'
import { right } from 'fp-ts/lib/Either.js'
import { generateKey } from '#access/key'
import { eraseDue } from '#app/admin/erase'
import { keepAccess, settleAccess } from '#app/state/access'
import { type IssuedKey, issueKey, revokeKey } from '#app/state/keys'
import { state } from '#app/state/run'
import { openWorkspace } from '#app/state/workspace'
import type { Instant } from '#domain/common'
import { READ_SCOPES } from '#domain/roles'
import { privacyStandingId } from '#projections/access/standing'
import { ensureFolded } from '#projector/ensure-folded'
import { verifyAccess } from '#projector/verify-access'
import { ALL } from '#readstore/port'
import { openStores, type Stores } from '#stores/open'
import { understood } from '#test/app/support/lines'
import { get, recordedLog, serve, type TestApi } from '#test/support/api/server'
import type { World } from '#test/support/api/world'
import { wrappedStores } from '#test/support/api/wrappers'
import { newFolder } from '#test/support/stores/folder'
import { ok } from '#test/support/stores/outcome'

// Access documents that were lost or put back from a backup, beside a log that has gone on, while no worker runs.

const AT: Instant = '2026-03-01T10:00:00.000Z'
const PATH = '/settings/api-keys'
const READ_FILES = ['read.db', 'read.db-wal', 'read.db-shm']

let folder: string
let stores: Stores
let api: TestApi | undefined
const calls: string[] = []
let website: Place
let shop: Place
interface Place extends Pick<World, 'organizationSlug' | 'workspaceSlug'> {
  readonly workspaceId: string
  readonly ownerId: string
  readonly stays: IssuedKey
  readonly goes: IssuedKey
}

const fold = async () => ok(ensureFolded(await ok(stores.eventLog.end()), ALL, stores, () => undefined))
const issue = ({ workspaceId, ownerId }: Pick<Place, 'workspaceId' | 'ownerId'>) =>
  ok(
    issueKey(
      {
        workspaceId,
        memberId: ownerId,
        name: 'k',
        environment: 'live',
        scopes: READ_SCOPES,
        expiry: 'never',
      },
      stores,
      AT,
    ),
  )
const revoke = ({ workspaceId, ownerId }: Place, { keyId }: IssuedKey) =>
  ok(revokeKey({ workspaceId, memberId: ownerId, keyId }, stores, AT))
const open = async (workspace: string): Promise<Place> => {
  const wishes = { organization: 'acme', workspace, name: workspace, plan: 'scale', owner: 'Ada' } as const
  const opened = await ok(openWorkspace({ ...wishes, client: 'Acme', project: 'All' }, stores, () => AT))
  const { workspaceId, ownerId } = opened
  const place = { organizationSlug: 'acme', workspaceSlug: workspace, workspaceId, ownerId }
  return { ...place, stays: await issue(place), goes: await issue(place) }
}
const asked = async (place: Place, key: string): Promise<number> => {
  if (api === undefined) {
    const seen = wrappedStores(stores as never, (call) => {
      calls.push(call)
      return undefined
    })
    api = await serve(seen)
  }
  return (await get(api, place as unknown as World, key, PATH)).status
}
/** The same files, opened by a process that begins now. */
const restarted = async (meanwhile: () => void): Promise<void> => {
  await api?.close()
  api = undefined
  stores.close()
  meanwhile()
  stores = await ok(openStores(folder))
}
const lost = () => {
  for (const name of READ_FILES) rmSync(join(folder, name), { force: true })
}
const backup = async () => {
  const db = new Database(join(folder, 'read.db'))
  await db.backup(join(folder, 'read.backup'))
  db.close()
}
const putBack = () => {
  lost()
  copyFileSync(join(folder, 'read.backup'), join(folder, 'read.db'))
}

const eraseWebsite = async (when: Instant): Promise<void> => {
  const line = await understood('workspace delete acme/website --grace-days 1')
  await ok(state({ ...line, workspaceId: website.workspaceId }, stores, AT, async () => right(await fold())))
  for (;;) {
    await fold()
    if ((await ok(eraseDue(stores, when))) === 0) return
  }
}

/** A revocation that ends before one of its writes: a call that never comes back. */
const killedAt = async (part: 'access.put' | 'accessMarks.put'): Promise<void> => {
  const never = () => new Promise<never>(() => undefined)
  const { readStore, registry } = stores
  const dead =
    part === 'access.put'
      ? { ...stores, readStore: { ...readStore, access: { ...readStore.access, put: never } } }
      : { ...stores, registry: { ...registry, accessMarks: { ...registry.accessMarks, put: never } } }
  const events = async () => (await ok(stores.eventLog.readAll('', 100))).length
  const before = await events()
  let ended = false
  void revokeKey({ ...website, memberId: website.ownerId, keyId: website.goes.keyId }, dead, AT).then(() => {
    ended = true
  })
  while ((await events()) === before) await new Promise(setImmediate)
  for (let turns = 0; turns < 50; turns += 1) await new Promise(setImmediate)
  expect(ended).toBe(false)
}

beforeEach(async () => {
  folder = newFolder()
  stores = await ok(openStores(folder))
  shop = await open('shop')
  website = await open('website')
  await fold()
})
afterEach(async () => {
  await api?.close()
  api = undefined
  stores.close()
})

describe('given documents that were restored from before a revocation', () => {
  beforeEach(async () => {
    await backup()
    await revoke(website, website.goes)
    expect(await asked(website, website.goes.key)).toBe(401)
    await restarted(putBack)
  })

  it('when the revoked key is used, then its workspace is closed, and no other one', async () => {
    expect(await asked(website, website.goes.key)).toBe(503)
    expect(await asked(website, website.stays.key)).toBe(503)
    expect(await asked(shop, shop.stays.key)).toBe(200)
  })
  it('when an unknown key is used, then the answer is 503, not 401', async () => {
    expect(await asked(website, generateKey('live'))).toBe(503)
    expect(await asked(shop, generateKey('live'))).toBe(503)
  })
  it('when the documents are written again, then all answers are as before', async () => {
    await ok(settleAccess(website.workspaceId, stores))
    expect(await asked(website, website.goes.key)).toBe(401)
    expect(await asked(website, website.stays.key)).toBe(200)
    expect(await asked(website, generateKey('live'))).toBe(401)
  })
  it('when another workspace changes meanwhile, then the workspace of the revoked key stays closed', async () => {
    await revoke(shop, shop.goes)
    expect(await asked(website, website.goes.key)).toBe(503)
    expect(await asked(website, website.stays.key)).toBe(503)
  })
  it('when a key is used, known or not, then the look-ups are the same', async () => {
    const costOf = async (key: string) => {
      calls.length = 0
      await asked(website, key)
      return calls.join(', ')
    }
    await asked(website, website.goes.key)
    const unknown = await costOf(generateKey('live'))
    expect(await costOf(website.goes.key)).toBe(unknown)
    expect(await costOf(website.stays.key)).toBe(unknown)
  })
})

describe('given documents that were lost', () => {
  it('when a key is used, then the answer is 503 and not 401, and 200 after all is folded again', async () => {
    await restarted(lost)
    for (const { key } of [website.stays, website.goes, shop.stays]) expect(await asked(website, key)).toBe(503)
    expect(await asked(website, generateKey('live'))).toBe(503)
    await fold()
    expect(await asked(website, website.stays.key)).toBe(200)
    expect(await asked(website, shop.stays.key)).toBe(401)
  })
})

describe('given a damaged event about a key', () => {
  it('when all is folded again, then its workspace answers 503 to its other keys, the damaged key opens nothing, and other workspaces answer', async () => {
    await restarted(() => {
      lost()
      const db = new Database(join(folder, 'events.db'))
      db.prepare(`UPDATE events SET data = replace(data, '"name":"k"', '"name":"j"') WHERE data LIKE ?`).run(
        `%${website.goes.keyId}%`,
      )
      db.close()
    })
    await fold()
    expect(await asked(website, website.stays.key)).toBe(503)
    // Nothing says any more that there is such a key.
    expect(await asked(website, website.goes.key)).toBe(401)
    expect(await asked(shop, shop.stays.key)).toBe(200)
  })
})

describe('given a service that starts', () => {
  const begin = async () => {
    const stop = new AbortController()
    const { log } = recordedLog()
    const keeping = await keepAccess({ ...stores, log, isLogged: async () => false }, stop.signal)
    return async () => {
      stop.abort()
      await keeping.ended
    }
  }
  it('when documents are older than a revocation, then it writes them again', async () => {
    await backup()
    await revoke(website, website.goes)
    await restarted(putBack)
    const end = await begin()
    expect(await asked(website, website.goes.key)).toBe(401)
    expect(await asked(website, website.stays.key)).toBe(200)
    await end()
  })
  it('when a revocation was killed after it was appended, then it is completed', async () => {
    await killedAt('access.put')
    expect(await asked(website, website.goes.key)).toBe(200)
    const end = await begin()
    expect(await asked(website, website.goes.key)).toBe(401)
    await end()
  })
  it('when the registry is older than the workspace, then the workspace stays closed until it catches up', async () => {
    await ok(stores.registry.accessMarks.remove(website.workspaceId))
    expect(await asked(website, website.stays.key)).toBe(503)
    const end = await begin()
    expect(await asked(website, website.stays.key)).toBe(200)
    await end()
  })
})

describe('given a command that is killed between its writes', () => {
  it('when documents are written and the registry is not, then the key is void, and all other keys work', async () => {
    await killedAt('accessMarks.put')
    expect(await asked(website, website.goes.key)).toBe(401)
    expect(await asked(website, website.stays.key)).toBe(200)
    expect(await asked(website, generateKey('live'))).toBe(401)
  })
  it('when the command is run again, then it is completed', async () => {
    await killedAt('access.put')
    expect(
      await ok(revokeKey({ ...website, memberId: website.ownerId, keyId: website.goes.keyId }, stores, AT)),
    ).toEqual({ already: true })
    expect(await asked(website, website.goes.key)).toBe(401)
  })
})

describe('given a data folder of before there were documents of what is archived and private', () => {
  const hide = async () => {
    const line = await understood('settings set privacy hideSalaryFromManagers=true')
    await ok(state({ ...line, workspaceId: website.workspaceId }, stores, AT, async () => right(undefined)))
  }
  const asBefore = () => {
    const db = new Database(join(folder, 'read.db'))
    expect(db.prepare(`DELETE FROM access WHERE id LIKE 'privacy:%' OR id LIKE 'directory:%'`).run().changes).toBe(4)
    db.close()
  }
  const starts = async () => {
    const stop = new AbortController()
    await keepAccess({ ...stores, log: recordedLog().log, isLogged: async () => false }, stop.signal)
    stop.abort()
  }

  it('when a key is used before anything else, then its workspace is closed', async () => {
    await restarted(asBefore)
    expect(await asked(website, website.stays.key)).toBe(503)
  })
  it('when a process starts, then it writes them, and they are what the log says', async () => {
    await hide()
    await restarted(asBefore)
    await starts()
    expect(await asked(website, website.stays.key)).toBe(200)
    expect(await asked(shop, shop.stays.key)).toBe(200)
    const id = privacyStandingId(website.workspaceId)
    expect((await ok(stores.readStore.access.get([id]))).get(id)?.document).toMatchObject({
      values: { hideSalaryFromManagers: true },
    })
    expect(
      await ok(verifyAccess(new Set([website.workspaceId]), { ...stores, access: stores.readStore.access })),
    ).toMatchObject({
      differences: [],
    })
  })
  it('when they are older than a change, restored from a backup, then the workspace is closed until they are written again', async () => {
    await backup()
    await hide()
    await restarted(putBack)
    expect(await asked(website, website.stays.key)).toBe(503)
    expect(await asked(shop, shop.stays.key)).toBe(200)
    await starts()
    expect(await asked(website, website.stays.key)).toBe(200)
  })
  it('when the event of a change is damaged, then the workspace is closed', async () => {
    await hide()
    await restarted(() => {
      const db = new Database(join(folder, 'events.db'))
      const damage = `UPDATE events SET data = replace(data, '"privacy"', '"piracy"') WHERE data LIKE '%hideSalaryFromManagers%'`
      expect(db.prepare(damage).run().changes).toBe(1)
      db.close()
    })
    await starts()
    expect(await asked(website, website.stays.key)).toBe(503)
    expect(await asked(shop, shop.stays.key)).toBe(200)
  })
})

describe('given a workspace that is erased', () => {
  it('when older documents are restored, then its keys do not open it', async () => {
    await backup()
    await eraseWebsite('2027-01-01T00:00:00.000Z')
    expect(await ok(stores.registry.accessMarks.get(website.workspaceId))).toBeNull()
    expect(await asked(website, website.stays.key)).toBe(401)
    await restarted(putBack)
    expect(await asked(website, website.stays.key)).toBe(503)
    const stop = new AbortController()
    await keepAccess({ ...stores, log: recordedLog().log, isLogged: async () => false }, stop.signal)
    stop.abort()
    expect(await asked(website, website.stays.key)).toBe(401)
    expect(await asked(shop, shop.stays.key)).toBe(200)
  })
})
