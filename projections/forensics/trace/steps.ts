import { isCommitId } from '#domain/commit-id'
import type { CivilDate } from '#domain/common'
import { compareText } from '#domain/compare'
import { type DocumentReader, flatOf, someIdsUnder } from '#domain/documents'
import type { InvoiceFacts } from '#domain/events/commercial'
import type { SelectedProject } from '#domain/operation'
import { addDays, BEGINNING_OF_TIME, civilDateOf, type Interval } from '#domain/time'
import { changeName } from '../../entities/change-name.js'
import { CodeChange, type CodeChangeState, type LinkedItem } from '../../entities/code-change.js'
import { Connection } from '../../entities/connection.js'
import { Container } from '../../entities/container.js'
import { entityId } from '../../entities/entity.js'
import { Invoice, type InvoiceState } from '../../entities/invoice.js'
import { type Name, nameFor, namesIn } from '../../entities/names.js'
import { united } from '../../entities/observation.js'
import { Release, type ReleaseState } from '../../entities/release.js'
import { TimeEntry, type TimeEntryState } from '../../entities/time-entry.js'
import { itemName, WorkItem, type WorkItemState } from '../../entities/work-item.js'
import { stands } from '../../reconciliation/invoices.js'
import { billedDays } from '../../reconciliation/read.js'
import { sharesOf } from '../../reconciliation/supports.js'
import { type Trackers, wasOwn } from '../../scope-creep/measures.js'
import { mergedWithin, readChangesNaming } from '../../selection/changes.js'
import { containersWithin, placedTimes } from '../../selection/containers.js'
import type { ProjectRequest } from '../../selection/project.js'
import { readEntries } from '../../selection/time-entries.js'
import { isFollowed, type Level, levelOf, MOST_ENTRIES, MOST_INVOICES, NONE, shareOf } from './bounds.js'
import { entryId, type LineOfInvoice, releaseId, type SourceOf, sourceIn } from './elements.js'

// One function a step from a kind of element to the next. Each reads by index, and no more than its bound.

/** A project, and the times at which containers were its own. */
export interface Ground {
  readonly request: ProjectRequest
  readonly docs: DocumentReader
  /** From the beginning of time until now. */
  readonly ever: Interval
  readonly trackers: Trackers
  readonly repositories: ReturnType<typeof containersWithin>
  readonly sourceOf: SourceOf
}

export const readGround = async (request: ProjectRequest, docs: DocumentReader): Promise<Ground> => {
  const where = { workspaceId: { eq: request.workspaceId } }
  const containers = await docs.find(Container, { where })
  const connections = await docs.find(Connection, { where })
  const ever = { from: BEGINNING_OF_TIME, to: request.now }
  const own = { projects: request.projects, unmappedToo: false }
  const trackers = containersWithin('work_item', own, ever, containers, connections)
  return {
    request,
    docs,
    ever,
    trackers: new Map(trackers.map(({ container, times }) => [container, times])),
    repositories: containersWithin('code_change', own, ever, containers, connections),
    sourceOf: sourceIn(connections),
  }
}

const projectOf = ({ request }: Ground): SelectedProject => request.projects[0]
const placesOf = ({ repositories }: Ground): readonly string[] => repositories.map(({ container }) => container)
const docId = ({ request }: Ground, { place, key }: { readonly place: string; readonly key: string }): string =>
  entityId(request.workspaceId, { container: place, key })

const byInstant =
  <S>(at: (one: S) => string | null, id: (one: S) => string) =>
  (a: S, b: S): number =>
    compareText(at(b) ?? '', at(a) ?? '') || compareText(id(a), id(b))
const idIn = ({ place, key }: { readonly place: string; readonly key: string }): string => JSON.stringify([place, key])
export const newestItems = byInstant<WorkItemState>(({ at }) => at, idIn)
export const newestChanges = byInstant<CodeChangeState>(({ mergedAt }) => mergedAt, idIn)
const newestEntries = byInstant<TimeEntryState>(({ day }) => day, entryId)
export const newestReleases = byInstant<ReleaseState>(({ releasedAt }) => releasedAt, releaseId)

/** Says whether an item was the project's on some day. */
export const isOwnItem =
  ({ trackers, ever }: Ground) =>
  (item: WorkItemState): boolean =>
    item.observations.length > 0 && wasOwn(item, trackers, ever)

/** Says whether a change was merged while its repository was the project's. */
export const isOwnChange = ({ repositories }: Ground): ((change: CodeChangeState) => boolean) =>
  mergedWithin(placedTimes(repositories))

export const isOwnRelease =
  ({ repositories }: Ground) =>
  ({ place, releasedAt }: ReleaseState): boolean =>
    releasedAt !== null &&
    placedTimes(repositories).some(
      ({ container, from, to }) => container === place && from <= releasedAt && releasedAt < to,
    )

