import type { Ask } from './ask.js'
import type { Host } from './host.js'

/** Asks a host below the path of its account or its secret token, if it has one. */
export const askBelow = (
  ask: Ask,
  { pathOf }: Pick<Host, 'pathOf'>,
  { token, account }: { readonly token: string; readonly account: string | null },
): Ask =>
  pathOf === undefined
    ? ask
    : (request) =>
        ask(request.signed === true ? request : { ...request, address: `${pathOf(token, account)}${request.address}` })
