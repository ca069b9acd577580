import * as t from 'io-ts'
import { ShortText } from '#domain/bounds'
import { maybe } from '#domain/codec'
import { PositiveInt } from '#domain/common'
import { remoteName } from '#sources/kit/code/container'
import { readAs } from '#sources/kit/hosts/read-as'
import { type Hint, plainHeader, type Webhook } from '#sources/kit/hosts/webhook'

// GitLab's deliveries hold their records in another shape than its API: the API is asked for what they name.

const Project = t.type({ web_url: ShortText })
const Numbered = t.type({ project: Project, object_attributes: t.type({ iid: PositiveInt }) })
const Release = t.type({ project: Project, tag: ShortText })

/** The kind of a delivery as it stands in its body, which is signed. */
const Kind = t.partial({ object_kind: maybe(ShortText), event_name: maybe(ShortText) })

const numberedHints = (body: unknown, list: string, sign: '!' | '#'): readonly Hint[] => {
  const about = readAs(Numbered, body)
  if (about === null) return []
  const key = `${sign}${about.object_attributes.iid}`
  return [{ tag: 'record', list, container: remoteName(about.project.web_url), key }]
}

const releaseHints = (body: unknown): readonly Hint[] => {
  const about = readAs(Release, body)
  if (about === null) return []
  return [{ tag: 'record', list: 'releases', container: remoteName(about.project.web_url), key: about.tag }]
}

const map = (_: string | null, body: unknown): readonly Hint[] => {
  const kind = readAs(Kind, body)
  switch (kind?.object_kind ?? kind?.event_name) {
    case 'merge_request':
      return numberedHints(body, 'merge_requests', '!')
    case 'issue':
    case 'work_item':
      return numberedHints(body, 'issues', '#')
    case 'release':
      return releaseHints(body)
    case 'project_rename':
    case 'project_transfer':
    case 'project_destroy':
      // The hook of an administrator.
      return [{ tag: 'container' }]
    default:
      return []
  }
}

/** GitLab's webhooks, of a project, a group or an instance. */
export const gitlabWebhook: Webhook = {
  signatures: [{ tag: 'standard' }, { tag: 'token', header: 'x-gitlab-token' }],
  idOf: (headers) => plainHeader(headers, 'webhook-id') ?? plainHeader(headers, 'idempotency-key'),
  kindOf: (headers) => plainHeader(headers, 'x-gitlab-event'),
  map,
}