/** Items of the project with any of these keys. */
export const readItems = async (keys: readonly string[], ground: Ground): Promise<readonly WorkItemState[]> => {
  const ids = [...ground.trackers.keys()].flatMap((place) =>
    [...new Set(keys)].map((key) => docId(ground, { place, key })),
  )
  const found = await ground.docs.get(WorkItem, ids)
  return [...found.values()].filter(isOwnItem(ground))
}

/** The link of a change to an item; a bare number is one of its own repository or tracker, unless the tracker states it. */
export const linkBetween = (change: CodeChangeState, item: WorkItemState): LinkedItem | undefined => {
  const link = change.items.find(({ key }) => key === item.key)
  if (link === undefined || !item.key.startsWith('#') || link.rule === 'tracker') return link
  const id = entityId(item.workspaceId, { container: item.place, key: item.key })
  const named = itemName(change.workspaceId, change.place, item.key)
  return namesIn(WorkItem, id, item).own.some(({ name }) => name === named) ? link : undefined
}

/** The names of changes by which others mention them, of each at most its share. */
const namesOf = (changes: readonly CodeChangeState[], ground: Ground) => {
  const most = shareOf(changes.length)
  const own = changes.map((change) => namesIn(CodeChange, docId(ground, change), change).own)
  return {
    names: own.flatMap((names): readonly Name[] => names.slice(0, most)),
    areAll: own.every((names) => names.length <= most),
  }
}

export const itemsOfEntries = async (entries: Level<TimeEntryState>, ground: Ground): Promise<Level<WorkItemState>> => {
  const keys = entries.followed.flatMap(({ workItem }) => workItem ?? [])
  return levelOf(await readItems(keys, ground), newestItems, isFollowed(entries))
}

export const itemsOfChanges = async (
  changes: Level<CodeChangeState>,
  ground: Ground,
): Promise<Level<WorkItemState>> => {
  const found = await readItems(
    changes.followed.flatMap(({ items }) => items.map(({ key }) => key)),
    ground,
  )
  const byKey = new Map<string, CodeChangeState[]>()
  for (const change of changes.followed)
    for (const { key } of change.items) byKey.set(key, [...(byKey.get(key) ?? []), change])
  const linked = found.filter((item) =>
    (byKey.get(item.key) ?? []).some((change) => linkBetween(change, item) !== undefined),
  )
  return levelOf(linked, newestItems, isFollowed(changes))
}

export const changesOfItems = async (items: Level<WorkItemState>, ground: Ground): Promise<Level<CodeChangeState>> => {
  if (items.followed.length === 0) return levelOf<CodeChangeState>([], newestChanges, isFollowed(items))
  const { request, docs, trackers } = ground
  const places = [...new Set([...placesOf(ground), ...trackers.keys()])]
  const most = shareOf(items.followed.length)
  const { changes, areAll } = await readChangesNaming(items.followed, request.workspaceId, places, docs, most)
  const isOwn = isOwnChange(ground)
  const byKey = new Map<string, WorkItemState[]>()
  for (const item of items.followed) byKey.set(item.key, [...(byKey.get(item.key) ?? []), item])
  const linked = changes.filter(
    (change) =>
      isOwn(change) &&
      change.items.some(({ key }) => byKey.get(key)?.some((item) => linkBetween(change, item) !== undefined)),
  )
  return levelOf(linked, newestChanges, areAll && isFollowed(items))
}

/** Time entries that name some items. All are counted, and of each item the newest are read. */
export const entriesOfItems = async (items: Level<WorkItemState>, ground: Ground): Promise<Level<TimeEntryState>> => {
  const { request, docs } = ground
  const keys = [...new Set(items.followed.map(({ key }) => key))]
  if (keys.length === 0) return levelOf<TimeEntryState>([], newestEntries, isFollowed(items))
  const ofProject = { workspaceId: { eq: request.workspaceId }, place: { eq: projectOf(ground).projectId } }
  const found = await flatOf(keys, (key) =>
    docs.find(TimeEntry, {
      where: { ...ofProject, workItem: { eq: key } },
      sort: [{ by: 'day', direction: 'desc' }],
      limit: shareOf(keys.length),
    }),
  )
  const total = await docs.count(TimeEntry, { where: { ...ofProject, workItem: { in: keys } } })
  return { ...levelOf(found, newestEntries, true), total: isFollowed(items) ? total : null }
}

/** A line of an invoice, and the ids of the time entries that it rests on. */
export interface TracedLine extends LineOfInvoice {
  readonly entries: ReadonlySet<string>
}
const newestLines = (a: TracedLine, b: TracedLine): number =>
  compareText(b.invoice.issuedOn ?? '', a.invoice.issuedOn ?? '') ||
  compareText(a.invoice.key, b.invoice.key) ||
  a.number - b.number

