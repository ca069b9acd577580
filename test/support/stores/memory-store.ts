import { isLeft, left, right } from 'fp-ts/lib/Either.js'
import { decode, describe } from '#domain/codec'
import {
  type AnyCollection,
  type Collection,
  corruptDocument,
  type DocumentReader,
  type DocumentRef,
} from '#domain/documents'
import { failuresOf, StoreFailure } from '#domain/outcome'
import { LOG_START } from '#eventlog/port'
import { anew, begun, dropped, GONE, type Numbered, shown, switched } from '#readstore/generations'
import { UNDIVIDED } from '#readstore/partitions'
import type {
  Folded,
  Generation,
  Lease,
  Moment,
  Partition,
  ReadMoment,
  ReadStore,
  StampedReader,
} from '#readstore/port'
import { type Entries, idsAfter, type Kept, matching } from './memory-queries.js'

interface Control extends Omit<ReadMoment, 'generation'> {
  readonly owner: string | null
  readonly epoch: number
  readonly beat: number
  /** The last commit of each workspace, and the last that told none apart. */
  readonly stamps: ReadonlyMap<string, number>
  readonly allWritten: number
}
const NO_CONTROL: Control = {
  owner: null,
  epoch: 0,
  beat: 0,
  checkpoint: LOG_START,
  asOf: null,
  commit: 0,
  stamps: new Map(),
  allWritten: 0,
}

interface Access {
  readonly workspaceId: string
  readonly revision: number
  readonly text: string
}

/** All that a store holds. Nothing in it is ever changed, only replaced: whoever holds it sees one moment. */
export interface StoreState {
  readonly shape: string
  readonly generations: Numbered
  readonly folded: ReadonlyMap<Generation, FoldedState>
  readonly access: ReadonlyMap<string, Access>
}
interface FoldedState {
  readonly documents: ReadonlyMap<string, Entries>
  readonly controls: ReadonlyMap<Partition, Control>
}
const NOTHING: FoldedState = { documents: new Map(), controls: new Map() }
/** The generations before the first opening. */
const NONE: Numbered = { serving: 0, before: null, building: null, all: [], last: 0 }
const EMPTY: StoreState = { shape: '', generations: NONE, folded: new Map(), access: new Map() }
const kept = (text: string): Kept => ({ text, value: JSON.parse(text) })
const shapeOf = (collections: readonly AnyCollection[], shape: string): string =>
  `${shape} ${JSON.stringify(collections.map(({ name, indexes }) => [name, indexes]))}`

// What is read again and again is decoded once: a document is never changed.
const decodedBefore = new WeakMap<Kept, { readonly codec: unknown; readonly document: unknown }>()
const decoded = <S>(collection: Collection<S>, id: string, one: Kept) => {
  const { codec } = collection
  const known = decodedBefore.get(one)
  if (known?.codec === codec) return known.document as S
  const document = decode(codec, one.value)
  if (isLeft(document)) throw new StoreFailure(corruptDocument(collection.name, id, describe(document.left)))
  decodedBefore.set(one, { codec, document: document.right })
  return document.right
}

// An entry is never changed either, so its terms are made once.
const termsBefore = new WeakMap<Kept, ReadonlySet<string>>()
const termsOf = ({ terms }: AnyCollection, id: string, one: Kept): ReadonlySet<string> => {
  const known = termsBefore.get(one) ?? terms?.(one.value, id) ?? new Set()
  termsBefore.set(one, known)
  return known
}

const stamped = (docs: DocumentReader, { stamps, allWritten }: Control): StampedReader => ({
  ...docs,
  lastCommitOf: async (workspaceId) => Math.max(allWritten, stamps.get(workspaceId) ?? 0),
})

