import * as t from 'io-ts'
import { maybe } from '#domain/codec'
import { remoteName } from '#sources/kit/code/container'
import type { Choices } from '#sources/kit/format'

/** A repository of Azure DevOps, as a request names it, or as it is answered by itself. */
export const AzureRepository = t.intersection([
  t.type({ name: t.string, url: t.string, project: t.type({ name: t.string }) }),
  t.partial({ defaultBranch: maybe(t.string), webUrl: maybe(t.string) }),
])
export type AzureRepository = t.TypeOf<typeof AzureRepository>

const LONGEST = 1_000
/** The address of an API: that of its organization or collection, and perhaps the id of a project. */
const API = /^(https?:\/\/[^?#]+?)(?:\/[0-9a-f]{8}-[0-9a-f-]{27})?\/_apis\/[^?#]*$/i

/** The address of an organization, by that of its API; null if it is none. */
export const organizationOf = (api: string): string | null =>
  api.length > LONGEST ? null : (API.exec(api)?.[1] ?? null)

/** The address at which people read a repository, and git reads it too; null if its API's address is none. */
export const pageOf = ({ name, url, project, webUrl }: AzureRepository): string | null => {
  if (webUrl != null && webUrl.length <= LONGEST) return webUrl
  const organization = organizationOf(url)
  return organization === null
    ? null
    : `${organization}/${encodeURIComponent(project.name)}/_git/${encodeURIComponent(name)}`
}

/** The canonical name of a repository: an answer, as git may read it by another address, else that of its page. */
export const containerOf = (page: string | null, { container }: Pick<Choices, 'container'>): string | null => {
  if (container !== null) return remoteName(container) ?? container.toLowerCase()
  return page === null ? null : remoteName(page)
}

/** A branch without `refs/heads/`. */
export const branchOf = (reference: string): string => reference.replace(/^refs\/heads\//, '')
