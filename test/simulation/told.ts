import type { Instant } from '#domain/common'
import type { Metadata } from '#domain/events/envelope'
import type { Fact } from '#domain/events/facts'
import type { ItemType } from '#domain/events/work-items'
import type { LoggedEvent } from '#eventlog/port'
import type { Source } from './world.js'

// What has been said, by whom: read off the log's raw events with nothing of the service between.

export type Telling = Pick<Fact, 'kind' | 'place' | 'key' | 'data'>
export const thing = ({ kind, place, key }: { kind: string; place: string; key: string }): string =>
  `${kind} ${place} ${key}`

export interface LinkSaid {
  readonly project: string
  readonly workItem: string
  readonly linked: boolean
}
export interface TypeSaid {
  readonly project: string
  readonly at: Instant
  readonly workType: ItemType | null
}
export interface Told {
  /** The facts that each source states now, by thing. */
  readonly tellings: ReadonlyMap<Source, ReadonlyMap<string, Telling>>
  /** The statements of people about things, by thing: the last of each project. */
  readonly links: ReadonlyMap<string, readonly LinkSaid[]>
  readonly types: ReadonlyMap<string, readonly TypeSaid[]>
  /** Each container's project. */
  readonly mapped: ReadonlyMap<string, string>
  /** Revision of the last event in which a source told anything. */
  readonly heads: ReadonlyMap<Source, number>
}

export const toldBy = (events: readonly LoggedEvent[], sourceOf: (connectionId: string) => Source): Told => {
  const tellings = new Map<Source, Map<string, Telling>>()
  const links = new Map<string, LinkSaid[]>()
  const types = new Map<string, TypeSaid[]>()
  const mapped = new Map<string, string>()
  const heads = new Map<Source, number>()
  for (const { type, data, metadata, revision } of events) {
    const { entity, connectionId, occurredAt } = metadata as Metadata
    const about = { kind: entity.kind, place: entity.container ?? '', key: entity.key }
    const id = thing(about)
    // biome-ignore lint/suspicious/noExplicitAny: raw, as it lies in the log
    const raw = data as any
    if (/Observed$|Withdrawn$/.test(type) && connectionId !== undefined) {
      const source = sourceOf(connectionId)
      const telling = tellings.get(source) ?? new Map<string, Telling>()
      tellings.set(source, telling)
      heads.set(source, revision)
      if (type.endsWith('Observed')) telling.set(id, { ...about, data: raw } as Telling)
      else telling.delete(id)
    } else if (type === 'ChangeLinked' || type === 'ChangeUnlinked') {
      const { projectId: project, workItem } = raw
      const others = (links.get(id) ?? []).filter((one) => one.project !== project || one.workItem !== workItem)
      links.set(id, [...others, { project, workItem, linked: type === 'ChangeLinked' }])
    } else if (type === 'WorkTypeSet') {
      const { projectId: project, workType } = raw
      const others = (types.get(id) ?? []).filter((one) => one.project !== project)
      types.set(id, [...others, { project, at: occurredAt, workType }])
    } else if (type === 'ContainerMapped') mapped.set(raw.container, raw.projectId)
  }
  return { tellings, links, types, mapped, heads }
}
