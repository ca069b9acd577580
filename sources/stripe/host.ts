import * as t from 'io-ts'
import { maybe } from '#domain/codec'
import { bodyAs } from '#sources/kit/hosts/answers'
import type { Ask } from '#sources/kit/hosts/ask'
import type { Host, HostList } from '#sources/kit/hosts/host'
import { readAs } from '#sources/kit/hosts/read-as'
import { askIfSeen } from '#sources/kit/hosts/seen'
import { invoiceKey, stripeInvoices } from './invoices.js'
import { pagesOfInvoices } from './live-invoices.js'
import { CREDIT_NOTE_MEMBERS, INVOICE_MEMBERS } from './members.js'

// The API of Stripe, in a version that is named, so that an account of another one answers alike.

/** The first of the versions that say taxes and prices by their present names. */
const VERSION = '2025-03-31.basil'

/** The lists that are asked, by the names of their rights. */
const RIGHTS = [
  ['invoices', 'Invoices'],
  ['credit_notes', 'Credit notes'],
  ['events', 'Events'],
] as const

const First = t.type({ data: t.readonlyArray(t.unknown) }, 'a list of Stripe')
const OfAccount = t.type({ account_name: maybe(t.string), livemode: maybe(t.boolean) })

/** The newest record of a list, or none; null if the key may not read the list. */
const newestOf = async (ask: Ask, list: string): Promise<readonly unknown[] | null> => {
  const answer = await askIfSeen(ask, { address: `/${list}?limit=1` })
  return answer === null ? null : bodyAs(First, answer).data.slice(0, 1)
}

/** The account by the name that its invoices have, and what is wrong with the key. */
const looked = async (ask: Ask) => {
  let account: string | null = null
  let isTest = false
  const remarks: string[] = []
  for (const [list, right] of RIGHTS) {
    const newest = await newestOf(ask, list)
    if (newest === null) remarks.push(`The key may not read ${right}: give it the right "Read" of ${right}.`)
    for (const record of newest ?? []) {
      const { account_name, livemode } = readAs(OfAccount, record) ?? {}
      if (account_name != null && account_name !== '') account ??= account_name
      isTest ||= livemode === false
    }
  }
  if (isTest) remarks.push('The key is one of the test mode, whose invoices are left out: use a key of the live mode.')
  return { account: account?.slice(0, 200) ?? null, remarks }
}

const invoices: HostList = {
  name: 'invoices',
  format: stripeInvoices,
  of: 'account',
  kinds: ['invoice'],
  // An event may be listed minutes after the time that it has.
  overlapMs: 300_000,
  pages: pagesOfInvoices,
  members: new Set([...INVOICE_MEMBERS, ...CREDIT_NOTE_MEMBERS]),
  keyOf: invoiceKey,
}

/** Stripe: the invoices of an account, with their credit notes. */
export const stripeHost: Host = {
  address: 'https://api.stripe.com',
  apiOf: (address) => `${address}/v1`,
  token: {
    label: 'restricted API key',
    rights: 'of the live mode, with the right "Read" of Invoices, Credit notes and Events',
    page: 'https://dashboard.stripe.com/apikeys',
  },
  headers: (token) => ({ authorization: `Bearer ${token}`, 'stripe-version': VERSION }),
  quotaOf: () => null,
  // Half of 25 requests a second, which one list takes.
  requestsAnHour: 45_000,
  pauseMs: 80,
  look: async (ask) => ({ ...(await looked(ask)), scopes: null, expiresAt: null, containers: [] }),
  lists: [invoices],
}
