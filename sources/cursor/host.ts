import { pagesOfDays } from '#sources/kit/ai-usage/days-back'
import type { Host, HostList } from '#sources/kit/hosts/host'
import { USAGE_MEMBERS } from './members.js'
import { toldOf, tryUsage } from './pages.js'
import { cursorUsage } from './usage.js'

// The Admin API of Cursor: the daily usage of a team, and its usage events. Both are of one team, whose name no answer has.

const usage: HostList = {
  name: 'usage',
  format: cursorUsage,
  of: 'container',
  kinds: ['ai_usage'],
  // Usage is aggregated by hours, and costs of the day before may be corrected.
  overlapMs: 2 * 86_400_000,
  pages: (ask, reading) => pagesOfDays(ask, reading, { daysOfPage: 3, told: toldOf }),
  members: USAGE_MEMBERS,
  // Its facts are sums of days, with keys of their own.
  keyOf: () => null,
}

/** Cursor: the usage of a team. */
export const cursorHost: Host = {
  address: 'https://api.cursor.com',
  apiOf: (address) => address,
  token: {
    label: 'Admin API key',
    rights: 'of an administrator of the team; read-only is enough',
    page: 'https://cursor.com/dashboard/api?section=team-keys',
  },
  account: {
    label: 'team name',
    description:
      'a name for the team, since the API tells none: its usage stands under it, as under --container of files',
  },
  headers: (token) => ({ authorization: `Basic ${Buffer.from(`${token}:`).toString('base64')}` }),
  quotaOf: () => null,
  // Half of 20 requests a minute.
  requestsAnHour: 600,
  pauseMs: 6_000,
  look: async (ask, _, account = null) => {
    await tryUsage(ask)
    const team = account ?? ''
    return {
      account: team,
      scopes: null,
      remarks: [],
      expiresAt: null,
      containers: [{ name: team, id: null, kind: 'ai_account', container: `cursor:${team}` }],
    }
  },
  lists: [usage],
}
