import { expect } from '@jest/globals'
import type { NewEvent } from '#eventlog/port'
import type { Proposed } from './log.js'

// Events of the tests of the adapter: the service's, which are numbered, and those of another application.

export const noted = (n: number, data: unknown = { n }): NewEvent => ({
  eventId: `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`,
  type: 'Noted',
  schemaVersion: 1,
  data,
  metadata: { n },
})
export const notes = (from: number, count: number): readonly [NewEvent, ...NewEvent[]] =>
  Array.from({ length: count }, (_, i) => noted(from + i)) as unknown as [NewEvent]
export const nOf = (events: readonly { data: unknown }[]): readonly unknown[] =>
  events.map(({ data }) => (data as { n: unknown }).n)

export const foreign = (n: number): Proposed => ({
  id: `ffffffff-0000-4000-8000-${String(n).padStart(12, '0')}`,
  type: 'Foreign',
  contentType: 'application/json',
  data: Buffer.from('{}'),
  metadata: Buffer.from(''),
})
export const foreigners = (from: number, count: number): readonly Proposed[] =>
  Array.from({ length: count }, (_, i) => foreign(from + i))

export const unavailable = (cause: string) => ({
  tag: 'store_unavailable',
  store: 'event log',
  cause: expect.stringContaining(cause),
  remedy: expect.any(String),
})
