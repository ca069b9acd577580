import { type Either, isLeft, right } from 'fp-ts/lib/Either.js'
import { type DataAccess, fitsRole } from '#domain/events/access'
import type { DomainEvent } from '#domain/events/catalogue'
import { Role } from '#domain/roles'
import type { MemberDocument } from '#projections/access/fold'
import { covers } from '../acting.js'
import { conflict, type Decided, misused, type Stated, stated, states } from '../command.js'
import { type Context, theClient, theMember, theProject } from '../context.js'
import { same } from '../entities.js'
import { argument, choice, flag, list, newId, required, text } from '../field.js'
import { inWorkspace } from '../places.js'
import type { Refusal } from '../refusal.js'
import { adding } from './checks.js'

const command = inWorkspace('access')
const who = argument(text('id or name'), 'the member')
const role = choice(Role, 'role')
const seeing = {
  all: flag('may see the data of all clients'),
  client: list(text('id or name'), 'may see all of this client; can be repeated'),
  project: list(text('id or name'), 'may see this project; can be repeated'),
}
type Seeing = { readonly all: boolean; readonly client: readonly string[]; readonly project: readonly string[] }

const dataAccessOf = ({ all, client, project }: Seeing, context: Context): Either<Refusal, DataAccess> => {
  if (all === client.length + project.length > 0)
    return misused('state what the member may see: --all, or --client and --project')
  if (all) return right({ all })
  const clients: string[] = []
  for (const named of client) {
    const found = theClient(named, context)
    if (isLeft(found)) return found
    clients.push(found.right.clientId)
  }
  const projects: string[] = []
  for (const named of project) {
    const found = theProject(named, context)
    if (isLeft(found)) return found
    projects.push(found.right.projectId)
  }
  return right({ all: false, clients: [...new Set(clients)].sort(), projects: [...new Set(projects)].sort() })
}

/** Reasons why a member of the role cannot have the access. */
const ONE_CLIENT = 'a client sees exactly one client: state one --client, and neither --all nor --project'

const TOO_WIDE = conflict(
  'a client sees exactly one client, and this member sees other data: change that first',
  'wdi member access --help',
)

const refOf = (memberId: string) => ({ kind: 'member', key: memberId })

/** Refuses what the actor may not give: nobody makes a member, or changes one, who may then or now do or see more than they. */
const within = (
  members: readonly Pick<MemberDocument, 'role' | 'dataAccess'>[],
  { actor, directory }: Context,
): Either<Refusal, void> =>
  members.every((one) => covers(actor, one, directory))
    ? right(undefined)
    : conflict('the member may do or see more than you: an owner who sees all can change that')

/** At least one owner has to remain. */
const ownerLeft = ({ memberId }: MemberDocument, { access }: Context): boolean =>
  access.members.some((one) => one.role === 'owner' && one.memberId !== memberId)
const LAST_OWNER = conflict(
  'the last owner cannot be removed or demoted: make another member an owner first',
  'wdi member role --help',
)

/** The decision that a member has left: all sessions of the member end, also where the event is there already. */
const leaving = (memberId: string, ...events: readonly Stated[]): Decided =>
  right({ ids: { memberId }, events, signsOut: memberId })

/** A former member may join again under the same id. */
const sinceLeft = (id: string | null, events: readonly DomainEvent[], { access }: Context) =>
  access.left.some(({ memberId }) => memberId === id) ? [] : events

export const memberCommands = [
  command({
    path: 'member add',
    summary: 'add a member, whose name is kept outside the event log',
    fields: {
      name: argument(text('name'), 'display name'),
      role: required(role, 'role of the member'),
      ...seeing,
      id: newId,
    },
    example: '"Grace" --role delivery_lead --all',
    appends: ['MemberJoined'],
    decide: ({ name, role, id, ...seeing }, events, context) => {
      const seen = dataAccessOf(seeing, context)
      if (isLeft(seen)) return seen
      const dataAccess = seen.right
      if (!fitsRole(role, dataAccess)) return misused(ONE_CLIENT)
      const known = context.access.members.filter(({ memberId }) => memberId === id)
      const given = within([{ role, dataAccess }, ...known], context)
      if (isLeft(given)) return given
      const twin = context.access.members.find(
        ({ memberId }) => context.names.get(memberId) === name && memberId !== id,
      )
      const decided = adding(
        {
          what: 'member',
          name,
          id: 'memberId',
          wanted: id,
          make: (memberId) => stated('MemberJoined', refOf(memberId), { memberId, role, dataAccess }),
          twin: twin && { id: twin.memberId, same: twin.role === role && same(twin.dataAccess, dataAccess) },
        },
        sinceLeft(id, events, context),
        context,
      )
      const memberId = isLeft(decided) ? '' : (decided.right.ids['memberId'] as string)
      return isLeft(decided) ? decided : right({ ...decided.right, name: { memberId, name } })
    },
  }),
  command({
    path: 'member role',
    summary: 'change the role of a member',
    fields: { member: who, role: argument(role, 'the role') },
    example: '"Grace" admin',
    appends: ['MemberRoleChanged'],
    decide: ({ member: named, role }, _, context) => {
      const found = theMember(named, context)
      if (isLeft(found)) return found
      const { memberId, role: was, dataAccess } = found.right
      if (was === role) return states({ memberId })
      if (!fitsRole(role, dataAccess)) return TOO_WIDE
      const given = within([found.right, { ...found.right, role }], context)
      if (isLeft(given)) return given
      if (was === 'owner' && !ownerLeft(found.right, context)) return LAST_OWNER
      return states({ memberId }, stated('MemberRoleChanged', refOf(memberId), { memberId, role }))
    },
  }),
  command({
    path: 'member access',
    summary: 'change which clients and projects a member may see',
    fields: { member: who, ...seeing },
    example: '"Grace" --client "Acme Ltd" --project "Web shop"',
    appends: ['MemberDataAccessChanged'],
    decide: ({ member: named, ...given }, _, context) => {
      const found = theMember(named, context)
      if (isLeft(found)) return found
      const dataAccess = dataAccessOf(given, context)
      if (isLeft(dataAccess)) return dataAccess
      const { memberId, role, dataAccess: was } = found.right
      if (same(was, dataAccess.right)) return states({ memberId })
      if (!fitsRole(role, dataAccess.right)) return misused(ONE_CLIENT)
      const allowed = within([found.right, { ...found.right, dataAccess: dataAccess.right }], context)
      if (isLeft(allowed)) return allowed
      return states(
        { memberId },
        stated('MemberDataAccessChanged', refOf(memberId), { memberId, dataAccess: dataAccess.right }),
      )
    },
  }),
  command({
    path: 'member remove',
    summary: 'remove a member and revoke all keys that the member created',
    fields: { member: who },
    example: '"Leaving"',
    appends: ['MemberLeft'],
    decide: ({ member: named }, _, context): Decided => {
      const found = theMember(named, context)
      if (isLeft(found)) {
        const gone = theMember(named, { ...context, access: { ...context.access, members: context.access.left } })
        return isLeft(gone) ? found : leaving(gone.right.memberId)
      }
      const { memberId, role: was } = found.right
      const allowed = within([found.right], context)
      if (isLeft(allowed)) return allowed
      if (was === 'owner' && !ownerLeft(found.right, context)) return LAST_OWNER
      return leaving(memberId, stated('MemberLeft', refOf(memberId), { memberId }))
    },
  }),
]
