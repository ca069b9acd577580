import { type Either, left, right } from 'fp-ts/lib/Either.js'
import type * as t from 'io-ts'
import type { CivilDate, Instant, Uuid } from '#domain/common'
import type { DataAccess, KeyEnvironment } from '#domain/events/access'
import type { DomainEvent } from '#domain/events/catalogue'
import { type EffectivePlan, effectivePlan } from '#domain/plans'
import { SETTINGS } from '#domain/settings'
import { isZone } from '#domain/time'
import { type AccessContent, foldAccess, type KeyDocument, type MemberDocument } from '#projections/access/fold'
import { Client } from '#projections/entities/client'
import { Container, type ContainerState } from '#projections/entities/container'
import { Project, type ProjectState } from '#projections/entities/project'
import { Settings } from '#projections/entities/settings'
import { Subscription } from '#projections/entities/subscription'
import { Workspace, type WorkspaceState } from '#projections/entities/workspace'
import { statesOf } from './entities.js'
import type { Refusal } from './refusal.js'

type ClientState = t.TypeOf<typeof Client.codec>

/** The state of a workspace's directory stream. */
export interface Directory {
  readonly name: string
  /** `organization/workspace`, its slugs. */
  readonly slugs: string
  /** Null unless its deletion is scheduled. */
  readonly deletion: WorkspaceState['deletion']
  /** It is being deleted and accepts no more events. */
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

/** The state of a workspace's access stream; former members are left out. */
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

/** A project's name; its id where the directory does not know it. */
export const projectNameOf = (id: Uuid, projects: readonly Pick<ProjectState, 'projectId' | 'name'>[]): string =>
  projects.find(({ projectId }) => projectId === id)?.name ?? id

/** The zone of a workspace's days, by the events of its settings. */
export const timeZoneOf = (events: readonly DomainEvent[]): string => {
  const defaults = statesOf(Settings, events).find(({ state }) => state.section === 'defaults')
  const zone = defaults?.state.values['timeZone'] ?? SETTINGS.defaults['timeZone']?.standard
  return typeof zone === 'string' && isZone(zone) ? zone : 'UTC'
}

/** A key for a command that shows it once. */
export interface NewKey {
  readonly key: string
  readonly prefix: string
  readonly digest: string
  readonly pepperId: string
}

/** The data for a decision, beside the events of its own stream. */
export interface Context {
  readonly workspaceId: Uuid
  readonly now: Instant
  /** In UTC. */
  readonly today: CivilDate
  /** The workspace's own zone. */
  readonly timeZone: string
  /** The member who acts. */
  readonly actor: MemberDocument
  readonly directory: Directory
  readonly access: Access
  /** Names of members, past ones too. */
  readonly names: ReadonlyMap<Uuid, string>
  readonly plan: EffectivePlan
  /** The id of a new record, if the command names none. */
  readonly newId: Uuid
  readonly newKey: (environment: t.TypeOf<typeof KeyEnvironment>) => NewKey
  /** Documents requested by the command. */
  readonly documents: readonly unknown[]
}

/** A record that a person may refer to by id or name. */
interface Meaning<A> {
  readonly what: string
  readonly named: string
  readonly all: readonly A[]
  readonly idOf: (one: A) => Uuid
  readonly nameOf: (one: A) => string | undefined
  /** Distinguishes records of the same name. */
  readonly detailOf: (one: A) => string | undefined
}

const MOST_CANDIDATES = 10

/** The one record with an id or name. */
export const meant = <A>({ what, named, all, idOf, nameOf, detailOf }: Meaning<A>): Either<Refusal, A> => {
  const byId = all.find((one) => idOf(one) === named.toLowerCase())
  if (byId !== undefined) return right(byId)
  const found = all.filter((one) => nameOf(one) === named)
  const [first] = found
  if (first !== undefined && found.length === 1) return right(first)
  if (found.length > 1)
    return left({
      tag: 'ambiguous',
      what,
      named,
      ids: found.map((one) => `${idOf(one)} (${detailOf(one) ?? 'no name'})`),
    })
  const known = all.slice(0, MOST_CANDIDATES).map((one) => `${idOf(one)} (${nameOf(one) ?? 'no name'})`)
  const more = all.length > MOST_CANDIDATES ? ` and ${all.length - MOST_CANDIDATES} more` : ''
  const hint =
    known.length === 0 ? 'there are none yet' : `there is ${known.join(', ')}${more}; see \`wdi ${what} list\``
  return left({ tag: 'unknown', what, named, hint })
}

/** Says whether a member sees a project, by itself or as one of a client. */
export const sees = ({ dataAccess: access }: { readonly dataAccess: DataAccess }, project: ProjectState): boolean =>
  access.all || access.clients.includes(project.clientId) || access.projects.includes(project.projectId)

/** A project by id or name, among the given ones. */
export const projectNamed = (
  named: string,
  projects: readonly ProjectState[],
  clients: readonly ClientState[],
): Either<Refusal, ProjectState> =>
  meant({
    what: 'project',
    named,
    all: projects,
    idOf: (one) => one.projectId,
    nameOf: (one) => one.name,
    detailOf: (one) => `of ${clients.find(({ clientId }) => clientId === one.clientId)?.name}`,
  })

/** A project by id or name, among those that the actor may see. */
export const theProject = (named: string, { actor, directory }: Context): Either<Refusal, ProjectState> =>
  projectNamed(
    named,
    directory.projects.filter((one) => sees(actor, one)),
    directory.clients,
  )
/** Says whether a member sees a client, or a project of it. */
const seesClient = (
  member: Pick<MemberDocument, 'dataAccess'>,
  { clientId }: ClientState,
  { projects }: Directory,
): boolean =>
  member.dataAccess.all ||
  member.dataAccess.clients.includes(clientId) ||
  projects.some((project) => project.clientId === clientId && sees(member, project))

/** A client by id or name, among those that the actor may see. */
export const theClient = (named: string, { actor, directory }: Context): Either<Refusal, ClientState> =>
  meant({
    what: 'client',
    named,
    all: directory.clients.filter((one) => seesClient(actor, one, directory)),
    idOf: (one) => one.clientId,
    nameOf: (one) => one.name,
    detailOf: (one) => (one.archived ? 'archived' : 'active'),
  })
export const theMember = (
  named: string,
  { access, names }: Pick<Context, 'access' | 'names'>,
): Either<Refusal, MemberDocument> =>
  meant({
    what: 'member',
    named,
    all: access.members,
    idOf: (one) => one.memberId,
    nameOf: (one) => names.get(one.memberId),
    detailOf: (one) => one.role,
  })
