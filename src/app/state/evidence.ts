import { isLeft, left, right } from 'fp-ts/lib/Either.js'
import type { Uuid } from '#domain/common'
import { isStoreError, type Outcome, type StoreError } from '#domain/outcome'
import type { WrongRevision } from '#eventlog/port'
import { ConnectionStream } from '#import/connection-stream'
import { openLettersOf } from '#import/dead-letters'
import { type Known, readKnown } from '#import/known'
import { kindsIn, moveEvidence, withdrawEvidence } from '#import/moving'
import { documentsOf } from '#import/observed-documents'
import type { SourceError } from '#import/source'
import type { Carrier, CarryError } from './carrier.js'
import { carryLinks, connectionsOf, type Renaming } from './renaming.js'

// Effects of statements on evidence, beyond their events. Repeating the statement resumes an interrupted one.

/** The number of times that it starts over if an import appends meanwhile. */
const TRIES = 50

type Doing = (known: Known, stream: ConnectionStream) => Outcome<SourceError | StoreError | WrongRevision, number>

const withConnection = async (
  connectionId: Uuid,
  { workspaceId, actor, correlationId, causationId, now, stores, foldAll }: Carrier,
  doing: Doing,
): Outcome<CarryError, number> => {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const before = await foldAll()
    if (isLeft(before)) return before
    const known = await readKnown(workspaceId, connectionId, stores)
    if (isLeft(known) && isStoreError(known.left)) return left(known.left)
    if (isLeft(known)) continue
    const options = { workspaceId, connectionId, eventLog: stores.eventLog, now: () => now, actor, causationId }
    // Each import pass has its own channel.
    const stream = new ConnectionStream(known.right.revision, { ...options, channel: 'git' })
    stream.correlationId = correlationId
    const done = await doing(known.right, stream)
    if (!isLeft(done)) return right(done.right)
    if (done.left.tag !== 'wrong_revision') return left(done.left)
  }
  return left({ tag: 'contended' })
}

/** The connections that deliver evidence of a container, or cover it. */
const tellersOf = async (
  { kind, container }: Renaming,
  { workspaceId, stores: { readStore } }: Carrier,
): Outcome<StoreError, ReadonlySet<Uuid>> => {
  const covering = await connectionsOf(container, workspaceId, readStore)
  if (isLeft(covering)) return covering
  const ids = new Set(covering.right.map(({ connectionId }) => connectionId))
  for (const evidence of kindsIn(kind))
    for await (const page of documentsOf(evidence, container, workspaceId, readStore)) {
      if (isLeft(page)) return page
      for (const { observations } of page.right)
        for (const { connectionId } of observations) if (connectionId !== null) ids.add(connectionId)
    }
  return right(ids)
}

/** Moves the evidence of all connections, and people's statements about it, to a container's new name. */
export const renameEvidence = async (
  renaming: Renaming,
  carrier: Carrier,
): Outcome<CarryError, Readonly<Record<string, number>>> => {
  const { kind, container: from, to } = renaming
  const { workspaceId, stores, foldAll } = carrier
  const before = await foldAll()
  if (isLeft(before)) return before
  const tellers = await tellersOf(renaming, carrier)
  if (isLeft(tellers)) return tellers
  let moved = 0
  for (const connectionId of tellers.right) {
    const done = await withConnection(connectionId, carrier, (_, stream) =>
      moveEvidence({ workspaceId, connectionId, stream, readStore: stores.readStore }, { kind, from, to }),
    )
    if (isLeft(done)) return done
    moved += done.right
  }
  const carried = await carryLinks(renaming, carrier, stores)
  if (isLeft(carried)) return carried
  const folded = await foldAll()
  return isLeft(folded) ? folded : right({ moved })
}

/** Withdraws all evidence of a connection, and closes its dead letters. */
export const withdrawConnection = async (
  connectionId: Uuid,
  carrier: Carrier,
): Outcome<CarryError, Readonly<Record<string, number>>> => {
  const { workspaceId, stores, foldAll } = carrier
  const withdrawn = await withConnection(connectionId, carrier, async (known, stream) => {
    const mover = { workspaceId, connectionId, stream, readStore: stores.readStore }
    const done = await withdrawEvidence(mover, 'the connection was removed')
    if (isLeft(done)) return done
    for await (const page of openLettersOf(known, stores.readStore)) {
      if (isLeft(page)) return page
      const resolution = { resolution: 'gone' } as const
      const closed = await stream.append(
        page.right.map(({ key }) => stream.deadLetter('DeadLetterResolved', key, resolution)),
      )
      if (isLeft(closed)) return closed
    }
    return done
  })
  if (isLeft(withdrawn)) return withdrawn
  const folded = await foldAll()
  return isLeft(folded) ? folded : right({ withdrawn: withdrawn.right })
}
