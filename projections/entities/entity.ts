import type { Collection } from '#domain/documents'
import type { DomainEvent, EventNamed, EventType } from '#domain/events/catalogue'
import type { EntityRef } from '#domain/events/envelope'

/** The change of state by each event; undefined where the entity does not exist before or after it. */
export type Handlers<S> = { readonly [T in EventType]?: (state: S | undefined, event: EventNamed<T>) => S | undefined }

/** Derives a view from the states of an entity and of its neighbours: those that it mentions or that mention it. */
export interface Relations<S, V> {
  /** Names, beside its own id, that others may mention it by. */
  readonly aliases?: (state: S) => readonly string[]
  /** Names and ids of the entities that it mentions. */
  readonly mentions?: (state: S) => readonly string[]
  /** Set if the view also looks up what is related to others that share a name with it. */
  readonly followsOthers?: true
  /** The members of its document that depend on neighbours. A view reads states only, never other views. */
  readonly view?: (state: S, neighbours: Neighbours) => V
}

/** The states of an entity's neighbours of one kind, in order of their ids. */
export interface Neighbours {
  /** Those that have a name, which it or, if it follows others, one of these mentions. */
  readonly mentioned: <S>(entity: { readonly name: string }, name: string) => readonly S[]
  /** Those that mention it, by its id or an alias. */
  readonly mentionedBy: <S>(entity: { readonly name: string }) => readonly S[]
  /** Those that mention an entity by the name of its id, which is its own or, if it follows others, that of one of these. */
  readonly mentioning: <S>(entity: { readonly name: string }, name: string) => readonly S[]
  /** Others of its own kind that share its id's name or an alias with it. */
  readonly sharingAName: <S>() => readonly S[]
}

/** No neighbours: no entity mentions it, and the entities that it mentions do not exist. */
export const ALONE: Neighbours = {
  mentioned: () => [],
  mentionedBy: () => [],
  mentioning: () => [],
  sharingAName: () => [],
}

/** One thing that events are about, stored as one document: its state and, where it has one, its view. */
export interface Entity<D, S = D> extends Collection<D> {
  readonly on: Handlers<S>
  readonly relations?: Relations<S, object>
  /**
   * Checks the members that folding works out. All others of the document stand in events as they are, which are decoded
   * with the same codecs when they are read. Without it the whole document is checked.
   */
  readonly isWorkedOut?: (document: object) => boolean
}

/** Defines an entity. Its name is the collection's, and the `kind` in the metadata of its events. */
export const entity = <S>(definition: Entity<S>): Entity<S> => definition

// biome-ignore lint/suspicious/noExplicitAny: an entity of any document and state
export type AnyEntity = Entity<any, any>

// Most parts have neither, and this runs for every name of every event.
const escaped = (part: string): string =>
  part.includes('%') || part.includes('|') ? part.replace(/[%|]/g, encodeURIComponent) : part

/** Ids and names are made of parts that cannot run into each other. */
export const joined = (first: string, ...others: readonly string[]): string => {
  let text = escaped(first)
  for (const part of others) text += `|${escaped(part)}`
  return text
}

/** The document's id of the entity that an event names: (workspace, container or project, key). */
export const entityId = (workspaceId: string, { container, project, key }: Omit<EntityRef, 'kind'>): string =>
  joined(workspaceId, container ?? project ?? '', key)

/** The name made of an entity's id. */
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
