import * as t from 'io-ts'
import { maybe } from '#domain/codec'
import { remoteName } from '#sources/kit/code/container'
import type { HostContainer } from '#sources/kit/hosts/host'

/** A repository as Bitbucket's REST API answers it. */
export const BitbucketRepository = t.intersection(
  [
    t.type({ full_name: t.string, links: t.type({ html: t.type({ href: t.string }) }) }),
    t.partial({ uuid: maybe(t.string), mainbranch: maybe(t.type({ name: t.string })) }),
  ],
  'a repository of Bitbucket',
)
export type BitbucketRepository = t.TypeOf<typeof BitbucketRepository>

/** The address of a repository, by its name `acme/shop`. */
export const repositoryAddress = (name: string): string =>
  `/repositories/${name.split('/').map(encodeURIComponent).join('/')}`

/** The address of a repository that is read: by its id, which it keeps when it is renamed. */
export const addressOfContainer = ({ name, id }: HostContainer): string => {
  const [workspace = '', slug = ''] = name.split('/')
  return repositoryAddress(`${workspace}/${id ?? slug}`)
}

/** The repository as a container; null if nothing shows its name. */
export const containerOf = ({ full_name, links, uuid }: BitbucketRepository): HostContainer | null => {
  const container = remoteName(links.html.href)
  return container === null ? null : { name: full_name, id: uuid ?? null, kind: 'repository', container }
}
