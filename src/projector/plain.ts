import { isLeft } from 'fp-ts/lib/Either.js'
import { decode, describe } from '#domain/codec'
import { addCounts, NO_COUNTS } from '#domain/counts'
import type { AnyCollection } from '#domain/documents'
import { workspaceOf } from '#domain/events/attribution'
import { Metadata } from '#domain/events/envelope'
import type { LoggedEvent } from '#eventlog/port'
import { readEvent } from '#eventlog/read-event'
import { AuditEvent, trailOf } from '#projections/audit/row'
import { type AnyEntity, type Around, entityId, evolve, nameOf } from '#projections/entities/entity'
import type { Observation } from '#projections/entities/observation'
import { entities, foldedElsewhere, measures } from '#projections/index'
import { placeText } from '#projections/rollups/contribution'
import { inOrder, Rollup, type RollupState, rolledUpIn, rollupId } from '#projections/rollups/rollup'
import { movesHead, ObservedHead, type ObservedHeadState } from '#projections/sources/observed'
import { PutAside, type PutAsideState, putAsideId, streamRef } from '#projections/sources/put-aside'
import { documentOf, problemOf } from './soundness.js'

// All documents that a log comes to, worked out the plain way: event by event, then every view from all entities, then
// every sum from all documents. It shares folds, views and measures with the projector, and nothing of how they are run.

type Documents<S> = Map<string, S>
/** By collection and id. */
export type AllDocuments = ReadonlyMap<AnyCollection, ReadonlyMap<string, object>>

interface Named {
  readonly entity: AnyEntity
  readonly id: string
  readonly document: object
}

export class PlainWorld {
  readonly #entities = new Map<AnyEntity, Documents<object>>(entities.map((entity) => [entity, new Map()]))
  readonly #byKind: ReadonlyMap<string, AnyEntity> = new Map(entities.map((entity) => [entity.name, entity]))
  readonly #aside: Documents<PutAsideState> = new Map()
  readonly #trail: Documents<object> = new Map()
  readonly #heads = new Map<string, { workspaceId: string; revision: number }>()

  /** Folds one more event. */
  tell(logged: LoggedEvent): void {
    const decoded = readEvent(logged)
    const metadata = decode(Metadata, logged.metadata)
    if (isLeft(metadata)) {
      this.#putStreamAside(logged, logged.damaged ?? `metadata: ${describe(metadata.left)}`)
      return
    }
    const { workspaceId, entity: ref, connectionId } = metadata.right
    if (!isLeft(decoded) && decoded.right.type === 'WorkspaceErased') {
      this.#erase(workspaceId)
      return
    }
    const row = isLeft(decoded) ? null : trailOf(decoded.right)
    if (typeof row === 'string') this.#putStreamAside(logged, row)
    else if (row !== null) this.#trail.set(...row)
    if (!isLeft(decoded) && foldedElsewhere.has(ref.kind)) return
    if (connectionId !== undefined && movesHead(ref.kind))
      this.#heads.set(connectionId, { workspaceId, revision: logged.revision })

    const asideId = putAsideId(workspaceId, ref)
    const waiting = this.#aside.get(asideId)
    const reason = waiting === undefined ? this.#fold(decoded, ref.kind, entityId(workspaceId, ref)) : waiting.reason
    if (reason === null) return
    const { position, type } = logged
    const { recordedAt: since, contentHash = '' } = metadata.right
    const aside = waiting ?? {
      workspaceId,
      entity: ref,
      position,
      eventType: type,
      reason,
      events: 0,
      since,
      hashes: {},
    }
    const said = connectionId === undefined ? {} : { [connectionId]: type.endsWith('Withdrawn') ? '' : contentHash }
    this.#aside.set(asideId, { ...aside, events: aside.events + 1, hashes: { ...aside.hashes, ...said } })
  }

