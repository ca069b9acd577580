import { isLeft, map } from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import { ProjectStatus } from '#domain/events/directory'
import type { ProjectState } from '#projections/entities/project'
import { conflict, type Stated, stated, states } from '../command.js'
import { theClient, theProject } from '../context.js'
import { argument, choice, newId, optional, required, text } from '../field.js'
import { inWorkspace } from '../places.js'
import { kept, roomFor } from './caps.js'
import { adding, allOf, fine } from './checks.js'
import { type Named, renamedFrom, renaming } from './naming.js'

const command = inWorkspace('directory')
const named = text('id or name')

const projectNamed = ({ projectId: id, name }: ProjectState): Named => ({ id, name })

export const statusChanged = (projectId: string, status: ProjectState['status']): Stated =>
  stated('ProjectStatusChanged', { kind: 'project', key: projectId }, { projectId, status })

export const projectCommands = [
  command({
    path: 'project add',
    summary: 'add a project for a client',
    fields: {
      name: argument(text('name'), 'name of the project'),
      client: required(named, 'the client'),
      status: optional(choice(ProjectStatus, 'status'), 'its status (default: active)'),
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
          what: 'project',
          id: 'projectId',
          wanted: id,
          make: (projectId) =>
            stated('ProjectAdded', { kind: 'project', key: projectId }, { projectId, clientId, name, status }),
          twin: twin && { id: twin.projectId, same: wanted === null || twin.status === wanted },
          check: allOf(
            archived ? conflict(`the client ${found.right.name} is archived: choose another one`) : fine,
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
    summary: 'rename a project',
    fields: {
      project: argument(named, 'the project'),
      name: argument(text('name'), 'its new name'),
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
    summary: 'change the status of a project',
    fields: {
      project: argument(named, 'the project'),
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
        archived ? conflict('its client is archived, and its projects with it: add it again for another client') : fine,
        roomFor(status, was, context),
      )
      return isLeft(check) ? check : states({ projectId }, statusChanged(projectId, status))
    },
  }),
]
