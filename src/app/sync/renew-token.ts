import { isLeft, right } from 'fp-ts/lib/Either.js'
import type { Environment } from '#app/environment'
import type { Uuid } from '#domain/common'
import type { Outcome } from '#domain/outcome'
import { keepToken, readToken } from '#secrets/kept'
import { type Checked, checkHost } from './check.js'
import { type ConnectError, fieldOf, refusal, secretRefusal } from './connect.js'
import { givenGrants, keptSource } from './grants.js'
import { type Hosts, originOf } from './hosts.js'
import { type NotSynced, readable } from './sync.js'

/** A connection, and the token that it gets in place of the one that is kept. */
export interface TokenGiven {
  readonly workspaceId: Uuid
  readonly connectionId: Uuid
  readonly token: string
}

/** Looks at the host of a connection with another token, and keeps it if the host takes it. */
export const renewToken = async (
  { workspaceId, connectionId, token: given }: TokenGiven,
  environment: Environment,
  hosts: Hosts,
): Outcome<ConnectError | NotSynced, Checked> => {
  const source = { from: 'kept', token: given } as const
  const token = readToken(source, hosts.variables)
  if (isLeft(token)) return secretRefusal(token.left)
  const found = await readable(workspaceId, connectionId, environment)
  if (isLeft(found)) return found
  const { place, asked } = found.right
  const wanted = asked.containers.map(({ name }) => name)
  const grants = givenGrants(token.right)
  const checked = await checkHost(place, { token: token.right, grants }, wanted, hosts, environment.watcher.stop)
  if (checked.look === null)
    return refusal(checked.lines.map(({ text }) => text).join(' '), fieldOf(checked.fault), checked)
  const kept = await keepToken(
    { workspaceId, connectionId, origin: originOf(place.address) },
    keptSource(place, source, grants),
    {
      registry: environment.registry,
      keys: hosts.keys,
    },
  )
  return isLeft(kept) ? secretRefusal(kept.left) : right(checked)
}
