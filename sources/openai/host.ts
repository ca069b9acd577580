import { addDays } from '#domain/time'
import type { Host, HostList } from '#sources/kit/hosts/host'
import { addressOfUsage, pagesOfDays } from './days.js'
import { accountsOf, askAsAdmin } from './projects.js'
import { openaiDays } from './usage.js'

// The Admin API of OpenAI. Usage and costs are one list: a comparison of a list withdraws what the host no longer has of its account.

const DAY = 86_400_000

const days: HostList = {
  name: 'days',
  format: openaiDays,
  of: 'container',
  kinds: ['ai_usage'],
  // Numbers of the last days are still corrected, and nothing says which.
  overlapMs: 3 * DAY,
  pages: pagesOfDays,
  members: new Set(['object', 'start_time', 'end_time', 'results']),
  // A bucket comes to several facts.
  keyOf: () => null,
}

/** OpenAI: usage of completions, and costs, of an organization. */
export const openaiHost: Host = {
  address: 'https://api.openai.com',
  apiOf: (address) => `${address}/v1`,
  token: {
    label: 'admin key',
    rights: 'to read usage and projects (Usage and Organization administration: Read); keys of a project see neither',
    page: 'https://platform.openai.com/settings/organization/admin-keys',
  },
  headers: (token) => ({ authorization: `Bearer ${token}` }),
  // Limits are told for models alone.
  quotaOf: () => null,
  // No limit is published.
  requestsAnHour: 1_800,
  pauseMs: 500,
  look: async (ask) => {
    const { containers, answer } = await accountsOf(ask)
    await askAsAdmin(ask, addressOfUsage(addDays(answer.at.slice(0, 10), -1)))
    return { account: null, scopes: null, remarks: [], expiresAt: null, containers }
  },
  lists: [days],
}