const readerOf = ({ documents }: FoldedState, collections: readonly AnyCollection[]): DocumentReader => {
  const entriesOf = ({ name }: AnyCollection): Entries => documents.get(name) ?? new Map()
  return {
    get: async (collection, ids) => {
      const found = new Map()
      for (const id of ids) {
        const one = entriesOf(collection).get(id)
        const document = one === undefined ? undefined : decoded(collection, id, one)
        if (document !== undefined) found.set(id, document)
      }
      return found
    },
    find: async (collection, query) => {
      const found = []
      for (const [id, one] of matching(collection, entriesOf(collection), query as never).slice(0, query.limit)) {
        const document = decoded(collection, id, one)
        found.push(document)
      }
      return found
    },
    stored: async (collection, afterId, limit) =>
      idsAfter(entriesOf(collection), afterId)
        .slice(0, limit)
        .map((id) => [id, entriesOf(collection).get(id)?.value] as const),
    misfiled: async () => [],
    withTerms: async (wanted) => {
      const asked = new Set(wanted)
      const refs = new Map<string, DocumentRef[]>()
      for (const collection of collections.filter(({ terms }) => terms !== undefined))
        for (const [id, one] of entriesOf(collection))
          for (const term of termsOf(collection, id, one))
            if (asked.has(term)) refs.set(term, [...(refs.get(term) ?? []), { collection: collection.name, id }])
      // In the order in which SQLite gives them, so that a simulated run is the same on both.
      for (const found of refs.values())
        found.sort((a, b) => (`${a.collection}|${a.id}` < `${b.collection}|${b.id}` ? -1 : 1))
      return refs
    },
    count: async (collection, query) =>
      matching(collection, entriesOf(collection), { ...query, limit: undefined } as never).length,
  }
}

export interface MemoryStore {
  readonly open: (collections: readonly AnyCollection[], shape: string) => ReadStore
  /** Returns the current content, for `restore`. */
  readonly copy: () => StoreState
  readonly restore: (state: StoreState) => void
}

