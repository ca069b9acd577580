import { type Either, isLeft, left, right } from 'fp-ts/lib/Either.js'
import type { Uuid } from '#domain/common'
import type { AnyCollection, Query } from '#domain/documents'
import { type DataOf, type DomainEvent, definitionOf, type EventType, streamOf } from '#domain/events/catalogue'
import type { Aggregate, EntityRef, Metadata } from '#domain/events/envelope'
import type { Action } from '#domain/roles'
import type { ProjectState } from '#projections/entities/project'
import type { Looking } from './append.js'
import { type Context, theProject } from './context.js'
import { argument, type Fields, type InputOf, required, text, uuid } from './field.js'
import type { Refusal } from './refusal.js'

/** An event as a decision states it; who, when and where is the runner's to add. */
export interface Stated {
  readonly type: EventType
  readonly entity: EntityRef
  readonly data: DataOf<EventType>
  readonly more: Partial<Pick<Metadata, 'occurredAt' | 'connectionId' | 'channel' | 'contentHash'>>
  /** An id of the event's own, for what has no other that would show a repetition. */
  readonly eventId?: Uuid
}
export const stated = <T extends EventType>(
  type: T,
  entity: EntityRef,
  data: DataOf<T>,
  more: Stated['more'] = {},
): Stated => ({ type, entity, data, more })

/** What a statement comes to. Without events, all was so already. */
export interface Decision {
  /** What the command tells of, by what its ids are called. */
  readonly ids: Readonly<Record<string, string>>
  readonly events: readonly Stated[]
  /** A member's name, for the registry. */
  readonly name?: { readonly memberId: Uuid; readonly name: string }
  /** A secret that is shown this once. */
  readonly key?: string
}
export type Decided = Either<Refusal, Decision>
export const states = (ids: Decision['ids'], ...events: readonly Stated[]): Decided => right({ ids, events })
export const conflict = (message: string): Either<Refusal, never> => left({ tag: 'conflict', message })
export const misused = (message: string): Either<Refusal, never> => left({ tag: 'misused', message })
export const unknown = (what: string, named: string, hint: string): Either<Refusal, never> =>
  left({ tag: 'unknown', what, named, hint })

/** Documents that a decision wants to see, with all folded that was appended before. */
export type Look =
  | { readonly collection: AnyCollection; readonly id: string }
  // biome-ignore lint/suspicious/noExplicitAny: of whatever the collection holds
  | { readonly collection: AnyCollection; readonly where: Query<any>['where'] }

/** A command as data: the command line, its help, the docs and the tests are made of it. */
export interface StatedCommand<F extends Fields = Fields> {
  /** `project add` */
  readonly path: string
  readonly summary: string
  readonly fields: F
  /** What stands after the path. */
  readonly example: string
  /** What it may append, all to one stream. */
  readonly appends: readonly EventType[]
  readonly aggregate: Aggregate
  /** What whoever acts has to be allowed. */
  readonly action: Action
  readonly stream: (input: InputOf<F>, context: Context) => Either<Refusal, string>
  readonly looksAt: Looking
  readonly looksUp: (input: InputOf<F>, context: Context) => Either<Refusal, Look | null>
  readonly decide: (input: InputOf<F>, events: readonly DomainEvent[], context: Context) => Decided
}
// biome-ignore lint/suspicious/noExplicitAny: a command of any fields
export type AnyCommand = StatedCommand<any>

interface Described<F extends Fields, C extends Context = Context>
  extends Pick<StatedCommand<F>, 'path' | 'summary' | 'fields' | 'example' | 'appends'> {
  readonly action?: Action
  readonly looksUp?: (input: InputOf<F>, context: C) => Look | null
  readonly decide: (input: InputOf<F>, events: readonly DomainEvent[], context: C) => Decided
}

const everything: Looking = () => true

/** Something that concerns the workspace as a whole. */
export const inWorkspace =
  (aggregate: 'directory' | 'access' | 'billing' | 'settings' | 'commercial') =>
  <F extends Fields>({
    action = 'workspace.manage',
    looksUp = () => null,
    ...rest
  }: Described<F>): StatedCommand<F> => ({
    ...rest,
    aggregate,
    action,
    stream: (_, { workspaceId }) => right(streamOf[aggregate](workspaceId)),
    looksAt: everything,
    looksUp: (input, context) => right(looksUp(input, context)),
  })

const ofProject = { project: required(text('id or name'), 'the project') }
export type OfProject = Context & { readonly project: ProjectState }

/** Something that is said of a project. */
export const inProject =
  (aggregate: 'engagement' | 'links' | 'commercial') =>
  <F extends Fields>({
    action = 'workspace.manage',
    looksUp = () => null,
    decide,
    fields,
    ...rest
  }: Described<F, OfProject>): StatedCommand<F & typeof ofProject> => {
    type Input = InputOf<F & typeof ofProject>
    const within = <A>(input: Input, context: Context, use: (context: OfProject) => Either<Refusal, A>) => {
      const project = theProject(input.project as string, context)
      return isLeft(project) ? project : use({ ...context, project: project.right })
    }
    const own = (input: Input) => input as unknown as InputOf<F>
    return {
      ...rest,
      fields: { ...fields, ...ofProject },
      aggregate,
      action,
      stream: (input, context) =>
        within(input, context, ({ workspaceId, project: { projectId } }) =>
          right(
            aggregate === 'commercial' ? streamOf.commercial(workspaceId) : streamOf[aggregate](workspaceId, projectId),
          ),
        ),
      looksAt: everything,
      looksUp: (input, context) => within(input, context, (all) => right(looksUp(own(input), all))),
      decide: (input, events, context) =>
        within(input, context, (all) =>
          all.project.status === 'archived'
            ? conflict(`the project ${all.project.name} is archived: take it up again with  wdi project status`)
            : decide(own(input), events, all),
        ),
    }
  }

const ofConnection = {
  connection: argument(uuid('connection'), "the connection's id, as `wdi status --json` shows it"),
}

/** Something that is said of a connection. What it has observed is not looked at. */
export const inConnection = <F extends Fields>({
  fields,
  ...rest
}: Omit<Described<F & typeof ofConnection>, 'fields' | 'looksUp'> & { readonly fields: F }): StatedCommand<
  F & typeof ofConnection
> => ({
  action: 'integrations.manage',
  ...rest,
  fields: { ...ofConnection, ...fields },
  aggregate: 'connection',
  stream: (input, { workspaceId }) =>
    right(streamOf.connection(workspaceId, (input as { connection: Uuid }).connection)),
  looksAt: (type) => LOOKED_AT.has(type),
  looksUp: () => right(null),
})
const LOOKED_AT: ReadonlySet<string> = new Set(
  (
    [
      'ConnectionRegistered',
      'ConnectionPaused',
      'ConnectionResumed',
      'ConnectionRemoved',
      'RecordDeadLettered',
      'DeadLetterResolved',
    ] as const
  ).map((type) => definitionOf(type).type),
)
