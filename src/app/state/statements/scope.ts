import { type Either, isLeft, left, right } from 'fp-ts/lib/Either.js'
import { decode, describe } from '#domain/codec'
import { compareText } from '#domain/compare'
import type { DomainEvent } from '#domain/events/catalogue'
import { BaselineItem } from '#domain/events/engagement'
import { jsonIn } from '#domain/json'
import { civilDateOf } from '#domain/time'
import { entityId } from '#projections/entities/entity'
import { ScopeLock, type ScopeLockState } from '#projections/entities/scope-lock'
import { WorkItem, type WorkItemState } from '#projections/entities/work-item'
import { endOfLockDay, itemsOnLockDay } from '#projections/scope-creep/measures'
import { misused, stated, states, unknown } from '../command.js'
import { same, statesOf } from '../entities.js'
import { date, list, newId, optional, optionalFile, prose, type Reader, required, text, uuid, zone } from '../field.js'
import { byLeads, inProject, type OfProject } from '../places.js'
import type { Refusal } from '../refusal.js'
import { adding, happened } from './checks.js'

const command = inProject('engagement')

/** `container#key`, the key of a numbered item being `#12`: `github.com/acme/shop##12`. */
const item: Reader<BaselineItem> = {
  placeholder: 'container#key',
  read: (word) => {
    const [, container, key] = /^([^#]+)#(.+)$/.exec(word) ?? []
    return container === undefined || key === undefined
      ? left('expected a container and a key with # between: SHOP#SHOP-12, or github.com/acme/shop##12')
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
      const json = jsonIn(line)
      if (json === undefined) return left(`line ${i + 1} is not JSON`)
      const one = decode(BaselineItem, json)
      if (isLeft(one)) return left(`line ${i + 1}: ${describe(one.left)}`)
      items.push(one.right)
    }
    return right(items)
  },
}

type Named = Pick<BaselineItem, 'container' | 'key'>

const byPlaceAndKey = (a: Named, b: Named): number => compareText(a.container, b.container) || compareText(a.key, b.key)

const nameOf = ({ container, key }: Named): string => `${container}#${key}`

/** Work items that a source holds, of those that the command looked up. */
const heldItems = ({ documents }: OfProject): readonly WorkItemState[] =>
  (documents as readonly WorkItemState[]).filter(({ observations }) => observations.length > 0)

const frozen = ({ place, key, estimateMinutes }: WorkItemState): BaselineItem => ({
  container: place,
  key,
  estimateMinutes,
})

type LockDay = Pick<ScopeLockState, 'lockedOn' | 'timeZone'>

interface Sources {
  readonly item: readonly BaselineItem[]
  readonly itemsFile: readonly BaselineItem[] | null
  readonly fromTracker: string | null
  readonly fromLock: string | null
}

/** The items to lock, with their current content; from a tracker, those that existed on the day. Items of a lock stay as it froze them. */
const itemsOf = (
  { item, itemsFile, fromTracker }: Sources,
  earlier: ScopeLockState | null,
  day: LockDay,
  context: OfProject,
): Either<Refusal, readonly BaselineItem[]> => {
  const isNamed = item.length > 0 || earlier !== null
  if (Number(isNamed) + Number(itemsFile !== null) + Number(fromTracker !== null) !== 1)
    return misused('name the items in one way only: with --item or --from-lock, --items-file or --from-tracker')
  const held = heldItems(context)
  if (fromTracker !== null) {
    const there = itemsOnLockDay(held, day)
    return there.length === 0
      ? unknown(`item on ${day.lockedOn} in`, fromTracker, 'import it first, or name the items with --item')
      : right(there.map(frozen).sort(byPlaceAndKey))
  }
  if (itemsFile?.length === 0) return misused('the file has no items: a lock needs at least one')
  const byName = new Map(held.map((one) => [nameOf({ container: one.place, key: one.key }), frozen(one)]))
  const before = earlier?.items ?? []
  const known = new Set(before.map(nameOf))
  const named = item.map((one) => byName.get(nameOf(one)) ?? one)
  const items = itemsFile ?? [...before, ...named.filter((one) => !known.has(nameOf(one)))]
  const sorted = items.toSorted(byPlaceAndKey)
  const names = sorted.map(nameOf)
  const twice = sorted.find((_, i) => names[i] === names[i - 1])
  return twice === undefined
    ? right(sorted)
    : misused(`the item ${twice.key} of ${twice.container} is named twice: name each once`)
}

/** Says whether a repeated lock names the same items as before, regardless of their current content. */
const nameSame = (
  { itemsFile, fromTracker }: Sources,
  items: readonly BaselineItem[],
  before: readonly BaselineItem[],
): boolean => {
  if (itemsFile !== null) return false
  return fromTracker === null
    ? same(items.map(nameOf), before.map(nameOf))
    : before.every(({ container }) => container === fromTracker)
}

/** The most items that a warning names. */
const NAMED_LIMIT = 20

const listed = (items: readonly Named[]): string => {
  const more = items.length > NAMED_LIMIT ? `, and ${items.length - NAMED_LIMIT} more` : ''
  return `${items.slice(0, NAMED_LIMIT).map(nameOf).join(', ')}${more}`
}

/** Warnings about the items of a lock: some are in no source, or were created after its day. */
const warningsOn = (items: readonly BaselineItem[], day: LockDay, context: OfProject): readonly string[] => {
  const held = new Map(heldItems(context).map((one) => [nameOf({ container: one.place, key: one.key }), one]))
  const end = endOfLockDay(day)
  const missing = items.filter((one) => !held.has(nameOf(one)))
  const later = items.filter((one) => {
    const item = held.get(nameOf(one))
    return item !== undefined && (item.createdAt === null || item.createdAt >= end)
  })
  return [
    ...(missing.length === 0
      ? []
      : [
          `no source has ${listed(missing)}: the lock includes them with unknown details; check their spelling, or import them and lock again`,
        ]),
    ...(later.length === 0 ? [] : [`made after ${day.lockedOn}: ${listed(later)}`]),
  ]
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
  return found === undefined
    ? unknown(
        'lock',
        id ?? 'of this project',
        'lock the scope first (`wdi scope lock --help`), or see `wdi scope list`',
      )
    : right(found)
}

export const scopeCommands = [
  command({
    ...byLeads,
    path: 'scope lock',
    summary: 'freeze the agreed items; a later lock replaces it',
    fields: {
      item: list(item, 'an item; can be repeated'),
      fromLock: optional(
        uuid('id'),
        'all items of this lock, as it froze them, and those of --item; its day, zone and reference too, unless they are given',
      ),
      itemsFile: optionalFile(
        itemLines,
        'a file with one item per line, as JSON: container, key, estimateMinutes (or null)',
      ),
      fromTracker: optional(text('container'), 'all items that this tracker project had on that day'),
      on: optional(date, 'the day (default: today)'),
      tz: optional(zone, "the zone of that day (default: the workspace's)"),
      reference: optional(prose('text'), 'number of the contract or document'),
      id: newId,
    },
    example: '--project "Web shop" --item SHOP#SHOP-1 --item SHOP#SHOP-2 --reference "Contract 7"',
    appends: ['ScopeLocked'],
    looksUp: ({ item, itemsFile, fromTracker }, { workspaceId }) =>
      fromTracker === null
        ? {
            collection: WorkItem,
            ids: (itemsFile ?? item).map(({ container, key }) => entityId(workspaceId, { container, key })),
          }
        : { collection: WorkItem, where: { workspaceId: { eq: workspaceId }, place: { eq: fromTracker } } },
    decide: ({ on, tz, reference: given, id, ...sources }, events, context) => {
      const found = sources.fromLock === null ? right(null) : theLock(sources.fromLock, events)
      if (isLeft(found)) return found
      const earlier = found.right
      const timeZone = tz ?? earlier?.timeZone ?? context.timeZone
      const lockedOn = on ?? earlier?.lockedOn ?? civilDateOf(context.now, timeZone)
      const reference = given ?? earlier?.reference ?? null
      const day = { lockedOn, timeZone }
      const read = itemsOf(sources, earlier, day, context)
      if (isLeft(read)) return read
      const before = locks(events).find(({ lockId }) => lockId === id)?.items
      const items = before !== undefined && nameSame(sources, read.right, before) ? before : read.right
      const method = sources.itemsFile === null ? ('manual' as const) : ('import' as const)
      const last = locks(events).at(-1)
      const says = { lockedOn: on ?? last?.lockedOn, timeZone: tz ?? last?.timeZone, items, reference }
      const twin =
        last !== undefined &&
        last.releasedAt === null &&
        same({ lockedOn: last.lockedOn, timeZone: last.timeZone, items: last.items, reference: last.reference }, says)
      const decided = adding(
        {
          unsaid: [...(on === null ? ['lockedOn'] : []), ...(tz === null ? ['timeZone'] : [])],
          what: 'lock',
          id: 'lockId',
          wanted: id,
          make: (lockId) => stated('ScopeLocked', refOf(lockId, context), { lockId, ...day, items, method, reference }),
          twin: twin && id === null ? { id: last.lockId, same: true } : undefined,
          check: happened(on, context),
        },
        events,
        context,
      )
      // What an earlier lock has was warned of when it was stated.
      const looked = earlier === null ? items : sources.item
      return isLeft(decided) ? decided : right({ ...decided.right, warnings: warningsOn(looked, day, context) })
    },
  }),
  command({
    ...byLeads,
    path: 'scope release',
    summary: 'release a lock, so that it no longer counts',
    fields: { lock: optional(uuid('id'), 'which lock (default: the last)'), reason: required(prose('text'), 'why') },
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
