import { describe, expect, it } from '@jest/globals'
import { right } from 'fp-ts/lib/Either.js'
import type { Instant } from '#domain/common'
import { type AccessReader, type People, type ReadSources, rejecting } from '#domain/documents'
import { streamOf } from '#domain/events/catalogue'
import { failuresOf } from '#domain/outcome'
import { type AccessEntry, accessStateId, foldAccess, keyDocumentId, memberDocumentId } from '#projections/access/fold'
import { accessDocuments, isKey, workspaceAccess } from '#projections/access/read'
import { listApiKeys } from '#projections/api-keys/operations'
import { type KeyStatus, keyStatus } from '#projections/api-keys/report'
import { failed, ok } from '#test/support/stores/outcome'
import {
  keyIssued,
  keyRevoked,
  keyRotated,
  memberJoined,
  memberLeft,
  NOON,
  planChanged,
  type Told,
  uuid,
  WORKSPACE,
} from '../support/events.js'
import { answer, requestOf } from '../support/request.js'
import { World, worldOf } from '../support/world.js'

const LATER: Instant = '2026-03-02T13:00:00.000Z'
const entriesOf = (...events: readonly Told[]): readonly AccessEntry[] =>
  worldOf(events).access.get(streamOf.access(WORKSPACE)) ?? []
const keyId = (key: string) => keyDocumentId(`digest of ${key}`)
const key = (name: string, more: object = {}) => ({
  kind: 'key',
  workspaceId: WORKSPACE,
  keyId: uuid(name),
  name,
  environment: 'live',
  prefix: 'wdi_live_1234…',
  digest: `digest of ${name}`,
  scopes: ['ai-economics:read'],
  createdAt: NOON,
  createdBy: uuid('ann'),
  expiresAt: null,
  graceUntil: null,
  rotatedFrom: null,
  revokedAt: null,
  ...more,
})
const member = (name: string, role: string, dataAccess: object = { all: true }) => ({
  kind: 'member',
  workspaceId: WORKSPACE,
  memberId: uuid(name),
  role,
  dataAccess,
  leftAt: null,
})
const state = (unreadable: object | null) => ({ kind: 'state', workspaceId: WORKSPACE, unreadable })
const folded = (entries: readonly AccessEntry[]) =>
  Object.fromEntries(
    [...foldAccess(WORKSPACE, entries)].map(([id, { revision, document }]) => [id, [revision, document]]),
  )

