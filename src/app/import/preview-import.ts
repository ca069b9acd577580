import { isLeft, right } from 'fp-ts/lib/Either.js'
import type { Environment } from '#app/environment'
import type { Fields } from '#app/state/field'
import { endIfStopped, type Stopped, stoppable, type Watcher } from '#app/watcher'
import type { Outcome } from '#domain/outcome'
import type { SourceError, SourceReading } from '#import/source'
import { choicesTaken } from './assumed.js'
import { writeFacts } from './facts-file.js'
import type { ImportRefused } from './import-source.js'
import { factsNamed } from './mapping.js'
import { directoryEvents, openNamed, projectsFor, type SourceRequest } from './open-source.js'
import type { OnThing, Preview } from './preview.js'
import { TouchedPlaces, withinSight } from './within-sight.js'

/** The result that an import would have. */
export interface Previewed {
  readonly preview: Preview
  /** The number of facts that were written as a file of facts; null if that was not asked for. */
  readonly written: number | null
  /** Notes of the source for its user. */
  readonly notices: readonly string[]
}

/**
 * Reads the facts that an import would deliver, and appends nothing. With a path, writes them as a file of facts, which must
 * not exist. Null if the source has no preview.
 */
export const previewImport = async <F extends Fields, R extends SourceReading>(
  request: SourceRequest<F, R>,
  path: string | null,
  environment: Environment,
): Outcome<ImportRefused, Previewed | null> => {
  const reading = await openNamed(request, environment)
  if (isLeft(reading)) return reading
  const { source, workspaceId, member } = request
  const { preview: previewed } = source
  if (previewed === null) return right(null)
  const { watcher } = environment
  const touched = new TouchedPlaces()
  const onThing: OnThing = (thing) => {
    endIfStopped(watcher)
    touched.add(thing)
  }
  const shown =
    path === null
      ? await unwritten(() => previewed(reading.right, endingIfStopped(watcher), onThing))
      : await writeFacts(source, previewed, reading.right, path, watcher)
  if (isLeft(shown)) return shown
  const { preview, facts: written } = shown.right
  if (preview.tag !== 'files') return right({ preview, written, notices: reading.right.notices })
  const directory = await directoryEvents(workspaceId, environment)
  if (isLeft(directory)) return directory
  if (member !== undefined) {
    touched.addWholes(reading.right)
    const isSeen = withinSight(member, touched, reading.right, directory.right)
    if (isLeft(isSeen)) return isSeen
  }
  const facts = factsNamed(preview.facts, reading.right, directory.right)
  const choices = choicesTaken(reading.right, projectsFor(member, directory.right))
  return right({ preview: { ...preview, ...choices, facts }, written, notices: reading.right.notices })
}

/** A watcher whose progress ends work that is to stop: records may be rejected for long without a fact. */
const endingIfStopped = (watcher: Watcher): Pick<Watcher, 'progress'> => ({
  progress: (task) => {
    const { update, end } = watcher.progress(task)
    return {
      update: (done, total) => {
        endIfStopped(watcher)
        update(done, total)
      },
      end,
    }
  },
})

const unwritten = async (
  read: () => Outcome<SourceError, Preview>,
): Outcome<SourceError | Stopped, { readonly preview: Preview; readonly facts: null }> => {
  const preview = await stoppable(read)
  return isLeft(preview) ? preview : right({ preview: preview.right, facts: null })
}
