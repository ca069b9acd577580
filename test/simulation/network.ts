import { type Either, isLeft, right } from 'fp-ts/lib/Either.js'
import { failuresOf, orReject, type StoreError } from '#domain/outcome'
import type { EventLog, NewEvent, Position } from '#eventlog/port'
import type { Time } from '#readstore/mongodb/commit'
import type { Folded, Lease, ReadStore, StampedReader } from '#readstore/port'
import type { Step } from '#test/support/mongodb/memory-server'
import { Calls } from './calls.js'
import type { Weather } from './faults.js'
import type { Hazards } from './hazards.js'
import type { Process, Simulator } from './simulator.js'

/** An append that was answered well. */
export interface Acknowledged {
  readonly process: Process
  readonly stream: string
  readonly expected: number
  readonly events: readonly NewEvent[]
  readonly position: Position
}
/** A commit that came about. */
export interface Committed {
  readonly from: Position
  readonly to: Position
}

type Answer<A> = Either<StoreError | { readonly tag: string }, A>

/** The stores as processes reach them, and what is seen of that on the way. */
export class Network {
  readonly acknowledged: Acknowledged[] = []
  readonly committed: Committed[] = []
  /** The defects found: acts that no store may commit. */
  readonly findings: string[] = []
  readonly #sim: Simulator
  readonly #hazards: Hazards
  readonly #owners = new Map<string, { readonly process: Process; readonly epoch: number }>()
  readonly #listeners = new Set<() => void>()
  readonly #calls: Calls

  constructor(sim: Simulator, weather: Weather, hazards: Hazards, crash: (process: Process) => void) {
    this.#sim = sim
    this.#hazards = hazards
    this.#calls = new Calls(sim, weather, hazards, crash)
  }

  cut(): void {
    this.#calls.cut()
    this.#owners.clear()
  }

