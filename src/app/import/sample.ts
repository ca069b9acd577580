import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isLeft, right } from 'fp-ts/lib/Either.js'
import type { Environment, Ports } from '#app/environment'
import { foldAll } from '#app/folding'
import { readWhole } from '#app/state/append'
import type { AnyCommand } from '#app/state/command'
import { type Directory, directoryOf } from '#app/state/context'
import type { Item } from '#app/state/deciding'
import { hasKey } from '#app/state/first-key'
import { readInput } from '#app/state/input'
import { type StateError, stateAll } from '#app/state/run'
import { table } from '#app/state/statements'
import { openWorkspace, type WorkspaceIsClosed } from '#app/state/workspace'
import type { Instant, Uuid } from '#domain/common'
import { streamOf } from '#domain/events/catalogue'
import type { Outcome, StoreError } from '#domain/outcome'
import { uuidOf } from '#eventlog/new-event'
import { SHOP } from '#sample/agency'
import { yearUntil } from '#sample/calendar'
import { filesOf } from '#sample/sources'
import { statements } from '#sample/statements/all'
import { directory } from '#sample/statements/directory'
import type { Said } from '#sample/statements/said'
import { type Stories, storiesOf } from '#sample/story'
import { type ImportRefused, importFrom } from './import-source.js'
import { factsSource } from './sources.js'

/** The slugs of the sample agency's workspace. */
export const SAMPLE = { organization: 'agency', workspace: 'sample' } as const
const SEED = 7

export type SampleError = ImportRefused | StateError | WorkspaceIsClosed

/** The command of the table with a path. */
const commandOf = (path: string): AnyCommand => {
  const command = table.find((one) => one.path === path)
  if (command === undefined) throw new Error(`there is no command ${path}`)
  return command
}

/** Statements one after another that one command takes at once: of one project, by one member. */
const together = (all: readonly Said[]): readonly (readonly [Said, ...Said[]])[] => {
  const groups: [Said, ...Said[]][] = []
  for (const one of all) {
    const group = groups.at(-1)
    const [first] = group ?? []
    const isSame = first?.path === one.path && first.given['project'] === one.given['project'] && first.as === one.as
    if (group !== undefined && isSame && one.given['project'] !== undefined) group.push(one)
    else groups.push([one])
  }
  return groups
}

/** States missing facts: records with an id get the same one at each start. */
const say = async (all: readonly Said[], workspaceId: Uuid, environment: Environment): Outcome<StateError, void> => {
  for (const [first, ...others] of together(all)) {
    const { path, as } = first
    const command = commandOf(path)
    const items: Item[] = []
    for (const { given } of [first, ...others]) {
      const id = 'id' in command.fields ? { id: uuidOf('sample', workspaceId, path, JSON.stringify(given)) } : {}
      const input = readInput(command, { ...given, ...id })
      if (isLeft(input)) return input
      items.push({ input: input.right })
    }
    const statement = { command, items, workspaceId, as }
    const done = await stateAll(statement, environment, environment.now(), () => foldAll(workspaceId, environment))
    if (isLeft(done)) return done
  }
  return right(undefined)
}

const directoryNow = async (workspaceId: Uuid, { eventLog }: Ports): Outcome<StoreError, Directory> => {
  const events = await readWhole(streamOf.directory(workspaceId), eventLog)
  return isLeft(events) ? events : right(directoryOf(events.right))
}

/** Imports the exports of the agency's sources, each as a file. */
const importYear = async (
  workspaceId: Uuid,
  stories: Stories,
  data: string,
  environment: Environment,
): Outcome<ImportRefused, void> => {
  const known = await directoryNow(workspaceId, environment)
  if (isLeft(known)) return known
  const idOf = (name: string): Uuid => known.right.projects.find((one) => one.name === name)?.projectId ?? ''
  const folder = join(data, 'sample-files')
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { mode: 0o700 })
  for (const { name, lines, exportedAt } of filesOf(stories, idOf)) {
    const file = join(folder, name)
    await writeFile(file, lines.map((line) => `${JSON.stringify(line)}\n`).join(''))
    const imported = await importFrom(
      {
        source: factsSource,
        locations: [file],
        input: { label: null, emptyIsTrue: false },
        workspaceId,
        project: null,
        opened: null,
        sample: true,
      },
      exportedAt === null ? environment : { ...environment, now: () => exportedAt },
    )
    if (isLeft(imported)) return imported
  }
  await rm(folder, { recursive: true })
  return right(undefined)
}

/** The opened sample agency. */
export interface OpenedSample {
  readonly workspaceId: Uuid
  readonly ownerId: Uuid
  /** The project whose pages show the most. */
  readonly firstProjectId: Uuid
  /** The end of its year. */
  readonly until: Instant
}

/**
 * Opens the sample agency: the year that ends when its workspace is opened, with all its imports and statements.
 * Resumes an interrupted one; once its first key was made, it is complete and nothing is appended.
 */
export const openSampleAgency = async (data: string, environment: Environment): Outcome<SampleError, OpenedSample> => {
  const { eventLog, now, watcher } = environment
  const spec = {
    ...SAMPLE,
    name: 'Sample agency',
    plan: 'scale',
    client: SHOP.client,
    project: SHOP.name,
    owner: 'Olga',
  } as const
  const workspace = await openWorkspace(spec, environment, now)
  if (isLeft(workspace)) return workspace
  const { workspaceId, ownerId, projectId } = workspace.right
  const events = await readWhole(streamOf.directory(workspaceId), eventLog)
  if (isLeft(events)) return events
  const year = yearUntil(events.right[0]?.metadata.occurredAt ?? now())
  const opened = right({ workspaceId, ownerId, firstProjectId: projectId, until: year.until })
  const had = await hasKey(workspaceId, environment)
  if (isLeft(had)) return had
  if (had.right) return opened
  watcher.note({ tag: 'making_sample' })
  const stories = storiesOf(year, SEED)
  for (const step of [
    () => say(directory, workspaceId, environment),
    () => importYear(workspaceId, stories, data, environment),
    () => say(statements(stories), workspaceId, environment),
  ]) {
    const done = await step()
    if (isLeft(done)) return done
  }
  return opened
}

/** The parameters that a script needs to call every operation. */
export interface SampleIds {
  readonly workspaceId: Uuid
  readonly clients: readonly { readonly id: Uuid; readonly name: string }[]
  readonly projects: readonly { readonly id: Uuid; readonly name: string; readonly clientId: Uuid }[]
  readonly auditEvent: Uuid | null
}

/** Reads the parameters that a script needs to call every operation of the sample. */
export const sampleIds = async (workspaceId: Uuid, { eventLog }: Ports): Outcome<StoreError, SampleIds> => {
  const events = await readWhole(streamOf.directory(workspaceId), eventLog)
  if (isLeft(events)) return events
  const { clients, projects } = directoryOf(events.right)
  return right({
    workspaceId,
    clients: clients.map(({ clientId: id, name }) => ({ id, name })),
    projects: projects.map(({ projectId: id, name, clientId }) => ({ id, name, clientId })),
    auditEvent: events.right[0]?.eventId ?? null,
  })
}
