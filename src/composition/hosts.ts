import { type Either, isLeft, left, right } from 'fp-ts/lib/Either.js'
import type { Hosts } from '#app/sync/hosts'
import { openBudgets } from '#connectors/hosts/client/budgets'
import { type HostClock, systemHostClock } from '#connectors/hosts/client/clock'
import { privateHostsIn } from '#connectors/hosts/client/private-hosts'
import { keysOf } from '#stores/keys'

/** The means of this process to ask hosts, by its environment; or the sentence that says what is wrong there. */
export const hostsOn = (data: string, clock: HostClock = systemHostClock): Either<string, Hosts> => {
  const privateHosts = privateHostsIn(process.env['WDI_PRIVATE_HOSTS'] ?? '')
  if (isLeft(privateHosts))
    return left(`WDI_PRIVATE_HOSTS names ${privateHosts.left}, which is no host: write hosts with commas between`)
  return right({
    keys: keysOf(data),
    variables: process.env,
    budgets: openBudgets(clock),
    clock,
    privateHosts: privateHosts.right,
  })
}
