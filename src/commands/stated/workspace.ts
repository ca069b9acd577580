import { left, right } from 'fp-ts/lib/Either.js'
import { DELETION_GRACE_DAYS } from '#domain/settings'
import { epochOf, instantOf } from '#domain/time'
import { conflict, misused, stated, states } from '../command.js'
import { argument, optional, type Reader, text } from '../field.js'
import { inWorkspace } from '../places.js'

const DAY_MS = 86_400_000
const days: Reader<number> = {
  placeholder: 'days',
  read: (word) => (/^\d{1,3}$/.test(word) ? right(Number(word)) : left('a number of days, 0 to 999, is expected')),
}
const refOf = (workspaceId: string) => ({ kind: 'workspace', key: workspaceId })

export const workspaceCommands = [
  inWorkspace('directory')({
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
  inWorkspace('directory')({
    path: 'workspace delete',
    summary: 'delete the workspace and everything in it, after a grace period',
    fields: {
      again: argument(text('organization/workspace'), 'the same two slugs again, as confirmation'),
      graceDays: optional(days, `after how many days (default: ${DELETION_GRACE_DAYS}); until then it can be kept`),
    },
    example: 'acme/website',
    appends: ['WorkspaceDeletionRequested'],
    roles: ['owner'],
    decide: ({ again, graceDays: wanted }, _, { workspaceId, now, directory: { slugs, deletion } }) => {
      if (again !== slugs) return misused(`the workspace is ${slugs}, and not ${again}`)
      if (deletion !== null)
        return wanted === null || wanted === deletion.graceDays
          ? states({ workspaceId })
          : conflict(`it will be deleted at ${deletion.effectiveAt}: cancel that first with \`wdi workspace keep\``)
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
