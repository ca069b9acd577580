import { isLeft, right } from 'fp-ts/lib/Either.js'
import type { Outcome, StoreError } from '#domain/outcome'
import {
  type AccessImage,
  type Control,
  DROPPED,
  type GenerationRegistry,
  type Image,
  NO_CONTROL,
  NO_GENERATIONS,
  type Operations,
  type RecordPart,
  type Server,
} from '#readstore/mongodb/operations'
import type { Generation } from '#readstore/port'
import { namedMembers, writeOf } from '#readstore/stored'
import { type Entries, idsAfter, type Kept, matching } from '#test/support/stores/memory-queries'

/** Does one atomic thing, when whoever rules the steps lets it happen. */
export type Step = <A>(name: string, effect: () => A) => Outcome<StoreError, A>

interface Documents {
  readonly live: Map<string, Kept>
  readonly terms: Map<string, readonly string[]>
  /** Sequence numbers by id, of tombstones too. */
  readonly seqs: Map<string, number>
}
interface State {
  readonly registry: GenerationRegistry
  readonly controls: Map<string, Control>
  readonly records: Map<string, RecordPart & { readonly control: string }>
  readonly documents: Map<string, Documents>
  readonly access: Map<string, AccessImage>
}

const copied = ({ registry, controls, records, documents, access }: State): State => ({
  registry,
  controls: new Map(controls),
  records: new Map(records),
  documents: new Map(
    [...documents].map(([name, { live, terms, seqs }]) => [
      name,
      { live: new Map(live), terms: new Map(terms), seqs: new Map(seqs) },
    ]),
  ),
  access: new Map(access),
})

/** A server in memory that promises of single documents what MongoDB does, and nothing more. */
export class MemoryServer {
  state: State = {
    registry: NO_GENERATIONS,
    controls: new Map(),
    records: new Map(),
    documents: new Map(),
    access: new Map(),
  }

  /** Returns another server with the same content. */
  copy(): MemoryServer {
    const copy = new MemoryServer()
    copy.state = copied(this.state)
    return copy
  }

  /** The server as a caller reaches it: each step, of at most `together` documents, waits for its turn. */
  reached(step: Step, together = 1): Server {
    const each = async <A>(name: string, all: readonly A[], effect: (one: A) => void) => {
      for (let i = 0; i < all.length; i += together) {
        const done = await step(name, () => {
          for (const one of all.slice(i, i + together)) effect(one)
        })
        if (isLeft(done)) return done
      }
      return right(undefined)
    }
    return {
      of: (generation) => this.#operations(generation, step, each),
      generations: () => step('generations', () => this.state.registry),
      setGenerations: (changes, registry) =>
        step('set generations', () => {
          const isExpected = this.state.registry.changes === changes
          if (isExpected) this.state = { ...this.state, registry }
          return isExpected
        }),
      prepare: async () => right(undefined),
      drop: async (isDropped) => {
        const { controls, documents, records } = this.state
        const generationIn = (name: string): number => Number(name.slice(0, name.indexOf('/')))
        const gone = (names: Iterable<string>) => [...names].filter((name) => isDropped(generationIn(name)))
        const marked = await each('drop', gone(controls.keys()), (name) => {
          const control = controls.get(name) ?? NO_CONTROL
          const { epoch, beat } = control
          controls.set(name, {
            ...control,
            owner: null,
            pending: null,
            seq: DROPPED,
            epoch: epoch + 1,
            beat: beat + 1,
          })
          for (const [id, part] of records) if (part.control === name) records.delete(id)
        })
        return isLeft(marked) ? marked : each('drop', gone(documents.keys()), (name) => void documents.delete(name))
      },
      access: {
        get: (ids) =>
          step('get', () => {
            const found = ids.flatMap((id) => this.state.access.get(id) ?? [])
            return found.map(({ id, revision, body }) => [id, revision, body] as const)
          }),
        ofWorkspace: (workspaceId) =>
          step('find', () =>
            [...this.state.access.values()]
              .filter((one) => one.workspaceId === workspaceId)
              .sort((a, b) => (a.id < b.id ? -1 : 1))
              .map(({ id, revision, body }) => [id, revision, body] as const),
          ),
        stored: () => step('find', () => [...this.state.access.values()].sort((a, b) => (a.id < b.id ? -1 : 1))),
        put: (images) =>
          each('put', images, (image) => {
            const { access } = this.state
            if ((access.get(image.id)?.revision ?? -1) <= image.revision) access.set(image.id, image)
          }),
        remove: (workspaceId) =>
          step('remove', () => {
            for (const [id, one] of this.state.access) if (one.workspaceId === workspaceId) this.state.access.delete(id)
          }),
      },
      close: () => undefined,
    }
  }

