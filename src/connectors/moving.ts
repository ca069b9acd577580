import { type Either, isLeft, right } from 'fp-ts/lib/Either.js'
import type { Uuid } from '#domain/common'
import { type ContainerKind, type EvidenceKind, PLACE_OF } from '#domain/events/connections'
import { type FactKind, factKinds } from '#domain/events/facts'
import type { Outcome, StoreUnavailable } from '#domain/outcome'
import type { NewEvent, Revision, WrongRevision } from '#eventlog/port'
import { entityId, joined } from '#projections/entities/entity'
import type { Observation } from '#projections/entities/observation'
import { type ObservedDocument, observedEntities } from '#projections/entities/observed'
import { partitionOf } from '#readstore/partitions'
import type { ReadStore } from '#readstore/port'
import type { ConnectionStream } from './connection-stream.js'
import type { SourceError } from './source.js'

// Evidence changes its place, or is withdrawn, as it is folded: a page at a time, and where it was broken off it is gone
// on with by doing it again, once what was appended is folded.

const PAGE = 500

type Step = Outcome<SourceError | StoreUnavailable | WrongRevision, number>

/** Kinds of evidence that lie in containers of a kind. */
export const kindsIn = (containerKind: ContainerKind): readonly EvidenceKind[] =>
  (Object.keys(PLACE_OF) as EvidenceKind[]).filter((kind) => PLACE_OF[kind] === containerKind)

/** Documents of a kind in a workspace, or in one of its places, a page at a time. */
export async function* documentsOf(
  kind: FactKind,
  place: string | null,
  workspaceId: Uuid,
  readStore: ReadStore,
): AsyncGenerator<Either<StoreUnavailable, readonly ObservedDocument[]>> {
  let afterId = `${place === null ? joined(workspaceId) : joined(workspaceId, place)}|`
  for (;;) {
    const page = await readStore.read(partitionOf(workspaceId, readStore), (docs) =>
      docs.find(observedEntities[kind], { where: {}, afterId, limit: PAGE }),
    )
    if (isLeft(page)) {
      yield page
      return
    }
    const own = page.right.filter((one) => one.workspaceId === workspaceId && (place === null || one.place === place))
    yield right(own)
    const last = own.at(-1)
    // Fewer than a page: another place's or workspace's begin, or none are left.
    if (last === undefined || own.length < PAGE) return
    afterId = entityId(workspaceId, { container: last.place, key: last.key })
  }
}

/** What a connection says of a thing, as it is folded. */
export const observationBy = (
  connectionId: Uuid,
  { observations }: ObservedDocument,
): Observation<unknown> | undefined => observations.find((one) => one.connectionId === connectionId)

/** What is done to a page of things that a connection tells of. */
type Doing = (
  kind: FactKind,
  things: readonly (ObservedDocument & { readonly own: Observation<unknown> })[],
) => Outcome<StoreUnavailable, readonly ((revision: Revision) => NewEvent)[]>

const forEvidence = async (
  kinds: readonly FactKind[],
  place: string | null,
  { workspaceId, connectionId }: { readonly workspaceId: Uuid; readonly connectionId: Uuid },
  { stream, readStore }: { readonly stream: ConnectionStream; readonly readStore: ReadStore },
  doing: Doing,
): Step => {
  let count = 0
  for (const kind of kinds)
    for await (const page of documentsOf(kind, place, workspaceId, readStore)) {
      if (isLeft(page)) return page
      const things = page.right.flatMap((document) => {
        const own = observationBy(connectionId, document)
        return own === undefined ? [] : [{ ...document, own }]
      })
      const events = await doing(kind, things)
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

/** Withdraws all that a connection tells of, and says how many things that are. */
export const withdrawEvidence = (mover: Mover, reason: string): Step =>
  forEvidence(Object.keys(factKinds) as FactKind[], null, mover, mover, async (kind, things) =>
    right(
      things.map(({ place, key, own: { occurredAt } }) =>
        mover.stream.observation(factKinds[kind].withdrawn.type, { kind, place, key, occurredAt }, { reason }, null),
      ),
    ),
  )

/**
 * Tells in a container under its new name what a connection told under its former one, where it does not tell so
 * already, and withdraws it there; then says that it is done. Says of how many things it told.
 */
export const moveEvidence = async (
  mover: Mover,
  { kind: containerKind, from, to }: { readonly kind: ContainerKind; readonly from: string; readonly to: string },
): Step => {
  const { workspaceId, connectionId, stream, readStore } = mover
  const reason = { reason: `the container is called ${to} now` }
  const moved = await forEvidence(kindsIn(containerKind), from, mover, mover, async (kind, things) => {
    const ids = things.map(({ key }) => entityId(workspaceId, { container: to, key }))
    const there = await readStore.read<StoreUnavailable, ReadonlyMap<string, ObservedDocument>>(
      partitionOf(workspaceId, readStore),
      (docs) => docs.get(observedEntities[kind], ids),
    )
    if (isLeft(there)) return there
    return right(
      things.flatMap(({ key, own: { occurredAt, facts, hash, channel } }) => {
        const known = there.right.get(entityId(workspaceId, { container: to, key }))
        const isTold = known !== undefined && observationBy(connectionId, known) !== undefined
        const stated = stream.observation(
          factKinds[kind].stated.type,
          { kind, place: to, key, occurredAt },
          facts as never,
          hash,
          channel,
        )
        const thing = { kind, place: from, key, occurredAt }
        return [
          ...(isTold ? [] : [stated]),
          stream.observation(factKinds[kind].withdrawn.type, thing, reason, null, channel),
        ]
      }),
    )
  })
  if (isLeft(moved)) return moved
  const said = await stream.run('EvidenceRenamed', { kind: containerKind, from, to })
  return isLeft(said) ? said : moved
}
