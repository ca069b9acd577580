import type { ContainerKind } from './connections.js'
import type { EntityRef } from './envelope.js'

/** A container's name in the form used for comparison: hosts and forge paths ignore case. */
export const containerSpelling = (kind: ContainerKind, name: string): string =>
  kind === 'repository' && name.includes('/') ? name.toLowerCase() : name

const IN_REPOSITORIES: ReadonlySet<string> = new Set(['code_change', 'release'])

/** A place of evidence in the form used for comparison. */
export const placeSpelling = (kind: string, place: string): string =>
  IN_REPOSITORIES.has(kind) ? containerSpelling('repository', place) : place

const REPOSITORY_KEY = 'repository:'

/** An event's subject in one spelling: older logs spell the same repository in several ways. */
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
