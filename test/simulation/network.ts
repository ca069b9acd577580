import { type Either, isLeft, left, right } from 'fp-ts/lib/Either.js'
import type { DocumentReader } from '#domain/documents'
import type { StoreUnavailable } from '#domain/outcome'
import type { EventLog, NewEvent, Position } from '#eventlog/port'
import type { ReadStore } from '#readstore/port'
import type { Weather } from './faults.js'
import type { Hazard, Hazards } from './hazards.js'
import { hang, type Process, type Simulator } from './simulator.js'

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

type Answer<A> = Either<StoreUnavailable | { readonly tag: string }, A>
type Store = StoreUnavailable['store']

const WRITES = new Set(['append', 'commit', 'acquire', 'beat', 'release', 'put'])
const CRASHED: Readonly<Record<string, Hazard>> = {
  'crash before commit': 'crash before a commit',
  'crash after commit': 'crash after a commit',
}

/** The way between processes and stores, on which calls meet their fates. */
export class Network {
  readonly acknowledged: Acknowledged[] = []
  readonly committed: Committed[] = []
  /** What a store did that no store may do. */
  readonly findings: string[] = []
  readonly #sim: Simulator
  readonly #weather: Weather
  readonly #hazards: Hazards
  readonly #crash: (process: Process) => void
  readonly #owners = new Map<string, { readonly process: Process; readonly epoch: number }>()
  readonly #listeners = new Set<() => void>()
  /** Calls that are on their way, oldest first, and whose they are. */
  readonly #underway = new Map<number, Process>()
  #calls = 0
  /** Raised when the stores are put back: what was on its way then never arrives. */
  #line = 0

  constructor(sim: Simulator, weather: Weather, hazards: Hazards, crash: (process: Process) => void) {
    this.#sim = sim
    this.#weather = weather
    this.#hazards = hazards
    this.#crash = crash
  }

  cut(): void {
    this.#line += 1
    this.#owners.clear()
  }