  /** Nothing says what the event is about but its stream. */
  #putStreamAside(logged: LoggedEvent, reason: string): void {
    const { stream, position, type } = logged
    const workspaceId = workspaceOf(logged)
    const entity = streamRef(stream)
    const id = putAsideId(workspaceId, entity)
    const eventType = type === '' ? 'unknown' : type
    const waiting = this.#aside.get(id)
    const first = { workspaceId, entity, position, eventType, reason, events: 0, since: null, hashes: {} }
    this.#aside.set(id, { ...(waiting ?? first), events: (waiting?.events ?? 0) + 1 })
  }

  #erase(workspaceId: string): void {
    for (const documents of [...this.#entities.values(), this.#aside, this.#trail, this.#heads])
      for (const [id, one] of documents as Map<string, object>)
        if ((one as { readonly workspaceId?: string }).workspaceId === workspaceId) documents.delete(id)
  }

  /** Null where it was folded, else why it cannot be. */
  #fold(decoded: ReturnType<typeof readEvent>, kind: string, id: string): string | null {
    if (isLeft(decoded)) return decoded.left.reason
    const entity = this.#byKind.get(kind)
    const documents = entity && this.#entities.get(entity)
    if (entity === undefined || documents === undefined) return `this build knows nothing of the kind ${kind}`
    try {
      const state = evolve(entity, documents.get(id), decoded.right)
      const problem = problemOf(entity, id, state as object | undefined)
      if (problem !== null) return problem
      if (state === undefined) documents.delete(id)
      else documents.set(id, state as object)
      return null
    } catch (error) {
      return error instanceof Error ? error.message : 'its fold failed'
    }
  }

  /** Everything that is stored of what was told. */
  documents(): AllDocuments {
    const named: Named[] = [...this.#entities].flatMap(([entity, documents]) =>
      [...documents].map(([id, document]) => ({ entity, id, document })),
    )
    const names = namesOf(named)
    const around = (one: Named): Around => this.#around(one, names)
    const views = named.map((one) => ({
      ...one,
      document: documentOf(one.entity, one.document, around(one)),
    }))
    const all = new Map<AnyCollection, Documents<object>>(entities.map((entity) => [entity, new Map()]))
    for (const { entity, id, document } of views) all.get(entity)?.set(id, document)
    all.set(AuditEvent, this.#trail)
    const trail = [...this.#trail].map(([id, document]) => ({ entity: AuditEvent, id, document }))
    all.set(Rollup, rollupsOf([...views, ...trail]))
    all.set(PutAside, new Map(this.#aside))
    all.set(ObservedHead, this.#headDocuments(named))
    return all
  }

  #around(one: Named, { answering, speaking }: Names): Around {
    const found = <S>(kind: string, all: readonly Named[]): readonly S[] => {
      const documents = this.#entities.get(this.#byKind.get(kind) as AnyEntity)
      const ids = new Set(all.filter(({ entity }) => entity.name === kind).map(({ id }) => id))
      return [...ids].sort().map((id) => documents?.get(id) as S)
    }
    const meeting = (all: ReadonlyMap<string, readonly Named[]>) => ownNames(one).flatMap((name) => all.get(name) ?? [])
    return {
      mentioned: ({ name: kind }, name) => found(kind, answering.get(name) ?? []),
      mentionedBy: ({ name: kind }) => found(kind, meeting(speaking)),
      alike: () =>
        found(
          one.entity.name,
          meeting(answering).filter((other) => other !== one),
        ),
    }
  }

  #headDocuments(named: readonly Named[]): Documents<ObservedHeadState> {
    const records = new Map<string, number>()
    for (const { document } of named)
      for (const { connectionId } of (document as { observations?: readonly Observation<unknown>[] }).observations ??
        [])
        if (connectionId !== null) records.set(connectionId, (records.get(connectionId) ?? 0) + 1)
    return new Map(
      [...this.#heads].map(([connectionId, head]) => [
        connectionId,
        { ...head, connectionId, records: records.get(connectionId) ?? 0 },
      ]),
    )
  }
}

/** Who answers to each name, by its id or an alias, and who speaks of it. */
interface Names {
  readonly answering: ReadonlyMap<string, readonly Named[]>
  readonly speaking: ReadonlyMap<string, readonly Named[]>
}

const ownNames = ({ entity, id, document }: Named): readonly string[] => [
  ...new Set([nameOf(entity, id), ...(entity.relations?.aliases?.(document) ?? [])]),
]

const namesOf = (named: readonly Named[]): Names => {
  const [answering, speaking] = [new Map<string, Named[]>(), new Map<string, Named[]>()]
  const put = (names: Map<string, Named[]>, name: string, one: Named): void => {
    names.set(name, [...(names.get(name) ?? []), one])
  }
  for (const one of named) {
    for (const name of ownNames(one)) put(answering, name, one)
    for (const name of new Set(one.entity.relations?.mentions?.(one.document) ?? [])) put(speaking, name, one)
  }
  return { answering, speaking }
}

const rollupsOf = (named: readonly Named[]): Documents<RollupState> => {
  const rollups = new Map<string, RollupState>()
  for (const { family, inAll, contributors } of measures)
    for (const { entity, contribute } of contributors)
      for (const { document } of named.filter((one) => one.entity.name === entity.name))
        for (const contribution of contribute(document)) {
          const { workspaceId } = document as { workspaceId: string }
          const { axis, place } = contribution
          for (const { month, day } of rolledUpIn({ ...contribution, inAll })) {
            const id = rollupId({ workspaceId, family, axis, place }, month)
            const rollup = rollups.get(id) ?? { workspaceId, family, axis, place: placeText(place), month, days: {} }
            const sum = addCounts(rollup.days[day] ?? NO_COUNTS, contribution.measures)
            rollups.set(id, { ...rollup, days: { ...rollup.days, [day]: sum } })
          }
        }
  for (const [id, rollup] of rollups) {
    const ordered = inOrder(rollup)
    if (ordered === undefined) rollups.delete(id)
    else rollups.set(id, ordered)
  }
  return rollups
}
