import { isLeft, right } from 'fp-ts/lib/Either.js'
import type { CivilDate, Instant, Uuid } from '#domain/common'
import { type DataOf, type DomainEvent, type EventType, streamOf } from '#domain/events/catalogue'
import type { ContainerKind } from '#domain/events/connections'
import { containerSpelling } from '#domain/events/spelling'
import type { Outcome, StoreError } from '#domain/outcome'
import { BEGINNING_OF_TIME, END_OF_TIME } from '#domain/time'
import { newEvent } from '#eventlog/new-event'
import type { CodeChange } from '#projections/entities/code-change'
import { Connection, type ConnectionState } from '#projections/entities/connection'
import type { ContainerState } from '#projections/entities/container'
import { partitionOf } from '#readstore/partitions'
import type { ReadStore } from '#readstore/port'
import { documentsOf } from '../connectors/observed-documents.js'
import { decideAndAppend } from './append.js'
import type { CarryError, Renamer } from './carrier.js'
import { type Stated, stated } from './command.js'
import { directoryOf } from './context.js'
import type { Ports } from './environment.js'

/** A renamed container. */
export interface Renaming {
  readonly kind: ContainerKind
  readonly container: string
  readonly to: string
}

const dayOf = (at: Instant): CivilDate | null => (at === BEGINNING_OF_TIME ? null : at.slice(0, 10))
const refOf = (kind: ContainerKind, container: string) => ({ kind: 'container', key: `${kind}:${container}` })

/** Events that repeat a container's mappings, each from its day on, under another name. */
export const mappingsOf = ({ kind, mappings }: ContainerState, container: string): readonly Stated[] =>
  mappings.flatMap(({ projectId, from, below }, index) => {
    const until = dayOf(below)
    const mapped = stated('ContainerMapped', refOf(kind, container), { kind, container, projectId, from: dayOf(from) })
    const isFollowed = below === END_OF_TIME || mappings[index + 1]?.from === below
    return isFollowed || until === null
      ? [mapped]
      : [mapped, stated('ContainerUnmapped', refOf(kind, container), { kind, container, from: until })]
  })

/** Events that rename a container. Existing mappings of the new name stay. */
export const renamed = (
  { kind, container, to }: Renaming,
  containers: readonly ContainerState[],
): readonly Stated[] => {
  const find = (name: string) => containers.find((one) => one.kind === kind && one.container === name)
  const [former, target] = [find(container), find(to)]
  if (former === undefined) return []
  const event = stated('ContainerRenamed', refOf(kind, container), { kind, container, to })
  return [event, ...(target === undefined || target.mappings.length === 0 ? mappingsOf(former, to) : [])]
}

/** Current names of repositories, by the name in their own data. */
export const namesGiven = (events: readonly DomainEvent[]): ReadonlyMap<string, string> => {
  const names = new Map<string, string>()
  for (const event of events) {
    if (event.type !== 'ContainerRenamed' && event.type !== 'ContainerMapped') continue
    const { kind, container } = event.data
    if (kind !== 'repository') continue
    const name = containerSpelling(kind, container)
    if (event.type === 'ContainerMapped') names.delete(name)
    else if (event.metadata.actor.kind === 'user') {
      const to = containerSpelling(kind, event.data.to)
      names.delete(to)
      for (const [own, given] of names) if (given === name) names.set(own, to)
      names.set(name, to)
    }
  }
  return names
}

/** Records a source's new name in the directory. If other connections still use the former name, it stays as well. */
export const renameContainer = async (
  renaming: Renaming,
  stays: boolean,
  cause: Renamer,
  { eventLog }: Pick<Ports, 'eventLog'>,
): Outcome<CarryError, void> => {
  const done = await decideAndAppend<never>(streamOf.directory(cause.workspaceId), eventLog, (events) =>
    right(
      renamed(renaming, directoryOf(events).containers)
        .filter(({ type }) => !stays || type !== 'ContainerRenamed')
        .map(({ type, entity, data }) => newEvent<EventType>(type, entity, data as DataOf<EventType>, cause)),
    ),
  )
  return isLeft(done) ? done : right(undefined)
}

/** All other connections that deliver evidence of a container. */
export const connectionsOf = async (
  container: string,
  workspaceId: Uuid,
  readStore: ReadStore,
): Outcome<StoreError, readonly ConnectionState[]> => {
  const found = await readStore.read(partitionOf(workspaceId, readStore), (docs) =>
    docs.find(Connection, { where: { workspaceId: { eq: workspaceId } } }),
  )
  if (isLeft(found)) return found
  return right(found.right.filter(({ coverage }) => coverage.some((one) => one.container === container)))
}

/** Restates people's links of changes to items under the changes' new name. */
export const carryLinks = async (
  { container, to }: Renaming,
  cause: Renamer,
  { eventLog, readStore }: Pick<Ports, 'eventLog' | 'readStore'>,
): Outcome<CarryError, void> => {
  const { workspaceId } = cause
  for await (const page of documentsOf('code_change', container, workspaceId, readStore)) {
    if (isLeft(page)) return page
    const links = page.right.flatMap((document) => {
      const { key, said } = document as unknown as { key: string; said: (typeof CodeChange.codec)['_A']['said'] }
      return said.map((one) => ({ key, ...one }))
    })
    for (const projectId of new Set(links.map((one) => one.projectId))) {
      const done = await decideAndAppend<never>(streamOf.links(workspaceId, projectId), eventLog, (events) => {
        const isSaid = (key: string, item: string): boolean =>
          events.some(
            ({ type, data, metadata: { entity } }) =>
              (type === 'ChangeLinked' || type === 'ChangeUnlinked') &&
              entity.container === to &&
              entity.key === key &&
              data.workItem === item,
          )
        return right(
          links
            .filter((one) => one.projectId === projectId && !isSaid(one.key, one.workItem))
            .map(({ key, workItem, linked }) =>
              newEvent(
                linked ? 'ChangeLinked' : 'ChangeUnlinked',
                { kind: 'code_change', container: to, key },
                { projectId, workItem },
                cause,
              ),
            ),
        )
      })
      if (isLeft(done)) return done
    }
  }
  return right(undefined)
}
