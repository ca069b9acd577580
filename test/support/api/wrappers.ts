import { left } from 'fp-ts/lib/Either.js'
import type { AnyCollection } from '#domain/documents'
import { failuresOf, type Outcome, orReject, type StoreError } from '#domain/outcome'
import type { StampedReader } from '#readstore/port'
import type { Stores } from './stores.js'

/** The fate of a call of a port, by the call's name: it goes through, fails, or never returns. */
export type Fault = 'fails' | 'hangs' | undefined
export type Faults = (call: string) => Fault

type Method = (...parameters: never[]) => unknown
const STORE = { eventLog: 'event log', readStore: 'read store', registry: 'registry' } as const

/** Runs the call, or has it fail or hang as it was told to. */
const guarded = (fault: Fault, store: keyof typeof STORE, run: () => unknown): unknown => {
  if (fault === 'hangs') return new Promise(() => undefined)
  const unavailable: StoreError = { tag: 'store_unavailable', store: STORE[store], cause: 'told to fail' }
  return fault === 'fails' ? Promise.resolve(left(unavailable)) : run()
}

/** A port whose calls are told to `faults` by name, which says how they go. */
const wrapped = <P extends object>(port: P, store: keyof typeof STORE, part: string, faults: Faults): P =>
  Object.fromEntries(
    Object.entries(port).map(([name, member]) => {
      if (Array.isArray(member)) return [name, member]
      if (typeof member !== 'function') return [name, wrapped(member as object, store, `${part}.${name}`, faults)]
      const method = member as Method
      return [name, (...parameters: never[]) => guarded(faults(`${part}.${name}`), store, () => method(...parameters))]
    }),
  ) as P

const wrappedReader = (docs: StampedReader, faults: Faults): StampedReader =>
  Object.fromEntries(
    Object.entries(docs).map(([name, method]) => [
      name,
      (collection: AnyCollection, rest: never) =>
        orReject(
          guarded(faults(`docs.${name} ${collection.name}`), 'readStore', () =>
            failuresOf((method as Method)(collection as never, rest) as Promise<unknown>),
          ) as Outcome<StoreError, unknown>,
        ),
    ]),
  ) as unknown as StampedReader

/** The same stores, each call told to `faults`. They are closed where they were opened. */
export const wrappedStores = (
  { eventLog, readStore, registry }: Stores,
  faults: Faults,
): Pick<Stores, 'eventLog' | 'readStore' | 'registry'> => {
  const { read, ...rest } = wrapped(readStore, 'readStore', 'readStore', faults)
  return {
    eventLog: wrapped(eventLog, 'eventLog', 'eventLog', faults),
    readStore: {
      ...rest,
      read: (partition, use) => read(partition, (docs, moment) => use(wrappedReader(docs, faults), moment)),
    },
    registry: wrapped(registry, 'registry', 'registry', faults),
  }
}
