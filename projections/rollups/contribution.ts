import type { CivilDate, Instant } from '#domain/common'
import type { CountsOf } from '#domain/counts'
import type { Condition } from '#domain/documents'
import type { ContainerKind } from '#domain/events/connections'
import type { Entity } from '../entities/entity.js'

/** The place where something counts: a container, or a project that its facts or a person name. */
export interface Place {
  readonly kind: ContainerKind | 'project'
  readonly name: string
}
export const placeText = ({ kind, name }: Place): string => `${kind}:${name}`

/** The time at which something counts. What is dated by day is selected by civil date, in no zone at all. */
export type Time =
  | { readonly axis: 'instant'; readonly at: Instant }
  | { readonly axis: 'day'; readonly day: CivilDate }

/** The counts that an entity adds to a family's measures at one place and time. */
export type Contribution<C extends string = string> = Time & { readonly place: Place; readonly measures: CountsOf<C> }

/** Contributes entities of one kind to a family's measures. */
export interface Contributor<D, C extends string = string> {
  readonly entity: Entity<D, never>
  readonly contribute: (document: D) => readonly Contribution<C>[]
  /**
   * Selects the documents that may count at a place on the instant axis, and names the member that is their instant;
   * null: none.
   */
  readonly at:
    | ((
        place: Place,
      ) => { readonly where: { readonly [M in keyof D & string]?: Condition }; readonly by: keyof D & string } | null)
    | null
}
// biome-ignore lint/suspicious/noExplicitAny: a contributor of any documents
export type AnyContributor<C extends string = string> = Contributor<any, C>

/** A family's measures that are summed: quantities alone, under the counters `C` that it declares; reports apply prices, rates and mappings. */
export interface Measures<C extends string = string> {
  readonly family: string
  /** Says whether a total for each place is kept beside the months; only for few and fixed counters. */
  readonly inAll: boolean
  readonly contributors: readonly AnyContributor<C>[]
}

export const contributor = <D, C extends string>(
  // biome-ignore lint/suspicious/noExplicitAny: the entity's state is of no concern here
  definition: Omit<Contributor<D, C>, 'entity'> & { readonly entity: Entity<D, any> },
): AnyContributor<C> => definition as unknown as AnyContributor<C>

/**
 * Contributes entities that lie in containers of a kind, each at the instant of one of its members; none where that is
 * null.
 */
export const inContainer = <D extends { readonly place: string }, By extends keyof D & string, C extends string>({
  entity,
  kind,
  by,
  measures,
}: {
  // biome-ignore lint/suspicious/noExplicitAny: the entity's state is of no concern here
  readonly entity: Entity<D & { readonly [M in By]: Instant | null }, any>
  readonly kind: ContainerKind
  readonly by: By
  readonly measures: (document: D & { readonly [M in By]: Instant | null }) => CountsOf<C>
}): AnyContributor<C> =>
  contributor({
    entity,
    contribute: (document) => {
      const at: Instant | null = document[by]
      return at === null
        ? []
        : [{ axis: 'instant', at, place: { kind, name: document.place }, measures: measures(document) }]
    },
    at: (place) => (place.kind === kind ? { where: { place: { eq: place.name } } as never, by } : null),
  })
