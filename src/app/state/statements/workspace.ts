import { left, right } from 'fp-ts/lib/Either.js'
import { PlanId } from '#domain/plans'
import { DELETION_GRACE_DAYS } from '#domain/settings'
import { epochOf, instantOf } from '#domain/time'
import { conflict, misused, type OpeningCommand, stated, states } from '../command.js'
import { argument, choice, defaulting, optional, type Reader, slugs, text } from '../field.js'
import { inWorkspace } from '../places.js'

const DAY_MS = 86_400_000
const days: Reader<number> = {
  placeholder: 'days',
  read: (word) => (/^\d{1,3}$/.test(word) ? right(Number(word)) : left('expected a number of days, from 0 to 999')),
}
const refOf = (workspaceId: string) => ({ kind: 'workspace', key: workspaceId })

const creatingFields = {
  slugs: argument(slugs, 'its two slugs'),
  name: optional(text('name'), 'its name (default: its slug)'),
  plan: defaulting(choice(PlanId, 'plan'), 'scale', 'its plan'),
  client: defaulting(text('name'), 'First client', 'its first client'),
  project: defaulting(text('name'), 'First project', 'its first project'),
  owner: defaulting(text('name'), 'Owner', 'display name of its owner'),
}

/** Opens a workspace. */
export const creatingWorkspace: OpeningCommand<typeof creatingFields> = {
  path: 'workspace create',
  summary: 'open a workspace with an owner, a plan, a first client and a first project',
  fields: creatingFields,
  example: 'acme/website --name "Acme website" --owner "Ada"',
  appends: ['WorkspaceSlugTaken', 'WorkspaceOpened', 'ClientAdded', 'ProjectAdded', 'PlanChanged', 'MemberJoined'],
  specOf: ({ slugs: { organization, workspace }, name, plan, client, project, owner }) => ({
    organization,
    workspace,
    name: name ?? workspace,
    plan,
    client,
    project,
    owner,
  }),
}

export const workspaceCommands = [
  inWorkspace('directory')({
    path: 'workspace rename',
    summary: 'rename the workspace; its slugs stay',
    fields: { name: argument(text('name'), 'its new name') },
    example: '"Acme web"',
    appends: ['WorkspaceRenamed'],
    decide: ({ name }, _, { workspaceId, directory }) =>
      name === directory.name
        ? states({ workspaceId })
        : states({ workspaceId }, stated('WorkspaceRenamed', { kind: 'workspace', key: workspaceId }, { name })),
  }),
  inWorkspace('directory')({
    path: 'workspace delete',
    summary: 'delete the workspace and everything in it, after a grace period',
    fields: {
      again: argument(text('organization/workspace'), 'the same two slugs again, as confirmation'),
      graceDays: optional(days, `grace period in days (default: ${DELETION_GRACE_DAYS}), during which it can be kept`),
    },
    example: 'acme/website',
    appends: ['WorkspaceDeletionRequested'],
    roles: ['owner'],
    decide: ({ again, graceDays: wanted }, _, { workspaceId, now, directory: { slugs: current, deletion } }) => {
      if (again !== current) return misused(`the workspace is ${current}, not ${again}`)
      if (deletion !== null)
        return wanted === null || wanted === deletion.graceDays
          ? states({ workspaceId })
          : conflict(`it will be deleted at ${deletion.effectiveAt}: cancel that first`, 'wdi workspace keep')
      const graceDays = wanted ?? DELETION_GRACE_DAYS
      const effectiveAt = instantOf(epochOf(now) + graceDays * DAY_MS)
      return states(
        { workspaceId },
        stated('WorkspaceDeletionRequested', refOf(workspaceId), { effectiveAt, graceDays }),
      )
    },
  }),
  inWorkspace('directory')({
    path: 'workspace keep',
    summary: 'cancel a pending deletion',
    fields: {},
    example: '',
    appends: ['WorkspaceDeletionCancelled'],
    roles: ['owner'],
    decide: (_, __, { workspaceId, directory: { deletion } }) =>
      deletion === null
        ? states({ workspaceId })
        : states({ workspaceId }, stated('WorkspaceDeletionCancelled', refOf(workspaceId), {})),
  }),
]
