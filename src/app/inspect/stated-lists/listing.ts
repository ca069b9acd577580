import { isLeft, right } from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import type { Environment } from '#app/environment'
import { foldAll } from '#app/folding'
import { type Directory, projectNamed } from '#app/state/context'
import type { Refusal } from '#app/state/refusal'
import { type Codec, oneOf } from '#domain/codec'
import { type CivilDate, Uuid } from '#domain/common'
import { compareText } from '#domain/compare'
import type { DocumentReader } from '#domain/documents'
import type { Outcome } from '#domain/outcome'
import { civilDateOf } from '#domain/time'
import type { ProjectState } from '#projections/entities/project'
import { partitionOf } from '#readstore/partitions'
import { directoryIn, type ListError } from '../lists.js'

/** The most rows that a list may have. */
export const MOST_LISTED = 10_000

/** Says whether something holds on the day of the reading. */
export const When = oneOf('in_force', 'past', 'to_come')
export type When = t.TypeOf<typeof When>

/** Says whether a day is before, within or after a span of days. */
export const whenOf = (from: CivilDate, to: CivilDate | null, today: CivilDate): When =>
  from > today ? 'to_come' : to !== null && to < today ? 'past' : 'in_force'

/** The place and day of a reading. */
export interface Place {
  readonly workspaceId: Uuid
  readonly today: CivilDate
  readonly directory: Directory
  /** The projects to read, by client and name. */
  readonly projects: readonly ProjectState[]
  /** More rows than this are not wanted. */
  readonly most: number
}

/** A list of what people stated, with the shape of a row. */
export interface Listing<R> {
  /** The command's group. */
  readonly group: string
  /** The things of the list: `change orders`. */
  readonly things: string
  /** The member of the JSON result. */
  readonly name: string
  readonly row: Codec<R> & { readonly props: object }
  /** Says whether it can be narrowed to one project. */
  readonly ofProjects: boolean
  readonly rows: (docs: DocumentReader, place: Place) => Promise<readonly R[]>
}
export const clientNameIn = (id: Uuid, { clients }: Directory): string =>
  clients.find(({ clientId }) => clientId === id)?.name ?? id

/** The members by which a row says for whom it is. */
export const forWhom = { projectId: Uuid, project: t.string, clientId: Uuid, client: t.string }
type ForWhom = { readonly [M in keyof typeof forWhom]: string }

/** The rows of one project after the other, each with its project and client. */
export const byProject =
  <R extends object>(
    rowsOf: (docs: DocumentReader, project: ProjectState, place: Place) => Promise<readonly R[]>,
  ): ((docs: DocumentReader, place: Place) => Promise<readonly (R & ForWhom)[]>) =>
  async (docs, place) => {
    const all: (R & ForWhom)[] = []
    for (const project of place.projects) {
      const { projectId, name, clientId } = project
      const names = { projectId, project: name, clientId, client: clientNameIn(clientId, place.directory) }
      for (const row of await rowsOf(docs, project, place)) all.push({ ...row, ...names })
      if (all.length > place.most) break
    }
    return all
  }

/** The documents of a project, newest first and no more than are wanted. */
export const ofProject = ({ projectId }: ProjectState, { workspaceId, most }: Place) => ({
  where: { workspaceId: { eq: workspaceId }, projectId: { eq: projectId } },
  limit: most + 1,
})

/** The documents of a workspace of which there are few: they are sorted by what no index has. */
export const inWorkspace = ({ workspaceId }: Place) => ({
  where: { workspaceId: { eq: workspaceId } },
  limit: MOST_LISTED + 1,
})

export interface Listed<R> {
  readonly rows: readonly R[]
  /** Says whether there are more than were asked for. */
  readonly more: boolean
}

export interface Wanted {
  readonly workspaceId: Uuid
  /** Only what is stated of this project, by id or name; null for all. */
  readonly project: string | null
  readonly limit: number
}

const byNames = ({ clients }: Directory) => {
  const nameOf = (one: ProjectState): string =>
    `${clients.find(({ clientId }) => clientId === one.clientId)?.name} ${one.name}`
  return (a: ProjectState, b: ProjectState): number => compareText(nameOf(a), nameOf(b))
}

/** Reads a list, with all events folded. */
export const listStated = async <R>(
  { rows }: Listing<R>,
  { workspaceId, project, limit }: Wanted,
  environment: Environment,
): Outcome<ListError | Refusal, Listed<R>> => {
  const folded = await foldAll(workspaceId, environment)
  if (isLeft(folded)) return folded
  const found = await directoryIn(workspaceId, environment)
  if (isLeft(found)) return found
  const directory = found.right
  const named = project === null ? null : projectNamed(project, directory.projects, directory.clients)
  if (named !== null && isLeft(named)) return named
  const projects = named === null ? directory.projects.toSorted(byNames(directory)) : [named.right]
  const { readStore, now } = environment
  const today = civilDateOf(now(), 'UTC')
  const read = await readStore.read(partitionOf(workspaceId, readStore), (docs) =>
    rows(docs, { workspaceId, today, directory, projects, most: limit }),
  )
  return isLeft(read) ? read : right({ rows: read.right.slice(0, limit), more: read.right.length > limit })
}
