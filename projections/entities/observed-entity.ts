import * as t from 'io-ts'
import { type AnyCodec, type Codec, closed } from '#domain/codec'
import { NonEmptyString, Uuid } from '#domain/common'
import { type DomainEvent, definitionOf, type EventNamed, type EventType } from '#domain/events/catalogue'
import type { EvidenceKind } from '#domain/events/connections'
import type { EntityRef, Metadata } from '#domain/events/envelope'
import { type FactsOf, factKinds } from '#domain/events/facts'
import type { Entity, Handlers, Relations } from './entity.js'
import { namesIn } from './names.js'
import { type Observation, observations, observed, withdrawn } from './observation.js'

/** The state of a thing that sources observe, from its own events alone. `Said` is what people stated by hand. */
export type Observed<K extends EvidenceKind, M, Said> = M & {
  readonly workspaceId: Uuid
  /** The container's canonical name, or the id of the project that its facts name. */
  readonly place: string
  readonly key: string
  readonly observations: readonly Observation<FactsOf<K>>[]
  readonly said: readonly Said[]
}

/** The container or project in which an event's subject lies. */
export const placeOf = ({ container, project }: EntityRef): string => {
  const place = container ?? project
  if (place === undefined) throw new Error('what is observed lies in no container and no project')
  return place
}

type Codecs<M> = { readonly [N in keyof M]: AnyCodec }

interface Definition<K extends EvidenceKind, M extends object, Said, V extends object> {
  readonly kind: K
  /** Members that queries look for: each null where no observation states it. */
  readonly members: Codecs<M>
  readonly of: (all: readonly Observation<FactsOf<K>>[], said: readonly Said[], metadata: Metadata) => M
  /** Statements that people can make about it, and how each event changes them. */
  readonly saying?: {
    readonly codec: Codec<Said>
    readonly on: { readonly [T in EventType]?: (said: readonly Said[], event: EventNamed<T>) => readonly Said[] }
  }
  readonly indexes: Entity<Observed<K, M, Said> & V>['indexes']
  readonly view?: Codecs<V>
  readonly relations?: Relations<Observed<K, M, Said>, V>
}

/**
 * Defines an entity that keeps each connection's last observation and what people stated, and nothing else. The order of
 * arrival therefore never matters. It is gone once no observation and no statement is left.
 */
export const observedEntity = <K extends EvidenceKind, M extends object, Said = never, V extends object = object>({
  kind,
  members,
  of,
  saying,
  indexes,
  view,
  relations,
}: Definition<K, M, Said, V>): Entity<Observed<K, M, Said> & V, Observed<K, M, Said>> => {
  type State = Observed<K, M, Said>
  const { stated, withdrawn: gone } = factKinds[kind]
  const after = (
    state: State | undefined,
    { metadata }: DomainEvent,
    all: readonly Observation<FactsOf<K>>[],
    said: readonly Said[],
  ): State | undefined =>
    all.length === 0 && said.length === 0
      ? undefined
      : {
          ...state,
          workspaceId: metadata.workspaceId,
          place: placeOf(metadata.entity),
          key: metadata.entity.key,
          ...of(all, said, metadata),
          observations: all,
          said,
        }
  const on: Record<string, (state: State | undefined, event: DomainEvent) => State | undefined> = {
    [stated.type]: (state, event) =>
      after(state, event, observed(state?.observations ?? [], event.data as FactsOf<K>, event), state?.said ?? []),
    [gone.type]: (state, event) =>
      after(state, event, withdrawn(state?.observations ?? [], event.metadata), state?.said ?? []),
  }
  for (const [type, say] of Object.entries(saying?.on ?? {}) as [
    EventType,
    (said: readonly Said[], event: DomainEvent) => readonly Said[],
  ][])
    on[type] = (state, event) => after(state, event, state?.observations ?? [], say(state?.said ?? [], event))
  const workedOut = t.type({ ...members, ...view })
  return {
    name: kind,
    isWorkedOut: (document) => workedOut.is(document),
    codec: closed(kind, {
      workspaceId: Uuid,
      place: NonEmptyString,
      key: NonEmptyString,
      ...members,
      ...view,
      observations: observations(definitionOf(stated.type).data),
      said: t.readonlyArray((saying?.codec ?? t.never) as AnyCodec),
    }) as unknown as Codec<State & V>,
    indexes,
    on: on as Handlers<State>,
    ...(relations === undefined
      ? {}
      : { relations, terms: (document: object, id: string) => namesIn({ name: kind, relations }, id, document).terms }),
  }
}
