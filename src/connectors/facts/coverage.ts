import type { Instant } from '#domain/common'
import { intervalSet } from '#domain/coverage'
import type { CoverageStatement } from '#domain/events/connections'
import type { Fact } from '#domain/events/facts'
import type { Interval } from '#domain/time'
import { spanning } from './times.js'

type Place = Pick<CoverageStatement, 'kind' | 'container'>
const placeId = ({ kind, container }: Place): string => `${kind}|${container}`

/**
 * A file's coverage: the declared one; for kinds and places without a declaration, from their first record to their
 * last. Nothing is covered after the instant at which the file was read.
 */
export class CoverageSeen {
  readonly #stated: readonly CoverageStatement[]
  readonly #readAt: Instant
  readonly #isStated: ReadonlySet<string>
  readonly #spans = new Map<string, Place & Interval>()

  constructor(stated: readonly CoverageStatement[], readAt: Instant) {
    this.#stated = stated
    this.#readAt = readAt
    this.#isStated = new Set(stated.map(placeId))
  }

  /** Starts a reading from the first record. */
  begin(): void {
    this.#spans.clear()
  }

  see({ kind, place: container }: Fact, span: Interval): void {
    const id = placeId({ kind, container })
    if (!this.#isStated.has(id)) this.#spans.set(id, { kind, container, ...spanning(this.#spans.get(id), span) })
  }

  /** The kinds and places of all records, and of what was declared. */
  places(): readonly Place[] {
    return [...this.#stated, ...this.#spans.values()].map(({ kind, container }) => ({ kind, container }))
  }

  statements(): readonly CoverageStatement[] {
    const readAt = this.#readAt
    const until = ({ from, to }: Interval): Interval => ({ from, to: to < readAt ? to : readAt })
    return [...this.#stated, ...this.#spans.values()].flatMap(({ kind, container, ...interval }) =>
      intervalSet([until(interval)]).map(({ from, to }) => ({ kind, container, from, to })),
    )
  }
}
