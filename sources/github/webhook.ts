import * as t from 'io-ts'
import { ShortText } from '#domain/bounds'
import { askHints, type ListedAs, recordHints, repositoryHints } from '#sources/kit/forges/github-api/deliveries'
import { readAs } from '#sources/kit/hosts/read-as'
import { type Hint, plainHeader, type Webhook } from '#sources/kit/hosts/webhook'

const PULLS: ListedAs = { list: 'pulls', kind: 'code_change', member: 'pull_request', beside: [], gone: [], unread: [] }
/** A moved issue has another number, in another repository. */
const ISSUES: ListedAs = {
  list: 'issues',
  kind: 'work_item',
  member: 'issue',
  beside: [],
  gone: ['deleted', 'transferred'],
  unread: ['pinned', 'unpinned'],
}
/** A release that is a draft again is none. */
const RELEASES: ListedAs = {
  list: 'releases',
  kind: 'release',
  member: 'release',
  beside: [],
  gone: ['deleted', 'unpublished'],
  unread: [],
}

const Transferred = t.type({
  action: t.literal('transferred'),
  changes: t.type({ new_issue: t.UnknownRecord, new_repository: t.type({ full_name: ShortText }) }),
})

/** The issue that an issue became elsewhere, as a delivery of its own would tell it. */
const movedTo = (body: unknown): readonly Hint[] => {
  const moved = readAs(Transferred, body)
  if (moved === null) return []
  const { new_issue: issue, new_repository: repository } = moved.changes
  return recordHints({ action: 'opened', repository, issue }, ISSUES)
}

const map = (kind: string | null, body: unknown): readonly Hint[] => {
  switch (kind) {
    case 'pull_request':
      return recordHints(body, PULLS)
    // Their record of the pull request lacks members of it.
    case 'pull_request_review':
      return askHints(body, PULLS)
    case 'issues':
      return [...recordHints(body, ISSUES), ...movedTo(body)]
    case 'release':
      return recordHints(body, RELEASES)
    case 'repository':
      return repositoryHints(body)
    default:
      return []
  }
}

/** GitHub's webhooks, of a repository, an organization or an app. */
export const githubWebhook: Webhook = {
  signatures: [{ tag: 'hmac', header: 'x-hub-signature-256', prefix: 'sha256=', ofForm: 'body' }],
  idOf: (headers) => plainHeader(headers, 'x-github-delivery'),
  kindOf: (headers) => plainHeader(headers, 'x-github-event'),
  map,
}