describe('the access documents of a workspace', () => {
  it('given nothing, are none', () => {
    expect(foldAccess(WORKSPACE, []).size).toBe(0)
  })
  it('given members and keys, have each with the revision of the last event that touched it', () => {
    const some = { all: false as const, clients: [uuid('acme')], projects: [] }
    const entries = entriesOf(
      memberJoined('ann'),
      keyIssued('ci', { expiresAt: LATER }),
      keyIssued('cd'),
      memberJoined('bob', { role: 'viewer', dataAccess: some }),
    )
    expect(folded(entries)).toEqual({
      [memberDocumentId(WORKSPACE, uuid('ann'))]: [0, member('ann', 'owner')],
      [keyId('ci')]: [1, key('ci', { expiresAt: LATER })],
      [keyId('cd')]: [2, key('cd')],
      [memberDocumentId(WORKSPACE, uuid('bob'))]: [3, member('bob', 'viewer', some)],
      [accessStateId(WORKSPACE)]: [3, state(null)],
    })
  })
  it('given a revocation, have that key revoked at its instant, and no other', () => {
    const entries = entriesOf(keyIssued('ci'), keyIssued('cd'), keyRevoked('ci', { at: LATER }))
    expect(folded(entries)).toEqual({
      [keyId('ci')]: [2, key('ci', { revokedAt: LATER })],
      [keyId('cd')]: [1, key('cd')],
      [accessStateId(WORKSPACE)]: [2, state(null)],
    })
  })
  it('given a member who is removed, have his keys revoked at that instant, for good, and no others', () => {
    const entries = entriesOf(
      memberJoined('ann'),
      memberJoined('bob'),
      keyIssued('ci'),
      keyIssued('lost'),
      keyRevoked('lost'),
      keyIssued('cd', { by: 'bob' }),
      memberLeft('ann', { at: LATER }),
      memberJoined('ann', { at: LATER }),
      keyIssued('new', { at: LATER }),
    )
    expect(folded(entries)).toMatchObject({
      [memberDocumentId(WORKSPACE, uuid('ann'))]: [7, member('ann', 'owner')],
      [keyId('ci')]: [6, key('ci', { revokedAt: LATER })],
      [keyId('lost')]: [4, key('lost', { revokedAt: NOON })],
      [keyId('cd')]: [5, key('cd', { createdBy: uuid('bob') })],
      [keyId('new')]: [8, key('new', { createdAt: LATER })],
    })
  })
  it('given a key that is rotated, have both revoked once their maker is removed', () => {
    const entries = entriesOf(
      memberJoined('ann'),
      keyIssued('ci'),
      keyRotated('ci', 'fresh'),
      memberLeft('ann', { at: LATER }),
      memberJoined('ann', { at: LATER }),
    )
    for (const name of ['ci', 'fresh'])
      expect(folded(entries)[keyId(name)]).toEqual([3, expect.objectContaining({ revokedAt: LATER })])
  })
  it('given a key of somebody who was removed while it was made, have it revoked from the first', () => {
    const entries = entriesOf(
      memberJoined('ann'),
      keyIssued('ci'),
      memberLeft('ann'),
      keyIssued('late', { at: LATER }),
      keyRotated('ci', 'fresh', { at: LATER }),
      memberJoined('ann', { at: LATER }),
    )
    for (const name of ['late', 'fresh'])
      expect(folded(entries)[keyId(name)]?.[1]).toEqual(expect.objectContaining({ revokedAt: LATER }))
  })
  it('given a key that is revoked once more, have it revoked since the first time', () => {
    const entries = entriesOf(keyIssued('ci'), keyRevoked('ci'), keyRevoked('ci', { at: LATER }))
    expect(folded(entries)[keyId('ci')]).toEqual([1, key('ci', { revokedAt: NOON })])
  })
  it('given a member who joins again, have the newest role', () => {
    const entries = entriesOf(memberJoined('ann'), memberJoined('ann', { role: 'viewer' }))
    expect(folded(entries)[memberDocumentId(WORKSPACE, uuid('ann'))]).toEqual([1, member('ann', 'viewer')])
  })

  const unreadable = { revision: 1, unreadable: 'this build does not know its type' }
  it('given an event that cannot be read, close the workspace from that event on, at the revision of the last event', () => {
    const [issued, , revoked] = entriesOf(keyIssued('ci'), memberJoined('ann'), keyRevoked('ci')) as [
      AccessEntry,
      AccessEntry,
      AccessEntry,
    ]
    expect(folded([issued, unreadable, revoked])).toEqual({
      [keyId('ci')]: [0, key('ci')],
      [accessStateId(WORKSPACE)]: [2, state({ revision: 1, reason: unreadable.unreadable })],
    })
  })
  it('once it can be read, open the workspace again at the same revision', () => {
    const entries = entriesOf(keyIssued('ci'), memberJoined('ann'), keyRevoked('ci', { at: LATER }))
    const closed = foldAccess(WORKSPACE, [entries[0] as AccessEntry, unreadable, entries[2] as AccessEntry])
    const mended = foldAccess(WORKSPACE, entries)
    for (const [id, { revision }] of closed) expect(mended.get(id)?.revision).toBeGreaterThanOrEqual(revision)
    expect(mended.get(accessStateId(WORKSPACE))).toEqual({ revision: 2, document: state(null) })
    expect(mended.get(keyId('ci'))).toEqual({ revision: 2, document: key('ci', { revokedAt: LATER }) })
  })
  it.each<[string, readonly AccessEntry[], RegExp]>([
    ['the revocation of a key that was never issued', entriesOf(keyRevoked('ci')), /revokes a key that was never/],
    [
      'an event of another stream',
      new World([planChanged('free')]).events.map((event) => ({ revision: 0, event })),
      /PlanChanged does not belong/,
    ],
  ])('given %s, close the workspace', (_, entries, reason) => {
    const { document } = foldAccess(WORKSPACE, entries).get(accessStateId(WORKSPACE)) ?? {}
    expect(document).toEqual(state({ revision: 0, reason: expect.stringMatching(reason) }))
  })

  const nobody: People = { names: async () => right(new Map()), lastUses: async () => right(new Map()) }
  const stored = (document: unknown): AccessReader => ({
    get: async (ids) => right(new Map(ids.map((id) => [id, { revision: 0, document }]))),
    ofWorkspace: async () => right([document]),
  })
  it('are corrupt where one does not fit its codec, and never reported as missing', async () => {
    const unfit = {
      tag: 'store_corrupt',
      store: 'read store',
      what: expect.stringMatching(/^document (id|of workspace [0-9a-f-]{36}) of access$/),
      cause: expect.stringContaining('does not fit'),
    }
    for (const document of [{}, null, { ...key('ci'), more: 1 }, { ...key('ci'), digest: '' }]) {
      expect(await failed(accessDocuments(stored(document), ['id']))).toMatchObject(unfit)
      expect(
        await failed(failuresOf(workspaceAccess(rejecting(stored(document), nobody).access, WORKSPACE))),
      ).toMatchObject(unfit)
    }
    expect(await ok(accessDocuments(stored(key('ci')), ['id']))).toEqual(
      new Map([['id', { revision: 0, content: key('ci') }]]),
    )
  })
})

