import type { Budget } from '#connectors/hosts/client/budget'
import { openBudgets } from '#connectors/hosts/client/budgets'
import { type HostClient, type HostClientOptions, openHostClient } from '#connectors/hosts/client/client'
import { HostFailure, type HostFault } from '#sources/kit/hosts/ask'
import type { Host } from '#sources/kit/hosts/host'
import type { MovedClock } from './clock.js'
import type { LocalHost } from './local-host.js'

/** The part of a host that the client knows. */
export type AskedHost = Pick<Host, 'apiOf' | 'headers' | 'quotaOf' | 'isLimitOfEndpoint' | 'requestsAnHour' | 'pauseMs'>

export interface LocalClientOptions extends Partial<HostClientOptions> {
  readonly token?: string
  readonly account?: string | null
}

/** The budget of a token at a local host, for clients that are to share it. */
export const budgetAt = (
  local: Pick<LocalHost, 'address'>,
  host: AskedHost,
  clock: MovedClock,
  token = 'canary-token',
): Budget => openBudgets(clock).of(local.address, token, host)

/** The real client, which asks a local host as an operator allowed it. */
export const clientAt = (
  local: Pick<LocalHost, 'address' | 'name'>,
  host: AskedHost,
  clock: MovedClock,
  { token = 'canary-token', account = null, ...options }: LocalClientOptions = {},
): HostClient =>
  openHostClient({
    api: host.apiOf(local.address),
    quotaOf: host.quotaOf,
    isLimitOfEndpoint: host.isLimitOfEndpoint,
    headers: async () => host.headers(token, account),
    budget: budgetAt(local, host, clock, token),
    privateHosts: new Set([local.name]),
    clock,
    signal: new AbortController().signal,
    jitter: () => 1,
    ...options,
  })

/** The fault with which a request fails; it must hold nothing that came in or went out. */
export const faultOf = async (asked: Promise<unknown>): Promise<HostFault> => {
  const error = await asked.then(
    () => new Error('nothing failed'),
    (reason: unknown) => reason,
  )
  if (!(error instanceof HostFailure)) throw error
  const told = `${error.stack} ${String(error.cause)} ${JSON.stringify(error)}`
  if (told.includes('canary')) throw new Error(`the failure tells what it must not: ${told}`)
  return error.fault
}
