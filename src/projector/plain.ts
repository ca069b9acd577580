import { isLeft } from 'fp-ts/lib/Either.js'
import { decode, describe } from '#domain/codec'
import type { Uuid } from '#domain/common'
import { addStored, NO_COUNTS } from '#domain/counts'
import type { AnyCollection } from '#domain/documents'
import { workspaceOf } from '#domain/events/attribution'
import { Metadata } from '#domain/events/envelope'
import { quarantineReasons } from '#domain/texts'
import type { LoggedEvent } from '#eventlog/port'
import { readEvent } from '#eventlog/read-event'
import type { AnyBookkeeping } from '#projections/entities/bookkeeping'
import { Connection } from '#projections/entities/connection'
import { type AnyEntity, entityId, evolve, type Neighbours, nameOf } from '#projections/entities/entity'
import { MOST_ALIKE } from '#projections/entities/names'
import { bookkeeping, entities, kindsWithoutEntity, measures } from '#projections/index'
import { placeText } from '#projections/rollups/contribution'
import { Rollup, type RollupState, rolledUpIn, rollupId, withDays } from '#projections/rollups/rollup'
import { channelled, connectionsAmong } from './channels.js'
import { documentOf, problemOf } from './soundness.js'

// A reference projector for verification: folds event by event, then derives every view from all entities, then every
// sum from all documents. It shares folds, views and measures with the projector, but none of its incremental logic.

type Documents<S> = Map<string, S>
/** All documents by collection and id. */
export type AllDocuments = ReadonlyMap<AnyCollection, ReadonlyMap<string, object>>

interface Named {
  readonly entity: AnyEntity
  readonly id: string
  readonly document: object
}

export class PlainWorld {
  readonly #entities = new Map<AnyEntity, Documents<object>>(entities.map((entity) => [entity, new Map()]))
  readonly #byKind: ReadonlyMap<string, AnyEntity> = new Map(entities.map((entity) => [entity.name, entity]))
  readonly #beside = new Map<AnyBookkeeping, Documents<object>>(bookkeeping.map((one) => [one, new Map()]))

  /** Folds one more event. */
  tell(logged: LoggedEvent): void {
    const decoded = readEvent(logged)
    const read = decode(Metadata, logged.metadata)
    if (isLeft(read)) {
      this.#note(logged, workspaceOf(logged), null, logged.damaged ?? quarantineReasons.metadata(describe(read.left)))
      return
    }
    const metadata = read.right
    const { workspaceId, entity: ref } = metadata
    if (!isLeft(decoded) && decoded.right.type === 'WorkspaceErased') {
      this.#erase(workspaceId)
      return
    }
    for (const [{ ofEvent }, documents] of this.#beside) {
      if (isLeft(decoded)) break
      const document: object | string | null = ofEvent?.document(decoded.right) ?? null
      if (typeof document === 'string') this.#note(logged, workspaceId, null, document)
      else if (ofEvent !== null && document !== null)
        documents.set(ofEvent.id(workspaceId, decoded.right.eventId), document)
    }
    if (!isLeft(decoded) && kindsWithoutEntity.has(ref.kind)) return
    const isWithheld = [...this.#beside].some(
      ([{ withholds }, documents]) => withholds !== null && documents.has(withholds(workspaceId, ref)),
    )
    const reason = isWithheld ? quarantineReasons.waiting : this.#fold(decoded, ref.kind, entityId(workspaceId, ref))
    this.#note(logged, workspaceId, metadata, reason)
  }

