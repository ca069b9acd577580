import { isLeft, left, right } from 'fp-ts/lib/Either.js'
import { type Asked, decodeParameters } from '#api/parameters'
import { periodOf } from '#api/period'
import { readSelection } from '#api/selection'
import type { Environment } from '#app/environment'
import { idsOf } from '#app/state/asked'
import type { Refusal } from '#app/state/refusal'
import type { Uuid } from '#domain/common'
import { rejecting } from '#domain/documents'
import type { AnyOperation, CheckedRequest } from '#domain/operation'
import type { Outcome, StoreError } from '#domain/outcome'
import { endOfMinute } from '#domain/time'
import { planOf } from '#projections/entities/subscription'
import type { NumberExplanation } from '#projections/explain/response'
import { explanationOf } from '#projections/operations'
import { withSettings } from '#projections/selection/settings'
import { partitionOf } from '#readstore/partitions'
import { directoryIn } from '../lists.js'
import { type ExplainedNumber, explainReading, type NoSuchNumber } from './number.js'

export type { NumberExplanation }

/** A number of an answer of the API. */
export interface AnswerQuestion {
  readonly workspaceId: Uuid
  readonly operation: AnyOperation
  /** By the API's own names; clients and projects by id or name. */
  readonly parameters: readonly (readonly [name: string, value: string])[]
  /** The number's path in the answer's JSON. */
  readonly path: string
}

const refused = (message: string) => left<Refusal>({ tag: 'misused', message })

/** The request of an owner, as the API would take it. */
const requestFor = async (
  { workspaceId, operation, parameters }: AnswerQuestion,
  environment: Environment,
): Outcome<StoreError | Refusal, CheckedRequest & Pick<Asked, 'given'>> => {
  const { readStore, now } = environment
  const directory = await directoryIn(workspaceId, environment)
  if (isLeft(directory)) return directory
  const { clients, projects } = directory.right
  const given = idsOf(parameters, {
    clients: clients.map(({ clientId: id, name }) => ({ id, name })),
    projects: projects.map(({ projectId: id, name, clientId }) => ({ id, name, clientId })),
  })
  if (isLeft(given)) return given
  const isInPath = (name: string): boolean => Object.hasOwn(operation.params ?? {}, name)
  const inPath = given.right.filter(([name]) => isInPath(name))
  const query = new URLSearchParams()
  for (const [name, value] of given.right) if (!isInPath(name)) query.append(name, value)
  const instant = endOfMinute(now())
  const asked = decodeParameters(operation, Object.fromEntries(inPath), String(query), instant)
  if (isLeft(asked)) return refused(asked.left.fields.map(({ allowed }) => allowed).join(' '))
  const dataAccess = { all: true } as const
  const found = await readStore.read(partitionOf(workspaceId, readStore), async (docs) => ({
    plan: await planOf(docs, workspaceId, now()),
    selection: await readSelection(docs, workspaceId, dataAccess, asked.right),
  }))
  if (isLeft(found)) return found
  const { plan, selection } = found.right
  if (isLeft(selection))
    return refused(
      selection.left.tag === 'not_found'
        ? 'the project or client is archived, or there is none of this id: see `wdi project list`'
        : selection.left.fields.map(({ allowed }) => allowed).join(' '),
    )
  const period = periodOf(asked.right, plan, instant)
  if (isLeft(period))
    return refused(`the plan ${plan} shows ${period.left.limitDays} days up to today: give a later start`)
  return right({
    workspaceId,
    now: instant,
    plan,
    period: period.right,
    ...selection.right,
    caller: { role: 'owner', dataAccess, scopes: null } as const,
    given: asked.right.given,
  })
}

/** Finds by index the events behind a number of what the API answers to an owner, as the API does. */
export const explainByIndex = async (
  { workspaceId, operation, parameters, path }: AnswerQuestion,
  environment: Environment,
): Outcome<StoreError | Refusal | NoSuchNumber, NumberExplanation> => {
  const { readStore, registry, now } = environment
  const explained = explanationOf(operation)
  const named = [['operation', operation.id], ['number', path], ...parameters] as const
  const request = await requestFor({ workspaceId, operation: explained, parameters: named, path }, environment)
  if (isLeft(request)) return request
  const requestedAt = now()
  const read = await readStore.read(partitionOf(workspaceId, readStore), async (docs) =>
    explained.read(await withSettings(request.right, explained, docs), {
      docs,
      ...rejecting(readStore.access, registry),
      requestedAt: () => requestedAt,
    }),
  )
  if (isLeft(read)) return read
  if (isLeft(read.right))
    return refused(
      read.right.left.tag === 'not_found'
        ? 'there is nothing of this id'
        : read.right.left.fields.map(({ allowed }) => allowed).join(' '),
    )
  return right(read.right.right as NumberExplanation)
}

/** Recomputes a number of what the API answers to an owner without each event that may matter. */
export const explainAnswer = async (
  question: AnswerQuestion,
  environment: Environment,
): Outcome<StoreError | Refusal | NoSuchNumber, ExplainedNumber> => {
  const request = await requestFor(question, environment)
  if (isLeft(request)) return request
  const { workspaceId, operation, path } = question
  const { readStore, registry, now } = environment
  const { people } = rejecting(readStore.access, registry)
  const members = await readStore.access.ofWorkspace(workspaceId)
  if (isLeft(members)) return members
  const requestedAt = now()
  return explainReading(
    {
      workspaceId,
      of: operation.id,
      path,
      read: async (docs) => {
        const answer = await operation.read(await withSettings(request.right, operation, docs), {
          docs,
          access: { ofWorkspace: async () => members.right },
          people,
          requestedAt: () => requestedAt,
        })
        // A refusal has no numbers.
        return isLeft(answer) ? {} : answer.right
      },
    },
    environment,
  )
}
