import { v4 } from 'uuid'
import { hasKey } from '#access/key'
import { matching } from '#domain/codec'

export const RequestId = matching(/^[A-Za-z0-9_-]{1,128}$/u, 'an id of 1-128 letters, digits, underscores and hyphens')

/** The caller's own id if exactly one valid id is given, and no key by mistake; else a new one. */
export const requestIdOf = (given: readonly string[] | undefined): string => {
  const [id, ...more] = given ?? []
  return RequestId.is(id) && !hasKey(id) && more.length === 0 ? id : v4()
}
