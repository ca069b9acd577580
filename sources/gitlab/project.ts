import * as t from 'io-ts'
import { maybe } from '#domain/codec'
import { PositiveInt } from '#domain/common'
import { remoteName } from '#sources/kit/code/container'
import type { HostContainer } from '#sources/kit/hosts/host'

/** A project as GitLab's REST API answers it. */
export const GitLabProject = t.type(
  {
    id: PositiveInt,
    path_with_namespace: t.string,
    web_url: t.string,
    default_branch: maybe(t.string),
  },
  'a project of GitLab',
)
export type GitLabProject = t.TypeOf<typeof GitLabProject>

/** The address of a project in the API, by its id, which stays, or by its path. */
export const projectAddress = (idOrPath: string): string => `/projects/${encodeURIComponent(idOrPath)}`

/** The longest address and path of a project. */
const LONGEST = 2_000

/** The repository of a project; null if its address is none that records could spell. */
export const containerOf = ({ id, path_with_namespace, web_url }: GitLabProject): HostContainer | null => {
  if (web_url.length > LONGEST || path_with_namespace.length > LONGEST) return null
  const container = remoteName(web_url)
  return container === null ? null : { name: path_with_namespace, id: String(id), kind: 'repository', container }
}
