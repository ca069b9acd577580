import { isLeft, right } from 'fp-ts/lib/Either.js'
import type { Uuid } from '#domain/common'
import { type ContainerKind, type EvidenceKind, PLACE_OF } from '#domain/events/connections'
import { factKinds } from '#domain/events/facts'
import type { Outcome, StoreError } from '#domain/outcome'
import type { NewEvent, Revision, WrongRevision } from '#eventlog/port'
import { entityId } from '#projections/entities/entity'
import type { Observation } from '#projections/entities/observation'
import { type ObservedDocument, observedEntities } from '#projections/entities/observed-entities'
import { partitionOf } from '#readstore/partitions'
import type { ReadStore } from '#readstore/port'
import type { ConnectionStream } from './connection-stream.js'
import { documentsOf, observationBy } from './observed-documents.js'
import type { SourceError } from './source.js'

// Evidence is moved or withdrawn as it was folded, a page at a time. After an interruption the same call resumes, once
// the appended events are folded.

const PAGE = 500

type Step = Outcome<SourceError | StoreError | WrongRevision, number>

/** Kinds of evidence in containers of a kind. */
export const kindsIn = (containerKind: ContainerKind): readonly EvidenceKind[] =>
  (Object.keys(PLACE_OF) as EvidenceKind[]).filter((kind) => PLACE_OF[kind] === containerKind)

/** Handles a page of a connection's records. */
type HandlePage = (
  kind: EvidenceKind,
  things: readonly (ObservedDocument & { readonly own: Observation<unknown> })[],
) => Outcome<StoreError, readonly ((revision: Revision) => NewEvent)[]>

const forEvidence = async (
  kinds: readonly EvidenceKind[],
  place: string | null,
  { workspaceId, connectionId }: { readonly workspaceId: Uuid; readonly connectionId: Uuid },
  { stream, readStore }: { readonly stream: ConnectionStream; readonly readStore: ReadStore },
  handlePage: HandlePage,
): Step => {
  let count = 0
  for (const kind of kinds)
    for await (const page of documentsOf(kind, place, workspaceId, readStore, PAGE)) {
      if (isLeft(page)) return page
      const things = page.right.flatMap((document) => {
        const own = observationBy(connectionId, document)
        return own === undefined ? [] : [{ ...document, own }]
      })
      const events = await handlePage(kind, things)
      if (isLeft(events)) return events
      const appended = await stream.append(events.right)
      if (isLeft(appended)) return appended
      count += things.length
    }
  return right(count)
}

interface Mover {
  readonly workspaceId: Uuid
  readonly connectionId: Uuid
  readonly stream: ConnectionStream
  readonly readStore: ReadStore
}

/** Withdraws all records of a connection, and counts them. */
export const withdrawEvidence = (mover: Mover, reason: string): Step =>
  forEvidence(Object.keys(factKinds) as EvidenceKind[], null, mover, mover, async (kind, things) =>
    right(
      things.map(({ place, key, own: { occurredAt } }) =>
        mover.stream.withdrawal({ kind, place, key, occurredAt }, reason),
      ),
    ),
  )

/**
 * Restates a connection's records of a renamed container under its new name, unless they already exist there,
 * and withdraws them under the former name; then appends that it is done. Returns the number of records.
 */
export const moveEvidence = async (
  mover: Mover,
  { kind: containerKind, from, to }: { readonly kind: ContainerKind; readonly from: string; readonly to: string },
): Step => {
  const { workspaceId, connectionId, stream, readStore } = mover
  const reason = `the container is now called ${to}`
  const moved = await forEvidence(kindsIn(containerKind), from, mover, mover, async (kind, things) => {
    const ids = things.map(({ key }) => entityId(workspaceId, { container: to, key }))
    const there = await readStore.read(partitionOf(workspaceId, readStore), (docs) =>
      docs.get(observedEntities[kind], ids),
    )
    if (isLeft(there)) return there
    return right(
      things.flatMap(({ key, own: { occurredAt, facts, hash, channel } }) => {
        const known = there.right.get(entityId(workspaceId, { container: to, key }))
        const isStated = known !== undefined && observationBy(connectionId, known) !== undefined
        const stated = stream.observation(
          factKinds[kind].stated.type,
          { kind, place: to, key, occurredAt },
          facts as never,
          hash,
          channel,
        )
        const thing = { kind, place: from, key, occurredAt }
        return [...(isStated ? [] : [stated]), stream.withdrawal(thing, reason, channel)]
      }),
    )
  })
  if (isLeft(moved)) return moved
  const noted = await stream.run('EvidenceRenamed', { kind: containerKind, from, to })
  return isLeft(noted) ? noted : moved
}
