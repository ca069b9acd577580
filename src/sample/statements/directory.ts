import { type AgencyProject, PROJECTS, SHOP } from '../agency.js'
import { type Said, said } from './said.js'

// Clients and projects beside the first, and their containers.

const CONTAINERS: Readonly<Record<AgencyProject['name'], readonly ContainerKind[]>> = {
  shop: ['repository', 'tracker_project', 'calendar', 'cloud_account', 'ai_account'],
  // Nobody sends its cloud bills.
  app: ['repository', 'tracker_project', 'calendar', 'ai_account'],
  // Nobody asks the vendor of its AI tool.
  portal: ['repository', 'tracker_project', 'calendar', 'cloud_account'],
  sdk: ['repository'],
  site: ['repository', 'tracker_project', 'calendar'],
}
type ContainerKind = 'repository' | 'tracker_project' | 'calendar' | 'cloud_account' | 'ai_account'

const mapped = ({ name, repository, tracker, calendar, cloud, ai }: AgencyProject): readonly Said[] => {
  const containers: Readonly<Record<ContainerKind, string>> = {
    repository,
    tracker_project: tracker,
    calendar,
    cloud_account: cloud,
    ai_account: ai,
  }
  return CONTAINERS[name].map((kind) => said('container map', { kind, container: containers[kind], project: name }))
}

export const directory: readonly Said[] = [
  ...[...new Set(PROJECTS.map(({ client }) => client))]
    .filter((name) => name !== SHOP.client)
    .map((name) => said('client add', { name })),
  ...PROJECTS.filter((one) => one !== SHOP).map(({ name, client }) => said('project add', { name, client })),
  ...PROJECTS.flatMap(mapped),
]