/** A read store in memory; each opening is a client of it. */
export const memoryStore = (): MemoryStore => {
  let state = EMPTY
  const foldedOf = (generation: Generation): FoldedState => state.folded.get(generation) ?? NOTHING
  const setFolded = (generation: Generation, folded: FoldedState): void => {
    state = { ...state, folded: new Map(state.folded).set(generation, folded) }
  }
  const controlOf = (generation: Generation, partition: Partition): Control =>
    foldedOf(generation).controls.get(partition) ?? NO_CONTROL
  const setControl = ({ generation, partition }: Omit<Lease, 'owner' | 'epoch'>, control: Control): void => {
    const folded = foldedOf(generation)
    setFolded(generation, { ...folded, controls: new Map(folded.controls).set(partition, control) })
  }
  const momentOf = (generation: Generation, partition: Partition): Moment => {
    const { checkpoint, asOf } = controlOf(generation, partition)
    return { checkpoint, asOf }
  }
  const setGenerations = (generations: Numbered): void => {
    const folded = new Map([...state.folded].filter(([generation]) => generations.all.includes(generation)))
    state = { ...state, generations, folded }
  }

  const open = (collections: readonly AnyCollection[], shape: string): ReadStore => {
    const wanted = shapeOf(collections, shape)
    if (state.shape !== wanted) {
      setGenerations(anew(state.generations.last))
      state = { ...state, shape: wanted }
    }
    const foldedBy = (which: () => Generation | null): Folded => ({
      partitions: UNDIVIDED,
      read: async (partition, use) => {
        const generation = which()
        if (generation === null) return GONE
        const control = controlOf(generation, partition)
        const { checkpoint, asOf, commit } = control
        const docs = stamped(readerOf(foldedOf(generation), collections), control)
        return failuresOf(use(docs, { checkpoint, asOf, generation, commit }))
      },
      moment: async (partition) => {
        const generation = which()
        return generation === null ? GONE : right(momentOf(generation, partition))
      },
      acquire: async (partition, owner, seen) => {
        const generation = which()
        if (generation === null) return GONE
        const control = controlOf(generation, partition)
        const { owner: holder, epoch, beat } = control
        const stoodStill = seen?.generation === generation && seen.epoch === epoch && seen.beat === beat
        if (holder !== null && !stoodStill)
          return left({ tag: 'lease_held', generation, owner: holder, epoch, beat } as const)
        const lease = { partition, generation, owner, epoch: epoch + 1 }
        setControl(lease, { ...control, owner, epoch: lease.epoch, beat: 0 })
        return right(lease)
      },
    })
    return {
      ...foldedBy(() => state.generations.serving),
      of: (generation) => foldedBy(() => (state.generations.all.includes(generation) ? generation : null)),
      beat: async (lease) => {
        const control = controlOf(lease.generation, lease.partition)
        if (control.epoch !== lease.epoch || control.owner === null) return left({ tag: 'lease_lost' })
        setControl(lease, { ...control, beat: control.beat + 1 })
        return right(undefined)
      },
      release: async (lease) => {
        const control = controlOf(lease.generation, lease.partition)
        if (control.epoch === lease.epoch) setControl(lease, { ...control, owner: null })
        return right(undefined)
      },
      commit: async (lease, { writes, deletes, workspaces, from, to, asOf }) => {
        const { generation, partition, epoch } = lease
        const control = controlOf(generation, partition)
        if (control.epoch !== epoch || control.owner === null) return left({ tag: 'lease_lost' })
        if (control.checkpoint !== from) return left({ tag: 'checkpoint_moved', actual: control.checkpoint })
        const folded = foldedOf(generation)
        const documents = new Map(folded.documents)
        const changed = new Map<string, Map<string, Kept>>()
        const entriesOf = ({ name }: AnyCollection): Map<string, Kept> => {
          const entries = changed.get(name) ?? new Map(documents.get(name))
          changed.set(name, entries)
          documents.set(name, entries)
          return entries
        }
        for (const { collection, id, text } of writes) entriesOf(collection).set(id, kept(text))
        for (const { collection, id } of deletes) entriesOf(collection).delete(id)
        setFolded(generation, { ...folded, documents })
        const moved = { ...control, checkpoint: to, asOf, beat: control.beat + 1 }
        if (writes.length + deletes.length === 0) {
          setControl(lease, moved)
          return right(undefined)
        }
        const commit = control.commit + 1
        const stamps = new Map(control.stamps)
        for (const workspaceId of workspaces === 'all' ? [] : workspaces) stamps.set(workspaceId, commit)
        setControl(lease, {
          ...moved,
          commit,
          stamps,
          allWritten: workspaces === 'all' || commit === 1 ? commit : control.allWritten,
        })
        return right(undefined)
      },
      generations: {
        list: async () => right(shown(state.generations)),
        build: async () => {
          const next = begun(state.generations)
          setGenerations(next)
          return right(next.building ?? next.last)
        },
        serve: async (to, still) => {
          const next = switched(state.generations, to, still, UNDIVIDED)
          if (next === null) return left({ tag: 'not_served', generations: shown(state.generations) })
          const areHeld = still.every((lease) => {
            const { epoch, owner } = controlOf(lease.generation, lease.partition)
            return epoch === lease.epoch && owner !== null
          })
          if (next !== state.generations && !areHeld) return left({ tag: 'lease_lost' })
          setGenerations(next)
          return right(undefined)
        },
        index: async () => right(undefined),
        drop: async (which) => {
          setGenerations(dropped(state.generations, which))
          return right(state.generations.serving)
        },
      },
      integrity: async () => right([]),
      access: {
        stored: async () =>
          right(
            [...state.access].map(([id, { workspaceId, revision, text }]) => ({
              id,
              workspaceId,
              revision,
              document: JSON.parse(text) as unknown,
            })),
          ),
        get: async (ids) =>
          right(
            new Map(
              ids.flatMap((id) => {
                const one = state.access.get(id)
                if (one === undefined) return []
                return [[id, { revision: one.revision, document: JSON.parse(one.text) as unknown }] as const]
              }),
            ),
          ),
        ofWorkspace: async (workspaceId) =>
          right(
            [...state.access]
              .filter(([, one]) => one.workspaceId === workspaceId)
              .sort(([a], [b]) => (a < b ? -1 : 1))
              .map(([, { text }]) => JSON.parse(text) as unknown),
          ),
        put: async (documents) => {
          const access = new Map(state.access)
          for (const { id, workspaceId, revision, document } of documents)
            if ((access.get(id)?.revision ?? -1) <= revision)
              access.set(id, { workspaceId, revision, text: JSON.stringify(document) })
          state = { ...state, access }
          return right(undefined)
        },
        remove: async (workspaceId) => {
          const access = new Map([...state.access].filter(([, one]) => one.workspaceId !== workspaceId))
          state = { ...state, access }
          return right(undefined)
        },
      },
      close: () => undefined,
    }
  }
  return {
    open,
    copy: () => state,
    restore: (earlier) => {
      state = earlier
    },
  }
}
