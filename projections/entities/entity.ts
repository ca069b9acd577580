import type { Collection } from '#domain/documents'
import type { DomainEvent, EventNamed, EventType } from '#domain/events/catalogue'
import type { EntityRef } from '#domain/events/envelope'

/** What each event does to the entity; undefined is "there is none" before, and "there is none any more" after. */
export type Handlers<S> = { readonly [T in EventType]?: (state: S | undefined, event: EventNamed<T>) => S | undefined }

/** What follows from the state of an entity together with those of the entities that it speaks of, or that speak of it. */
export interface Relations<S, V> {
  /** Names, beside its own id, by which others may speak of it. */
  readonly aliases?: (state: S) => readonly string[]
  /** Names and ids of what it speaks of. */
  readonly mentions?: (state: S) => readonly string[]
  /** The members of its document that depend on neighbours. It sees their states alone, so that nothing ripples on. */
  readonly view?: (state: S, around: Around) => V
}

/** An entity's neighbours of a kind, as their events alone tell them, in order of their ids. */
export interface Around {
  /** Those that answer to a name that it mentions. */
  readonly mentioned: <S>(entity: { readonly name: string }, name: string) => readonly S[]
  /** Those that mention it, by its id or an alias. */
  readonly mentionedBy: <S>(entity: { readonly name: string }) => readonly S[]
  /** Others of its own kind that answer to its id or to an alias that it has too. */
  readonly alike: <S>() => readonly S[]
}

/** A thing of the world as the events about it tell it, stored as one document: its state and, where it has one, its view. */
export interface Entity<D, S = D> extends Collection<D> {
  readonly on: Handlers<S>
  readonly relations?: Relations<S, object>
}

/** Its name is the collection's, and the `kind` in the metadata of the events about it. */
export const entity = <S>(definition: Entity<S>): Entity<S> => definition

// biome-ignore lint/suspicious/noExplicitAny: an entity of any document and state
export type AnyEntity = Entity<any, any>

// Most parts have neither, and this runs for every name of every event.
const escaped = (part: string): string =>
  part.includes('%') || part.includes('|') ? part.replace(/[%|]/g, encodeURIComponent) : part

/** Ids and names are made of parts that cannot run into each other. */
export const joined = (...parts: readonly string[]): string => parts.map(escaped).join('|')

/** The document's id of the entity that an event names: (workspace, container or project, key). */
export const entityId = (workspaceId: string, { container, project, key }: Omit<EntityRef, 'kind'>): string =>
  joined(workspaceId, container ?? project ?? '', key)

/** By which name an entity is spoken of whose id is known. */
export const nameOf = ({ name }: Pick<AnyEntity, 'name'>, id: string): string => `${name}|${id}`

/** The entity after one more event about it. */
export const evolve = <S>(
  { on, name }: { readonly on: Handlers<S>; readonly name: string },
  state: S | undefined,
  event: DomainEvent,
): S | undefined => {
  const handle = on[event.type] as ((state: S | undefined, event: DomainEvent) => S | undefined) | undefined
  if (handle === undefined) throw new Error(`${name} does not know what ${event.type} means`)
  return handle(state, event)
}