  /** The log as a process reaches it. Pages are cut at random, as a server's would be by size. */
  log(process: Process, log: EventLog, longestPage: number): EventLog {
    const cut = (limit: number): number => Math.min(limit, this.#sim.between(1, longestPage))
    return {
      append: async (stream, expected, events) => {
        const run = async () => {
          const appended = await log.append(stream, expected, events)
          if (!isLeft(appended)) for (const tell of [...this.#listeners]) tell()
          return appended
        }
        const answer = await this.#calls.call(process, 'event log', 'append', run, `${events.length} after ${expected}`)
        if (!isLeft(answer))
          this.acknowledged.push({ process, stream, expected, events, position: answer.right.position })
        else if (answer.left.tag === 'wrong_revision') this.#hazards.met('wrong revision on append')
        return answer
      },
      readStream: (stream, after, limit) =>
        this.#calls.call(process, 'event log', 'readStream', () => log.readStream(stream, after, cut(limit))),
      readAll: (after, limit) =>
        this.#calls.call(process, 'event log', 'readAll', () => log.readAll(after, cut(limit))),
      changed: (after, signal) =>
        this.#calls.call(process, 'event log', 'changed', async () => {
          for (;;) {
            const end = await log.end()
            if (isLeft(end)) return end
            if (signal.aborted || end.right > after) return right(undefined)
            await new Promise<void>((resolve) => {
              const tell = (): void => {
                this.#listeners.delete(tell)
                signal.removeEventListener('abort', tell)
                resolve()
              }
              this.#listeners.add(tell)
              signal.addEventListener('abort', tell)
            })
          }
        }),
      deleteStream: (stream) =>
        this.#calls.call(process, 'event log', 'append', () => log.deleteStream(stream), `deletes ${stream}`),
      end: () => this.#calls.call(process, 'event log', 'end', log.end),
      integrity: log.integrity,
      id: log.id,
      settle: log.settle,
      copyTo: log.copyTo,
      close: () => undefined,
    }
  }

  /** The store as a process reaches it. */
  store(process: Process, store: ReadStore): ReadStore {
    const call = <A>(name: string, run: () => Promise<A>, what = '') =>
      this.#calls.call(process, 'read store', name, run, what)
    const ask = <A>(name: string, run: () => Promise<A>, what: string): Promise<A> =>
      orReject(call(name, () => failuresOf(run()), what))
    const reader = (docs: StampedReader): StampedReader => ({
      get: (collection, ids) => ask('get', () => docs.get(collection, ids), `${collection.name} ${ids.length}`),
      find: (collection, query) => ask('find', () => docs.find(collection, query), collection.name),
      stored: (collection, ...rest) => ask('find', () => docs.stored(collection, ...rest), collection.name),
      misfiled: (collection) => ask('find', () => docs.misfiled(collection), collection.name),
      withTerms: (terms) => ask('withTerms', () => docs.withTerms(terms), `${terms.length}`),
      count: (collection, query) => ask('count', () => docs.count(collection, query), collection.name),
      lastCommitOf: (workspaceId) => ask('lastCommitOf', () => docs.lastCommitOf(workspaceId), workspaceId),
    })
    const folded = (of: Folded): Folded => ({
      partitions: of.partitions,
      read: async (partition, use) => {
        const began = await call('read', async () => right(undefined) as Answer<void>)
        if (isLeft(began)) return began as Either<StoreError, never>
        return of.read(partition, (docs, moment) => use(reader(docs), moment))
      },
      moment: (partition) => call('moment', () => of.moment(partition)),
      acquire: (partition, owner, seen) => call('acquire', () => this.#acquired(process, of, partition, owner, seen)),
    })
    return {
      ...folded(store),
      of: (generation) => folded(store.of(generation)),
      beat: (lease) => call('beat', () => store.beat(lease)),
      release: (lease) => call('release', () => store.release(lease)),
      commit: (lease, batch) =>
        call(
          'commit',
          async () => {
            const answer = await store.commit(lease, batch)
            const owner = this.#owners.get(ownedBy(lease))
            if (!isLeft(answer)) {
              this.committed.push({ from: batch.from, to: batch.to })
              if (owner?.epoch !== lease.epoch)
                this.findings.push(`a commit of a lost lease came about, from ${batch.from}`)
            } else if (answer.left.tag === 'lease_lost') this.#hazards.met('late write of a worker that lost its lease')
            return answer
          },
          `${batch.from} to ${batch.to}: ${batch.writes.length} and ${batch.deletes.length}`,
        ),
      generations: {
        list: () => call('moment', store.generations.list),
        build: () => call('write', store.generations.build),
        serve: (to, still) =>
          call(
            'write',
            async () => {
              const done = await this.#served(store, to, still)
              for (const { generation, partition } of isLeft(done) ? [] : still) {
                const [now, was] = await Promise.all([to, generation].map((one) => store.of(one).moment(partition)))
                if (now?._tag === 'Right' && was?._tag === 'Right' && now.right.checkpoint < was.right.checkpoint)
                  this.findings.push(`generation ${to} is behind the one that it replaced`)
              }
              return done
            },
            `serve ${to}`,
          ),
        index: (generation) => call('write', () => store.generations.index(generation)),
        drop: (which) => call('write', () => store.generations.drop(which)),
      },
      integrity: store.integrity,
      access: {
        stored: () => call('find', store.access.stored),
        get: (ids) => call('get', () => store.access.get(ids)),
        ofWorkspace: (workspaceId) => call('find', () => store.access.ofWorkspace(workspaceId)),
        put: (documents) => call('put', () => store.access.put(documents)),
        remove: (workspaceId) => call('put', () => store.access.remove(workspaceId)),
      },
      close: () => undefined,
    }
  }

  async #acquired(process: Process, store: Folded, ...[partition, owner, seen]: Parameters<Folded['acquire']>) {
    const taken = await store.acquire(partition, owner, seen)
    if (isLeft(taken)) return taken
    if (seen !== undefined) {
      this.#hazards.met('lease taken over')
      const before = this.#owners.get(ownedBy(taken.right))
      if (before !== undefined && before.process !== process && !before.process.dead)
        this.#hazards.met('lease taken over from a worker that lives')
    }
    this.#owners.set(ownedBy(taken.right), { process, epoch: taken.right.epoch })
    return taken
  }

  async #served(store: ReadStore, ...[to, still]: Parameters<ReadStore['generations']['serve']>) {
    const done = await store.generations.serve(to, still)
    if (isLeft(done)) return done
    this.#hazards.met('generation switched')
    return done
  }

  /** The store as a process reaches it that does all by steps: each of them meets its own fate. */
  storeBySteps(process: Process, storeBy: (step: Step, time: Time) => ReadStore): ReadStore {
    const step: Step = (name, effect) =>
      this.#calls.call(process, 'read store', callOf(name), async () => right(effect()), name)
    const time = {
      monotonicMs: () => this.#sim.now,
      wait: (ms: number) => this.#sim.wait(ms, process),
    }
    const store = storeBy(step, time)
    return {
      ...store,
      acquire: (...args) => this.#acquired(process, store, ...args),
      of: (generation) => {
        const one = store.of(generation)
        return { ...one, acquire: (...args) => this.#acquired(process, one, ...args) }
      },
      generations: { ...store.generations, serve: (to, still) => this.#served(store, to, still) },
      commit: async (lease, batch) => {
        const answer = await store.commit(lease, batch)
        if (!isLeft(answer)) this.committed.push({ from: batch.from, to: batch.to })
        else if (answer.left.tag === 'lease_lost') this.#hazards.met('late write of a worker that lost its lease')
        return answer
      },
    }
  }
}

const ownedBy = ({ generation, partition }: Lease): string => `${generation}/${partition}`

/** The kind of call that each step counts as, among those that can fail. */
const STEPS: Readonly<Record<string, string>> = {
  control: 'moment',
  generations: 'moment',
  'set owner, epoch': 'acquire',
  'set owner': 'release',
  'set ': 'beat',
  'set seq, pending, checkpoint, asOf, hold, stamped': 'commit',
}
const READS = new Set(['record', 'get', 'find', 'count'])
const callOf = (step: string): string => STEPS[step] ?? (READS.has(step) ? step : 'write')
