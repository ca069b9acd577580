import { left, right } from 'fp-ts/lib/Either.js'
import { compareText } from '#domain/compare'
import type { DocumentReader } from '#domain/documents'
import type { ReadRefusal } from '#domain/operation'
import type { Outcome } from '#domain/outcome'
import { civilDateOf } from '#domain/time'
import { ChangeOrder, type ChangeOrderState, ordersInForce } from '../../entities/change-order.js'
import { type CodeChangeState, LinkOrigin } from '../../entities/code-change.js'
import type { ReleaseState } from '../../entities/release.js'
import { lockInForce, ScopeLock, type ScopeLockState } from '../../entities/scope-lock.js'
import type { TimeEntryState } from '../../entities/time-entry.js'
import { itemName, itemNames, type WorkItemState } from '../../entities/work-item.js'
import { comparisonOf, scopedItemsAt } from '../../scope-creep/measures.js'
import type { ProjectRequest } from '../../selection/project.js'
import { idOf } from '../nodes.js'
import type { NodeScope } from '../response.js'
import { isFollowed, type Level, LINKS, LISTED, levelOf } from './bounds.js'
import {
  changeElement,
  changeId,
  type Element,
  entryElement,
  entryId,
  itemElement,
  itemId,
  type LineOfInvoice,
  lineElement,
  lineId,
  lockElement,
  type MarkOfChange,
  markElement,
  orderElement,
  releaseElement,
  releaseId,
} from './elements.js'
import type { Start } from './parameters.js'
import type { Trace, TraceKind, TraceLink } from './response.js'
import {
  asReleases,
  changesOfItems,
  changesOfRelease,
  entriesOfItems,
  entriesOfLine,
  type Ground,
  itemsOfChanges,
  itemsOfEntries,
  linesOfEntries,
  linkBetween,
  newestChanges,
  newestItems,
  newestReleases,
  readChanges,
  readGround,
  readItems,
  readLine,
  readParts,
  readReleases,
  releasesOfChanges,
  type TracedLine,
} from './steps.js'

/** The elements of a chain, from what was billed to what was released. */
interface Chain {
  readonly lines: Level<LineOfInvoice | TracedLine>
  readonly entries: Level<TimeEntryState>
  readonly items: Level<WorkItemState>
  readonly changes: Level<CodeChangeState>
  readonly releases: Level<ReleaseState>
}

/** A chain, and the element that it starts from. */
interface Started {
  readonly kind: Start['kind']
  readonly id: string
  readonly alike: Trace['alike']
  readonly chain: Chain
}

const only = <S>(one: S): Level<S> => ({ followed: [one], total: 1 })

/** The first of some that have one name, and the others as they are told. */
const firstOf = <S>(
  found: readonly S[],
  newestFirst: (a: S, b: S) => number,
  told: (one: S) => Trace['alike'][number],
): { readonly first: S; readonly alike: Trace['alike'] } | null => {
  const [first, ...others] = found.toSorted(newestFirst)
  return first === undefined ? null : { first, alike: others.slice(0, LISTED).map(told) }
}

/** The part of a chain from items on to what was billed. */
const billedFor = async (items: Level<WorkItemState>, ground: Ground) => {
  const entries = await entriesOfItems(items, ground)
  return { entries, lines: await linesOfEntries(entries, items, ground) }
}

const fromLine = async (named: Extract<Start, { kind: 'line' }>, ground: Ground): Promise<Started | null> => {
  const line = await readLine(named, ground)
  if (line === null) return null
  const entries = await entriesOfLine(line, ground)
  const items = await itemsOfEntries(entries, ground)
  const changes = await changesOfItems(items, ground)
  const releases = await releasesOfChanges(changes, ground)
  return { kind: 'line', id: lineId(line), alike: [], chain: { lines: only(line), entries, items, changes, releases } }
}

