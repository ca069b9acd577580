import type { CivilDate, Uuid } from '#domain/common'
import type { DocumentReader } from '#domain/documents'
import type { Interval } from '#domain/time'
import type { AnyContributor, Place } from './contribution.js'
import type { PlaceSums } from './daily-sums.js'
import type { Axis } from './rollup.js'

// What explains a number has to know which sums were asked for: a sum itself does not say of what it is.

/** A place of sums, and the time within which its entities count: an interval of instants, days, or all time. */
export interface PlaceHeard {
  readonly place: Place
  readonly within:
    | ({ readonly axis: 'instant' } & Interval)
    | { readonly axis: 'day'; readonly first: CivilDate; readonly last: CivilDate }
    | { readonly axis: Axis; readonly ever: true }
}

/** A question for sums of a family. */
export interface SumsHeard {
  readonly workspaceId: Uuid
  readonly family: string
  readonly contributors: readonly AnyContributor[]
  readonly places: readonly PlaceHeard[]
}

/** Hears each question for sums, and may give other sums in place of those that were read. */
export interface SumsListener {
  /** The reader of sums: nobody has to hear these questions too. */
  readonly docs: DocumentReader
  readonly heard: (asked: SumsHeard, sums: readonly PlaceSums<string>[]) => readonly PlaceSums<string>[]
}

const listeners = new WeakMap<DocumentReader, SumsListener>()

/** A reader whose questions for sums are heard. */
export const listenedTo = (docs: DocumentReader, listener: SumsListener): DocumentReader => {
  listeners.set(docs, listener)
  return docs
}

export const listenerOf = (docs: DocumentReader): SumsListener | undefined => listeners.get(docs)
