import { jsonIn } from '#domain/json'
import { type Ask, HostFailure, type HostFault } from '#sources/kit/hosts/ask'
import type { Host } from '#sources/kit/hosts/host'
import type { MovedClock } from './clock.js'
import type { LocalHost } from './local-host.js'

const FAULTS: Readonly<Record<number, HostFault>> = {
  401: { tag: 'unauthorized' },
  403: { tag: 'forbidden' },
  404: { tag: 'not_found' },
}

/** Asks a local host with the headers and below the address that a product says, once: it never waits or asks again. */
export const plainAsk = (
  { address }: Pick<LocalHost, 'address'>,
  host: Host,
  {
    token,
    account = null,
    clock,
  }: { readonly token: string; readonly account?: string | null; readonly clock: MovedClock },
): Ask => {
  const api = host.apiOf(address, token, account)
  return async ({ method = 'GET', address: asked, headers = {}, body, takes = 'json' }) => {
    const url = asked.startsWith('http') ? asked : `${api}${asked}`
    if (new URL(url).origin !== new URL(api).origin) throw new HostFailure({ tag: 'elsewhere' })
    const isText = typeof body === 'string'
    const answer = await fetch(url, {
      method,
      headers: {
        ...host.headers(token, account),
        ...(body === undefined || isText ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: isText ? body : JSON.stringify(body) }),
    })
    const text = await answer.text()
    const fault = FAULTS[answer.status]
    if (fault !== undefined) throw new HostFailure(fault)
    if (answer.status === 429) throw new HostFailure({ tag: 'limited', until: clock.now() })
    if (!answer.ok) throw new HostFailure({ tag: 'refused', status: answer.status })
    const read = takes === 'text' ? text : jsonIn(text)
    return { status: answer.status, headers: new Map(answer.headers), body: read, at: clock.now(), path: asked }
  }
}
