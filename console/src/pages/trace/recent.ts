import type { Start } from '../../search/start.js'

// The starts that were looked at last, for as long as somebody is signed in. No storage has them.

/** A start that was looked at. */
export interface Recent {
  readonly title: string
  readonly start: Start
}

const MOST = 6
const kept = new WeakMap<object, ReadonlyMap<string, readonly Recent[]>>()

/** The starts that were looked at in a session for a project, the last first. */
export const recentStarts = (session: object, projectId: string): readonly Recent[] =>
  kept.get(session)?.get(projectId) ?? []

/** Puts a start first. */
export const keepRecent = (session: object, projectId: string, recent: Recent): void => {
  const name = JSON.stringify(recent.start)
  const others = recentStarts(session, projectId).filter(({ start }) => JSON.stringify(start) !== name)
  kept.set(session, new Map([...(kept.get(session) ?? []), [projectId, [recent, ...others].slice(0, MOST)]]))
}
