import * as t from 'io-ts'
import { maybe } from '#domain/codec'
import { bodyAs } from '#sources/kit/hosts/answers'
import { type Ask, HostFailure } from '#sources/kit/hosts/ask'
import { type Host, type HostList, MOST_CONTAINERS } from '#sources/kit/hosts/host'
import { entryKey, harvestEntries } from './entries.js'
import { harvestInvoices, invoiceKey } from './invoices.js'
import { ENTRY_MEMBERS, INVOICE_MEMBERS } from './members.js'
import { firstPage, pageAt, pagesOf } from './pages.js'

// The API of Harvest, version 2. Deleted entries are in no list: they are found missing when all are read again.

const Me = t.type({ id: t.number, access_roles: maybe(t.readonlyArray(t.string)) }, 'a user of Harvest')
const Company = t.type({ name: t.string }, 'a company of Harvest')
const Project = t.type({ name: t.string })

const isForbidden = (error: unknown): boolean =>
  error instanceof HostFailure && (error.fault.tag === 'forbidden' || error.fault.tag === 'not_found')

/** The names of the newest projects, each once; none where the token may not list them. */
const projectsOf = async (ask: Ask): Promise<readonly string[]> => {
  try {
    const { records } = await pageAt(ask, firstPage('projects', null), 'projects')
    const names = records.filter(Project.is).map(({ name }) => name)
    return [...new Set(names)].slice(0, MOST_CONTAINERS)
  } catch (error) {
    if (isForbidden(error)) return []
    throw error
  }
}

const remarksOn = (roles: readonly string[] | null): readonly string[] =>
  roles === null || roles.includes('administrator')
    ? []
    : ['The token sees only part of the time and the invoices: use the token of an administrator.']

const Entry = t.type({ spent_date: t.string })
const Invoice = t.type({ issue_date: t.string })

const timeEntries: HostList = {
  name: 'time_entries',
  format: harvestEntries,
  of: 'account',
  kinds: ['time_entry'],
  overlapMs: 120_000,
  pages: (ask, reading) =>
    pagesOf(ask, reading, {
      list: 'time_entries',
      dayOf: (record) => (Entry.is(record) ? record.spent_date : ''),
    }),
  members: ENTRY_MEMBERS,
  keyOf: entryKey,
}

const invoices: HostList = {
  name: 'invoices',
  format: harvestInvoices,
  of: 'account',
  kinds: ['invoice'],
  overlapMs: 120_000,
  pages: (ask, reading) =>
    pagesOf(ask, reading, {
      list: 'invoices',
      dayOf: (record) => (Invoice.is(record) ? record.issue_date : ''),
    }),
  members: INVOICE_MEMBERS,
  keyOf: invoiceKey,
}

/** Harvest: time entries and invoices of an account. */
export const harvestHost: Host = {
  address: 'https://api.harvestapp.com',
  apiOf: (address) => `${address}/v2`,
  token: {
    label: 'personal access token',
    rights: 'of an administrator: tokens of Harvest have no rights of their own, and members see only their own time',
    page: 'https://id.getharvest.com/developers',
  },
  account: { label: 'account id', description: 'the number of the account, which stands beside the token' },
  headers: (token, account) => ({
    authorization: `Bearer ${token}`,
    'harvest-account-id': account ?? '',
    // A request without it is refused.
    'user-agent': 'Workspace Delivery Intelligence',
  }),
  quotaOf: () => null,
  // Half of 100 requests in 15 seconds.
  requestsAnHour: 12_000,
  pauseMs: 300,
  look: async (ask) => {
    const { access_roles: roles = null } = bodyAs(Me, await ask({ address: '/users/me' }))
    const { name } = bodyAs(Company, await ask({ address: '/company' }))
    return {
      account: name.slice(0, 200),
      scopes: roles,
      remarks: remarksOn(roles),
      expiresAt: null,
      containers: [],
      projects: await projectsOf(ask),
    }
  },
  lists: [timeEntries, invoices],
}
