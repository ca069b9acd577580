import type { Hint, RecordHint, Webhook } from '#sources/kit/hosts/webhook'

/** A delivery as its host sent it. */
export interface HookDelivery {
  readonly kind: string | null
  /** Its body as JSON; of a form, its payload. */
  readonly body: Buffer
}

const jsonIn = (body: Buffer): unknown => {
  try {
    return JSON.parse(body.toString('utf8'))
  } catch {
    return null
  }
}

const isOfRecord = (hint: Hint): hint is RecordHint => hint.tag === 'record'

/**
 * The hints of deliveries: first one where containers changed, then one for each record, however many deliveries are about it. Of other
 * containers than the given ones nothing is taken: whoever knows a connection's secret speaks for what that connection reads, and no more.
 */
export const hintsOf = (
  deliveries: readonly HookDelivery[],
  webhook: Webhook,
  containers: ReadonlySet<string>,
): readonly Hint[] => {
  const hints = deliveries.flatMap(({ kind, body }) => webhook.map(kind, jsonIn(body)))
  const read = new Set([...containers].map((name) => name.toLowerCase()))
  const records = new Map<string, RecordHint>()
  for (const hint of hints.filter(isOfRecord)) {
    const { list, container, key } = hint
    if (container === null || read.has(container.toLowerCase()))
      records.set(JSON.stringify([list, container, key]), hint)
  }
  const isOfContainers = hints.some(({ tag }) => tag === 'container')
  return [...(isOfContainers ? [{ tag: 'container' } as const] : []), ...records.values()]
}
