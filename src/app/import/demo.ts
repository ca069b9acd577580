import { isLeft, right } from 'fp-ts/lib/Either.js'
import type { Environment } from '#app/environment'
import { type CommandError, openWorkspace, type WorkspaceIsClosed } from '#app/state/workspace'
import { type GitReading, openGit } from '#connectors/git/open'
import type { Instant, Uuid } from '#domain/common'
import type { Outcome } from '#domain/outcome'
import type { SourceError } from '#import/source'
import { gitSource } from './git-source.js'
import { type ImportRefused, importFrom } from './import-source.js'
import { type NoSmallHistory, smallHistory } from './small-history.js'

/** The slugs of the demo's workspace. */
export const DEMO = { organization: 'demo', workspace: 'demo' } as const
/** The plan of the demo and of the sample. */
export const DEMO_PLAN = 'scale'

/** A repository that can be read. */
export interface FoundRepository {
  readonly location: string
  readonly branch: string | null
  readonly opened: GitReading
  readonly madeUp: boolean
}

/** Opens the named repository, or the one in the current folder; null if there is none, or an empty one. */
export const findRepository = async (
  wanted: string | null,
  branch: string | null,
  now: () => Instant,
): Outcome<SourceError, FoundRepository | null> => {
  const location = wanted ?? '.'
  const reading = await openGit(location, now, { branch: branch ?? undefined })
  if (!isLeft(reading)) return right({ location, branch, opened: reading.right, madeUp: false })
  const { code } = reading.left
  return wanted === null && (code === 'not_a_repository' || code === 'empty') ? right(null) : reading
}

/** Makes a small sample history in the data folder, if there is none yet, and opens it. */
const madeUpRepository = async (
  data: string,
  now: () => Instant,
): Outcome<SourceError | NoSmallHistory, FoundRepository> => {
  const folder = await smallHistory(data, now())
  if (isLeft(folder)) return folder
  const location = folder.right
  const opened = await openGit(location, now)
  return isLeft(opened) ? opened : right({ location, branch: null, opened: opened.right, madeUp: true })
}

export type DemoError = ImportRefused | NoSmallHistory | CommandError | WorkspaceIsClosed

export interface OpenedDemo {
  readonly workspaceId: Uuid
  readonly ownerId: Uuid
  readonly connectionId: Uuid
  /** Instant of the newest commit. */
  readonly newestAt: Instant | null
}

/** Opens the demo workspace, and imports new records of a repository, or of a made-up one if none is given. */
export const openDemo = async (
  found: FoundRepository | null,
  data: string,
  environment: Environment,
): Outcome<DemoError, OpenedDemo> => {
  const { now, watcher } = environment
  const repository = found === null ? await madeUpRepository(data, now) : right(found)
  if (isLeft(repository)) return repository
  const { location, branch, opened, madeUp } = repository.right
  const spec = {
    ...DEMO,
    name: 'Demo',
    plan: DEMO_PLAN,
    client: 'Demo client',
    project: 'Demo project',
    owner: 'Demo owner',
  } as const
  const workspace = await openWorkspace(spec, environment, now)
  if (isLeft(workspace)) return workspace
  const { workspaceId, ownerId, projectId: project } = workspace.right
  watcher.note(madeUp ? { tag: 'no_history_here' } : { tag: 'repository_found', path: opened.path })
  const imported = await importFrom(
    { source: gitSource, locations: [location], input: { branch }, workspaceId, project, opened, sample: madeUp },
    environment,
  )
  if (isLeft(imported)) return imported
  const { connectionId, reading, counts } = imported.right
  watcher.note({ tag: 'imported', label: reading.label, branch: reading.branch.name, counts })
  return right({ workspaceId, ownerId, connectionId, newestAt: reading.newestAt })
}
