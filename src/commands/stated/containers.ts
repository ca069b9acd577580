import { isLeft } from 'fp-ts/lib/Either.js'
import type { CivilDate } from '#domain/common'
import { ContainerKind } from '#domain/events/connections'
import { BEGINNING_OF_TIME, END_OF_TIME, startOfDay } from '#domain/time'
import type { ContainerState } from '#projections/entities/container'
import { conflict, stated, states, unknown } from '../command.js'
import { type Context, theProject } from '../context.js'
import { argument, choice, date, optional, required, text } from '../field.js'
import { inWorkspace } from '../places.js'

const command = inWorkspace('directory')
const which = {
  kind: argument(choice(ContainerKind, 'kind'), 'what it is'),
  container: argument(
    text('container'),
    'its canonical name: the host and path of a repository, the key of a tracker project',
  ),
}

const found = ({ kind, container }: Pick<ContainerState, 'kind' | 'container'>, { directory }: Context) =>
  directory.containers.find((one) => one.kind === kind && one.container === container)

/** Whose it is from an instant on, as long as nobody says otherwise: each owner once, null for none. */
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
    summary: 'say to which project a repository, tracker project, calendar or account belongs',
    fields: {
      ...which,
      project: required(text('id or name'), 'the project'),
      from: optional(date, 'from which UTC day on (default: from the beginning of time)'),
    },
    example: 'repository github.com/acme/shop --project "Web shop" --from 2026-01-01',
    appends: ['ContainerMapped'],
    decide: ({ kind, container, project: named, from }, _, context) => {
      const project = theProject(named, context)
      if (isLeft(project)) return project
      const { projectId, status, name } = project.right
      const ids = { container, projectId }
      if (isAll(ownersFrom(found({ kind, container }, context), startOf(from)), projectId)) return states(ids)
      if (status === 'archived')
        return conflict(`the project ${name} is archived: reopen it first (\`wdi project status --help\`)`)
      const ref = { kind: 'container', key: `${kind}:${container}` }
      return states(ids, stated('ContainerMapped', ref, { kind, container, projectId, from }))
    },
  }),
  command({
    path: 'container unmap',
    summary: 'say from which day on a container belongs to no project',
    fields: { ...which, from: optional(date, 'from which UTC day on (default: today)') },
    example: 'repository github.com/acme/shop --from 2026-06-01',
    appends: ['ContainerUnmapped'],
    decide: ({ kind, container, from: wanted }, _, context) => {
      const state = found({ kind, container }, context)
      if (state === undefined) return unknown(kind, container, 'it was never mapped, so there is nothing to take back')
      const from = wanted ?? context.today
      if (isAll(ownersFrom(state, startOf(from)), null)) return states({ container })
      const ref = { kind: 'container', key: `${kind}:${container}` }
      return states({ container }, stated('ContainerUnmapped', ref, { kind, container, from }))
    },
  }),
]