const daysOf = (facts: InvoiceFacts, { request }: Ground) =>
  billedDays(facts, civilDateOf(request.now, request.period.timeZone))

/** The number of time entries that an invoice may rest on. */
const countEntries = (facts: InvoiceFacts, ground: Ground): Promise<number> => {
  const { start, end } = daysOf(facts, ground)
  return ground.docs.count(TimeEntry, {
    where: {
      workspaceId: { eq: ground.request.workspaceId },
      place: { eq: projectOf(ground).projectId },
      day: { from: start, below: addDays(end, 1) },
    },
  })
}

/** The time entries that each labour line of an invoice rests on, as its reconciliation divides them. */
const readShares = async (facts: InvoiceFacts, { request, docs, ...ground }: Ground) => {
  const { start, end } = daysOf(facts, { request, docs, ...ground })
  return sharesOf(facts, await readEntries(request, start, end, docs))
}

const factsOf = ({ observations }: InvoiceState): InvoiceFacts | null => observations[0]?.facts ?? null

export const entriesOfLine = async (
  { invoice, line }: LineOfInvoice,
  ground: Ground,
): Promise<Level<TimeEntryState>> => {
  const facts = factsOf(invoice)
  if (facts === null || line.category !== 'labour') return NONE
  if ((await countEntries(facts, ground)) > MOST_ENTRIES) return levelOf<TimeEntryState>([], newestEntries, false)
  const shares = (await readShares(facts, ground)).get(line.id) ?? []
  return levelOf(
    shares.map(({ entry }) => entry),
    newestEntries,
    true,
  )
}

/** The invoices that may bill work of some days, the latest first, and whether these are all. */
const invoicesOf = async (days: readonly CivilDate[], ground: Ground) => {
  const { request, docs } = ground
  const [first = null] = days.toSorted()
  if (first === null) return { invoices: [], areAll: true }
  const found = await docs.find(Invoice, {
    where: {
      workspaceId: { eq: request.workspaceId },
      place: { eq: projectOf(ground).projectId },
      periodEnd: { from: first },
    },
    sort: [{ by: 'periodEnd', direction: 'desc' }],
    limit: MOST_INVOICES,
  })
  const invoices = found.flatMap((invoice) => {
    const facts = factsOf(invoice)
    if (facts === null || !stands(invoice)) return []
    const { start, end } = daysOf(facts, ground)
    return days.some((day) => start <= day && day <= end) ? [{ invoice, facts }] : []
  })
  return { invoices, areAll: found.length < MOST_INVOICES }
}

/** Lines of invoices that rest on time for some items. */
export const linesOfEntries = async (
  entries: Level<TimeEntryState>,
  items: Level<WorkItemState>,
  ground: Ground,
): Promise<Level<TracedLine>> => {
  const days = [...new Set(entries.followed.flatMap(({ day }) => day ?? []))]
  const { invoices, areAll } = await invoicesOf(days, ground)
  const keys = new Set(items.followed.map(({ key }) => key))
  const lines: TracedLine[] = []
  let left = MOST_ENTRIES
  for (const { invoice, facts } of invoices) {
    left -= await countEntries(facts, ground)
    if (left < 0) break
    const shares = await readShares(facts, ground)
    for (const [index, line] of facts.lines.entries()) {
      const own = (shares.get(line.id) ?? []).flatMap(({ entry }) =>
        entry.workItem !== null && keys.has(entry.workItem) ? [entryId(entry)] : [],
      )
      if (own.length > 0) lines.push({ invoice, line, number: index + 1, entries: new Set(own) })
    }
  }
  return levelOf(lines, newestLines, areAll && left >= 0 && isFollowed(entries))
}

/** The parts of releases, as one each. */
export const asReleases = (parts: readonly ReleaseState[]): readonly ReleaseState[] => {
  const first = new Map<string, ReleaseState>()
  for (const one of parts) {
    const known = first.get(releaseId(one))
    if (known === undefined || (one.part ?? 0) < (known.part ?? 0)) first.set(releaseId(one), one)
  }
  return [...first.values()]
}

/** The first release that contains each change, found by the names under which releases mention changes. */
export const releasesOfChanges = async (
  changes: Level<CodeChangeState>,
  ground: Ground,
): Promise<Level<ReleaseState>> => {
  const { docs } = ground
  const released = changes.followed.filter(({ release }) => release !== null)
  const wanted = new Set(released.map(({ place, release }) => JSON.stringify([place, release])))
  const { names } = namesOf(released, ground)
  const most = shareOf(released.length)
  const others = await someIdsUnder(
    names.map(({ answering }) => answering),
    CodeChange,
    docs,
    most,
  )
  const alike = await docs.get(CodeChange, others.ids)
  const mentioned = [...names, ...namesOf([...alike.values()], ground).names]
  const found = await someIdsUnder(
    mentioned.map(({ speaking }) => speaking),
    Release,
    docs,
    most,
  )
  const parts = await docs.get(Release, found.ids)
  const releases = asReleases([...parts.values()].filter(({ place, tag }) => wanted.has(JSON.stringify([place, tag]))))
  return levelOf(releases, newestReleases, releases.length === wanted.size && isFollowed(changes))
}

