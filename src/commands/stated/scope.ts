import { type Either, isLeft, left, right } from 'fp-ts/lib/Either.js'
import { decode, describe } from '#domain/codec'
import type { DomainEvent } from '#domain/events/catalogue'
import { BaselineItem } from '#domain/events/engagement'
import { ScopeLock, type ScopeLockState } from '#projections/entities/scope-lock'
import { WorkItem, type WorkItemState } from '#projections/entities/work-item'
import { misused, stated, states, unknown } from '../command.js'
import { date, list, newId, optional, optionalFile, type Reader, required, text, uuid } from '../field.js'
import { inProject, type OfProject } from '../places.js'
import type { Refusal } from '../refusal.js'
import { same, statesOf } from '../state.js'
import { adding, happened } from './checks.js'

const command = inProject('engagement')

/** `container#key`, the key of a numbered item being `#12`: `github.com/acme/shop##12`. */
const item: Reader<BaselineItem> = {
  placeholder: 'container#key',
  read: (word) => {
    const [, container, key] = /^([^#]+)#(.+)$/.exec(word) ?? []
    return container === undefined || key === undefined
      ? left('a container and a key with # between are expected: SHOP#SHOP-12, or github.com/acme/shop##12')
      : right({ container, key, estimateMinutes: null })
  },
}

/** A line of JSON for each item. */
const itemLines: Reader<readonly BaselineItem[]> = {
  placeholder: 'path',
  read: (content) => {
    const items: BaselineItem[] = []
    for (const [i, line] of content.split('\n').entries()) {
      if (line.trim() === '') continue
      let json: unknown
      try {
        json = JSON.parse(line)
      } catch {
        return left(`line ${i + 1} is no JSON`)
      }
      const one = decode(BaselineItem, json)
      if (isLeft(one)) return left(`line ${i + 1}: ${describe(one.left)}`)
      items.push(one.right)
    }
    return right(items)
  },
}

const byPlaceAndKey = (a: BaselineItem, b: BaselineItem): number =>
  a.container !== b.container ? (a.container < b.container ? -1 : 1) : a.key < b.key ? -1 : 1

/** What the tracker holds now; what was given up there is in no baseline. */
const folded = (documents: readonly unknown[]): readonly BaselineItem[] =>
  (documents as readonly WorkItemState[])
    .filter(({ observations, state }) => observations.length > 0 && state !== 'cancelled')
    .map(({ place, key, estimateMinutes }) => ({ container: place, key, estimateMinutes }))

interface Sources {
  readonly item: readonly BaselineItem[]
  readonly itemsFile: readonly BaselineItem[] | null
  readonly fromTracker: string | null
}
const itemsOf = (
  { item, itemsFile, fromTracker }: Sources,
  { documents }: OfProject,
): Either<Refusal, readonly BaselineItem[]> => {
  if (Number(item.length > 0) + Number(itemsFile !== null) + Number(fromTracker !== null) !== 1)
    return misused('say the items once: with --item, --items-file or --from-tracker')
  const items = itemsFile ?? (fromTracker === null ? item : folded(documents))
  if (items.length === 0)
    return fromTracker === null
      ? misused('the file holds no item: a lock freezes one at least')
      : unknown('item in', fromTracker, 'import it first, or name the items with --item')
  const sorted = [...items].sort(byPlaceAndKey)
  const twice = sorted.find(
    ({ container, key }, i) => sorted[i - 1]?.container === container && sorted[i - 1]?.key === key,
  )
  return twice === undefined
    ? right(sorted)
    : misused(`the item ${twice.key} of ${twice.container} is there twice: name each once`)
}

const locks = (events: readonly DomainEvent[]) => statesOf(ScopeLock, events).map(({ state }) => state)
const refOf = (lockId: string, { project }: OfProject) => ({
  kind: 'scope_lock',
  key: lockId,
  project: project.projectId,
})

const theLock = (id: string | null, events: readonly DomainEvent[]): Either<Refusal, ScopeLockState> => {
  const all = locks(events)
  const found = id === null ? all.at(-1) : all.find(({ lockId }) => lockId === id)
  return found === undefined ? unknown('lock', id ?? 'of this project', 'make one with  wdi scope lock') : right(found)
}

export const scopeCommands = [
  command({
    path: 'scope lock',
    summary: 'freeze the items that were agreed on; a later lock supersedes',
    fields: {
      item: list(item, 'an item; can be repeated'),
      itemsFile: optionalFile(
        itemLines,
        'a file with a line of JSON for each: container, key, estimateMinutes (or null)',
      ),
      fromTracker: optional(text('container'), 'all items that are held of this tracker project now'),
      on: optional(date, 'the day (default: today, in UTC)'),
      reference: optional(text('text'), "a contract's or document's number"),
      id: newId,
    },
    example: '--project "Web shop" --item SHOP#SHOP-1 --item SHOP#SHOP-2 --reference "Contract 7"',
    appends: ['ScopeLocked'],
    looksUp: ({ fromTracker }, { workspaceId }) =>
      fromTracker === null
        ? null
        : { collection: WorkItem, where: { workspaceId: { eq: workspaceId }, place: { eq: fromTracker } } },
    decide: ({ on, reference, id, ...sources }, events, context) => {
      const items = itemsOf(sources, context)
      if (isLeft(items)) return items
      const lockedOn = on ?? context.today
      const method = sources.itemsFile === null ? ('manual' as const) : ('import' as const)
      const last = locks(events).at(-1)
      const says = { lockedOn: on === null ? last?.lockedOn : on, items: items.right, reference }
      const twin =
        last !== undefined &&
        last.releasedAt === null &&
        same({ lockedOn: last.lockedOn, items: last.items, reference: last.reference }, says)
      return adding(
        {
          unsaid: on === null ? ['lockedOn'] : [],
          ...{ what: 'lock', id: 'lockId', wanted: id },
          make: (lockId) =>
            stated('ScopeLocked', refOf(lockId, context), { lockId, lockedOn, items: items.right, method, reference }),
          twin: twin && id === null ? { id: last.lockId, same: true } : undefined,
          check: happened(on, context),
        },
        events,
        context,
      )
    },
  }),
  command({
    path: 'scope release',
    summary: 'take a lock back',
    fields: { lock: optional(uuid('id'), 'which one (default: the last)'), reason: required(text('text'), 'why') },
    example: '--project "Web shop" --reason "The contract was changed"',
    appends: ['ScopeLockReleased'],
    decide: ({ lock, reason }, events, context) => {
      const found = theLock(lock, events)
      if (isLeft(found)) return found
      const { lockId, releasedAt } = found.right
      return releasedAt === null
        ? states({ lockId }, stated('ScopeLockReleased', refOf(lockId, context), { lockId, reason }))
        : states({ lockId })
    },
  }),
]
