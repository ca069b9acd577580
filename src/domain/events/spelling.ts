import type { ContainerKind } from './connections.js'
import type { EntityRef } from './envelope.js'

/** A container's name as it is compared: hosts and forge paths without case. */
export const containerSpelling = (kind: ContainerKind, name: string): string =>
  kind === 'repository' && name.includes('/') ? name.toLowerCase() : name

const IN_REPOSITORIES: ReadonlySet<string> = new Set(['code_change', 'release'])

/** A place of evidence as it is compared. */
export const placeSpelling = (kind: string, place: string): string =>
  IN_REPOSITORIES.has(kind) ? containerSpelling('repository', place) : place

const REPOSITORY_KEY = 'repository:'

/** What an event is about, in the one spelling: in older logs the same repository stands in several. */
export const refSpelling = (ref: EntityRef): EntityRef => {
  const { kind, key, container } = ref
  if (kind === 'container' && key.startsWith(REPOSITORY_KEY)) {
    const name = key.slice(REPOSITORY_KEY.length)
    const spelled = containerSpelling('repository', name)
    return spelled === name ? ref : { ...ref, key: `${REPOSITORY_KEY}${spelled}` }
  }
  if (container === undefined) return ref
  const spelled = placeSpelling(kind, container)
  return spelled === container ? ref : { ...ref, container: spelled }
}
