import * as t from 'io-ts'
import { type Instant, PositiveInt } from '#domain/common'
import { instantIn } from '#domain/time'
import { bodyAs } from '#sources/kit/hosts/answers'
import type { Ask } from '#sources/kit/hosts/ask'
import { found } from '#sources/kit/hosts/found'
import {
  type Host,
  type HostContainer,
  type HostList,
  type HostPage,
  MOST_CONTAINERS,
  type Reading,
} from '#sources/kit/hosts/host'
import { inRounds } from '#sources/kit/hosts/rounds'
import { askIfSeen } from '#sources/kit/hosts/seen'
import { wantedContainers } from '#sources/kit/hosts/wanted'
import { type ChangeList, throughWindows, type Window } from '#sources/kit/hosts/windows'
import { addressOf, azureHost, projectPath, recordsOf, TOKEN_PAGE, valuesIn } from './api.js'
import { ITEM_FIELDS, ITEM_MEMBERS } from './members.js'
import { azureWorkItems } from './work-items.js'

const PAGE_SIZE = 200
const OVERLAP_MS = 120_000

const Found = t.type({ workItems: t.readonlyArray(t.type({ id: PositiveInt })) }, 'the result of a query')
const Item = t.type({
  id: PositiveInt,
  fields: t.type({ 'System.WorkItemType': t.string, 'System.ChangedDate': t.string }),
})
const Project = t.type({ id: t.string, name: t.string }, 'a project of Azure DevOps')

const pathOf = ({ container }: Reading): string => {
  if (container === null) throw new TypeError('work items are those of a project')
  return projectPath(container.id ?? container.name)
}

const changedAt = (record: unknown): Instant | null =>
  Item.is(record) ? instantIn(record.fields['System.ChangedDate']) : null

/** The query for items of a project that were changed within a window, those first that were changed last. */
const queryFor = ({ since, before }: Window): string => {
  const bounds = ['[System.TeamProject] = @project']
  if (since !== null) bounds.push(`[System.ChangedDate] >= '${since}'`)
  if (before !== null) bounds.push(`[System.ChangedDate] < '${before}'`)
  return `SELECT [System.Id] FROM WorkItems WHERE ${bounds.join(' AND ')} ORDER BY [System.ChangedDate] DESC, [System.Id] DESC`
}

/** Items by their ids. One that is gone by now is left out. */
const itemsOf = async (ask: Ask, ids: readonly number[]): Promise<readonly unknown[]> => {
  if (ids.length === 0) return []
  const body = { ids, fields: ITEM_FIELDS, errorPolicy: 'omit' }
  const answer = await ask({ method: 'POST', address: addressOf('/_apis/wit/workitemsbatch'), body })
  // In place of an item that is left out there is null.
  return valuesIn(answer).filter((item) => item !== null)
}

const changesOf = (ask: Ask, path: string): ChangeList => ({
  ask: async (window) => {
    const { since, before, skip } = window
    // A query has no pages: it tells as many ids as are wanted.
    const wanted = skip + PAGE_SIZE
    const address = addressOf(`${path}/wit/wiql`, { $top: String(wanted), timePrecision: 'true' })
    const answer = await ask({ method: 'POST', address, body: { query: queryFor({ since, before, skip }) } })
    const ids = bodyAs(Found, answer).workItems.map(({ id }) => id)
    return {
      records: await itemsOf(ask, ids.slice(skip, wanted)),
      at: answer.at,
      total: null,
      isLast: ids.length < wanted,
    }
  },
  changedAt,
  unitMs: 1,
})

const State = t.type({ name: t.string, category: t.string })

/** Adds to items the states of their types, which are asked for once each, if at all. */
const addingStates = (ask: Ask, path: string): ((items: readonly unknown[]) => Promise<readonly unknown[]>) => {
  const known = new Map<string, Promise<readonly t.TypeOf<typeof State>[]>>()
  const askedStates = async (type: string): Promise<readonly t.TypeOf<typeof State>[]> => {
    const address = addressOf(`${path}/wit/workitemtypes/${encodeURIComponent(type)}/states`)
    const answer = await askIfSeen(ask, { address })
    return answer === null ? [] : valuesIn(answer).filter(State.is)
  }
  const statesOf = (type: string): Promise<readonly t.TypeOf<typeof State>[]> => {
    const states = known.get(type) ?? askedStates(type)
    known.set(type, states)
    return states
  }
  return async (items) => {
    const added: unknown[] = []
    for (const item of items)
      added.push(Item.is(item) ? { ...item, states: await statesOf(item.fields['System.WorkItemType']) } : item)
    return added
  }
}

async function* itemPages(ask: Ask, reading: Reading): AsyncGenerator<HostPage> {
  const path = pathOf(reading)
  const withStates = addingStates(ask, path)
  const changes = changesOf(ask, path)
  const pages = inRounds((since, place) => throughWindows(changes, since, place), reading, OVERLAP_MS)
  for await (const page of pages) yield { ...page, records: await withStates(page.records) }
}

const workItems: HostList = {
  name: 'work_items',
  format: azureWorkItems,
  of: 'container',
  kinds: azureWorkItems.kinds,
  overlapMs: OVERLAP_MS,
  pages: itemPages,
  find: async (ask, key, reading) => {
    const path = pathOf(reading)
    const id = encodeURIComponent(key.replace(/^AB#/, ''))
    const item = await found(ask, addressOf(`${path}/wit/workitems/${id}`, { fields: ITEM_FIELDS.join(',') }))
    const [withStates = null] = item === null ? [] : await addingStates(ask, path)([item])
    return withStates
  },
  members: ITEM_MEMBERS,
  keyOf: (record) => (Item.is(record) ? `AB#${record.id}` : null),
}

const containerOf = ({ id, name }: t.TypeOf<typeof Project>): HostContainer => ({
  name,
  id,
  kind: 'tracker_project',
  container: name,
})

/** The project with a name; null if the token does not see it. */
const projectNamed = async (ask: Ask, name: string): Promise<HostContainer | null> => {
  const answer = await askIfSeen(ask, { address: addressOf(`/_apis/projects/${encodeURIComponent(name)}`) })
  return answer === null ? null : containerOf(bodyAs(Project, answer))
}

/** Azure Boards, on Services and on a server of one's own: work items. */
export const azureBoardsHost: Host = {
  ...azureHost,
  token: {
    label: 'personal access token',
    rights: 'Work Items (Read), and Project and Team (Read)',
    page: TOKEN_PAGE,
  },
  look: async (ask, wanted) => {
    const named = await wantedContainers(wanted, (name) => projectNamed(ask, name))
    const all = async () => recordsOf(ask, { path: '/_apis/projects', size: 500 }, Project, MOST_CONTAINERS)
    const containers = wanted.length === 0 ? (await all()).map(containerOf) : named.containers
    return { account: null, scopes: null, remarks: named.remarks, expiresAt: null, containers }
  },
  lists: [workItems],
}
