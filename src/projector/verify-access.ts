import { setTimeout as sleep } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import { isLeft, right } from 'fp-ts/lib/Either.js'
import type { Uuid } from '#domain/common'
import type { Outcome, StoreError } from '#domain/outcome'
import type { EventLog } from '#eventlog/port'
import type { AccessDocument, ReadStore, StoredAccess } from '#readstore/port'
import { accessDocumentsOf } from '../access/documents.js'

/** An access document that differs from its workspace's stream. */
export interface AccessDifference {
  readonly id: string
  readonly how: 'missing' | 'surplus' | 'different'
  /** The workspace of the stream. */
  readonly workspaceId: Uuid
}

const differencesIn = (
  workspaceId: Uuid,
  wanted: readonly AccessDocument[],
  stored: readonly StoredAccess[],
): readonly AccessDifference[] => {
  const all = new Map(wanted.map((one) => [one.id, one]))
  const found: AccessDifference[] = []
  for (const one of stored) {
    const should = all.get(one.id)
    all.delete(one.id)
    if (should === undefined) found.push({ id: one.id, how: 'surplus', workspaceId })
    else if (!isDeepStrictEqual(one, should)) found.push({ id: one.id, how: 'different', workspaceId })
  }
  return [...found, ...[...all.keys()].map((id) => ({ id, how: 'missing' as const, workspaceId }))]
}

type Sources = { readonly eventLog: Pick<EventLog, 'readStream'>; readonly access: ReadStore['access'] }

/** The current differences of some workspaces, and the number of documents expected. */
const compared = async (
  workspaces: ReadonlySet<Uuid>,
  { eventLog, access }: Sources,
): Outcome<StoreError, { readonly documents: number; readonly differences: readonly AccessDifference[] }> => {
  const stored = await access.stored()
  if (isLeft(stored)) return stored
  const byWorkspace = new Map<Uuid, StoredAccess[]>([...workspaces].map((workspaceId) => [workspaceId, []]))
  for (const one of stored.right) {
    const known = byWorkspace.get(one.workspaceId)
    if (known !== undefined) known.push(one)
    else byWorkspace.set(one.workspaceId, [one])
  }
  let documents = 0
  const differences: AccessDifference[] = []
  for (const [workspaceId, own] of byWorkspace) {
    const wanted = await accessDocumentsOf(workspaceId, eventLog)
    if (isLeft(wanted)) return wanted
    documents += wanted.right.documents.length
    differences.push(...differencesIn(workspaceId, wanted.right.documents, own))
  }
  return right({ documents, differences })
}

/** Time for a running command to write its documents after it has appended. */
const PATIENCE_MS = 300

/**
 * Compares keys and members with the current content of their streams, for the workspaces of the log and for all others
 * with stored access documents.
 */
export const verifyAccess = async (
  workspaces: ReadonlySet<Uuid>,
  sources: Sources,
): Outcome<StoreError, { readonly documents: number; readonly differences: readonly AccessDifference[] }> => {
  const first = await compared(workspaces, sources)
  if (isLeft(first) || first.right.differences.length === 0) return first
  await sleep(PATIENCE_MS)
  return compared(workspaces, sources)
}

/** Rewrites the access documents of workspaces with differences, even at a revision that their stream never had. */
export const repairAccess = async (
  differences: readonly AccessDifference[],
  { eventLog, access }: Sources,
): Outcome<StoreError, void> => {
  const workspaces = new Set(differences.map((one) => one.workspaceId))
  // All are removed first: a document stored under a wrong workspace would block the right one.
  for (const workspaceId of workspaces) {
    const removed = await access.remove(workspaceId)
    if (isLeft(removed)) return removed
  }
  for (const workspaceId of workspaces) {
    const wanted = await accessDocumentsOf(workspaceId, eventLog)
    if (isLeft(wanted)) return wanted
    const put = await access.put(wanted.right.documents)
    if (isLeft(put)) return put
  }
  return right(undefined)
}
