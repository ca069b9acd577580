import * as t from 'io-ts'
import { listOf, ShortText } from '#domain/bounds'
import { closed, nullable, oneOf, optional, refined } from '#domain/codec'
import { Uuid } from '#domain/common'
import { ContainerKind } from '#domain/events/connections'
import { HostQuota, MOST_CONTAINERS } from '#domain/events/hosts'
import { Billable } from '#domain/events/import-choices'
import type { Outcome } from '#domain/outcome'
import type { Actor, Once, UseCaseRefused } from './use-cases.js'

// Hosts that members connect in the browser. The use cases stand above the API, which calls them through this port.

const MOST_PRODUCTS = 100
const MOST_LINES = 2 * MOST_CONTAINERS
const LONGEST_TOKEN = 20_000
const Text = refined(t.string, ({ length }) => length <= 2_000, 'a text of at most 2,000 characters', {
  maxLength: 2_000,
})

/** The questions about the records of a host that a person has to answer, or may. */
const HostAsks = oneOf('role', 'billable', 'domains', 'container')
export type HostAsks = t.TypeOf<typeof HostAsks>

/** The products that the service asks by itself, with what each needs. */
export const HostProducts = closed('HostProducts', {
  products: listOf(
    closed('HostProduct', {
      provider: t.string,
      label: t.string,
      category: t.string,
      /** The address of the service that all use; null where each team has its own. */
      address: nullable(t.string),
      token: closed('HostTokenAsked', {
        label: t.string,
        rights: t.string,
        /** The page on which one makes it; null if there is none for all. */
        page: nullable(t.string),
        /** True where a whole secret address may stand for address and token. */
        mayBeAddress: t.boolean,
      }),
      /** The account that is needed beside the token; null if none is. */
      account: nullable(closed('HostAccountAsked', { label: t.string, description: t.string, mayBeAbsent: t.boolean })),
      /** True where it reads containers, which a person may name. */
      hasContainers: t.boolean,
      asks: listOf(HostAsks, HostAsks.values.length),
    }),
    MOST_PRODUCTS,
  ),
})
export type HostProducts = t.TypeOf<typeof HostProducts>

const Token = refined(
  t.string,
  ({ length }) => length > 0 && length <= LONGEST_TOKEN,
  `a token of 1-${LONGEST_TOKEN} characters`,
  { minLength: 1, maxLength: LONGEST_TOKEN },
)
const asked = {
  provider: ShortText,
  address: optional(nullable(ShortText)),
  account: optional(nullable(ShortText)),
  token: Token,
}

/** A host that is to be looked at. */
export const HostWish = closed('HostWish', asked)
export type HostWish = t.TypeOf<typeof HostWish>

/** A host that is to be connected. Projects are named by id or name. */
export const HostConnectWish = closed('HostConnectWish', {
  ...asked,
  label: optional(nullable(ShortText)),
  /** The containers that are read; empty for all that the token sees. */
  containers: listOf(
    closed('HostContainerWish', { name: ShortText, project: optional(nullable(ShortText)) }),
    MOST_CONTAINERS,
  ),
  /** Our projects for those that records name, where no containers stand for them. */
  projects: optional(listOf(closed('HostProjectWish', { name: ShortText, project: ShortText }), MOST_CONTAINERS)),
  /** The project of all that is not assigned. */
  project: optional(nullable(ShortText)),
  role: optional(nullable(ShortText)),
  billable: optional(nullable(Billable)),
  /** Domains of the own people, with commas between. */
  domains: optional(nullable(ShortText)),
  container: optional(nullable(ShortText)),
})
export type HostConnectWish = t.TypeOf<typeof HostConnectWish>

/** One finding about a host and a token, in one sentence. */
const HostLine = closed('HostLine', {
  about: oneOf('token', 'rights', 'container', 'quota', 'clock', 'webhook'),
  isSound: t.boolean,
  text: Text,
})
const Lines = listOf(HostLine, MOST_LINES)

/** The findings of a look at a host, with what the token sees. */
export const HostFindings = closed('HostFindings', {
  lines: Lines,
  /** False if the host does not give what it was asked for. */
  isOpen: t.boolean,
  containers: listOf(
    closed('HostContainer', { name: t.string, kind: ContainerKind, container: t.string }),
    MOST_CONTAINERS,
  ),
  /** The projects that records name, where no containers stand for them. */
  projects: listOf(t.string, MOST_CONTAINERS),
  quota: nullable(HostQuota),
})
export type HostFindings = t.TypeOf<typeof HostFindings>

/** A host that was connected. */
export const HostConnection = closed('HostConnection', {
  connectionId: Uuid,
  /** The findings of the look at it; empty for a repetition. */
  lines: Lines,
  /** Says whether the next read shows it. */
  folded: t.boolean,
})
export type HostConnection = t.TypeOf<typeof HostConnection>

/** The findings of a look at the host of a connection. */
export const HostChecked = closed('HostChecked', { lines: Lines, isOpen: t.boolean, quota: nullable(HostQuota) })
export type HostChecked = t.TypeOf<typeof HostChecked>

/** Another token for a connection, in place of the one that is kept. */
export const HostTokenWish = closed('HostTokenWish', { token: Token })

/** A connection that is due now. */
export const HostDue = closed('HostDue', {
  connectionId: Uuid,
  /** Says whether the next read shows it. */
  folded: t.boolean,
})
export type HostDue = t.TypeOf<typeof HostDue>

/** The looks at hosts that are under way, over all requests of a process. */
export const MOST_LOOKS = 4
/** The longest that a look at a host takes, in milliseconds. */
export const LOOK_MS = 20_000
/** The time of a request with a look in it, in milliseconds. */
export const LOOKING_MS = LOOK_MS + 5_000

export interface HostDesk {
  readonly products: () => HostProducts
  /** Looks at a host with a token that is kept nowhere. */
  readonly check: (wish: HostWish, actor: Actor) => Outcome<UseCaseRefused, HostFindings>
  /** Looks at a host, registers a connection to it, and keeps its token. The same host under the same label is the same connection. */
  readonly connect: (wish: HostConnectWish, actor: Actor, once: Once) => Outcome<UseCaseRefused, HostConnection>
  /** Looks at the host of a connection with the token that is kept. */
  readonly checkKept: (connectionId: Uuid, actor: Actor) => Outcome<UseCaseRefused, HostChecked>
  /** Looks at the host of a connection with another token, and keeps it if the host takes it. */
  readonly renew: (connectionId: Uuid, token: string, actor: Actor) => Outcome<UseCaseRefused, HostChecked>
  /** Has a worker read a connection as soon as it can. */
  readonly askNow: (connectionId: Uuid, actor: Actor, once: Once) => Outcome<UseCaseRefused, HostDue>
}
