import { isLeft, left, right } from 'fp-ts/lib/Either.js'
import type * as t from 'io-ts'
import { isOpen } from '#access/sign-in'
import type { Actor, Members, UseCases } from '#api/use-cases'
import type { Ports } from '#app/environment'
import type { Uuid } from '#domain/common'
import type { Outcome, StoreError } from '#domain/outcome'
import type { MemberDocument } from '#projections/access/fold'
import { isInForce } from '#projections/api-keys/report'
import type { Identity } from '#registry/port'
import { covers } from './acting.js'
import { type Directory, sees } from './context.js'
import { describedStatements, statementOf } from './http-statements.js'
import { readAccess } from './read-access.js'
import { setAddress } from './sign-in-addresses.js'
import { linkFor, signInAddress } from './sign-in-links.js'
import { table } from './statements.js'
import { refusedFor } from './told-refusals.js'

const byName = <A extends { readonly name: string; readonly id: string }>(all: readonly A[]): readonly A[] =>
  [...all].sort((a, b) => (a.name === b.name ? (a.id < b.id ? -1 : 1) : a.name < b.name ? -1 : 1))

/** The places by name that a member sees. */
const placesOf = (member: MemberDocument, { clients, projects }: Directory) => {
  const seen = projects.filter((project) => sees(member, project))
  const ofClient = ({ clientId, name }: Directory['clients'][number]) => ({
    id: clientId,
    name,
    projects: byName(
      seen.filter((project) => project.clientId === clientId).map(({ projectId, name }) => ({ id: projectId, name })),
    ),
  })
  const known = clients.map(ofClient)
  const { dataAccess } = member
  const isOwn = (id: Uuid): boolean => dataAccess.all || dataAccess.clients.includes(id)
  return { clients: byName(known.filter(({ id, projects }) => isOwn(id) || projects.length > 0)) }
}

const listMembers = async (
  { workspaceId, memberId: ownId, now }: Actor,
  stores: Ports,
): Outcome<StoreError | { readonly tag: 'creator_not_allowed' }, t.TypeOf<typeof Members>> => {
  const read = await readAccess(workspaceId, stores)
  if (isLeft(read)) return read
  const sessions = await stores.registry.signIns.sessionsOf(workspaceId, null)
  if (isLeft(sessions)) return sessions
  const links = await stores.registry.signIns.linksOf(workspaceId)
  if (isLeft(links)) return links
  const identities = await stores.registry.identities.ofWorkspace(workspaceId)
  if (isLeft(identities)) return identities
  const { access, directory, names } = read.right
  const own = access.members.find(({ memberId }) => memberId === ownId)
  if (own === undefined) return left({ tag: 'creator_not_allowed' })
  const places = placesOf(own, directory)
  const projects = places.clients.flatMap((client) => client.projects)
  const members = access.members.map((member) => {
    const { memberId: id, role, dataAccess } = member
    const link = links.right.find(({ memberId, expiresAt }) => memberId === id && now < expiresAt)
    return {
      id,
      name: names.get(id) ?? id,
      role,
      dataAccess: {
        all: dataAccess.all,
        clients: dataAccess.all ? [] : namedAmong(places.clients, dataAccess.clients),
        projects: dataAccess.all ? [] : namedAmong(projects, dataAccess.projects),
      },
      isYou: id === ownId,
      mayChange: covers(own, member, directory),
      keys: access.keys.filter((key) => key.createdBy === id && isInForce(key, now)).length,
      sessions: sessions.right.filter((one) => one.memberId === id && isOpen(one, now)).length,
      account: accountOf(identities.right.find((one) => one.memberId === id)),
      invitedUntil: link?.expiresAt ?? null,
    }
  })
  return right({ members: byName(members), places })
}

/** Says how far a member is known at the provider. */
const accountOf = (identity: Identity | undefined): 'none' | 'invited' | 'bound' => {
  if (identity === undefined) return 'none'
  return identity.account === null ? 'invited' : 'bound'
}

/** Those of some places that the ids name, each with its name. */
const namedAmong = (places: readonly { readonly id: Uuid; readonly name: string }[], ids: readonly Uuid[]) =>
  places.filter(({ id }) => ids.includes(id)).map(({ id, name }) => ({ id, name }))

/** The use cases that members of a workspace have in the browser, on these stores. */
export const useCasesOn = (stores: Ports): UseCases => ({
  statement: (group, name) => {
    const command = table.find(({ path }) => path === `${group} ${name}`)
    return command === undefined ? null : statementOf(command, stores)
  },
  statements: describedStatements,
  members: (actor) => listMembers(actor, stores),
  link: async ({ memberId: member, kind, origin }, { workspaceId, memberId, now }) => {
    const made = await linkFor({ workspaceId, member, kind, as: memberId }, { ...stores, now: () => now })
    if (isLeft(made)) return left(refusedFor(made.left))
    const { slugs, token, expiresAt } = made.right
    const [organization = '', workspace = ''] = slugs.split('/')
    return right({ address: signInAddress(origin, { organization, workspace }, token), expiresAt })
  },
  address: async ({ memberId: member, address }, { workspaceId, memberId }) => {
    const set = await setAddress({ workspaceId, member, address, as: memberId }, stores)
    return isLeft(set) ? left(refusedFor(set.left)) : right({})
  },
})