  /** A call of a process: out, its effect, and back. */
  async #call<A>(process: Process, store: Store, call: string, run: () => Promise<A>, what = ''): Promise<A> {
    const [sim, weather, hazards] = [this.#sim, this.#weather, this.#hazards]
    const unavailable = left<StoreUnavailable>({ tag: 'store_unavailable', store, cause: `a fault in ${call}` }) as A
    const fate = weather.fateOf(call)
    const writes = WRITES.has(call)
    sim.note(process, `${call} ${what}${fate === 'well' ? '' : ` (${fate})`}`)
    if (fate === 'crash before') return this.#crashAt(process, `crash before ${call}`)
    if (fate === 'refused') {
      hazards.met(writes ? 'call refused' : 'read failed')
      await sim.wait(weather.travel(), process)
      return unavailable
    }
    if (fate === 'paused') {
      hazards.met('process paused')
      weather.pause(process)
      await sim.wait(0, process)
    }
    if (fate === 'delayed') hazards.met('call delayed')

    const line = this.#line
    const number = this.#calls++
    this.#underway.set(number, process)
    const duration =
      fate === 'delayed' ? sim.between(100, 4_000) : fate === 'late' ? sim.between(500, 7_000) : weather.travel()
    const effect = async (): Promise<A> => {
      // A write that is on its way arrives, whatever becomes of its writer.
      await sim.wait(duration, writes ? null : process)
      if (line !== this.#line) return hang()
      this.#underway.delete(number)
      const overtaken = [...this.#underway].some(([other, whose]) => whose === process && other < number)
      if (overtaken) hazards.met('calls reordered')
      if (call === 'commit' && process.dead) hazards.met('commit in flight while its worker crashed')
      return run()
    }
    if (fate === 'late') {
      if (call === 'commit' || call === 'append') hazards.met(`${call} that lands after its writer gave it up`)
      void effect().then((answer) => sim.note(null, `${call} lands: ${textOf(answer)}`))
      await sim.wait(weather.travel() + 50, process)
      return unavailable
    }
    const answer = await effect()
    sim.note(process, `${call}: ${textOf(answer)}`)
    if (fate === 'crash after') return this.#crashAt(process, `crash after ${call}`)
    if (fate === 'never') {
      hazards.met('answer that never comes')
      sim.after(sim.between(1_000, 5_000), null, () => this.#crash(process))
      return hang()
    }
    await sim.wait(weather.travel(), process)
    if (fate !== 'lost') return answer
    if (call === 'commit' || call === 'append')
      hazards.met(call === 'commit' ? 'answer of a commit lost' : 'answer of an append lost')
    return unavailable
  }

  #crashAt<A>(process: Process, where: string): Promise<A> {
    this.#hazards.met(CRASHED[where] ?? 'crash at another call')
    this.#crash(process)
    return hang()
  }

  /** The log as a process reaches it. Pages are cut at random, as a server's would be by size. */
  log(process: Process, log: EventLog, longestPage: number): EventLog {
    const sim = this.#sim
    return {
      append: async (stream, expected, events) => {
        const run = async () => {
          const appended = await log.append(stream, expected, events)
          if (!isLeft(appended)) for (const tell of [...this.#listeners]) tell()
          return appended
        }
        const answer = await this.#call(process, 'event log', 'append', run, `${events.length} after ${expected}`)
        if (!isLeft(answer))
          this.acknowledged.push({ process, stream, expected, events, position: answer.right.position })
        else if (answer.left.tag === 'wrong_revision') this.#hazards.met('wrong revision on append')
        return answer
      },
      readStream: (...args) => this.#call(process, 'event log', 'readStream', () => log.readStream(...args)),
      readAll: (after, limit) =>
        this.#call(process, 'event log', 'readAll', () =>
          log.readAll(after, Math.min(limit, sim.between(1, longestPage))),
        ),
      changed: (after, signal) =>
        this.#call(process, 'event log', 'changed', async () => {
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
      end: () => this.#call(process, 'event log', 'end', log.end),
      close: () => undefined,
    }
  }

  /** The store as a process reaches it. */
  store(process: Process, store: ReadStore): ReadStore {
    const call = <A>(name: string, run: () => Promise<A>, what = '') =>
      this.#call(process, 'read store', name, run, what)
    const reader = (docs: DocumentReader): DocumentReader => ({
      get: (collection, ids) => call('get', () => docs.get(collection, ids), `${collection.name} ${ids.length}`),
      find: (collection, query) => call('find', () => docs.find(collection, query), collection.name),
      count: (collection, query) => call('count', () => docs.count(collection, query), collection.name),
    })
    return {
      read: async (partition, use) => {
        const began = await call('read', async () => right(undefined) as Answer<void>)
        if (isLeft(began)) return began as Either<StoreUnavailable, never>
        return store.read(partition, (docs, moment) => use(reader(docs), moment))
      },
      moment: (partition) => call('moment', () => store.moment(partition)),
      acquire: async (partition, owner, seen) => {
        const answer = await call('acquire', async () => {
          const taken = await store.acquire(partition, owner, seen)
          if (isLeft(taken)) return taken
          if (seen !== undefined) {
            this.#hazards.met('lease taken over')
            const before = this.#owners.get(partition)
            if (before !== undefined && before.process !== process && !before.process.dead)
              this.#hazards.met('lease taken over from a worker that lives')
          }
          this.#owners.set(partition, { process, epoch: taken.right.epoch })
          return taken
        })
        return answer
      },
      beat: (lease) => call('beat', () => store.beat(lease)),
      release: (lease) => call('release', () => store.release(lease)),
      commit: (lease, batch) =>
        call(
          'commit',
          async () => {
            const answer = await store.commit(lease, batch)
            const owner = this.#owners.get(lease.partition)
            if (!isLeft(answer)) {
              this.committed.push({ from: batch.from, to: batch.to })
              if (owner?.epoch !== lease.epoch)
                this.findings.push(`a commit of a lost lease came about, from ${batch.from}`)
            } else if (answer.left.tag === 'lease_lost') this.#hazards.met('late write of a worker that lost its lease')
            return answer
          },
          `${batch.from} to ${batch.to}: ${batch.writes.length} and ${batch.deletes.length}`,
        ),
      access: {
        get: (ids) => call('get', () => store.access.get(ids)),
        ofWorkspace: (workspaceId) => call('find', () => store.access.ofWorkspace(workspaceId)),
        put: (documents) => call('put', () => store.access.put(documents)),
      },
      close: () => undefined,
    }
  }
}

/** What an answer says that is the same in each run of a seed. */
const textOf = (answer: unknown): string => {
  const either = answer as Answer<unknown>
  if (isLeft(either)) return either.left.tag
  const { right: value } = either
  if (Array.isArray(value)) return `${value.length}`
  if (value instanceof Map) return `${value.size}`
  return value === undefined ? 'done' : JSON.stringify(value).replace(/"owner":"[^"]*",?/, '')
}
