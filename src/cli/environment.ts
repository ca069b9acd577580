import { resolve } from 'node:path'
import type { Environment } from '#app/environment'
import { type Slugs, workspaceNamed } from '#app/state/workspace'
import type { Notice, Task, Watcher } from '#app/watcher'
import type { Instant, Uuid } from '#domain/common'
import type { Outcome } from '#domain/outcome'
import { instantOf } from '#domain/time'
import { isDataFolder, openStores, type Stores } from '#stores/open'
import { counted } from './counted.js'
import { type AppError, orFail } from './errors.js'
import { stopRequested } from './interruption.js'
import { Failure, type Output } from './output.js'

/** The process's only clock. */
export const now = (): Instant => instantOf(Date.now())

const TASKS: Readonly<Record<Task, string>> = {
  reading_commits: 'Reading commits',
  importing_commits: 'Importing commits',
  importing_lines: 'Importing lines',
  counting_events: 'Counting events',
  folding_events: 'Folding events',
  reading_events: 'Reading events',
  verifying_events: 'Verifying events',
  leaving_out_events: 'Leaving out events',
}

/** The line of a notice; null if there is nothing to print. */
const lineOf = (notice: Notice): string | null => {
  switch (notice.tag) {
    case 'from_source':
      return notice.text
    case 'waiting':
      return notice.owner.includes(`(process ${process.pid})`)
        ? null
        : `Waiting for ${notice.owner}, which builds the reports of this data folder. If it was killed, this continues within 3 seconds.`
    case 'repository_renamed':
      return (
        `The repository ${notice.from} is now called ${notice.to}: its facts move to that name.` +
        (notice.shared
          ? ` Another connection still delivers facts of ${notice.from}. If it is the same repository, run \`wdi container rename repository ${notice.from} ${notice.to}\`.`
          : '')
      )
    case 'tracker_renamed':
      return `The tracker ${notice.from} is the one called ${notice.to}, of a repository that was renamed: its items stand under ${notice.to}, so that agreements find them.`
    case 'making_sample':
      return 'Generating a year of an agency with three clients and five projects.'
    case 'no_history_here':
      return `There is no git history here (${process.cwd()}): importing a small sample history instead. For the evidence of a whole sample agency, run \`wdi start --sample\`.`
    case 'repository_found':
      return `Repository ${notice.path}`
    case 'imported':
      return `Imported ${notice.label}, branch ${notice.branch}: ${counted(notice.counts)}`
    default:
      return notice satisfies never
  }
}

/** Prints the progress and notices of a use case, and stops it if the process was asked to stop. */
export const watcherOf = (output: Output): Watcher => ({
  progress: (task) => output.progress(TASKS[task]),
  note: (notice) => {
    const line = lineOf(notice)
    if (line !== null) output.note(line)
  },
  stop: stopRequested,
})

/** The dependencies of use cases. */
export const environmentOf = ({ eventLog, readStore, registry }: Stores, output: Output): Environment => ({
  eventLog,
  readStore,
  registry,
  now,
  watcher: watcherOf(output),
})

/** Opens the stores for as long as the command needs them. */
export const withStores = async <A>(data: string, use: (stores: Stores) => Promise<A>): Promise<A> => {
  const stores = orFail(await openStores(data))
  try {
    return await use(stores)
  } finally {
    await stores.close()
  }
}

/** Ends a command on a folder in which nothing was ever stored, without making the folder. */
export const mustBeStored = (data: string): void => {
  if (!isDataFolder(data))
    throw new Failure(
      `nothing is stored in ${resolve(data)}: name another folder with --data, or start with \`wdi start\` or \`wdi workspace create --help\``,
    )
}

/** Runs a use case on an existing data folder. */
export const onStored = async <A>(
  data: string,
  output: Output,
  use: (environment: Environment) => Outcome<AppError, A>,
): Promise<A> => {
  mustBeStored(data)
  return withStores(data, async (stores) => orFail(await use(environmentOf(stores, output))))
}

/** Runs a use case on a workspace. */
export const onWorkspace = <A>(
  { data, workspace }: { readonly data: string; readonly workspace: Slugs },
  output: Output,
  use: (workspaceId: Uuid, environment: Environment) => Outcome<AppError, A>,
): Promise<A> =>
  onStored(data, output, async (environment) => use(orFail(await workspaceNamed(workspace, environment)), environment))