const fromItem = async (named: string, ground: Ground): Promise<Started | null> => {
  const start = firstOf(await itemsNamed(named, ground), newestItems, (item) => {
    const { id, title } = itemElement(item, 'not_applicable', ground.request.now, ground.sourceOf)
    return { id, title }
  })
  if (start === null) return null
  const items = only(start.first)
  const changes = await changesOfItems(items, ground)
  const releases = await releasesOfChanges(changes, ground)
  const billed = await billedFor(items, ground)
  return { kind: 'item', id: itemId(start.first), alike: start.alike, chain: { ...billed, items, changes, releases } }
}

const fromChange = async (named: string, ground: Ground): Promise<Started | null> => {
  const start = firstOf(await changesNamed(named, ground), newestChanges, (change) => {
    const { id, title } = changeElement(change, ground.sourceOf)
    return { id, title }
  })
  if (start === null) return null
  const changes = only(start.first)
  const items = await itemsOfChanges(changes, ground)
  const releases = await releasesOfChanges(changes, ground)
  const billed = await billedFor(items, ground)
  return {
    kind: 'change',
    id: changeId(start.first),
    alike: start.alike,
    chain: { ...billed, items, changes, releases },
  }
}

const fromRelease = async (named: string, ground: Ground): Promise<Started | null> => {
  const start = firstOf(asReleases(await releasesNamed(named, ground)), newestReleases, (release) => {
    const { id, title } = releaseElement(release, ground.sourceOf)
    return { id, title }
  })
  if (start === null) return null
  const changes = await changesOfRelease(await readParts(start.first, ground), ground)
  const items = await itemsOfChanges(changes, ground)
  const billed = await billedFor(items, ground)
  return {
    kind: 'release',
    id: releaseId(start.first),
    alike: start.alike,
    chain: { ...billed, items, changes, releases: only(start.first) },
  }
}

/** The parts of an id of a node, after its kind; null where it is none of that kind. */
const partsOf = (kind: string, id: string): readonly [place: string, key: string] | null => {
  const [first, place, key, ...more] = id.split('|')
  if (first !== kind || place === undefined || key === undefined || more.length > 0) return null
  const plain = (part: string): string => part.replace(/%7C/g, '|').replace(/%25/g, '%')
  return [plain(place), plain(key)]
}

const itemsNamed = async (named: string, ground: Ground): Promise<readonly WorkItemState[]> => {
  const [, key = named] = partsOf('work_item', named) ?? []
  const found = await readItems([key], ground)
  return key === named ? found : found.filter((item) => itemId(item) === named)
}

const changesNamed = async (named: string, ground: Ground): Promise<readonly CodeChangeState[]> => {
  const [, key = named] = partsOf('code_change', named) ?? []
  const found = await readChanges(key, ground)
  return key === named ? found : found.filter((change) => changeId(change) === named)
}

const releasesNamed = async (named: string, ground: Ground): Promise<readonly ReleaseState[]> => {
  const [, tag = named] = partsOf('release', named) ?? []
  const found = await readReleases(tag, ground)
  return tag === named ? found : found.filter((release) => releaseId(release) === named)
}

const startAt = (start: Start, ground: Ground): Promise<Started | null> => {
  switch (start.kind) {
    case 'line':
      return fromLine(start, ground)
    case 'item':
      return fromItem(start.id, ground)
    case 'change':
      return fromChange(start.id, ground)
    case 'release':
      return fromRelease(start.id, ground)
    default:
      return start satisfies never
  }
}

/** The scope of the items of a chain: the lock in force, the change orders that name them, and the standing of each. */
interface Scope {
  readonly lock: ScopeLockState | null
  readonly orders: readonly ChangeOrderState[]
  readonly standingOf: (item: WorkItemState) => NodeScope
}

