import type { Uuid } from '#domain/common'
import type { AnyCollection, DocumentReader } from '#domain/documents'
import { ContainerKind } from '#domain/events/connections'
import { measures } from '#projections/index'
import { ALL, Rollup, rolledUpIn, rollupId } from '#projections/rollups/rollup'
import { contributionsOf } from '../contributions.js'
import { matches } from '../memory-queries.js'

const PLACE_KINDS = [...ContainerKind.values, 'project'] as const
const known = new Map<string, ReadonlySet<string> | null>()

/** The members with the instants at which documents of a kind count; null if some count in another way. */
const instantsOf = (kind: string): ReadonlySet<string> | null => {
  const before = known.get(kind)
  if (before !== undefined) return before
  const contributors = measures.flatMap((family) => family.contributors).filter(({ entity }) => entity.name === kind)
  const members = contributors.flatMap(({ at }) =>
    PLACE_KINDS.map((place) => at?.({ kind: place, name: '' })?.by).filter((by) => by !== undefined),
  )
  const instants = contributors.some(({ at }) => at === null) ? null : new Set(members)
  known.set(kind, instants)
  return instants
}

/** The questions of a reading: documents by id, and queries. */
export class Asked {
  readonly #ids = new Map<AnyCollection, Set<string>>()
  readonly #queries = new Map<AnyCollection, Map<string, object>>()
  /** The months of the sums asked for, computed once the reading is complete. */
  #months: ReadonlySet<string> | undefined

  /** The same reader, recording each question. */
  watching(docs: DocumentReader): DocumentReader {
    return {
      ...docs,
      get: (collection, ids) => {
        const known = this.#ids.get(collection) ?? new Set()
        for (const id of ids) known.add(id)
        this.#ids.set(collection, known)
        return docs.get(collection, ids)
      },
      find: (collection, query) => {
        this.#note(collection, query.where)
        return docs.find(collection, query)
      },
      count: (collection, query) => {
        this.#note(collection, query.where)
        return docs.count(collection, query)
      },
    }
  }
  #note(collection: AnyCollection, where: object): void {
    const known = this.#queries.get(collection) ?? new Map<string, object>()
    this.#queries.set(collection, known.set(JSON.stringify(where), where))
  }

  /** Says whether an answer contains this document, or would contain it if it were stored. */
  concerns(collection: AnyCollection, id: string, document: object | undefined): boolean {
    if (this.#ids.get(collection)?.has(id)) return true
    if (document === undefined) return false
    for (const where of this.#queries.get(collection)?.values() ?? []) if (matches(document, where)) return true
    return false
  }

  /** Says whether the reading asked for this sum. */
  isRollupAsked(id: string): boolean {
    return this.#ids.get(Rollup)?.has(id) === true
  }

  /** Says whether a sum that was asked for includes this document's contributions. */
  sums(collection: AnyCollection, document: object): boolean {
    const asked = this.#ids.get(Rollup)
    if (asked === undefined || !this.#mayLieInMonths(collection, document)) return false
    const { workspaceId } = document as { readonly workspaceId: Uuid }
    return contributionsOf(collection.name, document).some(({ of, contribution }) =>
      rolledUpIn(contribution, of).some(({ month }) =>
        asked.has(rollupId({ workspaceId, family: of.family, ...contribution }, month)),
      ),
    )
  }

  /** Compares instants before any contributions are computed: most documents count in no month that was asked for. */
  #mayLieInMonths({ name }: AnyCollection, document: object): boolean {
    const months = this.#monthsOf()
    const members = instantsOf(name)
    if (members === null || months.has(ALL)) return true
    return [...members].some((member) => {
      const instant = (document as Readonly<Record<string, unknown>>)[member]
      return typeof instant === 'string' && months.has(instant.slice(0, 7))
    })
  }
  #monthsOf(): ReadonlySet<string> {
    this.#months ??= new Set([...(this.#ids.get(Rollup) ?? [])].map((id) => id.slice(id.lastIndexOf('|') + 1)))
    return this.#months
  }
}
