import { randomUUID } from 'node:crypto'
import type { Command } from 'commander'
import { isLeft, right } from 'fp-ts/lib/Either.js'
import type { Uuid } from '#domain/common'
import { type DomainEvent, streamOf } from '#domain/events/catalogue'
import type { Outcome } from '#domain/outcome'
import { readWhole } from '../commands/append.js'
import { directoryOf, projectNamed } from '../commands/context.js'
import { carryLinks, connectionsOf, namesGiven, renameContainer } from '../commands/renaming.js'
import { mapContainer, ownerOf } from '../commands/workspace.js'
import { type GitReading, openGit } from '../connectors/git/open.js'
import { connectionIdOf, type Imported, importSource } from '../connectors/import.js'
import type { SourceError } from '../connectors/source.js'
import type { Stores } from '../stores.js'
import {
  BRANCH_OPTION,
  DATA_OPTION,
  type DataOption,
  foldAll,
  folded,
  JSON_OPTION,
  now,
  orFail,
  orRefuse,
  parseSlugs,
  refuseClosed,
  type Slugs,
  theWorkspace,
  WORKSPACE_OPTION,
  withExistingStores,
} from './context.js'
import { counted } from './counted.js'
import { dryRun } from './dry-run.js'
import { exampleText } from './hints.js'
import { importFactsCommand } from './import-facts.js'
import { endIfStopped, interruptible } from './interruption.js'
import { Failure, type Output, outputOf } from './output.js'

interface Options extends DataOption {
  readonly workspace?: Slugs
  readonly project?: string
  readonly branch?: string
  readonly dryRun?: boolean
  readonly json?: boolean
}

export interface GitImport {
  readonly workspaceId: Uuid
  readonly projectId: Uuid
  readonly ownerId: Uuid
  readonly sample: boolean
  readonly opened: GitReading
  readonly open: () => Outcome<SourceError, GitReading>
  readonly onProgress: (done: number) => void
}

/** Imports a git repository, mapped to the project unless it is mapped already, and says on the way how far it is. */
export const importGit = async (
  { workspaceId, projectId, ownerId, sample, opened, open, onProgress }: GitImport,
  stores: Stores,
  output: Output,
): Promise<Imported<GitReading>> => {
  const progress = output.progress('Importing commits')
  const directory = async () => orFail(await readWhole(streamOf.directory(workspaceId), stores.eventLog))
  const named = async (reading: GitReading): Promise<GitReading> => {
    const given = namesGiven(await directory()).get(reading.container)
    return given === undefined ? reading : reading.under(given)
  }
  const noted = new Set<string>()
  const note = (notice: string): void => {
    if (!noted.has(notice)) output.note(notice)
    noted.add(notice)
  }
  const imported = await importSource({
    workspaceId,
    ...stores,
    now,
    channel: 'git',
    category: 'code',
    sample,
    opened: await named(opened),
    open: async () => {
      const reading = await open()
      return isLeft(reading) ? reading : right(await named(reading.right))
    },
    repositories: async () => repositoriesIn(await directory()),
    onProgress: (done, total) => {
      endIfStopped()
      progress.update(done, total)
      onProgress(done)
    },
    onOpened: async (reading, former) => {
      const { container, notices } = reading
      await refuseClosed(workspaceId, stores)
      notices.forEach(note)
      const connectionId = connectionIdOf(workspaceId, reading)
      for (const notice of await renameFormer({ workspaceId, connectionId, container, former }, stores, output))
        note(notice)
      const mapping = { workspaceId, projectId, kind: 'repository', container } as const
      orFail(await mapContainer(mapping, ownerId, stores.eventLog, now()))
    },
    foldAll: () => foldAll(workspaceId, stores, output),
  }).finally(progress.end)
  return orFail(imported)
}

const repositoriesIn = (events: readonly DomainEvent[]): readonly string[] =>
  directoryOf(events).containers.flatMap(({ kind, container }) => (kind === 'repository' ? [container] : []))

