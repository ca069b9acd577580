import { HostFailure, type HostRequest } from '#sources/kit/hosts/ask'
import type { Outgoing } from './exchange.js'

const ACCEPTED = { json: 'application/json', text: 'text/*' } as const

/** A request as it goes out, with the headers of the token. Throws a `HostFailure`. */
export const outgoing = (request: HostRequest, url: URL, tokenHeaders: Readonly<Record<string, string>>): Outgoing => {
  const { method = 'GET', takes = 'json', body } = request
  const headers = new Headers({ accept: ACCEPTED[takes], 'user-agent': 'workspace-delivery-intelligence' })
  if (body !== undefined && typeof body !== 'string') headers.set('content-type', 'application/json')
  try {
    for (const [name, value] of Object.entries(tokenHeaders)) headers.set(name, value)
  } catch {
    // A token with a line break is no token; the error would tell it.
    throw new HostFailure({ tag: 'unauthorized' })
  }
  for (const [name, value] of Object.entries(request.headers ?? {})) headers.set(name, value)
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  return { method, url, headers, body: text ?? null }
}
