import type { Ask } from './ask.js'
import type { Host } from './host.js'

/** Asks a host below its secret path, if it has one. */
export const askBelow = (
  ask: Ask,
  { secretPath }: Pick<Host, 'secretPath'>,
  { token, account }: { readonly token: string; readonly account: string | null },
): Ask =>
  secretPath === undefined
    ? ask
    : (request) => ask({ ...request, address: `${secretPath(token, account)}${request.address}` })
