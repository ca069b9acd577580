import * as t from 'io-ts'
import { refined } from '#domain/codec'
import type { HostContainer } from '#sources/kit/hosts/host'

/** Addresses that Cloud and Data Center both answer. */
export const SHARED_API = '/rest/api/2'

const ProjectId = refined(t.string, (text) => /^\d{1,19}$/.test(text), 'the id of a project')
/** A project as Jira's REST API answers it. */
export const JiraProject = t.type({ id: ProjectId, key: t.string }, 'a project of Jira')
export type JiraProject = t.TypeOf<typeof JiraProject>

const KEY = /^[A-Z][A-Z0-9_]{1,254}$/

/** Says whether a text is the key of a project; nothing else gets into a search. */
export const isProjectKey = (text: string): boolean => KEY.test(text)

/** The address of the project with a key, now or before. */
export const projectAddress = (key: string): string => `${SHARED_API}/project/${key}`

/** The tracker of a project, as its issues spell it. */
export const containerOf = ({ id, key }: JiraProject): HostContainer => ({
  name: key,
  id,
  kind: 'tracker_project',
  container: key,
})
