import { type ListedAs, recordHints, repositoryHints } from '#sources/kit/forges/github-api/deliveries'
import { type Hint, plainHeader, type Webhook } from '#sources/kit/hosts/webhook'

const PULLS: ListedAs = { list: 'pulls', member: 'pull_request', unread: [] }
const ISSUES: ListedAs = { list: 'issues', member: 'issue', unread: [] }
const RELEASES: ListedAs = { list: 'releases', member: 'release', unread: [] }

const map = (kind: string | null, body: unknown): readonly Hint[] => {
  switch (kind) {
    // Labels, assignees and milestones are told under the same event.
    case 'pull_request':
    case 'pull_request_approved':
    case 'pull_request_rejected':
    case 'pull_request_comment':
      return recordHints(body, PULLS)
    case 'issues':
      return recordHints(body, ISSUES)
    case 'release':
      return recordHints(body, RELEASES)
    case 'repository':
      return repositoryHints(body)
    default:
      return []
  }
}

/** The webhooks of Gitea and Forgejo, of a repository or an organization. */
export const giteaWebhook: Webhook = {
  signatures: [{ tag: 'hmac', header: 'x-gitea-signature', prefix: '', ofForm: 'payload' }],
  idOf: (headers) => plainHeader(headers, 'x-gitea-delivery'),
  kindOf: (headers) => plainHeader(headers, 'x-gitea-event'),
  map,
}
