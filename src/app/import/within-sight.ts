import { type Either, left, right } from 'fp-ts/lib/Either.js'
import { directoryOf, sees } from '#app/state/context'
import type { Refusal } from '#app/state/refusal'
import { wasMapped } from '#app/state/statements/containers'
import type { Uuid } from '#domain/common'
import type { DomainEvent } from '#domain/events/catalogue'
import { type EvidenceKind, PLACE_OF } from '#domain/events/connections'
import { containerSpelling } from '#domain/events/spelling'
import type { NoFact, SourceReading, UpdatedFact } from '#import/source'
import type { MemberDocument } from '#projections/access/fold'

/** A kind of evidence in a container, or in a project that facts name. */
interface Place {
  readonly kind: EvidenceKind
  readonly place: string
}

/** The most places that a member who sees a part of the workspace may import at once. */
const MOST_PLACES = 10_000

/** The places that an import states, withdraws or covers anything of. */
export class TouchedPlaces {
  readonly #places = new Map<string, Place>()

  readonly add = ({ kind, place }: UpdatedFact | NoFact): void => this.#add({ kind, place })

  #add({ kind, place }: Place): void {
    if (this.#places.size <= MOST_PLACES) this.#places.set(JSON.stringify([kind, place]), { kind, place })
  }

  /** Adds what a reading says of places as wholes. To be called once all its records were read. */
  addWholes({ complete, coverage }: SourceReading): void {
    for (const { kind, container } of [...complete, ...coverage]) this.#add({ kind, place: container })
  }

  get all(): readonly Place[] {
    return [...this.#places.values()]
  }
}

/** The projects of a place, in whatever time; null among them where it belongs to none. */
const projectsOf = (
  { kind, place }: Place,
  { projectOf: assigned }: SourceReading,
  directory: readonly DomainEvent[],
): readonly (string | null)[] => {
  const placed = PLACE_OF[kind]
  if (placed === 'project') return [place]
  const container = { kind: placed, container: containerSpelling(placed, place) }
  if (!wasMapped(container, directory)) return [assigned?.(placed, place) ?? null]
  const state = directoryOf(directory).containers.find(
    (one) => one.kind === container.kind && one.container === container.container,
  )
  const owners = state?.mappings.map(({ projectId }) => projectId) ?? []
  return owners.length === 0 ? [null] : owners
}

/** Refuses an import that touches a project which its member does not see, or evidence that belongs to none. */
export const withinSight = (
  member: Pick<MemberDocument, 'dataAccess'>,
  touched: TouchedPlaces,
  reading: SourceReading,
  directory: readonly DomainEvent[],
): Either<Refusal, void> => {
  if (member.dataAccess.all) return right(undefined)
  const seen = new Set<string | null>(
    directoryOf(directory)
      .projects.filter((project) => sees(member, project))
      .map(({ projectId }): Uuid => projectId),
  )
  const places = touched.all
  const isSeen = places.length <= MOST_PLACES
  return isSeen && places.every((place) => projectsOf(place, reading, directory).every((id) => seen.has(id)))
    ? right(undefined)
    : left({
        tag: 'conflict',
        message: 'some records belong to a project that you do not see, or to none: choose a project that you see',
      })
}
