import type { Uuid } from '#domain/common'
import type { ReadSources } from '#domain/documents'
import type { Actor } from '#domain/events/envelope'
import { actorTexts } from '#domain/texts'
import { keyNames } from './read.js'

/** Reads what people and keys among some actors are called now; the function has null for any other actor. */
export const readActorNames = async (
  workspaceId: Uuid,
  actors: readonly Actor[],
  { access, people }: Pick<ReadSources, 'access' | 'people'>,
): Promise<(actor: Actor) => string | null> => {
  const ids = (kind: Actor['kind']) => [...new Set(actors.filter((one) => one.kind === kind).map(({ id }) => id))]
  const members = ids('user').length === 0 ? new Map<Uuid, string>() : await people.names(ids('user'))
  const stored = ids('api_key').length === 0 ? [] : await access.ofWorkspace(workspaceId)
  const keys = keyNames(stored)
  return ({ kind, id }) => {
    if (kind === 'user') return members.get(id) ?? actorTexts.formerMember
    return kind === 'api_key' ? (keys.get(id) ?? actorTexts.apiKey) : null
  }
}
