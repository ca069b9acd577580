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
  /** The record as it was last, or that it is gone; null if neither was told. */
  readonly told: Told | null
  /** The wish to ask for it; null if nothing needs it. */
  readonly ask: OfList | null
}

const isOfList = (hint: Hint): hint is OfList => 'list' in hint

const jsonIn = (body: Buffer): unknown => {
  try {
    return JSON.parse(body.toString('utf8'))
  } catch {
    return null
  }
}

/** Says whether a statement holds although another one was received before it. Without times, the one that came later holds. */
const replaces = (hint: Told, before: Told): boolean => {
  if (hint.updated === null || before.updated === null) return true
  // A record that is gone was last changed before that.
  if (hint.updated === before.updated) return hint.tag === 'gone' || before.tag === 'record'
  return hint.updated > before.updated
}

const withHint = ({ told, ask }: Statements, hint: OfList): Statements => {
  if (hint.tag === 'ask') return { told, ask: hint }
  return { told: told === null || replaces(hint, told) ? hint : told, ask }
}

/** The hints about one record: of one that is gone, there is nothing to ask for. */
const comingTo = ({ told, ask }: Statements): readonly Hint[] => {
  if (told?.tag === 'gone') return [told]
  return [told ?? [], ask ?? []].flat()
}

/**
 * The hints of deliveries, in the order in which they were received: first those about containers, then at most one statement about
 * each record, the newest. Of other containers than the given ones nothing is taken: whoever knows a connection's secret speaks for
 * what that connection reads, and no more.
 */
export const hintsOf = (
  deliveries: readonly HookDelivery[],
  webhook: Webhook,
  containers: ReadonlySet<string>,
): readonly Hint[] => {
  const hints = deliveries.flatMap(({ kind, body }) => webhook.map(kind, jsonIn(body)))
  const records = new Map<string, Statements>()
  for (const hint of hints.filter(isOfList)) {
    const { list, container, key } = hint
    if (container !== null && !containers.has(container)) continue
    const id = JSON.stringify([list, container, key])
    records.set(id, withHint(records.get(id) ?? { told: null, ask: null }, hint))
  }
  const ofContainers = hints.filter((hint) => !isOfList(hint))
  return [...ofContainers, ...[...records.values()].flatMap(comingTo)]
}
