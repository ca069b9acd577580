import { isDeepStrictEqual } from 'node:util'
import type { Hint, Webhook } from '#sources/kit/hosts/webhook'

/** A delivery as its host sent it. */
export interface HookDelivery {
  readonly kind: string | null
  /** Its body as JSON; of a form, its payload. */
  readonly body: Buffer
}

type OfList = Extract<Hint, { readonly list: string }>
type Told = Extract<Hint, { readonly tag: 'record' | 'gone' }>

/** The statements of all deliveries about one record. */
interface Statements {
  readonly about: Pick<OfList, 'list' | 'container' | 'key'>
  /** The record as it was last, or that it is gone; null if neither was told. */
  readonly told: Told | null
  /** Says whether its host has to tell more, or which of several statements is the newer one. */
  readonly isToBeAsked: boolean
}

const isOfList = (hint: Hint): hint is OfList => 'list' in hint

const jsonIn = (body: Buffer): unknown => {
  try {
    return JSON.parse(body.toString('utf8'))
  } catch {
    return null
  }
}

/** Says whether a statement holds although another one was received before it. Where their order is not known, it does. */
const replaces = (hint: Told, before: Told): boolean => {
  if (hint.updated === null || before.updated === null) return true
  // A record that is gone was last changed before that.
  if (hint.updated === before.updated) return hint.tag === 'gone' || before.tag === 'record'
  return hint.updated > before.updated
}

const isSame = (hint: Told, before: Told): boolean =>
  hint.tag === 'gone' ? before.tag === 'gone' : before.tag === 'record' && isDeepStrictEqual(hint.record, before.record)

/** Says whether nothing tells which of two statements is the newer one: they have no times, or the same. */
const isOrderUnknown = (hint: Told, before: Told): boolean => {
  if (isSame(hint, before)) return false
  if (hint.updated === null || before.updated === null) return true
  return hint.tag === before.tag && hint.updated === before.updated
}

const withHint = (before: Statements, hint: OfList): Statements => {
  if (hint.tag === 'ask') return { ...before, isToBeAsked: true }
  const { about, told, isToBeAsked } = before
  if (told === null) return { about, told: hint, isToBeAsked }
  const newer = replaces(hint, told) ? hint : told
  return { about, told: newer, isToBeAsked: isToBeAsked || isOrderUnknown(hint, told) }
}

const comingTo = ({ about, told, isToBeAsked }: Statements): readonly Hint[] => {
  const ask: readonly Hint[] = isToBeAsked ? [{ tag: 'ask', ...about }] : []
  return told === null ? ask : [told, ...ask]
}

/**
 * The hints of deliveries, in the order in which they were received: first those about containers, then at most one statement about
 * each record, the newest, and that its host is to be asked where that may be another one. Of other containers than the given ones nothing is taken: whoever knows a connection's secret speaks for
 * what that connection reads, and no more.
 */
export const hintsOf = (
  deliveries: readonly HookDelivery[],
  webhook: Webhook,
  containers: ReadonlySet<string>,
): readonly Hint[] => {
  const hints = deliveries.flatMap(({ kind, body }) => webhook.map(kind, jsonIn(body)))
  const read = new Set([...containers].map((name) => name.toLowerCase()))
  const records = new Map<string, Statements>()
  for (const hint of hints.filter(isOfList)) {
    const { list, container, key } = hint
    if (container !== null && !read.has(container.toLowerCase())) continue
    const id = JSON.stringify([list, container, key])
    const nothing: Statements = { about: { list, container, key }, told: null, isToBeAsked: false }
    records.set(id, withHint(records.get(id) ?? nothing, hint))
  }
  const ofContainers = hints.filter((hint) => !isOfList(hint))
  return [...ofContainers, ...[...records.values()].flatMap(comingTo)]
}
