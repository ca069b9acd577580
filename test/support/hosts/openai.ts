import type { LocalAnswer, LocalHost, LocalRequest } from './local-host.js'

/** Tokens of a day that a local OpenAI counts. */
export interface LocalTokens {
  readonly day: string
  readonly project: string | null
  readonly model: string
  readonly output: number
}

/** Costs of a day, in dollars. */
export interface LocalCost {
  readonly day: string
  readonly project: string | null
  readonly dollars: number | string
}

/** The organization that a local OpenAI has. A test changes what it tells. */
export interface LocalOpenai {
  projects: readonly { readonly id: string; readonly name: string }[]
  tokens: readonly LocalTokens[]
  costs: readonly LocalCost[]
  /** The most buckets of an answer, at most as many as are asked for. */
  mostBuckets: number
  /** Days that it leaves out. */
  untold: ReadonlySet<string>
  /** The days that were asked for, as `usage proj_shop 2026-11-01 2026-11-30`. */
  readonly asked: string[]
}

const DAY = 86_400
const PAGE_OF_PROJECTS = 2

const dayAt = (seconds: number): string => new Date(1_000 * seconds).toISOString().slice(0, 10)

const projectsOf = ({ projects }: LocalOpenai, { query }: LocalRequest): LocalAnswer => {
  const after = query.get('after')
  const from = after === null ? 0 : projects.findIndex(({ id }) => id === after) + 1
  const here = projects.slice(from, from + PAGE_OF_PROJECTS)
  return {
    body: {
      object: 'list',
      data: here.map((one) => ({
        ...one,
        object: 'organization.project',
        created_at: 1_711_471_533,
        archived_at: null,
        status: 'active',
      })),
      first_id: here[0]?.id ?? null,
      last_id: here.at(-1)?.id ?? null,
      has_more: from + here.length < projects.length,
    },
  }
}

/** A page of buckets of one day each, the oldest first, as the API cuts it. */
const bucketsOf = (
  organization: LocalOpenai,
  { query }: LocalRequest,
  what: string,
  most: number,
  resultsOf: (day: string) => readonly { readonly project_id: string | null }[],
): LocalAnswer => {
  const start = Number(query.get('start_time'))
  const end = Number(query.get('end_time'))
  const limit = Number(query.get('limit'))
  const projects = query.getAll('project_ids')
  const from = Number(query.get('page')?.slice('page_'.length) ?? start)
  if (query.get('bucket_width') !== '1d' || start % DAY !== 0 || end % DAY !== 0 || limit > most)
    return { status: 400, body: { error: { message: 'canary-parameter', type: 'invalid_request_error' } } }
  if (from === start) organization.asked.push(`${what} ${projects.join() || 'all'} ${dayAt(start)} ${dayAt(end - DAY)}`)
  const until = Math.min(end, from + DAY * Math.min(limit, organization.mostBuckets))
  const data: object[] = []
  for (let at = from; at < until; at += DAY) {
    if (organization.untold.has(dayAt(at))) continue
    const results = resultsOf(dayAt(at)).filter(
      ({ project_id }) => projects.length === 0 || projects.includes(project_id ?? ''),
    )
    data.push({ object: 'bucket', start_time: at, end_time: at + DAY, results })
  }
  return {
    body: { object: 'page', data, has_more: until < end, next_page: until < end ? `page_${until}` : null },
  }
}

const used = ({ project, model, output }: LocalTokens) => ({
  object: 'organization.usage.completions.result',
  input_tokens: 3 * output,
  output_tokens: output,
  input_cached_tokens: output,
  input_audio_tokens: 0,
  output_audio_tokens: 0,
  num_model_requests: 5,
  project_id: project,
  user_id: 'user-canary',
  api_key_id: null,
  model,
  batch: null,
})

const cost = ({ project, dollars }: LocalCost) => ({
  object: 'organization.costs.result',
  amount: { value: dollars, currency: 'usd' },
  line_item: null,
  project_id: project,
  organization_name: 'Canary Inc.',
})

/** The refusal of a key that is valid and no admin key. */
export const MISSING_SCOPES = {
  error: {
    message: 'You have insufficient permissions for this operation. Missing scopes: api.usage.read. (canary)',
    type: 'invalid_request_error',
    param: null,
    code: null,
  },
}

/** Serves an organization as the Admin API does. */
export const serveOpenai = (host: LocalHost): LocalOpenai => {
  const organization: LocalOpenai = {
    projects: [
      { id: 'proj_shop', name: 'Shop' },
      { id: 'proj_lab', name: 'Lab' },
      { id: 'proj_old', name: 'Old' },
    ],
    tokens: [],
    costs: [],
    mostBuckets: 180,
    untold: new Set(),
    asked: [],
  }
  host.route('GET', '/v1/organization/projects', (request) => projectsOf(organization, request))
  host.route('GET', '/v1/organization/usage/completions', (request) =>
    bucketsOf(organization, request, 'usage', 31, (day) =>
      organization.tokens.filter((one) => one.day === day).map(used),
    ),
  )
  host.route('GET', '/v1/organization/costs', (request) =>
    bucketsOf(organization, request, 'costs', 180, (day) =>
      organization.costs.filter((one) => one.day === day).map(cost),
    ),
  )
  return organization
}
