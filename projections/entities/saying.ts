import { Instant, Uuid } from '#domain/common'
import { compareText } from '#domain/compare'

/** For which project something was said by hand, and when. Each project has a stream of its own for it. */
export const sayingMembers = { projectId: Uuid, at: Instant }
export interface Saying {
  readonly projectId: Uuid
  readonly at: Instant
}

const byProject = (a: Saying, b: Saying): number => compareText(a.projectId, b.projectId)

/** Adds a statement to those made before; it replaces those of its project that `same` finds. */
export const saidNow = <S extends Saying>(said: readonly S[], now: S, same: (one: S) => boolean): readonly S[] =>
  [...said.filter((one) => one.projectId !== now.projectId || !same(one)), now].sort(byProject)

/** The last statement; of two at once, that of the project whose id comes first. */
export const lastSaid = <S extends Saying>(said: readonly S[]): S | undefined =>
  said.reduce<S | undefined>((last, one) => (last === undefined || one.at > last.at ? one : last), undefined)
