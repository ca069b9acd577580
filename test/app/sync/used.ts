import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesSource } from '#app/import/file-source'
import { importAndFold } from '#app/import/import-source'
import type { AiUsageFacts } from '#domain/events/ai-usage'
import type { DataOf } from '#domain/events/catalogue'
import type { EntityRef, Metadata } from '#domain/events/envelope'
import { type Input, NOTHING } from '#test/app/support/importing'
import { newFolder } from '#test/support/stores/folder'
import { ok } from '#test/support/stores/outcome'
import { wholeLog } from '#test/support/stores/whole-log'
import type { SyncWorld } from './syncing.js'

/** A fact of usage as it stands in the log. */
export interface UsedFact {
  readonly entity: EntityRef
  readonly occurredAt: Metadata['occurredAt']
  readonly contentHash: string | undefined
  readonly data: AiUsageFacts
}

const idOf = ({ kind, container, key }: EntityRef): string => `${kind} ${container} ${key}`

/** The usage that stands in a workspace, by day, metric and model. */
export const usedIn = async (world: SyncWorld): Promise<readonly UsedFact[]> => {
  const facts = new Map<string, UsedFact>()
  for (const { type, data, metadata } of await wholeLog(world.stores.eventLog)) {
    const { entity, occurredAt, contentHash } = metadata as Metadata
    if (type === 'AiUsageReported')
      facts.set(idOf(entity), { entity, occurredAt, contentHash, data: data as AiUsageFacts })
    if (type === 'AiUsageWithdrawn') facts.delete(idOf(entity))
  }
  const placeOf = ({ data }: UsedFact): string => `${data.windowEnd} ${data.metric} ${data.model}`
  return [...facts.values()].sort((a, b) => (placeOf(a) < placeOf(b) ? -1 : 1))
}

/** The values of a metric, and of a model, by day. */
export const valuesOf = async (
  world: SyncWorld,
  metric: AiUsageFacts['metric'],
  model: string | null = null,
): Promise<Readonly<Record<string, string | null>>> => {
  const facts = await usedIn(world)
  const own = facts.filter(({ data }) => data.metric === metric && data.model === model)
  return Object.fromEntries(own.map(({ data }) => [data.windowEnd, data.value]))
}

/** The accounts that belong to a project, as `account: project`. */
export const mappedIn = async (world: SyncWorld): Promise<readonly string[]> => {
  const events = await wholeLog(world.stores.eventLog)
  return events.flatMap(({ type, data }) => {
    if (type !== 'ContainerMapped') return []
    const { container, projectId } = data as DataOf<'ContainerMapped'>
    return [`${container}: ${projectId}`]
  })
}

/** Imports files with these contents. */
export const importsFiles = (world: SyncWorld, contents: readonly string[], more: Partial<Input> = {}) => {
  const folder = newFolder()
  const locations = contents.map((content, i) => {
    const path = join(folder, `${i}.json`)
    writeFileSync(path, content)
    return path
  })
  return ok(
    importAndFold(
      {
        workspaceId: world.workspaceId,
        project: world.projectId,
        opened: null,
        sample: false,
        source: filesSource,
        locations,
        input: { ...NOTHING, ...more },
      },
      0,
      world.environment,
    ),
  )
}
