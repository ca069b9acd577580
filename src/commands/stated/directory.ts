import { type Either, isLeft, left, map } from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { DomainEvent } from '#domain/events/catalogue'
import { ProjectStatus } from '#domain/events/directory'
import { PLANS } from '#domain/plans'
import type { ProjectState } from '#projections/entities/project'
import { conflict, type Decided, inWorkspace, type Stated, stated, states } from '../command.js'
import { type Context, theClient, theProject } from '../context.js'
import { argument, choice, newId, optional, required, text } from '../field.js'
import type { Refusal } from '../refusal.js'
import { adding, allOf, fine } from './checks.js'

const command = inWorkspace('directory')
const client = text('id or name')

type Counted = Extract<Refusal, { tag: 'over_cap' }>['of']
const withinCap = (of: Counted, held: number, { plan }: Context) => {
  const { clients, projects, activeProjects } = PLANS[plan].caps
  const limit = { clients, projects, 'active projects': activeProjects }[of]
  return limit !== 'unlimited' && held >= limit ? left<Refusal>({ tag: 'over_cap', plan, limit, of }) : fine
}

const kept = ({ directory }: Context) => directory.projects.filter(({ status }) => status !== 'archived')
const active = ({ directory }: Context) => directory.projects.filter(({ status }) => status === 'active')
const clientsKept = ({ directory }: Context) => directory.clients.filter(({ archived }) => !archived)

/** Whether the plan holds one more project, of this status. */
const roomFor = (status: ProjectState['status'], before: ProjectState['status'] | null, context: Context) =>
  allOf(
    status !== 'archived' && (before === null || before === 'archived')
      ? withinCap('projects', kept(context).length, context)
      : fine,
    status === 'active' && before !== 'active' ? withinCap('active projects', active(context).length, context) : fine,
  )

const statusChanged = (projectId: string, status: ProjectState['status']): Stated =>
  stated('ProjectStatusChanged', { kind: 'project', key: projectId }, { projectId, status })

interface Named {
  readonly id: string
  readonly name: string
}

/** One that goes by a new name since it was called the old one: the command is said again. */
const renamedFrom = (named: string, name: string, events: readonly DomainEvent[], all: readonly Named[]) =>
  all.find(
    (one) =>
      one.name === name &&
      events.some(({ data, metadata }) => metadata.entity.key === one.id && 'name' in data && data.name === named),
  )

const renaming = (
  idName: string,
  name: string,
  {
    found,
    renamed,
    siblings,
  }: { found: Either<Refusal, Named>; renamed: Named | undefined; siblings: readonly Named[] },
  event: (id: string) => Stated,
): Decided => {
  if (isLeft(found)) return renamed === undefined ? found : states({ [idName]: renamed.id })
  const { id, name: was } = found.right
  if (was === name) return states({ [idName]: id })
  return siblings.some((one) => one.name === name)
    ? conflict(`another one is called ${name} already: choose another name`)
    : states({ [idName]: id }, event(id))
}

const clientNamed = ({ clientId: id, name }: { clientId: string; name: string }): Named => ({ id, name })
const projectNamed = ({ projectId: id, name }: ProjectState): Named => ({ id, name })