const readScope = async (items: readonly WorkItemState[], ground: Ground): Promise<Scope> => {
  const { request, docs, trackers } = ground
  const { workspaceId, now, projects } = request
  const ofProject = { workspaceId: { eq: workspaceId }, projectId: { eq: projects[0].projectId } }
  const today = civilDateOf(now, request.period.timeZone)
  const lock = lockInForce(await docs.find(ScopeLock, { where: ofProject }), today, now)
  const names = new Set(items.map(({ place, key }) => itemName(workspaceId, place, key)))
  const places = [...new Set(items.map(({ place }) => place))]
  const inForce = ordersInForce(await docs.find(ChangeOrder, { where: ofProject }), today)
  const orders = inForce.filter((order) =>
    order.items.some((key) => itemNames(workspaceId, places, key).some((name) => names.has(name))),
  )
  if (lock === null) return { lock, orders, standingOf: () => 'uncertain' }
  const weighed = orders.map((order) => ({ ...order, unknownItems: [] }))
  const scoped = scopedItemsAt(comparisonOf({ lock, items, orders: weighed, trackers }), now)
  const standings = new Map(scoped.map(({ item, standing }) => [itemId(item), standing]))
  return { lock, orders, standingOf: (item) => standings.get(itemId(item)) ?? 'not_applicable' }
}

const strength = ({ origin }: TraceLink): number => LinkOrigin.values.indexOf(origin)
const strongestLinks = (links: readonly TraceLink[]): readonly TraceLink[] =>
  links.toSorted((a, b) => strength(a) - strength(b)).slice(0, LINKS)

const link = (to: string, origin: TraceLink['origin'], rule: TraceLink['rule'] = null): TraceLink => ({
  to,
  origin,
  rule,
})

const timeLinks = (entry: TimeEntryState, items: readonly WorkItemState[]): readonly TraceLink[] =>
  items.filter(({ key }) => key === entry.workItem).map((item) => link(itemId(item), 'connector', 'time_sheet'))

const workLinks = (item: WorkItemState, entries: readonly TimeEntryState[]): readonly TraceLink[] =>
  entries
    .filter(({ workItem }) => workItem === item.key)
    .map((entry) => link(entryId(entry), 'connector', 'time_sheet'))

/** The links between a change and items, told of the one or of the others. */
const codeLinks = (
  changes: readonly CodeChangeState[],
  items: readonly WorkItemState[],
  idOfOther: (change: CodeChangeState, item: WorkItemState) => string,
): readonly TraceLink[] =>
  changes.flatMap((change) =>
    items.flatMap((item) => {
      const found = linkBetween(change, item)
      return found === undefined ? [] : [link(idOfOther(change, item), found.origin, found.rule)]
    }),
  )

const shipLinks = (
  changes: readonly CodeChangeState[],
  releases: readonly ReleaseState[],
  idOfOther: (change: CodeChangeState, release: ReleaseState) => string,
): readonly TraceLink[] =>
  changes.flatMap((change) =>
    releases
      .filter(({ place, tag }) => change.place === place && change.release === tag)
      .map((release) => link(idOfOther(change, release), 'connector')),
  )

/** The links of the elements of each kind to those that are nearer to the start. */
const linksIn = ({ kind, id, chain }: Started) => {
  const [entries, items, changes, releases] = [
    chain.entries.followed,
    chain.items.followed,
    chain.changes.followed,
    chain.releases.followed,
  ]
  return {
    ofLine: (line: LineOfInvoice | TracedLine): readonly TraceLink[] =>
      'entries' in line ? [...line.entries].map((entry) => link(entry, 'heuristic', 'allotment')) : [],
    ofEntry: (entry: TimeEntryState) =>
      kind === 'line' ? [link(id, 'heuristic', 'allotment')] : timeLinks(entry, items),
    ofItem: (item: WorkItemState) => {
      if (kind === 'item') return []
      return kind === 'line' ? workLinks(item, entries) : codeLinks(changes, [item], changeId)
    },
    ofChange: (change: CodeChangeState) => {
      if (kind === 'change') return []
      return kind === 'release'
        ? shipLinks([change], releases, (_, release) => releaseId(release))
        : codeLinks([change], items, (_, item) => itemId(item))
    },
    ofRelease: (release: ReleaseState) => (kind === 'release' ? [] : shipLinks(changes, [release], changeId)),
  }
}

