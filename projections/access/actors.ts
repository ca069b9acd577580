import type { Uuid } from '#domain/common'
import type { ReadSources } from '#domain/documents'
import type { Actor } from '#domain/events/envelope'
import { actorTexts } from '#domain/texts'
import { keyCreators } from './read.js'

/** Reads what people among some actors are called now; the function has null for who is neither a member nor a key. */
export const readActorNames = async (
  workspaceId: Uuid,
  actors: readonly Actor[],
  { access, people }: Pick<ReadSources, 'access' | 'people'>,
): Promise<(actor: Actor) => string | null> => {
  const ids = (kind: Actor['kind']) => [...new Set(actors.filter((one) => one.kind === kind).map(({ id }) => id))]
  const stored = ids('api_key').length === 0 ? [] : await access.ofWorkspace(workspaceId)
  const creators = keyCreators(stored)
  const memberIds = [...new Set([...ids('user'), ...ids('api_key').flatMap((id) => creators.get(id) ?? [])])]
  const members = memberIds.length === 0 ? new Map<Uuid, string>() : await people.names(memberIds)
  return ({ kind, id }) => {
    if (kind === 'user') return members.get(id) ?? actorTexts.formerMember
    // A key acts on behalf of its member.
    return kind === 'api_key' ? (members.get(creators.get(id) ?? '') ?? actorTexts.apiKey) : null
  }
}
