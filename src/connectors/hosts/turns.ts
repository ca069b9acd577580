import type { Instant } from '#domain/common'
import { type ListRead, MOST_PLACES } from '#domain/events/hosts'
import { epochOf, instantOf } from '#domain/time'
import type { HostContainer, HostList } from '#sources/kit/hosts/host'

/** A list of a host, of one of its containers or of the whole account, and how far it is read. */
export interface Turn {
  readonly list: HostList
  readonly container: HostContainer | null
  readonly state: ListRead
}

/** A way through a list that a run takes. */
export interface Pass {
  readonly kind: 'first' | 'new' | 'all'
  /** Only what was changed at this instant or later is asked; null for all of it. */
  readonly since: Instant | null
  /** The instant from which on what was changed is asked in detail; null for all of it. */
  readonly changedSince: Instant | null
  /** The page at which it is taken up again, and when it began; null where it begins. */
  readonly resumed: { readonly page: string; readonly startedAt: Instant } | null
}

/** By what a container is known in what is kept about a list. */
export const keptName = (container: HostContainer | null): string | null =>
  container === null ? null : (container.id ?? container.name)

const notRead = (list: string, of: string | null): ListRead => ({
  list,
  of,
  readTo: null,
  reconciledAt: null,
  pass: null,
  begun: [],
  completeBackTo: null,
  left: null,
  problem: null,
})

/** The lists that a run reads, in their order, with what is kept of each. */
export const turnsOf = (
  lists: readonly HostList[],
  containers: readonly HostContainer[],
  kept: readonly ListRead[],
): readonly Turn[] => {
  const stateOf = (list: HostList, container: HostContainer | null): ListRead => {
    const of = keptName(container)
    return kept.find((one) => one.list === list.name && one.of === of) ?? notRead(list.name, of)
  }
  return lists.flatMap((list): readonly Turn[] =>
    list.of === 'account'
      ? [{ list, container: null, state: stateOf(list, null) }]
      : containers.map((container) => ({ list, container, state: stateOf(list, container) })),
  )
}

/** The instants by which a run judges what is due. */
export interface Due {
  readonly now: Instant
  /** Reads all of it, whether it is due or not. */
  readonly isFull: boolean
  /** The time for which a comparison of all that is held counts, in milliseconds. */
  readonly reconciledForMs: number
}

/** Says whether all of a list is to be compared with what is held. */
export const isReconciliationDue = ({ reconciledAt }: ListRead, { now, isFull, reconciledForMs }: Due): boolean =>
  isFull || reconciledAt === null || epochOf(now) - epochOf(reconciledAt) >= reconciledForMs

/** The way through a list that is due. What was not read whole is compared in one go: only then is it known what is gone. */
const passOf = ({ list, state }: Turn, due: Due): Pass => {
  const { readTo, pass } = state
  const resumed = pass === null ? null : { page: pass.page, startedAt: pass.startedAt }
  if (readTo === null)
    return { kind: 'first', since: null, changedSince: null, resumed: pass?.kind === 'first' ? resumed : null }
  const since = instantOf(epochOf(readTo) - list.overlapMs)
  // A calendar is one answer: all of it is compared each time.
  if (list.format.layout === 'calendar') return { kind: 'all', since: null, changedSince: null, resumed: null }
  if (isReconciliationDue(state, due)) return { kind: 'all', since: null, changedSince: since, resumed: null }
  return { kind: 'new', since, changedSince: null, resumed: pass?.kind === 'new' ? resumed : null }
}

/** The order of passes in a run. A comparison that breaks off begins anew, so that it must keep no other list waiting. */
const ORDER: Readonly<Record<Pass['kind'], number>> = { first: 0, new: 1, all: 2 }

/** The ways through lists that a run takes, in their order. */
export const passesOf = (turns: readonly Turn[], due: Due): readonly { readonly turn: Turn; readonly pass: Pass }[] =>
  turns.map((turn) => ({ turn, pass: passOf(turn, due) })).sort((a, b) => ORDER[a.pass.kind] - ORDER[b.pass.kind])

/** The beginnings of a list's facts, with what a pass has met. */
export const withBegun = (before: ListRead['begun'], met: ListRead['begun']): ListRead['begun'] => {
  const all = new Map(before.map((one) => [`${one.kind} ${one.place}`, one]))
  for (const one of met) {
    const id = `${one.kind} ${one.place}`
    const known = all.get(id)
    if (known === undefined || one.from < known.from) all.set(id, one)
  }
  return [...all.values()].slice(0, MOST_PLACES)
}
