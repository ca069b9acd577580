import { isLeft, right } from 'fp-ts/lib/Either.js'
import type { Ports } from '#app/environment'
import type { CivilDate, Instant, Uuid } from '#domain/common'
import { type DataOf, type DomainEvent, type EventType, streamOf } from '#domain/events/catalogue'
import type { ContainerKind } from '#domain/events/connections'
import { containerSpelling } from '#domain/events/spelling'
import type { Outcome, StoreError } from '#domain/outcome'
import { BEGINNING_OF_TIME, END_OF_TIME } from '#domain/time'
import { type Cause, newEvent } from '#eventlog/new-event'
import { documentsOf } from '#import/observed-documents'
import { AiRule, type AiRuleState } from '#projections/entities/ai-rule'
import { type CodeChange, linksSaid, marksSaid } from '#projections/entities/code-change'
import { Connection, type ConnectionState } from '#projections/entities/connection'
import type { ContainerState } from '#projections/entities/container'
import type { WorkItemState } from '#projections/entities/work-item'
import { partitionOf } from '#readstore/partitions'
import type { ReadStore } from '#readstore/port'
import { decideAndAppend } from './append.js'
import type { CarryError } from './carrier.js'
import { type Stated, stated } from './command.js'
import { directoryOf } from './context.js'

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
  const event = stated('ContainerRenamed', refOf(kind, container), { kind, container, to })
  // Data may call a tracker by a name under which nothing stands yet.
  if (former === undefined) return kind === 'tracker_project' ? [event] : []
  return [event, ...(target === undefined || target.mappings.length === 0 ? mappingsOf(former, to) : [])]
}

/**
 * Current names of repositories or trackers, by the name in their own data. A reading renames a repository for itself
 * alone, and a tracker for all.
 */
export const namesGiven = (
  of: 'repository' | 'tracker_project',
  events: readonly DomainEvent[],
): ReadonlyMap<string, string> => {
  const names = new Map<string, string>()
  for (const event of events) {
    if (event.type !== 'ContainerRenamed' && event.type !== 'ContainerMapped') continue
    const { kind, container } = event.data
    if (kind !== of) continue
    const name = containerSpelling(kind, container)
    if (event.type === 'ContainerMapped') names.delete(name)
    else if (of === 'tracker_project' || event.metadata.actor.kind === 'user') {
      const to = containerSpelling(kind, event.data.to)
      names.delete(to)
      for (const [own, given] of names) if (given === name) names.set(own, to)
      names.set(name, to)
    }
  }
  return names
}

/** The other names of each renamed repository, by each of its names: texts go on to call it by any of them. */
export const formerNames = (events: readonly DomainEvent[]): ReadonlyMap<string, readonly string[]> => {
  const alike = new Map<string, ReadonlySet<string>>()
  for (const event of events) {
    if (event.type !== 'ContainerRenamed') continue
    const [from, to] = [event.data.container, event.data.to].map((name) => containerSpelling('repository', name))
    if (from === undefined || to === undefined) continue
    const names = new Set([from, to, ...(alike.get(from) ?? []), ...(alike.get(to) ?? [])])
    for (const name of names) alike.set(name, names)
  }
  return new Map([...alike].map(([name, names]) => [name, [...names].filter((other) => other !== name).sort()]))
}

/** Names of trackers that a person took back after they were joined with others. */
export const trackersApart = (events: readonly DomainEvent[]): ReadonlySet<string> => {
  const given = namesGiven('tracker_project', events)
  return new Set(
    events.flatMap((event) =>
      event.type === 'ContainerRenamed' && event.data.kind === 'tracker_project' && !given.has(event.data.container)
        ? [event.data.container]
        : [],
    ),
  )
}

