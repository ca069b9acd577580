import * as t from 'io-ts'
import { maybe } from '#domain/codec'
import type { CivilDate } from '#domain/common'
import { addDays } from '#domain/time'
import { type Days, pagesOfDays, type Told } from '#sources/kit/ai-usage/days-back'
import { bodyAs, listIn, unreadable } from '#sources/kit/hosts/answers'
import type { Ask, HostAnswer } from '#sources/kit/hosts/ask'
import type { Host, HostContainer, HostList } from '#sources/kit/hosts/host'
import { claudeCode } from './analytics.js'
import { DAY_MEMBERS } from './members.js'

// The analytics of Claude Code in the Admin API of Anthropic. An answer has one UTC day, in pages whose links keep to the state of the first.

/** The most records that a request gives. */
const PAGE_SIZE = 1_000
/** The most pages of one day: more people than any organization has. */
const MOST_PAGES = 100
const LONGEST_LINK = 2_000

const Organization = t.type({ id: t.string, name: t.string }, 'an organization')
type Organization = t.TypeOf<typeof Organization>

const Page = t.type({ data: t.unknown, has_more: t.boolean, next_page: maybe(t.string) }, 'a page of analytics')

/** One page of a day, and the link to the next one; null if it is the last. */
const pageOf = async (
  ask: Ask,
  day: CivilDate,
  link: string | null,
  size: number,
): Promise<{ readonly records: readonly unknown[]; readonly next: string | null; readonly at: HostAnswer['at'] }> => {
  const page = link === null ? '' : `&page=${encodeURIComponent(link)}`
  const answer = await ask({
    address: `/organizations/usage_report/claude_code?starting_at=${day}&limit=${size}${page}`,
  })
  const { data, has_more: hasMore, next_page: next = null } = bodyAs(Page, answer)
  if (hasMore && (next === null || next === '' || next === link || next.length > LONGEST_LINK))
    throw unreadable('a page does not say where the next one is')
  return { records: listIn({ ...answer, body: data }), next: hasMore ? next : null, at: answer.at }
}

/** All records of one day. */
const toldOf = async (ask: Ask, { from: day }: Days): Promise<Told> => {
  const first = await pageOf(ask, day, null, PAGE_SIZE)
  const records = [...first.records]
  let { next } = first
  for (let pages = 1; next !== null; pages += 1) {
    if (pages === MOST_PAGES) throw unreadable('a day has no end')
    const page = await pageOf(ask, day, next, PAGE_SIZE)
    records.push(...page.records)
    next = page.next
  }
  const isUsed = records.length > 0
  return { records, at: first.at, isUsed, firstDay: isUsed ? day : null }
}

const analytics: HostList = {
  name: 'analytics',
  format: claudeCode,
  of: 'container',
  kinds: ['ai_usage'],
  // A day is whole about an hour after its end. It is read for one more day, in case it is restated.
  overlapMs: 2 * 86_400_000,
  pages: (ask, reading) => pagesOfDays(ask, reading, { daysOfPage: 1, told: toldOf }),
  members: DAY_MEMBERS,
  // Its facts are sums of days, with keys of their own.
  keyOf: () => null,
}

/** The name of an organization; its id where it was named after the address of the person who made it. */
const nameOf = ({ id, name }: Organization): string => (name === '' || name.includes('@') ? id : name.slice(0, 200))

const containerOf = (organization: Organization): HostContainer => ({
  name: nameOf(organization),
  id: organization.id,
  kind: 'ai_account',
  container: `claude_code:${organization.id}`,
})

/** Claude Code: the analytics of an organization. */
export const claudeCodeHost: Host = {
  address: 'https://api.anthropic.com',
  apiOf: (address) => `${address}/v1`,
  token: {
    label: 'Admin API key',
    rights:
      'of an administrator of the organization; it begins with sk-ant-admin, and other keys cannot read analytics',
    page: 'https://platform.claude.com/settings/admin-keys',
  },
  headers: (token) => ({
    'x-api-key': token,
    'anthropic-version': '2023-06-01',
    'user-agent': 'Workspace Delivery Intelligence',
  }),
  quotaOf: () => null,
  // No limit is published: one request a second.
  requestsAnHour: 3_600,
  pauseMs: 1_000,
  look: async (ask) => {
    const answer = await ask({ address: '/organizations/me' })
    const organization = bodyAs(Organization, answer)
    // Keys that may not read analytics are told their organization, too.
    await pageOf(ask, addDays(answer.at.slice(0, 10), -1), null, 1)
    return {
      account: nameOf(organization),
      scopes: null,
      remarks: [],
      expiresAt: null,
      containers: [containerOf(organization)],
    }
  },
  lists: [analytics],
}