/** The changes of a release, found by the references in its parts. */
export const changesOfRelease = async (
  parts: readonly ReleaseState[],
  ground: Ground,
): Promise<Level<CodeChangeState>> => {
  const { request, docs } = ground
  const [{ place, tag } = { place: '', tag: null }] = parts
  const references = [...new Set(parts.flatMap(({ observations }) => united(observations, (facts) => facts.changes)))]
  const read = references.slice(0, shareOf(1))
  const named = await docs.get(
    CodeChange,
    read.map((key) => docId(ground, { place, key })),
  )
  // A forge's change stands for commits of git, whether git has a change of that name or not.
  const commits = read.filter(isCommitId).map((reference) => nameFor(changeName(request.workspaceId, place, reference)))
  const merges = namesOf(
    [...named.values()].filter(({ key }) => isCommitId(key)),
    ground,
  )
  const alike = await someIdsUnder(
    [...commits, ...merges.names].map(({ answering }) => answering),
    CodeChange,
    docs,
    shareOf(read.length),
  )
  const others = await docs.get(CodeChange, alike.ids)
  const isOwn = isOwnChange(ground)
  const found = new Map([...named, ...others])
  const changes = [...found.values()].filter((one) => one.place === place && one.release === tag && isOwn(one))
  return levelOf(changes, newestChanges, read.length === references.length && merges.areAll && alike.areAll)
}

/** All parts of the releases with a tag, and of others with the same key. */
export const readReleases = async (named: string, ground: Ground): Promise<readonly ReleaseState[]> => {
  const { request, docs } = ground
  const byKey = await docs.get(
    Release,
    placesOf(ground).map((place) => docId(ground, { place, key: named })),
  )
  const found = [...byKey.values()]
  // The key of a release is its tag, but for what a person wrote into a file.
  const read =
    found.length > 0
      ? found
      : await flatOf(placesOf(ground), (place) =>
          docs.find(Release, {
            where: { workspaceId: { eq: request.workspaceId }, place: { eq: place } },
            sort: [{ by: 'releasedAt', direction: 'desc' }],
            limit: shareOf(placesOf(ground).length),
          }),
        )
  return read.filter((one) => (found.length > 0 || one.tag === named) && isOwnRelease(ground)(one))
}

/** All parts of one release: they have one instant. */
export const readParts = async ({ place, tag, releasedAt }: ReleaseState, { request, docs }: Ground) => {
  const found = await docs.find(Release, {
    where: { workspaceId: { eq: request.workspaceId }, place: { eq: place }, releasedAt: { eq: releasedAt } },
    limit: shareOf(1),
  })
  return found.filter((one) => one.tag === tag)
}

/** Changes of the project with a reference or a commit: those that count. */
export const readChanges = async (reference: string, ground: Ground): Promise<readonly CodeChangeState[]> => {
  const { request, docs } = ground
  const places = placesOf(ground)
  const named = await docs.get(
    CodeChange,
    places.map((place) => docId(ground, { place, key: reference })),
  )
  const own = [...named.values()].filter(isOwnChange(ground))
  if (own.length > 0) return own
  const names = places.map((place) => nameFor(changeName(request.workspaceId, place, reference)).answering)
  const alike = await docs.get(CodeChange, (await someIdsUnder(names, CodeChange, docs, shareOf(names.length))).ids)
  return [...alike.values()].filter(isOwnChange(ground))
}

/** The line of an invoice of the project, by the invoice's id or number; null where there is none. */
export const readLine = async (
  { invoice: named, line: id }: { readonly invoice: string; readonly line: string },
  ground: Ground,
): Promise<LineOfInvoice | null> => {
  const { request, docs } = ground
  const { projectId } = projectOf(ground)
  const byId = entityId(request.workspaceId, { container: projectId, key: named })
  const known = (await docs.get(Invoice, [byId])).get(byId)
  const invoices =
    known !== undefined
      ? [known]
      : await docs.find(Invoice, {
          where: { workspaceId: { eq: request.workspaceId }, place: { eq: projectId } },
          sort: [{ by: 'periodEnd', direction: 'desc' }],
          limit: MOST_INVOICES,
        })
  const invoice = known ?? invoices.find(({ number }) => number === named)
  const lines = (invoice && factsOf(invoice)?.lines) ?? []
  const index = lines.findIndex((one) => one.id === id)
  const line = lines[index]
  return invoice === undefined || line === undefined ? null : { invoice, line, number: index + 1 }
}