interface FormerNames {
  readonly workspaceId: Uuid
  readonly connectionId: Uuid
  readonly container: string
  readonly former: readonly string[]
}

/** Says in the directory what a source was called before, and of its changes what people said of them; a notice each. */
const renameFormer = async (
  { workspaceId, connectionId, container: to, former }: FormerNames,
  stores: Stores,
  output: Output,
): Promise<readonly string[]> => {
  if (former.length > 0) await foldAll(workspaceId, stores, output)
  const actor = { kind: 'connector', id: connectionId } as const
  const renamer = { workspaceId, actor, correlationId: randomUUID(), now: now() }
  const notices: string[] = []
  for (const container of former) {
    const renaming = { kind: 'repository', container, to } as const
    const tellers = orFail(await connectionsOf(container, workspaceId, stores.readStore))
    const isShared = tellers.some((one) => one.connectionId !== connectionId)
    orFail(await renameContainer(renaming, isShared, renamer, stores))
    orFail(await carryLinks(renaming, renamer, stores))
    notices.push(
      `The repository ${container} is called ${to} now: its facts move to that name.` +
        (isShared
          ? ` Another connection still delivers facts of ${container}. If it is the same repository, run \`wdi container rename repository ${container} ${to}\`.`
          : ''),
    )
  }
  return notices
}

/** The project to map a repository to: the one named, else the workspace's only one. */
const theProject = async (workspaceId: Uuid, wanted: string | undefined, { eventLog }: Stores): Promise<Uuid> => {
  const { projects, clients } = directoryOf(orFail(await readWhole(streamOf.directory(workspaceId), eventLog)))
  if (wanted !== undefined) return orRefuse(projectNamed(wanted, projects, clients)).projectId
  const [project] = projects
  if (project !== undefined && projects.length === 1) return project.projectId
  const names = projects.map(({ projectId, name }) => `${projectId} (${name})`).join(', ')
  throw new Failure(`which project is it? Say --project with one of: ${names}`, 2)
}

export const importCommand = (program: Command): void => {
  const group = program.command('import').description('import a git repository or a file of facts')
  importFactsCommand(group)
  group
    .command('git')
    .description('import what is new in a git repository: changes, releases, AI marks')
    .argument('<path>', 'the repository, or a folder in it')
    .option(...WORKSPACE_OPTION, parseSlugs)
    .option('--project <id or name>', 'the project that the repository belongs to (default: the only one)')
    .option(...BRANCH_OPTION)
    .option('--dry-run', 'say what would be imported, with the marks of AI by tool and rule, and write nothing')
    .option(...DATA_OPTION)
    .option(...JSON_OPTION)
    .addHelpText('after', exampleText('import git ~/code/website --workspace acme/website'))
    .action(
      async (path: string, { workspace, project, branch, dryRun: isDry = false, json = false, data }: Options) => {
        const output = outputOf({ json, data, ...(workspace === undefined ? {} : { workspace }) })
        const open = () => openGit(path, now, { branch })
        if (!isDry && workspace === undefined)
          throw new Failure(
            `into which workspace? Say --workspace organization/workspace, or --dry-run to write nothing`,
            2,
          )
        // What cannot be read is said before anything is opened or written.
        const opened = orFail(await open())
        if (isDry || workspace === undefined) return dryRun(opened, output)
        const { connectionId, counts, reading } = await interruptible(() =>
          withExistingStores({ data }, async (stores) => {
            const workspaceId = await theWorkspace(workspace, stores)
            const projectId = await theProject(workspaceId, project, stores)
            const ownerId = orFail(await ownerOf(workspaceId, stores.eventLog))
            const imported = await importGit(
              { workspaceId, projectId, ownerId, sample: false, opened, open, onProgress: () => undefined },
              stores,
              output,
            )
            await folded(imported.position, workspaceId, stores, output)
            return imported
          }),
        )
        const { container } = reading
        output.result({ connectionId, container, branch: reading.branch.name, counts }, [
          `${container}, branch ${reading.branch.name}: ${counted(counts)}`,
        ])
      },
    )
}
