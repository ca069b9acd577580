import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Uuid } from '#domain/common'
import { streamOf } from '#domain/events/catalogue'
import { uuidOf } from '#eventlog/new-event'
import { agencyFiles, FIRST } from '#sample/agency'
import { directory, type Said, statements } from '#sample/statements'
import { type Year, yearUntil } from '#sample/year'
import { readWhole } from '../commands/append.js'
import { type Directory, directoryOf } from '../commands/context.js'
import { readInput, state } from '../commands/run.js'
import { table } from '../commands/table.js'
import { openWorkspace } from '../commands/workspace.js'
import type { Stores } from '../stores.js'
import { foldAll, now, orFail, orRefuse, type Slugs } from './context.js'
import { hasKey } from './first-key.js'
import { importFacts } from './import-facts.js'
import type { Output } from './output.js'

/** Where the sample agency is served. */
export const SAMPLE: Slugs = { organization: 'agency', workspace: 'sample' }
const SEED = 7

/** States what is not stated yet: what has an id gets the same one in each start. */
const say = async (all: readonly Said[], workspaceId: Uuid, stores: Stores, output: Output): Promise<void> => {
  for (const [path, given] of all) {
    const command = table.find((one) => one.path === path)
    if (command === undefined) throw new Error(`there is no command ${path}`)
    const id = 'id' in command.fields ? { id: uuidOf('sample', workspaceId, path, JSON.stringify(given)) } : {}
    const input = orRefuse(readInput(command, { ...given, ...id }))
    const statement = { command, input, workspaceId, as: null }
    orRefuse(await state(statement, stores, now(), () => foldAll(workspaceId, stores, output)))
  }
}

const directoryNow = async (workspaceId: Uuid, { eventLog }: Stores): Promise<Directory> =>
  directoryOf(orFail(await readWhole(streamOf.directory(workspaceId), eventLog)))

/** Imports what the agency's sources export, each as the file that it would be. */
const importYear = async (
  workspaceId: Uuid,
  year: Year,
  { projects }: Directory,
  { data, stores, output }: { data: string; stores: Stores; output: Output },
): Promise<void> => {
  const idOf = (name: string): Uuid => projects.find((one) => one.name === name)?.projectId ?? ''
  const folder = join(data, 'sample-files')
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { mode: 0o700 })
  for (const { name, lines } of agencyFiles({ seed: SEED, year, idOf })) {
    const file = join(folder, name)
    await writeFile(file, lines.map((line) => `${JSON.stringify(line)}\n`).join(''))
    await importFacts({ workspaceId, file, label: null, sample: true }, stores, output)
  }
  await rm(folder, { recursive: true })
}

/** The sample agency as it was opened. */
export interface OpenedSample {
  readonly workspaceId: Uuid
  readonly ownerId: Uuid
  readonly year: Year
}

/**
 * Opens the sample agency: the year that ends when its workspace is opened, with all that is imported and stated of it.
 * One that was interrupted is gone on with; where its first key was made, all of it is there and nothing is appended.
 */
export const openSampleAgency = async (data: string, stores: Stores, output: Output): Promise<OpenedSample> => {
  const wishes = {
    ...SAMPLE,
    name: 'Sample agency',
    plan: 'scale',
    client: FIRST.client,
    project: FIRST.name,
    owner: 'Olga',
  } as const
  const { workspaceId, ownerId } = orFail(await openWorkspace(wishes, stores, now))
  const [opened] = orFail(await readWhole(streamOf.directory(workspaceId), stores.eventLog))
  const year = yearUntil(opened?.metadata.occurredAt ?? now())
  if (await hasKey(workspaceId, stores)) return { workspaceId, ownerId, year }
  output.note('Making up a year of an agency with three clients and five projects.')
  await say(directory, workspaceId, stores, output)
  await importYear(workspaceId, year, await directoryNow(workspaceId, stores), { data, stores, output })
  await say(statements(year), workspaceId, stores, output)
  return { workspaceId, ownerId, year }
}

/** What a script needs to call every operation. */
export const sampleIds = async (workspaceId: Uuid, stores: Stores) => {
  const events = orFail(await readWhole(streamOf.directory(workspaceId), stores.eventLog))
  const { clients, projects } = directoryOf(events)
  return {
    workspaceId,
    clients: clients.map(({ clientId: id, name }) => ({ id, name })),
    projects: projects.map(({ projectId: id, name, clientId }) => ({ id, name, clientId })),
    auditEvent: events[0]?.eventId ?? null,
  }
}