  /** Applies an event to all bookkeeping documents. */
  #note(
    { stream, position, type, revision }: LoggedEvent,
    workspaceId: Uuid,
    metadata: Metadata | null,
    reason: string | null,
  ): void {
    for (const [{ ofBatch }, documents] of this.#beside)
      ofBatch?.plain.event(documents, { workspaceId, stream, position, type, revision, metadata, reason })
  }

  #erase(workspaceId: string): void {
    for (const documents of [...this.#entities.values(), ...this.#beside.values()])
      for (const [id, one] of documents)
        if ((one as { readonly workspaceId?: string }).workspaceId === workspaceId) documents.delete(id)
  }

  /** Null if the event was folded, else the reason why it cannot be. */
  #fold(decoded: ReturnType<typeof readEvent>, kind: string, id: string): string | null {
    if (isLeft(decoded)) return decoded.left.reason
    const entity = this.#byKind.get(kind)
    const documents = entity && this.#entities.get(entity)
    if (entity === undefined || documents === undefined) return `this build knows nothing of the kind ${kind}`
    try {
      const event = channelled(decoded.right, connectionsAmong(this.#entities.get(Connection)))
      const state = evolve(entity, documents.get(id), event)
      const problem = problemOf(entity, id, state as object | undefined)
      if (problem !== null) return problem
      if (state === undefined) documents.delete(id)
      else documents.set(id, state as object)
      return null
    } catch (error) {
      return error instanceof Error ? error.message : 'its fold failed'
    }
  }

  /** All documents that follow from the events so far. */
  documents(): AllDocuments {
    const named: Named[] = [...this.#entities].flatMap(([entity, documents]) =>
      [...documents].map(([id, document]) => ({ entity, id, document })),
    )
    const names = namesOf(named)
    const around = (one: Named): Neighbours => this.#around(one, names)
    const views = named.map((one) => ({
      ...one,
      ...documentOf(one.entity, one.document, around(one)),
    }))
    const all = new Map<AnyCollection, Documents<object>>(entities.map((entity) => [entity, new Map()]))
    for (const { entity, id, document } of views) all.get(entity)?.set(id, document)
    const beside = [...this.#beside].flatMap(([{ collection, ofBatch, ofAlone }, documents]) => {
      const completed = new Map(documents)
      for (const { entity, id, document, problem } of views)
        if (ofAlone !== null && problem !== null)
          completed.set(ofAlone.id(entity.name, id), ofAlone.document(entity.name, id, document, problem))
      ofBatch?.plain.end?.(
        completed,
        named.map(({ document }) => document),
      )
      all.set(collection, completed)
      return [...completed].map(([id, document]) => ({ entity: collection, id, document }))
    })
    all.set(Rollup, rollupsOf([...views, ...beside]))
    return all
  }

  #around(one: Named, { answering, speaking, crowded }: Names): Neighbours {
    const found = <S>(kind: string, all: readonly Named[]): readonly S[] => {
      const documents = this.#entities.get(this.#byKind.get(kind) as AnyEntity)
      const ids = new Set(all.filter(({ entity }) => entity.name === kind).map(({ id }) => id))
      return [...ids].sort().map((id) => documents?.get(id) as S)
    }
    return {
      mentioned: ({ name: kind }, name) =>
        found(
          kind,
          (answering.get(name) ?? []).filter((other) => isId(name, other) || !crowded.has(name)),
        ),
      mentionedBy: ({ name: kind }) =>
        found(
          kind,
          ownNames(one).flatMap((name) => (isId(name, one) || !crowded.has(name) ? (speaking.get(name) ?? []) : [])),
        ),
      mentioning: ({ name: kind }, name) => found(kind, speaking.get(name) ?? []),
      sharingAName: () =>
        found(
          one.entity.name,
          ownNames(one)
            .flatMap((name) => (crowded.has(name) ? [] : (answering.get(name) ?? [])))
            .filter((other) => other !== one),
        ),
    }
  }
}

/** The entities that have each name, as id or alias, and those that mention it. */
interface Names {
  /** Names that too many entities have as an alias. */
  readonly crowded: ReadonlySet<string>
  readonly answering: ReadonlyMap<string, readonly Named[]>
  readonly speaking: ReadonlyMap<string, readonly Named[]>
}

const isId = (name: string, { entity, id }: Named): boolean => name === nameOf(entity, id)

const ownNames = ({ entity, id, document }: Named): readonly string[] => [
  ...new Set([nameOf(entity, id), ...(entity.relations?.aliases?.(document) ?? [])]),
]

const namesOf = (named: readonly Named[]): Names => {
  const [answering, speaking] = [new Map<string, Named[]>(), new Map<string, Named[]>()]
  const put = (names: Map<string, Named[]>, name: string, one: Named): void => {
    const known = names.get(name)
    if (known === undefined) names.set(name, [one])
    else known.push(one)
  }
  for (const one of named) {
    for (const name of ownNames(one)) put(answering, name, one)
    for (const name of new Set(one.entity.relations?.mentions?.(one.document) ?? [])) put(speaking, name, one)
  }
  const crowded = [...answering].filter(([name, all]) => all.filter((one) => !isId(name, one)).length > MOST_ALIKE)
  return { answering, speaking, crowded: new Set(crowded.map(([name]) => name)) }
}

interface Contributing {
  readonly entity: { readonly name: string }
  readonly document: object
}

const rollupsOf = (all: readonly Contributing[]): Documents<RollupState> => {
  const rollups = new Map<string, RollupState>()
  for (const { family, inAll, contributors } of measures)
    for (const { entity, contribute } of contributors)
      for (const { document } of all.filter((one) => one.entity.name === entity.name))
        for (const contribution of contribute(document)) {
          const { workspaceId } = document as { workspaceId: string }
          const { axis, place } = contribution
          for (const { month, day } of rolledUpIn(contribution, { inAll })) {
            const id = rollupId({ workspaceId, family, axis, place }, month)
            const rollup = rollups.get(id) ?? { workspaceId, family, axis, place: placeText(place), month, days: {} }
            const sum = addStored(rollup.days[day] ?? NO_COUNTS, contribution.measures)
            rollups.set(id, { ...rollup, days: { ...rollup.days, [day]: sum } })
          }
        }
  for (const [id, rollup] of rollups) {
    const ordered = withDays({ ...rollup, days: {} }, Object.entries(rollup.days))
    if (ordered === undefined) rollups.delete(id)
    else rollups.set(id, ordered)
  }
  return rollups
}
