import type { ReadSources } from '#domain/documents'

export interface WatchedSources {
  readonly sources: ReadSources
  /** Says if more than documents was asked for: keys, names of members, or the instant of the request. */
  readonly isMoreAsked: () => boolean
}

/** The same sources, which note that more than documents is asked for. */
export const watchedSources = ({ docs, access, people, requestedAt }: ReadSources): WatchedSources => {
  let isMore = false
  const noting =
    <Q extends readonly unknown[], A>(ask: (...asked: Q) => A) =>
    (...asked: Q): A => {
      isMore = true
      return ask(...asked)
    }
  return {
    isMoreAsked: () => isMore,
    sources: {
      docs,
      access: { ofWorkspace: noting(access.ofWorkspace) },
      people: { names: noting(people.names), lastUses: noting(people.lastUses) },
      requestedAt: noting(requestedAt),
    },
  }
}
