/** Hosts whose addresses of a change follow from its reference, and how. */
const HOSTS: ReadonlyMap<string, { readonly number: string; readonly commit: string }> = new Map([
  ['github.com', { number: 'pull', commit: 'commit' }],
  ['gitlab.com', { number: '-/merge_requests', commit: '-/commit' }],
  ['bitbucket.org', { number: 'pull-requests', commit: 'commits' }],
])

/** The web address of a change on a public host, by the host's scheme of addresses; null on any other host. */
export const changeUrl = (container: string, reference: string): string | null => {
  const host = HOSTS.get(container.slice(0, Math.max(container.indexOf('/'), 0)))
  if (host === undefined) return null
  const number = /^[#!](\d+)$/.exec(reference)?.[1]
  return number === undefined
    ? `https://${container}/${host.commit}/${reference}`
    : `https://${container}/${host.number}/${number}`
}
