import { claudeRecord } from '#test/connectors/ai-usage/records'
import type { LocalAnswer, LocalHost, LocalRequest } from './local-host.js'

export const ORGANIZATION = 'dc9f6c26-b22c-4831-8d01-0446bada88f1'

/** A record of a day, as the analytics answer it. */
export const claudeDay = (day: string, email: string, cents: number) => ({
  ...claudeRecord(email, 'vscode', cents),
  date: `${day}T00:00:00Z`,
})

/** The organization that a local Admin API has. A test changes its days. */
export interface LocalClaudeCode {
  /** The records of each day. */
  readonly days: Map<string, readonly object[]>
  /** The most records of a page. */
  pageSize: number
  name: string
  /** The days that were asked for, one for each request. */
  readonly asked: string[]
}

/** A page of a day. Its link is as opaque as that of the original. */
const pageOf = ({ days, pageSize, asked }: LocalClaudeCode, { query }: LocalRequest): LocalAnswer => {
  const day = query.get('starting_at') ?? ''
  asked.push(day)
  const link = query.get('page')
  const [linkedDay = day, start = '0'] = link === null ? [] : Buffer.from(link.slice(5), 'base64').toString().split(' ')
  if (linkedDay !== day) return { status: 400, body: { type: 'error', error: { type: 'invalid_request_error' } } }
  const all = days.get(day) ?? []
  const end = Number(start) + Math.min(pageSize, Number(query.get('limit')))
  const hasMore = end < all.length
  return {
    body: {
      data: all.slice(Number(start), end),
      has_more: hasMore,
      next_page: hasMore ? `page_${Buffer.from(`${day} ${end}`).toString('base64')}` : null,
    },
  }
}

/** Serves the analytics of an organization as the Admin API of Anthropic does; without its version it refuses. */
export const serveClaudeCode = (host: LocalHost): LocalClaudeCode => {
  const organization: LocalClaudeCode = { days: new Map(), pageSize: 2, name: 'Acme', asked: [] }
  const serve = (path: string, answer: (request: LocalRequest) => LocalAnswer): void =>
    host.route('GET', `/v1/organizations/${path}`, (request) =>
      request.headers['anthropic-version'] === '2023-06-01' ? answer(request) : { status: 400, body: {} },
    )
  serve('me', () => ({ body: { type: 'organization', id: ORGANIZATION, name: organization.name } }))
  serve('usage_report/claude_code', (request) => pageOf(organization, request))
  return organization
}
