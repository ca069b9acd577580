import { type Either, left, right } from 'fp-ts/lib/Either.js'
import type * as t from 'io-ts'
import type { CivilDate, Instant, Uuid } from '#domain/common'
import type { DataAccess, KeyEnvironment } from '#domain/events/access'
import type { DomainEvent } from '#domain/events/catalogue'
import { type EffectivePlan, effectivePlan } from '#domain/plans'
import { type AccessContent, foldAccess, type KeyDocument, type MemberDocument } from '#projections/access/fold'
import { Client } from '#projections/entities/client'
import { Container, type ContainerState } from '#projections/entities/container'
import { Project, type ProjectState } from '#projections/entities/project'
import { Subscription } from '#projections/entities/subscription'
import { Workspace, type WorkspaceState } from '#projections/entities/workspace'
import type { Refusal } from './refusal.js'
import { statesOf } from './state.js'

type ClientState = t.TypeOf<typeof Client.codec>

/** What a workspace's directory stream says. */
export interface Directory {
  readonly name: string
  /** `organization/workspace`, its slugs. */
  readonly slugs: string
  /** Null where it is not to be deleted. */
  readonly deletion: WorkspaceState['deletion']
  /** It is being deleted, and takes nothing more. */
  readonly closed: boolean
  readonly clients: readonly ClientState[]
  readonly projects: readonly ProjectState[]
  readonly containers: readonly ContainerState[]
}
export const directoryOf = (events: readonly DomainEvent[]): Directory => {
  const states = <S>(entity: Parameters<typeof statesOf<S>>[0]): readonly S[] =>
    statesOf(entity, events).map(({ state }) => state)
  const workspace = states(Workspace)[0]
  return {
    name: workspace?.name ?? '',
    slugs: `${workspace?.organizationSlug}/${workspace?.workspaceSlug}`,
    deletion: workspace?.deletion ?? null,
    closed: workspace?.closed ?? false,
    clients: states(Client),
    projects: states(Project),
    containers: states(Container),
  }
}

/** What a workspace's access stream says. Those who have left are members no more. */
export interface Access {
  readonly members: readonly MemberDocument[]
  readonly left: readonly MemberDocument[]
  readonly keys: readonly KeyDocument[]
}
export const accessOf = (workspaceId: Uuid, events: readonly DomainEvent[]): Access => {
  const entries = events.map((event) => ({ revision: event.revision, event }))
  const all: readonly AccessContent[] = [...foldAccess(workspaceId, entries).values()].map(({ document }) => document)
  const members = all.filter((one): one is MemberDocument => one.kind === 'member')
  return {
    members: members.filter(({ leftAt }) => leftAt === null),
    left: members.filter(({ leftAt }) => leftAt !== null),
    keys: all.filter((one): one is KeyDocument => one.kind === 'key'),
  }
}

export const planOf = (events: readonly DomainEvent[], now: Instant): EffectivePlan => {
  const [subscription] = statesOf(Subscription, events)
  return subscription === undefined ? 'free' : effectivePlan(subscription.state.terms, now)
}

/** A key that was made for a command which shows it once. */
export interface NewKey {
  readonly key: string
  readonly prefix: string
  readonly digest: string
  readonly pepperId: string
}

/** All that a decision may look at, beside the events of the stream that it appends to. */
export interface Context {
  readonly workspaceId: Uuid
  readonly now: Instant
  /** In UTC. */
  readonly today: CivilDate
  /** Who acts. */
  readonly actor: MemberDocument
  readonly directory: Directory
  readonly access: Access
  /** Names of members, past ones too. */
  readonly names: ReadonlyMap<Uuid, string>
  readonly plan: EffectivePlan
  /** The id of what the command makes, where it names none. */
  readonly newId: Uuid
  readonly newKey: (environment: t.TypeOf<typeof KeyEnvironment>) => NewKey
  /** Documents that the command asked for. */
  readonly documents: readonly unknown[]
}

/** The only one that a person means by an id or a name. */
const meant = <A>(
  what: string,
  named: string,
  all: readonly A[],
  idOf: (one: A) => Uuid,
  nameOf: (one: A) => string | undefined,
): Either<Refusal, A> => {
  const byId = all.find((one) => idOf(one) === named.toLowerCase())
  if (byId !== undefined) return right(byId)
  const found = all.filter((one) => nameOf(one) === named)
  const [first] = found
  if (first !== undefined && found.length === 1) return right(first)
  if (found.length > 1) return left({ tag: 'ambiguous', what, named, ids: found.map(idOf) })
  const known = all.map((one) => `${idOf(one)} (${nameOf(one) ?? 'no name'})`)
  const hint = known.length === 0 ? 'there is none at all yet' : `there is ${known.slice(0, 10).join(', ')}`
  return left({ tag: 'unknown', what, named, hint })
}

const sees = ({ dataAccess: access }: { readonly dataAccess: DataAccess }, project: ProjectState): boolean =>
  access.all || access.clients.includes(project.clientId) || access.projects.includes(project.projectId)

/** The project that is meant, of those that whoever acts may see. */
export const theProject = (named: string, { actor, directory }: Context): Either<Refusal, ProjectState> =>
  meant(
    'project',
    named,
    directory.projects.filter((one) => sees(actor, one)),
    (one) => one.projectId,
    (one) => one.name,
  )
export const theClient = (named: string, { directory }: Context): Either<Refusal, ClientState> =>
  meant(
    'client',
    named,
    directory.clients,
    (one) => one.clientId,
    (one) => one.name,
  )
export const theMember = (
  named: string,
  { access, names }: Pick<Context, 'access' | 'names'>,
): Either<Refusal, MemberDocument> =>
  meant(
    'member',
    named,
    access.members,
    (one) => one.memberId,
    (one) => names.get(one.memberId),
  )
