import { isLeft, left, right } from 'fp-ts/lib/Either.js'
import type { Environment } from '#app/environment'
import type { Uuid } from '#domain/common'
import { isStoreError, type Outcome, type StoreError } from '#domain/outcome'
import { tokenOf } from '#secrets/kept'
import { tokenSentence } from '#secrets/texts'
import { type HostPlace, type Hosts, originOf } from './hosts.js'

/** The token of a connection cannot be had here. */
export interface NoToken {
  readonly tag: 'no_token'
  readonly message: string
}

/** The token of a connection, from where it was said to come. */
export const connectionToken = async (
  { workspaceId, connectionId }: { readonly workspaceId: Uuid; readonly connectionId: Uuid },
  { address }: HostPlace,
  { registry }: Pick<Environment, 'registry'>,
  { keys, variables }: Hosts,
): Outcome<StoreError | NoToken, string> => {
  const place = { workspaceId, connectionId, origin: originOf(address) }
  const token = await tokenOf(place, { registry, keys, environment: variables })
  if (!isLeft(token)) return right(token.right)
  const { left: error } = token
  return left(isStoreError(error) ? error : { tag: 'no_token', message: tokenSentence(error) })
}