/** Records a source's new name in the directory. If other connections still use the former name, it stays as well. */
export const renameContainer = async (
  renaming: Renaming,
  stays: boolean,
  cause: Cause,
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

/** A statement about a change, a rule or an item, to be stated again in another container. */
type Carried = {
  readonly [T in (typeof CARRIED)[number]]: {
    readonly type: T
    readonly kind: 'code_change' | 'ai_rule' | 'work_item'
    readonly key: string
    readonly data: DataOf<T>
  }
}[(typeof CARRIED)[number]]

const CARRIED = [
  'ChangeLinked',
  'ChangeUnlinked',
  'AiMarksTakenBack',
  'AiMarksRestored',
  'AiRuleTakenBack',
  'WorkTypeSet',
] as const
const CARRIED_OR_ENDED: ReadonlySet<string> = new Set([...CARRIED, 'AiRuleRestored'])

/** The topic of a statement: a later one about the same replaces it. */
const topicOf = (kind: string, key: string, data: object): string => {
  const { workItem, rule, from, to } = data as Readonly<Record<'workItem' | 'rule' | 'from' | 'to', string | undefined>>
  return JSON.stringify([kind, key, workItem, rule, from, to])
}

const saidOfChange = (document: object): readonly Carried[] => {
  const { key, said } = document as unknown as { key: string; said: (typeof CodeChange.codec)['_A']['said'] }
  return [
    ...linksSaid(said).map(
      ({ projectId, workItem, linked }): Carried => ({
        type: linked ? 'ChangeLinked' : 'ChangeUnlinked',
        kind: 'code_change',
        key,
        data: { projectId, workItem },
      }),
    ),
    ...marksSaid(said).map(
      ({ projectId, takenBack }): Carried => ({
        type: takenBack ? 'AiMarksTakenBack' : 'AiMarksRestored',
        kind: 'code_change',
        key,
        data: { projectId },
      }),
    ),
  ]
}

const saidOfRule = ({ rule, spans }: AiRuleState): readonly Carried[] =>
  spans.map(({ projectId, from, to }) => ({
    type: 'AiRuleTakenBack',
    kind: 'ai_rule',
    key: rule,
    data: { projectId, rule, from, to },
  }))

const saidOfItem = (document: object): readonly Carried[] => {
  const { key, said } = document as unknown as Pick<WorkItemState, 'key' | 'said'>
  return said.map(({ projectId, workType }) => ({
    type: 'WorkTypeSet',
    kind: 'work_item',
    key,
    data: { projectId, workType },
  }))
}

/** Restates what people said of a tracker's items under its other name, unless it is said there already. */
export const carryTypes = async (
  renaming: Renaming,
  cause: Cause,
  ports: Pick<Ports, 'eventLog' | 'readStore'>,
): Outcome<CarryError, void> => {
  for await (const page of documentsOf('work_item', renaming.container, cause.workspaceId, ports.readStore)) {
    if (isLeft(page)) return page
    const done = await carry(page.right.flatMap(saidOfItem), renaming, cause, ports)
    if (isLeft(done)) return done
  }
  return right(undefined)
}

/** Restates what people said of a repository's changes and rules under its new name, unless it is said there already. */
export const carryLinks = async (
  renaming: Renaming,
  cause: Cause,
  ports: Pick<Ports, 'eventLog' | 'readStore'>,
): Outcome<CarryError, void> => {
  const { workspaceId } = cause
  const { container } = renaming
  const rules = await ports.readStore.read(partitionOf(workspaceId, ports.readStore), (docs) =>
    docs.find(AiRule, { where: { workspaceId: { eq: workspaceId }, place: { eq: container } } }),
  )
  if (isLeft(rules)) return rules
  const carried = await carry(rules.right.flatMap(saidOfRule), renaming, cause, ports)
  if (isLeft(carried)) return carried
  for await (const page of documentsOf('code_change', container, workspaceId, ports.readStore)) {
    if (isLeft(page)) return page
    const done = await carry(page.right.flatMap(saidOfChange), renaming, cause, ports)
    if (isLeft(done)) return done
  }
  return right(undefined)
}

const carry = async (
  statements: readonly Carried[],
  { to }: Renaming,
  cause: Cause,
  { eventLog }: Pick<Ports, 'eventLog'>,
): Outcome<CarryError, void> => {
  for (const projectId of new Set(statements.map(({ data }) => data.projectId))) {
    const own = statements.filter(({ data }) => data.projectId === projectId)
    const stream = streamOf.links(cause.workspaceId, projectId)
    const done = await decideAndAppend<never>(stream, eventLog, (events) => {
      const said = new Set(
        events.flatMap(({ type, data, metadata: { entity } }) =>
          CARRIED_OR_ENDED.has(type) && entity.container === to ? [topicOf(entity.kind, entity.key, data)] : [],
        ),
      )
      return right(
        own
          .filter(({ kind, key, data }) => !said.has(topicOf(kind, key, data)))
          .map(({ type, kind, key, data }) => newEvent<EventType>(type, { kind, container: to, key }, data, cause)),
      )
    })
    if (isLeft(done)) return done
  }
  return right(undefined)
}