  #operations(
    generation: Generation,
    step: Step,
    each: <A>(name: string, all: readonly A[], effect: (one: A) => void) => Outcome<StoreError, void>,
  ): Operations {
    const keyOf = (partition: string): string => `${generation}/${partition}`
    const documentsOf = (partition: string, collection: string): Documents => {
      const name = `${keyOf(partition)}/${collection}`
      const known = this.state.documents.get(name)
      if (known !== undefined) return known
      const made = { live: new Map(), terms: new Map(), seqs: new Map() }
      this.state.documents.set(name, made)
      return made
    }
    const liveOf = (partition: string, { name }: { readonly name: string }): Entries =>
      documentsOf(partition, name).live
    const write = (partition: string, seq: number, { collection, id, terms: own, body }: Image): void => {
      const { live, terms, seqs } = documentsOf(partition, collection)
      if ((seqs.get(id) ?? -1) >= seq) return
      seqs.set(id, seq)
      terms.set(id, own)
      if (body === null) live.delete(id)
      else live.set(id, { text: body, value: JSON.parse(body) })
    }
    const controlOf = (partition: string): Control => this.state.controls.get(keyOf(partition)) ?? NO_CONTROL

    return {
      control: (partition) => step('control', () => controlOf(partition)),
      compareAndSet: (partition, expected, changed) =>
        step(`set ${Object.keys(changed).join(', ')}`, () => {
          const control = controlOf(partition)
          const isExpected = Object.entries(expected).every(
            ([member, value]) => control[member as keyof Control] === value,
          )
          if (isExpected) this.state.controls.set(keyOf(partition), { ...control, ...changed, beat: control.beat + 1 })
          return isExpected
        }),
      hold: (partition, ms) =>
        step('hold', () => {
          const control = controlOf(partition)
          this.state.controls.set(keyOf(partition), { ...control, hold: Math.max(control.hold, ms) })
        }),
      insertRecord: (partition, parts) =>
        each('insert record', parts, (part) => {
          this.state.records.set(`${part.record}/${part.part}`, { ...part, control: keyOf(partition) })
        }),
      record: (_, record) =>
        step('record', () => [...this.state.records.values()].filter((part) => part.record === record)),
      removeRecords: (partition, seq) =>
        step('remove records', () => {
          for (const [id, part] of this.state.records)
            if (part.control === keyOf(partition) && part.seq <= seq) this.state.records.delete(id)
        }),
      replace: (partition, seq, images) => each('replace', images, (image) => write(partition, seq, image)),
      highestSeq: (partition, images) =>
        step('find', () =>
          Math.max(0, ...images.map(({ collection, id }) => documentsOf(partition, collection).seqs.get(id) ?? 0)),
        ),
      get: async (partition, collection, ids) => {
        const bodies = new Map<string, string>()
        const got = await each('get', ids, (id) => {
          const one = liveOf(partition, collection).get(id)
          if (one !== undefined) bodies.set(id, one.text)
        })
        return isLeft(got) ? got : right(bodies)
      },
      find: (partition, collection, query) =>
        step('find', () =>
          matching(collection, liveOf(partition, collection), query)
            .slice(0, query.limit)
            .map(([id, { text }]) => [id, text] as const),
        ),
      withTerms: (partition, collection, wanted) =>
        step('find', () => {
          const asked = new Set(wanted)
          const { terms } = documentsOf(partition, collection.name)
          return [...terms].filter(([, own]) => own.some((term) => asked.has(term)))
        }),
      count: (partition, collection, query) =>
        step('count', () => matching(collection, liveOf(partition, collection), query).length),
      stored: (partition, collection, afterId, limit) =>
        step('find', () => {
          const { live, terms, seqs } = documentsOf(partition, collection.name)
          return idsAfter(live, afterId)
            .slice(0, limit)
            .map((id) => {
              const { text, value } = live.get(id) as Kept
              const { filing } = writeOf(collection, id, value as object)
              return {
                id,
                members: namedMembers(collection, filing),
                terms: terms.get(id) ?? [],
                body: text,
                seq: seqs.get(id) ?? 0,
              }
            })
        }),
    }
  }
}

/** Each step at once. */
export const atOnce: Step = async (_, effect) => right(effect())
