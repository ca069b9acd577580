import { type Either, isLeft, right } from 'fp-ts/lib/Either.js'
import type { Uuid } from '#domain/common'
import { type DomainEvent, type EventType, streamOf } from '#domain/events/catalogue'
import type { Action } from '#domain/roles'
import type { ProjectState } from '#projections/entities/project'
import type { Looking } from './append.js'
import { conflict, type Decided, type Look, type StatedCommand } from './command.js'
import { type Context, theProject } from './context.js'
import { argument, type Fields, type InputOf, required, text } from './field.js'
import type { Refusal } from './refusal.js'

// The place of a command, which decides its stream and the data for its decision.

interface Described<F extends Fields, C extends Context = Context>
  extends Pick<StatedCommand<F>, 'path' | 'summary' | 'fields' | 'example' | 'appends' | 'roles' | 'carryOut'> {
  readonly action?: Action
  readonly looksUp?: (input: InputOf<F>, context: C) => Look | null
  readonly decide: (input: InputOf<F>, events: readonly DomainEvent[], context: C) => Decided
}

const everything: Looking = () => true

/** The action of what delivery leads state, too, within their data access. */
export const byLeads = { action: 'integrations.manage' } as const

/** A statement about the workspace as a whole. */
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

/** A statement about a project. */
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
            ? conflict(`the project ${all.project.name} is archived: reopen it first`, 'wdi project status --help')
            : decide(own(input), events, all),
        ),
    }
  }

const ofConnection = {
  connection: argument(text('connection'), 'the connection, by id or name'),
}

const LOOKED_AT: ReadonlySet<string> = new Set<EventType>([
  ...(['ConnectionRegistered', 'ConnectionPaused', 'ConnectionResumed', 'ConnectionRemoved', 'HostConnected'] as const),
  ...(['ImportAnswered', 'RecordDeadLettered', 'DeadLetterResolved'] as const),
])

/** Says whether statements about a connection look at events of a type: not at its observations. */
export const looksAtConnection: Looking = (type) => LOOKED_AT.has(type)

/** A statement about a connection, without its observations. */
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
  looksAt: looksAtConnection,
  looksUp: () => right(null),
})
