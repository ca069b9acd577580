import * as t from 'io-ts'
import { maybe, refined } from '#domain/codec'
import { bodyAs, unreadable } from '#sources/kit/hosts/answers'
import { type Ask, type HostAnswer, HostFailure } from '#sources/kit/hosts/ask'
import { type HostContainer, MOST_CONTAINERS } from '#sources/kit/hosts/host'

// The projects of an organization, which are the accounts whose use is counted.

const LONGEST_NAME = 200
const Id = refined(t.string, (id) => id !== '' && id.length <= LONGEST_NAME, 'an id')
const Project = t.type({ id: Id, name: maybe(t.string) })
type Project = t.TypeOf<typeof Project>
const Projects = t.type({ data: t.readonlyArray(Project), has_more: t.boolean }, 'a list of projects')

const Refusal = t.type({ error: t.type({ message: t.string }) })
/** The words with which the API refuses a key that is valid and has too few rights. */
const LACKS_RIGHTS = ['Missing scopes', 'insufficient permissions']

const REMEDY = 'give it an admin key of the organization, which may read its projects and its usage'

/** The account of all use that belongs to no project, as of old keys of users. */
const NO_PROJECT: HostContainer = {
  name: 'No project',
  id: null,
  kind: 'ai_account',
  container: 'openai_codex:organization',
}

/** Asks for what admin keys alone may read. Other keys are answered with 401, as if they were not valid. */
export const askAsAdmin = async (ask: Ask, address: string): Promise<HostAnswer> => {
  const answer = await ask({ address, expects: [401, 403] })
  const { status, body } = answer
  if (status !== 401 && status !== 403) return answer
  const lacksRights = Refusal.is(body) && LACKS_RIGHTS.some((words) => body.error.message.includes(words))
  if (status === 401 && !lacksRights) throw new HostFailure({ tag: 'unauthorized' })
  throw new HostFailure({ tag: 'forbidden', remedy: REMEDY })
}

/** Projects by their names; by their ids where others have the name, or a person cannot write it before a `=`. */
const containersOf = (projects: readonly Project[]): readonly HostContainer[] => {
  const counts = new Map([[NO_PROJECT.name.toLowerCase(), 1]])
  const nameOf = ({ name }: Project): string => name?.trim().slice(0, LONGEST_NAME) ?? ''
  for (const project of projects) {
    const name = nameOf(project).toLowerCase()
    counts.set(name, (counts.get(name) ?? 0) + 1)
  }
  return projects.map((project) => {
    const { id } = project
    const name = nameOf(project)
    const isUsable = name !== '' && !name.includes('=') && counts.get(name.toLowerCase()) === 1
    return { name: isUsable ? name : id, id, kind: 'ai_account', container: `openai_codex:${id}` }
  })
}

/**
 * The accounts of an organization: its projects, also archived ones, whose use stays, and the one of all use without a project. `answer`
 * is the last one of the host.
 */
export const accountsOf = async (
  ask: Ask,
): Promise<{ readonly containers: readonly HostContainer[]; readonly answer: HostAnswer }> => {
  const projects: Project[] = []
  const first = '/organization/projects?limit=100&include_archived=true'
  let address = first
  for (;;) {
    const answer = await askAsAdmin(ask, address)
    const { data, has_more } = bodyAs(Projects, answer)
    projects.push(...data)
    const last = data.at(-1)
    if (!has_more || projects.length >= MOST_CONTAINERS) {
      const containers = containersOf(projects.slice(0, MOST_CONTAINERS - 1))
      return { containers: [...containers, NO_PROJECT], answer }
    }
    if (last === undefined) throw unreadable('a page lacks its next one')
    address = `${first}&after=${encodeURIComponent(last.id)}`
  }
}
