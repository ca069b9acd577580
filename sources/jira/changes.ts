import * as t from 'io-ts'
import { maybe } from '#domain/codec'
import { instantOf } from '#domain/time'
import { bodyAs, unreadable } from '#sources/kit/hosts/answers'
import type { Ask } from '#sources/kit/hosts/ask'

// Changes of issues as lists of issues need them: those of status and resolution, without who made them.

const History = t.type({
  id: maybe(t.string),
  created: t.union([t.string, t.number]),
  items: maybe(t.readonlyArray(t.UnknownRecord)),
})
type History = t.TypeOf<typeof History>

const Bulk = t.type(
  {
    issueChangeLogs: t.readonlyArray(t.type({ issueId: t.string, changeHistories: maybe(t.readonlyArray(History)) })),
    nextPageToken: maybe(t.string),
  },
  'a page of changes',
)
const Issue = t.type({ id: t.string })
const WithChangelog = t.type({ changelog: t.type({ total: maybe(t.number), histories: t.readonlyArray(History) }) })

const PAGE_SIZE = 1_000
/** More pages than the changes of one page of issues have. */
const MOST_PAGES = 1_000

/** Fields whose changes are read. */
const FIELDS: readonly string[] = ['status', 'resolution']
const MEMBERS: readonly string[] = ['field', 'fieldId', 'fieldtype', 'from', 'fromString', 'to', 'toString']

type Item = Readonly<Record<string, unknown>>

const ownMember = (item: Item, member: string): unknown => (Object.hasOwn(item, member) ? item[member] : undefined)

const withoutOthers = (item: Item): Item => {
  const kept: Record<string, unknown> = {}
  for (const member of MEMBERS) if (Object.hasOwn(item, member)) kept[member] = item[member]
  return kept
}

/** Later than any number of seconds, and earlier than any number of milliseconds that a change has. */
const LAST_SECOND = 100_000_000_000

/** The time of a change: Cloud tells the changes of many issues with numbers. */
const timeOf = (created: string | number): string => {
  if (typeof created === 'string') return created
  const ms = created < LAST_SECOND ? created * 1000 : created
  try {
    return instantOf(ms)
  } catch {
    throw unreadable('the time of a change was expected')
  }
}

/** A change as an issue lists it. */
interface ListedChange {
  readonly id: string | null
  readonly created: string
  readonly items: readonly Item[]
}

const changesOf = (histories: readonly History[]): readonly ListedChange[] => {
  const changes: ListedChange[] = []
  for (const { id, created, items } of histories) {
    const kept = (items ?? []).filter((item) => FIELDS.includes(String(ownMember(item, 'field'))))
    if (kept.length > 0) changes.push({ id: id ?? null, created: timeOf(created), items: kept.map(withoutOthers) })
  }
  return changes
}

const changelogOf = (changes: readonly ListedChange[]): object => ({ total: changes.length, histories: changes })

/** The changes of issues, by their ids. */
const askedChanges = async (
  ask: Ask,
  ids: readonly string[],
): Promise<ReadonlyMap<string, readonly ListedChange[]>> => {
  const changes = new Map<string, ListedChange[]>()
  let token: string | null = null
  for (let pages = 1; pages <= MOST_PAGES; pages += 1) {
    const body = { issueIdsOrKeys: ids, fieldIds: FIELDS, maxResults: PAGE_SIZE }
    const page: t.TypeOf<typeof Bulk> = bodyAs(
      Bulk,
      await ask({
        method: 'POST',
        address: '/rest/api/3/changelog/bulkfetch',
        body: token === null ? body : { ...body, nextPageToken: token },
      }),
    )
    for (const { issueId, changeHistories } of page.issueChangeLogs) {
      const known = changes.get(issueId) ?? []
      known.push(...changesOf(changeHistories ?? []))
      changes.set(issueId, known)
    }
    const next = page.nextPageToken ?? null
    if (next === null || next === '') return changes
    if (next === token) throw unreadable('a page is its own next one')
    token = next
  }
  throw unreadable('a list has no end')
}

/** Issues of Jira Cloud with their changes. A search would tell only the newest ones. */
export const withAskedChanges = async (ask: Ask, issues: readonly unknown[]): Promise<readonly unknown[]> => {
  const ids = issues.filter(Issue.is).map(({ id }) => id)
  if (ids.length === 0) return issues
  const changes = await askedChanges(ask, ids)
  return issues.map((issue) =>
    Issue.is(issue) ? { ...issue, changelog: changelogOf(changes.get(issue.id) ?? []) } : issue,
  )
}

/** An issue of a search that lists all its changes, with those alone that are read. */
export const withReadChanges = (issue: unknown): unknown => {
  if (!WithChangelog.is(issue)) return issue
  const { total, histories } = issue.changelog
  const isWhole = (total ?? 0) <= histories.length
  const changes = changesOf(histories)
  return { ...issue, changelog: isWhole ? changelogOf(changes) : { total, histories: changes } }
}