describe('the status of a key', () => {
  const BEFORE: Instant = '2026-03-02T12:59:59.999Z'
  const AFTER: Instant = '2026-03-02T13:00:00.001Z'
  it.each<[string, object, readonly [KeyStatus, KeyStatus, KeyStatus]]>([
    ['that does not expire', {}, ['active', 'active', 'active']],
    ['that expires', { expiresAt: LATER }, ['active', 'expired', 'expired']],
    ['inside its overlap', { graceUntil: LATER }, ['rotating', 'expired', 'expired']],
    ['that expires inside its overlap', { graceUntil: AFTER, expiresAt: LATER }, ['rotating', 'expired', 'expired']],
    [
      'whose overlap ends before it expires',
      { graceUntil: LATER, expiresAt: AFTER },
      ['rotating', 'expired', 'expired'],
    ],
    ['that was revoked', { revokedAt: NOON }, ['revoked', 'revoked', 'revoked']],
    ['that was revoked and expires', { revokedAt: NOON, expiresAt: LATER }, ['revoked', 'revoked', 'revoked']],
    ['that was revoked inside its overlap', { revokedAt: NOON, graceUntil: LATER }, ['revoked', 'revoked', 'revoked']],
  ])('%s, changes exactly at the instant', (_, more, expected) => {
    const document = key('ci', more) as Parameters<typeof keyStatus>[0]
    expect([BEFORE, LATER, AFTER].map((now) => keyStatus(document, now))).toEqual(expected)
  })
})

describe('the list of keys', () => {
  const listed = (events: readonly Told[], people: Partial<ReadSources['people']> = {}, now = LATER) => {
    const documents = [...foldAccess(WORKSPACE, entriesOf(...events)).values()].map(({ document }) => document)
    return answer(listApiKeys, requestOf({ now }), new World([]), {
      access: { ofWorkspace: async () => documents },
      people: { names: async () => new Map(), lastUses: async () => new Map(), ...people },
    })
  }
  it('given no key, is empty', async () => {
    expect(await listed([memberJoined('ann')])).toEqual({ canManage: true, keys: [] })
  })
  it('shows everything but the secret and its digest, the oldest first', async () => {
    const used = '2026-03-02T12:34:00.000Z'
    const { keys } = await listed(
      [
        keyIssued('new', { at: LATER, by: 'bob' }),
        keyIssued('old', { expiresAt: '2026-03-02T12:30:00.000Z' }),
        keyIssued('lost', { at: '2026-03-02T12:10:00.000Z' }),
        keyRevoked('lost', { at: LATER }),
      ],
      {
        names: async (ids) => new Map(ids.filter((id) => id === uuid('ann')).map((id) => [id, 'Ann'])),
        lastUses: async (ids) => new Map(ids.filter((id) => id === uuid('old')).map((id) => [id, used])),
      },
    )
    expect(keys.map(({ name, status, createdBy, lastUsedAt }) => [name, status, createdBy, lastUsedAt])).toEqual([
      ['old', 'expired', 'Ann', used],
      ['lost', 'revoked', 'Ann', null],
      ['new', 'active', 'a former member', null],
    ])
    expect(keys[1]).toEqual({
      id: uuid('lost'),
      name: 'lost',
      prefix: 'wdi_live_1234…',
      environment: 'live',
      status: 'revoked',
      scopes: ['ai-economics:read'],
      createdAt: '2026-03-02T12:10:00.000Z',
      createdBy: 'Ann',
      expiresAt: null,
      graceUntil: null,
      lastUsedAt: null,
      revokedAt: LATER,
      rotatedFrom: null,
      profileId: null,
    })
    expect(JSON.stringify(keys)).not.toContain('digest')
  })
  it('given keys of one instant, lists them by id', async () => {
    const { keys } = await listed(['a', 'b', 'c', 'd', 'e'].map((name) => keyIssued(name)))
    expect(keys.map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd', 'e'].map(uuid).sort())
  })
  it('leaves members and the state of the stream out', () => {
    const documents = [...foldAccess(WORKSPACE, entriesOf(memberJoined('ann'), keyIssued('ci'))).values()]
    expect(documents.map(({ document }) => isKey(document))).toEqual([false, true, false])
  })
})
