import { isLeft } from 'fp-ts/lib/Either.js'
import type { Outcome } from '#domain/outcome'
import type { FoundContainer } from '#import/pass'
import { type BeginError, type Imported, ImportRun, type ReadError, type RunOptions } from '#import/run'
import type { SourceError, SourceReading } from '#import/source'
import { type Interruption, type Restarts, type TooBusy, untilDone } from '#import/until-done'

type Failure = Exclude<BeginError | ReadError, Interruption> | SourceError

/** An import of a source into stores that have no workspace around them. */
export interface Importing<R extends SourceReading>
  extends Omit<RunOptions, 'emptyIsTrue' | 'onProgress'>,
    Restarts<R, Failure> {
  readonly emptyIsTrue?: boolean
  /** Called with the new containers of a page, before its facts are appended. */
  readonly onContainers?: (containers: readonly FoundContainer[]) => Promise<void>
}

/** Imports a source; nothing is renamed or mapped. */
export const importSource = <R extends SourceReading>(
  importing: Importing<R>,
): Outcome<Failure | TooBusy, Imported<R>> =>
  untilDone<R, Failure, Imported<R>>(importing, async (reading, isFirst) => {
    const { emptyIsTrue = false, onContainers = async () => undefined } = importing
    const options = { ...importing, emptyIsTrue, onProgress: () => undefined }
    const begun = await ImportRun.begin(reading, isFirst, { repositories: [], trackersApart: new Set() }, options)
    if (isLeft(begun)) return begun
    for await (const found of begun.right.read()) {
      if (isLeft(found)) return found
      await onContainers(found.right.containers)
    }
    return begun.right.complete()
  })
