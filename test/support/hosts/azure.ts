import { compareText } from '#domain/compare'
import { repository, wholeRepository } from '#test/connectors/forges/azure'
import { sampleOf } from '#test/support/files/samples'
import type { LocalAnswer, LocalHost, LocalRequest } from './local-host.js'

type Json = Readonly<Record<string, unknown>>

const [ITEM] = JSON.parse(sampleOf('azure-work-items')).value as readonly {
  readonly fields: Json
  readonly states: readonly Json[]
}[]

/** A work item, as Azure Boards answers it. */
export interface LocalWorkItem {
  readonly id: number
  readonly fields: Json
}

/** An item with a number that was changed at an instant, in the shape of the sample. */
export const azureItem = (id: number, changed: string, fields: Json = {}): LocalWorkItem => ({
  ...(ITEM as object),
  id,
  fields: { ...ITEM?.fields, 'System.ChangedDate': changed, ...fields },
})

/** An organization of Azure DevOps with one project and one repository. A test changes what is in it. */
export interface LocalAzure {
  projects: readonly Json[]
  repositories: readonly Json[]
  items: readonly LocalWorkItem[]
  /** The newest first. */
  pulls: readonly Json[]
  /** The most pull requests of a page. */
  pageSize: number
}

const PROJECT = repository['project'] as Json
const NOT_FOUND: LocalAnswer = { status: 404, body: { typeKey: 'NotFoundException', message: 'TF400813: canary' } }

const listOf = (value: readonly unknown[]): LocalAnswer => ({ body: { count: value.length, value } })
const changedAt = ({ fields }: LocalWorkItem): string => String(fields['System.ChangedDate'])

/** The ids that a query finds, those first that were changed last. */
const queried = (items: readonly LocalWorkItem[], { body, query }: LocalRequest): LocalAnswer => {
  const text = (body as { readonly query: string }).query
  const bound = (sign: string): string => new RegExp(`ChangedDate\\] ${sign} '([^']+)'`).exec(text)?.[1] ?? ''
  const [from, below] = [bound('>='), bound('<')]
  const found = items
    .filter((item) => changedAt(item) >= from && (below === '' || changedAt(item) < below))
    .sort((a, b) => compareText(changedAt(b), changedAt(a)) || b.id - a.id)
  const top = Number(query.get('$top'))
  return { body: { queryType: 'flat', workItems: found.slice(0, top).map(({ id }) => ({ id, url: '' })) } }
}

/** Lets a local host answer as Azure DevOps. */
export const serveAzure = (host: LocalHost): LocalAzure => {
  const azure: LocalAzure = {
    projects: [PROJECT],
    repositories: [wholeRepository],
    items: [],
    pulls: [],
    pageSize: 100,
  }
  const paged = ({ query }: LocalRequest, records: readonly Json[]): LocalAnswer => {
    const skip = Number(query.get('$skip') ?? 0)
    return listOf(records.slice(skip, skip + Math.min(Number(query.get('$top') ?? 100), azure.pageSize)))
  }
  const repositoryIn = ({ named }: LocalRequest) => azure.repositories.find(({ id }) => id === named['repository'])
  const inRepository = (path: string, answer: (request: LocalRequest) => LocalAnswer): void =>
    host.route('GET', `/_apis/git/repositories/:repository${path}`, (request) =>
      repositoryIn(request) === undefined ? NOT_FOUND : answer(request),
    )
  const pullIn = ({ named }: LocalRequest) => azure.pulls.find((pull) => String(pull['pullRequestId']) === named['id'])
  const ofPull = (name: string) => (request: LocalRequest) => {
    const pull = pullIn(request)
    return pull === undefined ? NOT_FOUND : listOf((pull[name] ?? []) as readonly unknown[])
  }
  const listed = ({ commits, landed_commits, workItemRefs, ...pull }: Json): Json => pull

  host.route('GET', '/_apis/projects', (request) => paged(request, azure.projects))
  host.route('GET', '/_apis/projects/:name', ({ named }) => {
    const project = azure.projects.find(({ id, name }) => id === named['name'] || name === named['name'])
    return project === undefined ? NOT_FOUND : { body: project }
  })
  host.route('POST', '/:project/_apis/wit/wiql', (request) => queried(azure.items, request))
  host.route('POST', '/_apis/wit/workitemsbatch', ({ body }) => {
    const { ids, fields } = body as { readonly ids: readonly number[]; readonly fields: readonly string[] }
    return listOf(
      ids.map((id) => {
        const item = azure.items.find((one) => one.id === id)
        const named = Object.entries(item?.fields ?? {}).filter(([name]) => fields.includes(name))
        return item === undefined
          ? null
          : { id, rev: 4, fields: Object.fromEntries(named), url: `${host.address}/_apis/wit/workItems/${id}` }
      }),
    )
  })
  host.route('GET', '/:project/_apis/wit/workitems/:id', ({ named }) => {
    const item = azure.items.find(({ id }) => String(id) === named['id'])
    return item === undefined ? NOT_FOUND : { body: { id: item.id, rev: 4, fields: item.fields } }
  })
  host.route('GET', '/:project/_apis/wit/workitemtypes/:type/states', () => listOf(ITEM?.states ?? []))
  host.route('GET', '/_apis/git/repositories', () => listOf(azure.repositories))
  inRepository('', (request) => ({ body: repositoryIn(request) }))
  inRepository('/pullrequests', (request) => {
    const status = request.query.get('searchCriteria.status')
    const found = azure.pulls.filter((pull) => status === 'all' || pull['status'] === status)
    return paged(request, found.map(listed))
  })
  inRepository('/pullrequests/:id', (request) => {
    const pull = pullIn(request)
    return pull === undefined ? NOT_FOUND : { body: listed(pull) }
  })
  inRepository('/pullRequests/:id/commits', ofPull('commits'))
  inRepository('/pullRequests/:id/workitems', ofPull('workItemRefs'))
  inRepository('/commits', ({ query }) => {
    const merge = query.get('searchCriteria.itemVersion.version')
    const pull = azure.pulls.find(
      ({ lastMergeCommit }) => (lastMergeCommit as Json | undefined)?.['commitId'] === merge,
    )
    return listOf((pull?.['landed_commits'] ?? []) as readonly unknown[])
  })
  return azure
}