const section = <S>(
  kind: TraceKind,
  { followed, total }: Level<S>,
  elementOf: (one: S) => Element,
  linksOf: (one: S) => readonly TraceLink[],
): Trace['kinds'][number] => ({
  kind,
  total,
  elements: followed.slice(0, LISTED).map((one) => ({ ...elementOf(one), links: strongestLinks(linksOf(one)) })),
})

const marksOf = (changes: readonly CodeChangeState[]): readonly MarkOfChange[] =>
  changes.flatMap((change) => change.aiMarks.map((mark) => ({ change, mark })))
const newestMarks = (a: MarkOfChange, b: MarkOfChange): number => newestChanges(a.change, b.change)
const newestOrders = (a: ChangeOrderState, b: ChangeOrderState): number =>
  compareText(b.approvedOn, a.approvedOn) || compareText(a.changeOrderId, b.changeOrderId)

const traceOf = async (started: Started, ground: Ground): Promise<Trace> => {
  const { kind, id, alike, chain } = started
  const { request, sourceOf } = ground
  const items = chain.items.followed
  const scope = await readScope(items, ground)
  const locked = new Set(scope.lock?.items.map((one) => idOf('work_item', { place: one.container, key: one.key })))
  const baseline = items.filter((item) => locked.has(itemId(item)))
  const { lock } = scope
  const hasAllItems = isFollowed(chain.items)
  const lockLevel =
    lock === null || baseline.length === 0 ? levelOf<ScopeLockState>([], () => 0, hasAllItems) : only(lock)
  const links = linksIn(started)
  const ordered = (order: ChangeOrderState): readonly TraceLink[] => {
    const names = new Set(
      order.items.flatMap((key) =>
        itemNames(
          request.workspaceId,
          items.map(({ place }) => place),
          key,
        ),
      ),
    )
    return items
      .filter(({ workspaceId, place, key }) => names.has(itemName(workspaceId, place, key)))
      .map((item) => link(itemId(item), 'manual'))
  }
  return {
    start: { kind: START_KINDS[kind], id },
    alike,
    kinds: [
      section('invoice_line', chain.lines, (one) => lineElement(one, request.caller.role, sourceOf), links.ofLine),
      section('time_entry', chain.entries, (one) => entryElement(one, sourceOf), links.ofEntry),
      section(
        'work_item',
        chain.items,
        (one) => itemElement(one, scope.standingOf(one), request.now, sourceOf),
        links.ofItem,
      ),
      section('change_order', levelOf(scope.orders, newestOrders, hasAllItems), orderElement, ordered),
      section('lock', lockLevel, lockElement, (one) =>
        baseline.map((item) => link(itemId(item), 'manual', one.method)),
      ),
      section('code_change', chain.changes, (one) => changeElement(one, sourceOf), links.ofChange),
      section(
        'ai_mark',
        levelOf(marksOf(chain.changes.followed), newestMarks, isFollowed(chain.changes)),
        (one) => markElement(one, sourceOf),
        ({ change, mark }) => [link(changeId(change), 'connector', mark.source)],
      ),
      section('release', chain.releases, (one) => releaseElement(one, sourceOf), links.ofRelease),
    ],
  }
}

const START_KINDS: Readonly<Record<Start['kind'], TraceKind>> = {
  line: 'invoice_line',
  item: 'work_item',
  change: 'code_change',
  release: 'release',
}

/** Reads the chain of one thing; `not_found` where the project has none of that name. */
export const readTrace = async (
  request: ProjectRequest,
  start: Start,
  docs: DocumentReader,
): Outcome<ReadRefusal, Trace> => {
  const ground = await readGround(request, docs)
  const started = await startAt(start, ground)
  return started === null ? left({ tag: 'not_found' }) : right(await traceOf(started, ground))
}
