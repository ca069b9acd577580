import * as t from 'io-ts'
import { type ListedAs, recordHints, repositoryHints } from '#sources/kit/forges/github-api/deliveries'
import { readAs } from '#sources/kit/hosts/read-as'
import { type Hint, plainHeader, type Webhook } from '#sources/kit/hosts/webhook'

const PULLS: ListedAs = { list: 'pulls', member: 'pull_request', unread: [] }
const ISSUES: ListedAs = { list: 'issues', member: 'issue', unread: ['pinned', 'unpinned'] }
const RELEASES: ListedAs = { list: 'releases', member: 'release', unread: [] }

const Transferred = t.type({
  action: t.literal('transferred'),
  changes: t.type({ new_issue: t.UnknownRecord }),
})

/** The issue that an issue became elsewhere, as a delivery of its own would tell it. */
const movedTo = (body: unknown): readonly Hint[] => {
  const moved = readAs(Transferred, body)
  if (moved === null) return []
  return recordHints({ action: 'opened', issue: moved.changes.new_issue }, ISSUES)
}

const map = (kind: string | null, body: unknown): readonly Hint[] => {
  switch (kind) {
    case 'pull_request':
    case 'pull_request_review':
      return recordHints(body, PULLS)
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
