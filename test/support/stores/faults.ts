import { left } from 'fp-ts/lib/Either.js'
import { failuresOf, orReject, type StoreError, type StoreName } from '#domain/outcome'
import type { EventLog } from '#eventlog/port'
import type { Folded, ReadStore, StampedReader } from '#readstore/port'

/** The process ended in the middle of a call. */
export class Crash extends Error {}

/** The faults of a call: it has no effect, its answer is lost, or the process ends before or after it. */
export const FAULTS = ['refused', 'answer lost', 'crash before', 'crash after'] as const
export type Fault = (typeof FAULTS)[number]

/** Says what happens to a call, by its name; undefined where it goes well. */
export type Decide = (call: string) => Fault | undefined

// biome-ignore lint/suspicious/noExplicitAny: a method of any port
type Method = (...args: any[]) => Promise<unknown>

const faulty =
  (decide: Decide, store: StoreName) =>
  <M extends Method>(call: string, run: M): M =>
    (async (...args) => {
      const unavailable = left<StoreError>({ tag: 'store_unavailable', store, cause: `a fault in ${call}` })
      const fault = decide(call)
      if (fault === 'crash before') throw new Crash(call)
      if (fault === 'refused') return unavailable
      const answer = await run(...args)
      if (fault === 'crash after') throw new Crash(call)
      return fault === 'answer lost' ? unavailable : answer
    }) as M

/** The log, with faults in its calls. */
export const faultyLog = (log: EventLog, decide: Decide): EventLog => {
  const wrap = faulty(decide, 'event log')
  return {
    append: wrap('append', log.append),
    readStream: wrap('readStream', log.readStream),
    readAll: wrap('readAll', log.readAll),
    changed: wrap('changed', log.changed),
    deleteStream: wrap('deleteStream', log.deleteStream),
    end: wrap('end', log.end),
    integrity: wrap('integrity', log.integrity),
    id: wrap('id', log.id),
    settle: wrap('settle', log.settle),
    copyTo: log.copyTo,
    close: log.close,
  }
}

/** The store, with faults in its calls and in those of its readers. */
export const faultyStore = (store: ReadStore, decide: Decide): ReadStore => {
  const wrap = faulty(decide, 'read store')
  const ask = <M extends Method>(call: string, run: M): M =>
    ((...args) => orReject(wrap(call, (...same: unknown[]) => failuresOf(run(...same)))(...args))) as M
  const reader = (docs: StampedReader): StampedReader => ({
    get: ask('get', docs.get),
    find: ask('find', docs.find),
    stored: ask('stored', docs.stored),
    misfiled: ask('misfiled', docs.misfiled),
    count: ask('count', docs.count),
    withTerms: ask('withTerms', docs.withTerms),
    lastCommitOf: ask('lastCommitOf', docs.lastCommitOf),
  })
  const folded = (of: Folded): Folded => ({
    partitions: of.partitions,
    read: wrap('read', (partition, use) =>
      of.read(partition, (docs, moment) => use(reader(docs), moment)),
    ) as Folded['read'],
    moment: wrap('moment', of.moment),
    acquire: wrap('acquire', of.acquire),
  })
  return {
    ...folded(store),
    of: (generation) => folded(store.of(generation)),
    beat: wrap('beat', store.beat),
    release: wrap('release', store.release),
    commit: wrap('commit', store.commit),
    generations: {
      list: wrap('generations.list', store.generations.list),
      build: wrap('generations.build', store.generations.build),
      serve: wrap('generations.serve', store.generations.serve),
      index: wrap('generations.index', store.generations.index),
      drop: wrap('generations.drop', store.generations.drop),
    },
    integrity: wrap('integrity', store.integrity),
    access: {
      stored: wrap('access.stored', store.access.stored),
      get: wrap('access.get', store.access.get),
      ofWorkspace: wrap('access.ofWorkspace', store.access.ofWorkspace),
      put: wrap('access.put', store.access.put),
      remove: wrap('access.remove', store.access.remove),
    },
    close: store.close,
  }
}

/** The log, read in pages of these sizes, over and over. */
export const cutLog = (log: EventLog, sizes: readonly number[]): EventLog => {
  let page = 0
  return {
    ...log,
    readAll: (after, limit) => log.readAll(after, Math.min(limit, sizes[page++ % sizes.length] ?? limit)),
  }
}
