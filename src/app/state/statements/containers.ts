import { isLeft } from 'fp-ts/lib/Either.js'
import { oneOf } from '#domain/codec'
import type { CivilDate } from '#domain/common'
import type { DomainEvent } from '#domain/events/catalogue'
import { ContainerKind } from '#domain/events/connections'
import { containerSpelling } from '#domain/events/spelling'
import { BEGINNING_OF_TIME, END_OF_TIME, startOfDay } from '#domain/time'
import type { ContainerState } from '#projections/entities/container'
import { conflict, misused, stated, states, unknown } from '../command.js'
import { type Context, theProject } from '../context.js'
import { renameEvidence } from '../evidence.js'
import { argument, choice, date, optional, required, text, uuid } from '../field.js'
import { byLeads, inWorkspace } from '../places.js'
import { namesGiven, renamed } from '../renaming.js'

const command = inWorkspace('directory')
const which = {
  kind: argument(choice(ContainerKind, 'kind'), 'kind of container'),
  container: argument(
    text('container'),
    'its canonical name: the host and path of a repository, the key of a tracker project',
  ),
}

/** The containers that can be renamed: all others are named by their sources. */
const Renamable = oneOf('repository')

const found = ({ kind, container }: Pick<ContainerState, 'kind' | 'container'>, { directory }: Context) =>
  directory.containers.find((one) => one.kind === kind && one.container === container)

/** The projects that it belongs to from an instant on: each once, null for none. */
const ownersFrom = (state: ContainerState | undefined, from: string): readonly (string | null)[] => {
  const later = (state?.mappings ?? []).filter(({ below }) => below > from)
  const owners: (string | null)[] = []
  let reached = from
  for (const { projectId, from: begins, below } of later) {
    if (begins > reached) owners.push(null)
    owners.push(projectId)
    reached = below
  }
  if (later.at(-1)?.below !== END_OF_TIME) owners.push(null)
  return owners.filter((owner, i) => owner !== owners[i - 1])
}

const startOf = (from: CivilDate | null) => (from === null ? BEGINNING_OF_TIME : startOfDay(from, 'UTC'))
const isAll = (owners: readonly (string | null)[], owner: string | null) => owners.length === 1 && owners[0] === owner

export const containerCommands = [
  command({
    path: 'container map',
    summary: 'assign a repository, tracker project, calendar or account to a project',
    fields: {
      ...which,
      project: required(text('id or name'), 'the project'),
      from: optional(date, 'first UTC day (default: from the beginning of time)'),
    },
    example: 'repository github.com/acme/shop --project "Web shop" --from 2026-01-01',
    appends: ['ContainerMapped'],
    decide: ({ kind, container: asWritten, project: named, from }, _, context) => {
      const container = containerSpelling(kind, asWritten)
      const project = theProject(named, context)
      if (isLeft(project)) return project
      const { projectId, status, name } = project.right
      const ids = { container, projectId }
      if (isAll(ownersFrom(found({ kind, container }, context), startOf(from)), projectId)) return states(ids)
      if (status === 'archived')
        return conflict(`the project ${name} is archived: reopen it first`, 'wdi project status --help')
      const ref = { kind: 'container', key: `${kind}:${container}` }
      return states(ids, stated('ContainerMapped', ref, { kind, container, projectId, from }))
    },
  }),
  command({
    path: 'container rename',
    summary: 'record the new name of a repository and join the facts of both names',
    fields: {
      kind: argument(choice(Renamable, 'kind'), 'kind of container'),
      container: argument(text('container'), 'its former name'),
      to: argument(text('name'), 'its new name'),
    },
    example: 'repository git:0123456789ab github.com/acme/storefront',
    appends: ['ContainerRenamed', 'ContainerMapped', 'ContainerUnmapped'],
    decide: ({ kind, container: former, to: name }, events, context) => {
      const [container, to] = [containerSpelling(kind, former), containerSpelling(kind, name)]
      if (container === to) return misused('both names are the same: give another one')
      if (found({ kind, container }, context) !== undefined)
        return states({ container: to }, ...renamed({ kind, container, to }, context.directory.containers))
      if (namesGiven(kind, events).get(container) === to) return states({ container: to })
      return unknown(kind, container, 'see `wdi status --json` for the names of what was imported')
    },
    carryOut: ({ kind, container, to }, carrier) =>
      renameEvidence({ kind, container: containerSpelling(kind, container), to: containerSpelling(kind, to) }, carrier),
  }),
  command({
    path: 'container unmap',
    summary: 'end the assignment of a container to its project',
    fields: { ...which, from: optional(date, 'first UTC day without the project (default: today)') },
    example: 'repository github.com/acme/shop --from 2026-06-01',
    appends: ['ContainerUnmapped'],
    decide: ({ kind, container: asWritten, from: wanted }, _, context) => {
      const container = containerSpelling(kind, asWritten)
      const state = found({ kind, container }, context)
      if (state === undefined) return unknown(kind, container, 'it was never mapped, so there is nothing to unmap')
      const from = wanted ?? context.today
      if (isAll(ownersFrom(state, startOf(from)), null)) return states({ container })
      const ref = { kind: 'container', key: `${kind}:${container}` }
      return states({ container }, stated('ContainerUnmapped', ref, { kind, container, from }))
    },
  }),
]

/** Says whether a person or an import has said where a container belongs: an import does not say it again. */
export const wasMapped = (
  { kind, container }: Pick<ContainerState, 'kind' | 'container'>,
  events: readonly DomainEvent[],
): boolean => {
  const last = events.findLast(
    (event) =>
      (event.type === 'ContainerMapped' || event.type === 'ContainerRenamed') &&
      event.data.kind === kind &&
      containerSpelling(kind, event.data.container) === container,
  )
  return last?.type === 'ContainerMapped'
}

/** Maps a container to a project, by its id, from the beginning of time, unless it is mapped already: a part of an import. */
export const mapUnlessMapped = command({
  ...byLeads,
  path: 'container map',
  summary: 'map a container unless it is mapped already',
  fields: { ...which, project: required(uuid(), 'the project') },
  example: '',
  appends: ['ContainerMapped'],
  decide: ({ kind, container, project: projectId }, events) => {
    const ids = { container, projectId }
    if (wasMapped({ kind, container }, events)) return states(ids)
    const ref = { kind: 'container', key: `${kind}:${container}` }
    return states(ids, stated('ContainerMapped', ref, { kind, container, projectId, from: null }))
  },
})
