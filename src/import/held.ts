import { isLeft, left, right } from 'fp-ts/lib/Either.js'
import type { Uuid } from '#domain/common'
import type { CodeChangeFacts } from '#domain/events/code'
import type { EvidenceKind } from '#domain/events/connections'
import type { Fact } from '#domain/events/facts'
import type { WorkItemFacts } from '#domain/events/work-items'
import type { Outcome, StoreError } from '#domain/outcome'
import type { EventLog } from '#eventlog/port'
import type { ReadStore } from '#readstore/port'
import { knownHashes, type NotFolded, readKnown } from './known.js'
import { documentsOf, observationBy } from './observed-documents.js'
import { SourceFailure, sourceError } from './source.js'

/** A record that a connection holds. */
export type HeldThing = Pick<Fact, 'kind' | 'place' | 'key' | 'occurredAt'>

/** The records that a connection holds. Each throws a `SourceFailure` if they cannot be read. */
export interface Held {
  /** Says which of some things it holds, by `thingId`. */
  readonly among: (things: readonly Pick<Fact, 'kind' | 'place' | 'key'>[]) => Promise<ReadonlySet<string>>
  /** All that it holds of a kind in a place. */
  readonly in: (kind: EvidenceKind, place: string) => AsyncIterable<HeldThing & { readonly isOpen: boolean }>
}

const isOpen = (kind: EvidenceKind, facts: unknown): boolean => {
  if (kind === 'code_change') {
    const { mergedAt, closedAt } = facts as CodeChangeFacts
    return mergedAt === null && closedAt === null
  }
  if (kind !== 'work_item') return false
  const { state } = facts as WorkItemFacts
  return state !== 'done' && state !== 'cancelled'
}

const failure = ({ cause }: StoreError): SourceFailure =>
  new SourceFailure(sourceError('unreadable', `what was read before cannot be looked up: ${cause}`))

/** Looks up what a connection holds, of which all is folded. */
export const heldBy = async (
  workspaceId: Uuid,
  connectionId: Uuid,
  stores: { readonly eventLog: EventLog; readonly readStore: ReadStore },
): Outcome<StoreError | NotFolded, Held> => {
  const known = await readKnown(workspaceId, connectionId, stores)
  if (isLeft(known)) return known
  // What is not folded yet could be taken for open, or for gone.
  if (known.right.tail.size > 0) return left({ tag: 'not_folded' })
  const { readStore } = stores
  return right({
    among: async (things) => {
      const hashes = await knownHashes(things, known.right, readStore)
      if (isLeft(hashes)) throw failure(hashes.left)
      return new Set(hashes.right.keys())
    },
    async *in(kind, place) {
      for await (const page of documentsOf(kind, place, workspaceId, readStore)) {
        if (isLeft(page)) throw failure(page.left)
        for (const document of page.right) {
          const own = observationBy(connectionId, document)
          if (own === undefined) continue
          yield { kind, place, key: document.key, occurredAt: own.occurredAt, isOpen: isOpen(kind, own.facts) } as const
        }
      }
    },
  })
}
