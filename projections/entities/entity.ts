import type { Collection } from '#domain/documents'
import type { DomainEvent, EventNamed, EventType } from '#domain/events/catalogue'
import type { EntityRef } from '#domain/events/envelope'

/** What each event does to the entity; undefined is "there is none" before, and "there is none any more" after. */
export type Handlers<S> = { readonly [T in EventType]?: (state: S | undefined, event: EventNamed<T>) => S | undefined }

/** A thing of the world as the events about it tell it, stored as one document. */
export interface Entity<S> extends Collection<S> {
  readonly on: Handlers<S>
}

/** Its name is the collection's, and the `kind` in the metadata of the events about it. */
export const entity = <S>(definition: Entity<S>): Entity<S> => definition

// biome-ignore lint/suspicious/noExplicitAny: an entity of any state
export type AnyEntity = Entity<any>

const escaped = (part: string): string => part.replace(/[%|]/g, encodeURIComponent)

/** The document's id of the entity that an event names: (workspace, container or project, key). */
export const entityId = (workspaceId: string, { container, project, key }: Omit<EntityRef, 'kind'>): string =>
  [workspaceId, container ?? project ?? '', key].map(escaped).join('|')

/** The entity after one more event about it. */
export const evolve = <S>({ on, name }: Entity<S>, state: S | undefined, event: DomainEvent): S | undefined => {
  const handle = on[event.type] as ((state: S | undefined, event: DomainEvent) => S | undefined) | undefined
  if (handle === undefined) throw new Error(`${name} does not know what ${event.type} means`)
  return handle(state, event)
}
