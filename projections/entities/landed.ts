import { joined } from './entity.js'

/** A commit's full id, SHA-1 or SHA-256. */
export const isCommitId = (text: string): boolean => /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(text)

/** By which name a change is spoken of whose commit is known. */
export const landedName = (workspaceId: string, container: string, commit: string): string =>
  joined('commit', workspaceId, container, commit)
