import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { right } from 'fp-ts/lib/Either.js'
import { type FactsReading, openFacts } from '#connectors/facts/open'
import type { Instant, Uuid } from '#domain/common'
import type { LoggedEvent } from '#eventlog/port'
import type { Imported } from '#import/run'
import { DeadLetter, type DeadLetterState } from '#projections/entities/dead-letter'
import { catchUp } from '#projector/projector'
import { ALL } from '#readstore/port'
import { projectAdded, uuid, WORKSPACE, workspaceOpened } from '#test/projections/support/events'
import { append, openStores, optionsOf, type Stores, seize } from '#test/projector/support/stores'
import { type Importing as ImportingSource, importSource } from '#test/support/facts/import-source'
import { newFolder } from '#test/support/stores/folder'
import { ok } from '#test/support/stores/outcome'
import { wholeLog } from '#test/support/stores/whole-log'

export const READ_AT: Instant = '2026-04-01T00:00:00.000Z'

/** Lines as a file has them: values as JSON, text as it is. */
export const fileOf = (lines: readonly (object | string)[]): string =>
  lines.map((line) => `${typeof line === 'string' ? line : JSON.stringify(line)}\n`).join('')

type Ports = Pick<Stores, 'eventLog' | 'readStore'>
type Result = ReturnType<typeof importSource<FactsReading>>

export interface Importing {
  readonly stores: Stores
  /** The path of a file of this name. */
  readonly at: (name: string) => string
  readonly write: (name: string, lines: readonly (object | string)[]) => void
  /** Imports a file that is there, by these stores. */
  readonly imports: (name: string, through?: Ports, emptyIsTrue?: boolean) => Result
  /** The same of a reading that is open. */
  readonly importsOf: (
    source: Pick<ImportingSource<FactsReading>, 'opened' | 'open' | 'emptyIsTrue'>,
    through?: Ports,
  ) => Result
  /** Those that an import knows. */
  readonly projects: Set<Uuid>
  readonly fold: () => Promise<void>
  /** Writes a file, imports it, and folds it. */
  readonly import: (lines: readonly (object | string)[], name?: string) => Promise<Imported<FactsReading>>
  readonly events: () => Promise<readonly LoggedEvent[]>
  readonly deadLetters: () => Promise<readonly DeadLetterState[]>
}

/** A workspace with one project, in stores of its own, and a folder for files. */
export const importing = async ({
  projects: names = ['app'],
}: {
  projects?: readonly string[]
} = {}): Promise<Importing> => {
  const stores = await openStores()
  const folder = newFolder()
  await append(stores.eventLog, [workspaceOpened(), projectAdded('app')])
  const at = (name: string) => join(folder, name)
  const write = (name: string, lines: readonly (object | string)[]) => writeFileSync(at(name), fileOf(lines))
  const fold = async () => {
    const lease = await seize(stores.readStore)
    await ok(catchUp(optionsOf(stores, lease), new AbortController().signal))
  }
  const projects = new Set(names.map(uuid))
  const importsOf: Importing['importsOf'] = (source, through = stores) =>
    importSource({
      workspaceId: WORKSPACE,
      ...through,
      ...source,
      now: () => READ_AT,
      sample: false,
      foldAll: async () => right(await fold()),
      channel: source.opened.channel,
      category: source.opened.category,
    })
  const imports: Importing['imports'] = async (name, through, emptyIsTrue = false) => {
    const open = () => openFacts([at(name)], { label: null, projects, now: () => READ_AT })
    return importsOf({ opened: await ok(open()), open, emptyIsTrue }, through)
  }
  return {
    stores,
    at,
    write,
    imports,
    importsOf,
    projects,
    fold,
    import: async (lines, name = 'export.jsonl') => {
      write(name, lines)
      const imported = await ok(imports(name))
      await fold()
      return imported
    },
    events: async () => (await wholeLog(stores.eventLog)).filter(({ stream }) => stream.startsWith('connection-')),
    deadLetters: () =>
      ok(stores.readStore.read(ALL, (docs) => docs.find(DeadLetter, { where: { workspaceId: { eq: WORKSPACE } } }))),
  }
}
