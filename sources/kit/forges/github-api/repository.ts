import * as t from 'io-ts'
import { PositiveInt } from '#domain/common'
import { remoteName } from '../../code/container.js'
import { unreadable } from '../../hosts/answers.js'
import { HostFailure } from '../../hosts/ask.js'
import type { HostContainer, Reading } from '../../hosts/host.js'

/** A repository as GitHub's REST API answers it, and Gitea's after it. */
export const Repository = t.type({ id: PositiveInt, full_name: t.string, html_url: t.string }, 'a repository')
export type Repository = t.TypeOf<typeof Repository>

/** An owner and a name. A part of dots alone would lead to another path. */
const NAME = /^(?!\.{1,2}\/)[\w.-]{1,100}\/(?!\.{1,2}$)[\w.-]{1,100}$/

/** A repository as a container, under the name that its records give it. */
export const containerOf = (repository: Repository): HostContainer => {
  const container = repository.html_url.length > 2_000 ? null : remoteName(repository.html_url)
  if (container === null || !NAME.test(repository.full_name)) throw unreadable('a repository was expected')
  return { name: repository.full_name, id: String(repository.id), kind: 'repository', container }
}

/** The path of a repository: `/repos/acme/web`. Null for a name that no repository can have. */
export const repositoryPath = (name: string): string | null => (NAME.test(name) ? `/repos/${name}` : null)

/** The path of the repository that is read. */
export const pathOf = ({ container }: Reading): string => {
  const path = container === null ? null : repositoryPath(container.name)
  if (path === null) throw new HostFailure({ tag: 'not_found' })
  return path
}
