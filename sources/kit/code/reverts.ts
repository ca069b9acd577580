import { isCommitId } from '#domain/commit-id'

/** The text that forges write into a request that reverts another one, and git into a message: a line of its own. */
const LINE =
  /^[ \t]*(?:reverts (\S{1,300})|this reverts merge request (\S{1,300})|this reverts commit ([0-9a-f]{40,64}))\.?[ \t\r]*$/gim
const NUMBERED = /^([^#!]*)([#!][1-9]\d{0,8})\.?$/

/**
 * The references of the changes that a text says it reverts, within one repository: `#12`, `!12`, a commit's full id.
 * `container` is the repository's canonical name.
 */
export const revertsIn = (text: string, container: string): readonly string[] => {
  if (!/reverts /i.test(text)) return []
  const path = container.slice(container.indexOf('/') + 1)
  const references = Array.from(text.matchAll(LINE), ([, change, request, commit]) => {
    if (commit !== undefined) return isCommitId(commit) ? commit : null
    const [, named = '', number] = NUMBERED.exec(change ?? request ?? '') ?? []
    const isHere = named === '' || named.toLowerCase() === path
    return isHere && number !== undefined ? number : null
  })
  return [...new Set(references.flatMap((reference) => reference ?? []))].sort()
}
