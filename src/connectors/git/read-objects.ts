import type { Outcome } from '#domain/outcome'
import { readingOf, type SourceError } from '#import/source'
import { gitOutput } from './git.js'
import { BATCH_FORMAT, objectsOf } from './objects.js'

/** The bodies of a few objects by id, without those that the repository lacks. */
export const readObjects = (path: string, ids: readonly string[]): Outcome<SourceError, ReadonlyMap<string, Buffer>> =>
  readingOf(async () => {
    const bodies = new Map<string, Buffer>()
    if (ids.length === 0) return bodies
    const asked = `${[...new Set(ids)].join('\n')}\n`
    const output = gitOutput(path, ['cat-file', `--batch=${BATCH_FORMAT}`, '--buffer'], asked)
    try {
      // Copied: a few bytes would keep all that were read with them.
      for await (const batch of objectsOf(output.stdout))
        for (const { id, body } of batch) if (body !== null) bodies.set(id, Buffer.from(body))
      await output.finished()
      return bodies
    } finally {
      output.stop()
    }
  })
