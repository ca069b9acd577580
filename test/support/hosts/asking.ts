import type { Ask } from '#sources/kit/hosts/ask'
import { askBelow } from '#sources/kit/hosts/below'
import type { Host } from '#sources/kit/hosts/host'
import type { MovedClock } from './clock.js'
import { clientAt } from './local-client.js'
import type { LocalHost } from './local-host.js'

/** Asks a local host as a product says, by the real client. */
export const asking = (
  local: Pick<LocalHost, 'address' | 'name'>,
  host: Host,
  {
    token,
    account = null,
    clock,
  }: { readonly token: string; readonly account?: string | null; readonly clock: MovedClock },
): Ask => {
  const { ask } = clientAt(local, host, clock, { token, account })
  return askBelow(ask, host, { token, account })
}