export const directoryCommands = [
  command({
    path: 'workspace rename',
    summary: 'call the workspace something else; its slugs stay',
    fields: { name: argument(text('name'), 'what it is called from now on') },
    example: '"Acme web"',
    appends: ['WorkspaceRenamed'],
    decide: ({ name }, _, { workspaceId, directory }) =>
      name === directory.name
        ? states({ workspaceId })
        : states({ workspaceId }, stated('WorkspaceRenamed', { kind: 'workspace', key: workspaceId }, { name })),
  }),
  command({
    path: 'client add',
    summary: 'add a client, for whom projects are done',
    fields: { name: argument(text('name'), 'what the client is called'), id: newId },
    example: '"Acme"',
    appends: ['ClientAdded'],
    decide: ({ name, id }, events, context) => {
      const twin = clientsKept(context).find((one) => one.name === name)
      return adding(
        {
          ...{ what: 'client', id: 'clientId', wanted: id },
          make: (clientId) => stated('ClientAdded', { kind: 'client', key: clientId }, { clientId, name }),
          twin: twin && { id: twin.clientId, same: true },
          check: withinCap('clients', clientsKept(context).length, context),
        },
        events,
        context,
      )
    },
  }),
  command({
    path: 'client rename',
    summary: 'call a client something else',
    fields: {
      client: argument(client, 'the client'),
      name: argument(text('name'), 'what it is called from now on'),
    },
    example: '"Acme" "Acme Ltd"',
    appends: ['ClientRenamed'],
    decide: ({ client: named, name }, events, context) => {
      const all = context.directory.clients.map(clientNamed)
      const found = pipe(theClient(named, context), map(clientNamed))
      const siblings = clientsKept(context).map(clientNamed)
      return renaming(
        'clientId',
        name,
        { found, renamed: renamedFrom(named, name, events, all), siblings },
        (clientId) => stated('ClientRenamed', { kind: 'client', key: clientId }, { clientId, name }),
      )
    },
  }),
  command({
    path: 'client archive',
    summary: 'archive a client and all of its projects',
    fields: { client: argument(client, 'the client') },
    example: '"Bolt"',
    appends: ['ClientArchived', 'ProjectStatusChanged'],
    decide: ({ client: named }, _, context) => {
      const found = theClient(named, context)
      if (isLeft(found)) return found
      const { clientId, archived } = found.right
      const projects = kept(context).filter((one) => one.clientId === clientId)
      return states(
        { clientId },
        ...(archived ? [] : [stated('ClientArchived', { kind: 'client', key: clientId }, { clientId })]),
        ...projects.map(({ projectId }) => statusChanged(projectId, 'archived')),
      )
    },
  }),
  command({
    path: 'project add',
    summary: 'add a project for a client',
    fields: {
      name: argument(text('name'), 'what the project is called'),
      client: required(client, 'the client'),
      status: optional(choice(ProjectStatus, 'status'), 'how it stands (default: active)'),
      id: newId,
    },
    example: '"Shop" --client "Acme Ltd"',
    appends: ['ProjectAdded'],
    decide: ({ name, client: named, status: wanted, id }, events, context) => {
      const found = theClient(named, context)
      if (isLeft(found)) return found
      const { clientId, archived } = found.right
      const status = wanted ?? 'active'
      const twin = kept(context).find((one) => one.clientId === clientId && one.name === name)
      return adding(
        {
          ...{ what: 'project', id: 'projectId', wanted: id },
          make: (projectId) =>
            stated('ProjectAdded', { kind: 'project', key: projectId }, { projectId, clientId, name, status }),
          twin: twin && { id: twin.projectId, same: wanted === null || twin.status === wanted },
          check: allOf(
            archived ? conflict(`the client ${found.right.name} is archived: name another one`) : fine,
            roomFor(status, null, context),
          ),
        },
        events,
        context,
      )
    },
  }),
  command({
    path: 'project rename',
    summary: 'call a project something else',
    fields: {
      project: argument(client, 'the project'),
      name: argument(text('name'), 'what it is called from now on'),
    },
    example: '"Shop" "Web shop"',
    appends: ['ProjectRenamed'],
    decide: ({ project: named, name }, events, context) => {
      const all = context.directory.projects.map(projectNamed)
      const found = theProject(named, context)
      const siblings = isLeft(found) ? [] : kept(context).filter(({ clientId }) => clientId === found.right.clientId)
      return renaming(
        'projectId',
        name,
        {
          found: pipe(found, map(projectNamed)),
          renamed: renamedFrom(named, name, events, all),
          siblings: siblings.map(projectNamed),
        },
        (projectId) => stated('ProjectRenamed', { kind: 'project', key: projectId }, { projectId, name }),
      )
    },
  }),
  command({
    path: 'project status',
    summary: 'say how a project stands',
    fields: {
      project: argument(client, 'the project'),
      status: argument(choice(ProjectStatus, 'status'), 'its status'),
    },
    example: '"Web shop" paused',
    appends: ['ProjectStatusChanged'],
    decide: ({ project: named, status }, _, context) => {
      const found = theProject(named, context)
      if (isLeft(found)) return found
      const { projectId, clientId, status: was } = found.right
      if (was === status) return states({ projectId })
      const archived = context.directory.clients.some((one) => one.clientId === clientId && one.archived)
      const check = allOf(
        archived ? conflict('its client is archived, and its projects with it: add it anew for another client') : fine,
        roomFor(status, was, context),
      )
      return isLeft(check) ? check : states({ projectId }, statusChanged(projectId, status))
    },
  }),
]
