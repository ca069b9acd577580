import * as t from 'io-ts'
import type { Ask } from '#sources/kit/hosts/ask'
import { askIfSeen } from '#sources/kit/hosts/seen'
import { SHARED_API } from './project.js'

const Status = t.type({ id: t.string, name: t.string, statusCategory: t.type({ key: t.string }) })
type Status = t.TypeOf<typeof Status>

const Changed = t.type({
  changelog: t.type({ histories: t.readonlyArray(t.type({ items: t.readonlyArray(t.UnknownRecord) })) }),
})

/** More statuses than a site has. */
const MOST_STATUSES = 20_000

/** Ids of the statuses that the changes of an issue name. */
const formerIds = (issue: unknown): ReadonlySet<string> => {
  const ids = new Set<string>()
  if (!Changed.is(issue)) return ids
  for (const { items } of issue.changelog.histories)
    for (const { field, from, to } of items)
      if (field === 'status') for (const id of [from, to]) if (typeof id === 'string') ids.add(id)
  return ids
}

/** The statuses of a site, by their ids; none if the token may not see them. */
const askedStatuses = async (ask: Ask): Promise<ReadonlyMap<string, Status>> => {
  const answer = await askIfSeen(ask, { address: `${SHARED_API}/status` })
  const listed = Array.isArray(answer?.body) ? answer.body.slice(0, MOST_STATUSES).filter(Status.is) : []
  return new Map(listed.map(({ id, name, statusCategory: { key } }) => [id, { id, name, statusCategory: { key } }]))
}

/** Adds to issues the statuses that their changes name, with their categories, which changes do not tell. Asks for them once, if at all. */
export const addingStatuses = (ask: Ask): ((issues: readonly unknown[]) => Promise<readonly unknown[]>) => {
  let asked: Promise<ReadonlyMap<string, Status>> | null = null
  return async (issues) => {
    const added: unknown[] = []
    for (const issue of issues) {
      const ids = formerIds(issue)
      if (ids.size === 0) added.push(issue)
      else {
        asked ??= askedStatuses(ask)
        const known = await asked
        const statuses = [...ids].map((id) => known.get(id)).filter((status) => status !== undefined)
        added.push({ ...(issue as object), statuses })
      }
    }
    return added
  }
}
