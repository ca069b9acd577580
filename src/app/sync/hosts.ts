import { type Either, isLeft, left, right } from 'fp-ts/lib/Either.js'
import { checkAddress } from '#connectors/hosts/client/base-address'
import type { Budgets } from '#connectors/hosts/client/budgets'
import { type HostClient, openHostClient } from '#connectors/hosts/client/client'
import type { HostClock } from '#connectors/hosts/client/clock'
import type { PrivateHosts } from '#connectors/hosts/client/private-hosts'
import { type Grants, tokenByGrant } from '#connectors/hosts/rotating'
import { shortTokens } from '#connectors/hosts/short-tokens'
import type { Environment as Variables } from '#secrets/kept'
import type { Keys } from '#secrets/key'
import type { Ask } from '#sources/kit/hosts/ask'
import { askBelow } from '#sources/kit/hosts/below'
import type { Host } from '#sources/kit/hosts/host'
import type { Product } from '#sources/kit/product'
import { products } from '#sources/products'

export type { TokenSource } from '#secrets/token-source'

/** The means of this process to ask hosts. */
export interface Hosts {
  /** The keys of kept tokens. */
  readonly keys: Keys
  /** The variables that connections may name for their tokens. */
  readonly variables: Variables
  readonly budgets: Budgets
  readonly clock: HostClock
  readonly privateHosts: PrivateHosts
}

/** A product that the service asks by itself. */
export interface HostProduct extends Product {
  readonly host: Host
}
const isHostProduct = (product: Product): product is HostProduct => product.host !== undefined

/** The products that the service asks by itself. */
export const hostProducts: readonly HostProduct[] = products.filter(isHostProduct)

/** The product with this key; undefined if the service does not ask it. */
export const hostProductOf = (provider: string): HostProduct | undefined =>
  hostProducts.find((one) => one.provider === provider)

/** The place where a host is, and the account there. */
export interface HostPlace {
  readonly product: HostProduct
  readonly address: string
  readonly account: string | null
}

/** The address of a product's service, as a person gives it or as all use it; else what to do about it. */
export const addressOf = (
  { host, label }: HostProduct,
  given: string | null,
  { privateHosts }: Hosts,
): Either<string, string> => {
  if (given !== null) {
    const checked = checkAddress(given, privateHosts)
    return isLeft(checked) ? left(`the address of ${label} cannot be asked: ${checked.left}`) : checked
  }
  return host.address === null ? left(`${label} is where each team has it: give its address`) : right(host.address)
}

/** The origin to which a token belongs. */
export const originOf = (address: string): string => new URL(address).origin

/** By what a connection to a host is known: the same place under the same label is the same connection. */
export const identityOf = ({
  address,
  account,
  label,
}: {
  readonly address: string
  readonly account: string | null
  readonly label: string
}): string => `asked:${JSON.stringify([address, account, label])}`

/** The token to ask with: that which is kept, or one that ends soon and is made of it. `ask` sends no token. */
const tokensOf = (
  { shortToken, rotating }: Host,
  ask: Ask,
  { token, account }: { readonly token: string; readonly account: string | null },
  grants: Grants,
  clock: HostClock,
): (() => Promise<string>) => {
  if (rotating !== undefined)
    return shortTokens(() => tokenByGrant(grants, (grant) => rotating.renew(ask, grant, clock.now())), clock.now)
  if (shortToken === undefined || !shortToken.isMadeOf(token)) return async () => token
  return shortTokens(() => shortToken.make(ask, token, account, clock.now()), clock.now)
}

/** Opens a way to ask a host with a token, whose grants change where it rotates. Close it when no more is asked. */
export const openHost = (
  { product, address, account }: HostPlace,
  token: string,
  grants: Grants,
  hosts: Hosts,
  signal: AbortSignal,
): HostClient => {
  const { host } = product
  const { requestsAnHour, pauseMs } = host
  const api = host.apiOf(address)
  // Of a whole secret address, what follows its origin is the token.
  const secret = host.divided?.(token)?.token ?? token
  const budget = hosts.budgets.of(originOf(api), token, { requestsAnHour, pauseMs })
  const { quotaOf, isLimitOfEndpoint } = host
  const { privateHosts, clock } = hosts
  const through = { api, quotaOf, isLimitOfEndpoint, budget, privateHosts, clock, signal }
  const makes = host.rotating?.addressOf(address) ?? api
  const making = {
    ...through,
    api: makes,
    budget: hosts.budgets.of(originOf(makes), token, { requestsAnHour, pauseMs }),
  }
  const bare = openHostClient({ ...making, headers: async () => ({}) })
  const tokenNow = tokensOf(host, bare.ask, { token: secret, account }, grants, clock)
  const client = openHostClient({ ...through, headers: async () => host.headers(await tokenNow(), account) })
  return {
    ...client,
    ask: askBelow(client.ask, host, { token: secret, account }),
    close: async () => {
      await client.close()
      await bare.close()
    },
  }
}
