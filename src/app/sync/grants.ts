import { isLeft } from 'fp-ts/lib/Either.js'
import type { Environment } from '#app/environment'
import type { Grants } from '#connectors/hosts/rotating'
import type { Uuid } from '#domain/common'
import { replaceToken } from '#secrets/kept'
import { HostFailure } from '#sources/kit/hosts/ask'
import { connectionToken } from './connection-token.js'
import { type HostPlace, type Hosts, originOf, type TokenSource } from './hosts.js'

/** The grant of a host that is looked at before its connection is kept. */
export interface GivenGrants extends Grants {
  /** The grant by now, which is to be kept in place of what was given. */
  readonly latest: () => string
}

export const givenGrants = (given: string): GivenGrants => {
  let grant = given
  return {
    latest: () => grant,
    read: async () => grant,
    replace: async (_, next) => {
      grant = next
      return true
    },
  }
}

/** The place of a connection's token: of one that rotates nothing but the last grant is of use. */
export const keptSource = ({ product }: HostPlace, given: TokenSource, { latest }: GivenGrants): TokenSource =>
  product.host.rotating === undefined ? given : { from: 'kept', token: latest() }

const NOT_KEPT = 'its token cannot be read or kept now'

/** The grant of a connection as all processes keep it. */
export const keptGrants = (
  { workspaceId, connectionId }: { readonly workspaceId: Uuid; readonly connectionId: Uuid },
  place: HostPlace,
  environment: Pick<Environment, 'registry'>,
  hosts: Hosts,
): Grants => ({
  read: async () => {
    const token = await connectionToken({ workspaceId, connectionId }, place, environment, hosts)
    if (isLeft(token)) throw new HostFailure({ tag: 'unavailable', reason: NOT_KEPT })
    return token.right
  },
  replace: async (former, next) => {
    const at = { workspaceId, connectionId, origin: originOf(place.address) }
    const replaced = await replaceToken(at, { former, next }, { registry: environment.registry, keys: hosts.keys })
    if (isLeft(replaced)) throw new HostFailure({ tag: 'unavailable', reason: NOT_KEPT })
    return replaced.right
  },
})
